import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../../electron/host/library/open-store.ts';
import type { Store } from '../../../../../electron/host/library/store/entry-store.ts';
import { createNodeFiles, type Files } from '../../../../../electron/host/system/files.ts';
import type { Entry } from '../../../../../shared/library/entry.ts';
import { createDiskWith, DIR, readAll } from '../../../../support/corrupt-library.ts';
import { silentLog } from '../../../../support/silent-log.ts';
import { type Keep, keepAll, keepSynced } from '../../../../support/store-disk.ts';
import { createFaultyFiles, ignoreSync } from '../../../../support/store-faults.ts';
import { readManifest, writeFiles } from '../../../../support/store-files.ts';
import { createSmallEntry } from '../../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../../support/temporary-folder.ts';
import { countWithinTimeLimit } from '../../../../support/time-limit.ts';

const clock = { now: () => Date.parse('2026-11-09T09:00:00.000Z') };
const open = (dir: string, files: Files = ignoreSync(createNodeFiles())) =>
  openStore({ dir, files, log: silentLog, clock });
const listSaved = (store: Store) => [...store.entries.values()].map(({ id, saved }) => [id, saved]);

/** Returns the header of a version 1 file. */
const old = (kind: string) => `{"format":"qotd-studio ${kind}","version":1}\n`;
const line = (seq: number, entry: Entry) => `${JSON.stringify({ seq, entry })}\n`;
const OLD: Record<string, string> = {
  'library.json': '{"format":"qotd-studio library","version":1,"created":"2026-01-01T00:00:00.000Z"}\n',
  'questions/000001-000256.jsonl':
    old('questions') + line(1, createSmallEntry(1)) + line(5, createSmallEntry(2, 5)),
  'questions/000257-000512.jsonl': old('questions') + line(3, createSmallEntry(300, 3)),
  'journal/000004.jsonl': old('journal') + line(7, createSmallEntry(2, 7)) + line(8, createSmallEntry(9, 8)),
};
const SAVED = [
  [1, 1],
  [2, 7],
  [9, 8],
  [300, 3],
];
const KEPT = '2026-11-09-09-00-00-version-1';

describe('a version 1 library', () => {
  it('is converted after its files are copied', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, OLD);
    const store = await open(folder.dir);
    expect(listSaved(store)).toEqual(SAVED);
    expect(await store.recovery.reports()).toEqual([]);
    await store.close();
    for (const [name, content] of Object.entries(OLD)) {
      expect(await readFile(join(folder.dir, 'set-aside', KEPT, name), 'utf8')).toBe(content);
    }
    const read = (name: string) => readFile(join(folder.dir, name), 'utf8');
    expect(JSON.parse(await read('library.json'))).toMatchObject({
      version: 2,
      created: '2026-01-01T00:00:00.000Z',
      files: ['000001-000256.jsonl', '000257-000512.jsonl'],
    });
    for (const name of ['000001-000256.jsonl', '000257-000512.jsonl']) {
      expect(await read(`questions/${name}`)).toMatch(
        /^\{"format":"qotd-studio questions","version":2,"lines":/,
      );
    }
    const again = await open(folder.dir);
    expect(listSaved(again)).toEqual(SAVED);
    await again.close();
    expect(await readdir(join(folder.dir, 'set-aside'))).toEqual([KEPT]);
  });

  it('is never partly converted after a crash, and its copy is preserved', async () => {
    const content = new Map(Object.entries(OLD).map(([name, text]) => [name, Buffer.from(text)]));
    for (const outcome of ['dies-before', 'dies-within', 'dies-after'] as const) {
      for (const at of countWithinTimeLimit()) {
        const disk = await createDiskWith(content);
        const faulty = createFaultyFiles(disk.files, ({ number }) => (number === at ? outcome : 'done'));
        await open(DIR, faulty.files)
          .then((store) => store.close())
          .catch(() => undefined);
        if (!faulty.dead) break;
        const context = `${outcome} call ${at}, ${faulty.calls.at(-1)?.name} ${faulty.calls.at(-1)?.path}`;
        const keeps: Keep[] = [keepAll, keepSynced];
        for (const keep of keeps) {
          const { files } = disk.simulateCrash(keep);
          const store = await open(DIR, files);
          expect(listSaved(store), context).toEqual(SAVED);
          expect(await store.recovery.reports(), context).toEqual([]);
          await store.close();
          const remaining = await readAll(files);
          for (const [name, bytes] of content) {
            const copies = [...remaining].filter(([path]) => path.endsWith(`-version-1/${name}`));
            expect(
              copies.some(([, copy]) => copy.equals(bytes)),
              `${context}: ${name}`,
            ).toBe(true);
          }
        }
      }
    }
  });

  it('reports questions that may be lost if the end of a question file is missing', async () => {
    await using folder = await createTemporaryFolder();
    const name = 'questions/000001-000256.jsonl';
    await writeFiles(folder.dir, { ...OLD, [name]: (OLD[name] ?? '').slice(0, -10) });
    const store = await open(folder.dir);
    expect(listSaved(store)).toEqual(SAVED);
    const [report] = await store.recovery.reports();
    // A file without a line count may have had more lines.
    expect(report).toMatchObject({
      files: [{ path: name, line: 3, kind: 'cut-off' }],
      lost: [
        {
          id: null,
          hint: `up to 253 more questions in ${name}`,
          facts: { what: 'more', count: 253, path: name, isMost: true },
        },
      ],
    });
    await store.close();
  });
});

describe('a library from a newer version', () => {
  it("isn't changed, whichever file is newer", async () => {
    for (const name of ['library.json', 'questions/000001-000256.jsonl', 'journal/000001.jsonl']) {
      await using folder = await createTemporaryFolder();
      const kind = name === 'library.json' ? 'library' : (name.split('/')[0] ?? '');
      const text = `{"format":"qotd-studio ${kind}","version":3}\nwho knows\n`;
      await writeFiles(folder.dir, {
        'library.json': readManifest(),
        [name]: name === 'library.json' ? (text.split('\n')[0] ?? '') : text,
      });
      const before = await readAll(createNodeFiles(), folder.dir);
      await expect(open(folder.dir)).rejects.toMatchObject({ code: 'library-too-new' });
      expect(await readAll(createNodeFiles(), folder.dir)).toEqual(before);
    }
  });
});
