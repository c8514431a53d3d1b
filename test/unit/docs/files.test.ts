import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createNodeFiles } from '../../../electron/host/files.ts';
import { openStore } from '../../../electron/host/library/open-store.ts';
import { silentLog } from '../../support/silent-log.ts';
import { smallEntry } from '../../support/store-day.ts';
import { JOURNAL } from '../../support/store-files.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const page = await readFile(join(import.meta.dirname, '../../../docs/files.md'), 'utf8');

const open = (dir: string) => openStore({ dir, files: createNodeFiles(), log: silentLog });

describe('the page about the files', () => {
  it('has a reader that finds what the app finds, with a journal and without', async () => {
    await using folder = await temporaryFolder();
    const code = /```js\n([\s\S]+?)```/.exec(page)?.[1] ?? '';
    const module = join(folder.dir, 'reader.mjs');
    await writeFile(module, code);
    const { readLibrary } = await import(/* @vite-ignore */ pathToFileURL(module).href);
    const dir = join(folder.dir, 'library');
    const store = await open(dir);
    for (const id of [1, 2, 300]) await store.commit(smallEntry(id));
    await store.close();
    const again = await open(dir);
    await again.replaceAll((all) => [...all.values()].filter(({ id }) => id !== 2));
    await again.commit(smallEntry(300, 7));
    await again.commit(smallEntry(301));
    expect(readLibrary(dir)).toEqual([...again.entries.values()]);
    await again.close();
    expect(readLibrary(dir)).toEqual([...again.entries.values()]);
    expect(again.entries.size).toBe(3);
  });

  it('says truly how a sum is made', () => {
    const text = '{"format":"qotd-studio journal","version":2}\n';
    const sum = crc32(text).toString(16).padStart(8, '0');
    expect(page).toContain(JOURNAL.trim());
    expect(JSON.parse(JOURNAL).sum).toBe(sum);
  });
});
