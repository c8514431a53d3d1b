import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatExport } from '../../../../electron/host/import-export/format-export.ts';
import { readItems } from '../../../../electron/host/import-export/read-by-format.ts';
import { parseLineText } from '../../../../electron/host/library/format/line-parser.ts';
import {
  formatSnapshot,
  readSnapshot,
} from '../../../../electron/host/library/restore-points/snapshot-file.ts';
import { readSeedFile } from '../../../../electron/host/library-admin/seed-file.ts';
import { computeSum, formatSum } from '../../../../electron/host/system/checksum.ts';
import { isNestedDeeper, MAX_ENTRY_DEPTH } from '../../../../electron/host/system/json-depth.ts';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { MAX_JSON_DEPTH } from '../../../../shared/import-export/file-problem.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { openHost } from '../../../support/host.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';
import {
  formatEntryLine,
  formatQuestions,
  JOURNAL,
  serializeLibraryLine,
  writeFiles,
} from '../../../support/store-files.ts';
import { unsynced } from '../../../support/sync/memory-repository.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

const FILE = 'questions/000001-000256.jsonl';
const DEEP = `${'['.repeat(8_192)}${']'.repeat(8_192)}`;
const UNCLOSED = '['.repeat(16_384);
const DEPTH = expect.stringContaining('nested more than 500 levels');

/** Returns a synced entry that has an unknown field from the service with `levels` nested arrays. */
function syncedEntry(id: number, levels: number) {
  const others = { x: JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) };
  const seen = {
    at: 1,
    content: createEmptyDraft(),
    createdAt: null,
    author: null,
    status: null,
    sentAt: null,
  };
  const seenThere = { ...seen, messageID: null, messageLink: null, votes: null, others };
  const sync = { ...unsynced, remoteId: id, own: true, seen: seenThere };
  return { ...createExampleEntry(id), sync };
}

const one = formatEntryLine(1, createExampleEntry(1));
const two = formatEntryLine(2, createExampleEntry(2)).replace(/"sum":"[0-9a-f]{8}",/, '');
const unknown = two.replace(',"key":null', `,"key":null,"x":${DEEP}`);
const synced = formatEntryLine(2, syncedEntry(2, 1))
  .replace(/"sum":"[0-9a-f]{8}",/, '')
  .replace('"others":{"x":[]}', `"others":{"x":${DEEP}}`);
/** Adds a valid checksum to a line. */
const summed = (text: string) =>
  text.replace('{"seq":2,', `{"seq":2,"sum":"${formatSum(computeSum(text.trimEnd()))}",`);

describe('a library file with JSON nested 8,192 levels deep', () => {
  it.each<[string, Record<string, string>, object]>([
    ['an unknown field', { [FILE]: formatQuestions(one, unknown) }, { path: FILE, line: 3, reason: DEPTH }],
    [
      'an unknown field, with a checksum',
      { [FILE]: formatQuestions(one, summed(unknown)) },
      { path: FILE, line: 3 },
    ],
    [
      'a field from the service',
      { [FILE]: formatQuestions(one, synced) },
      { path: FILE, line: 3, reason: DEPTH },
    ],
    [
      'a field from the service, with a checksum',
      { [FILE]: formatQuestions(one, summed(synced)) },
      { path: FILE, line: 3, reason: DEPTH },
    ],
    ['an array as a line', { [FILE]: formatQuestions(one, `${DEEP}\n`) }, { path: FILE, line: 3 }],
    ['unclosed brackets', { [FILE]: formatQuestions(one, `${UNCLOSED}\n`) }, { path: FILE, line: 3 }],
    [
      'an unclosed entry',
      { [FILE]: formatQuestions(one, `{"seq":2,"entry":${UNCLOSED}\n`) },
      { path: FILE, line: 3, reason: DEPTH },
    ],
    [
      'the first line of a question file',
      { [FILE]: `{"format":"qotd-studio questions","version":2,"x":${DEEP}}\n${one}` },
      { path: FILE, line: 1, reason: DEPTH },
    ],
    [
      'a line of the journal',
      { [FILE]: formatQuestions(one), 'journal/000001.jsonl': JOURNAL + summed(synced) },
      { path: 'journal/000001.jsonl', line: 2, reason: DEPTH },
    ],
    [
      'the first line of the journal',
      {
        [FILE]: formatQuestions(one),
        'journal/000001.jsonl': `{"format":"qotd-studio journal","version":2,"x":${DEEP}}\n${two}`,
      },
      { path: 'journal/000001.jsonl', line: 1, reason: DEPTH },
    ],
    [
      'library.json',
      { [FILE]: formatQuestions(one), 'library.json': `{"format":"qotd-studio library","files":${DEEP}}\n` },
      { path: 'library.json', reason: DEPTH },
    ],
    [
      'settings.json',
      { [FILE]: formatQuestions(one), 'settings.json': `{"x":${DEEP}}` },
      { path: 'settings.json', reason: DEPTH },
    ],
  ])('is quarantined, and the library can be reopened: %s', async (_, contents, finding) => {
    await using folder = await createTemporaryFolder();
    await writeFiles(join(folder.dir, 'library'), contents);
    const { host } = await openHost(folder.dir);
    await host.handlers['settings.set']({ theme: 'dark' });
    const [report, ...others] = await host.handlers['recovery.reports']({});
    expect(others).toEqual([]);
    expect(report?.files[0]).toMatchObject(finding);
    const { path = '' } = report?.files[0] ?? {};
    const copy = await readFile(join(folder.dir, 'library/set-aside', report?.folder ?? '', path), 'utf8');
    expect(copy).toBe(contents[path]);
    await host.handlers['library.reset']({ what: 'all' });
    await host.handlers['restorePoint.restore']({ library: 'own', name: 'before-last-change' });
    await host.close();
    const { host: again } = await openHost(folder.dir);
    expect(await again.handlers['recovery.reports']({})).toEqual([report]);
    expect(await again.handlers['question.get']({ id: 1 })).toMatchObject({ id: 1 });
    await again.close();
  });

  it.each([
    ['a history file', 'history/000001-000256.jsonl', 'history'],
    ['a title cache', 'similar.cache', 'titles'],
    ['a recovery report', 'set-aside/2026-11-09-09-00-00/report.json', 'report'],
    ['a backup', 'backups/2026-11-09-09-00-00.jsonl', 'snapshot'],
    ['a snapshot', 'snapshots/kept.jsonl', 'snapshot'],
  ])("doesn't prevent the library from opening: %s", async (_, name, format) => {
    await using folder = await createTemporaryFolder();
    const text = `{"format":"qotd-studio ${format}","version":1,"x":${DEEP}}\n{"sum":"00000000","version":${DEEP}}\n`;
    await writeFiles(join(folder.dir, 'library'), { [FILE]: formatQuestions(one), [name]: text });
    const { host } = await openHost(folder.dir);
    await host.handlers['history.list']({ id: 1 });
    await host.handlers['restorePoint.list']({ library: 'own' });
    await host.handlers['restorePoint.list']({ library: 'own' });
    expect(await host.handlers['recovery.reports']({})).toEqual([]);
    await host.close();
  });
});

describe('an import file with JSON nested 8,192 levels deep', () => {
  const entry = summed(synced)
    .slice(0, -2)
    .replace(/^.*?"entry":/, '');
  it.each([
    ['json', DEEP],
    ['json', UNCLOSED],
    ['json', `[${entry}]`],
    ['json', `[{"title":"Tea?","options":"x","y":${DEEP}}]`],
    ['jsonl', DEEP],
    ['jsonl', UNCLOSED],
    ['jsonl', entry],
    ['jsonl', `{"format":"qotd-studio export","version":1,"at":"","count":1}\n${entry}`],
  ] as const)('is rejected with a line number and advice: %s, %#', async (format, text) => {
    const { items, problems } = readItems(text, { format });
    expect(items).toEqual([]);
    expect(problems).toMatchObject([{ level: 'error', line: expect.any(Number) }]);
    expect(problems[0]?.message).toMatch(/^Arrays and objects are nested more than 500 levels.*try again\.$/);
  });

  it("is rejected even if it's a large export", async () => {
    const header = `{"format":"qotd-studio export","version":1,"at":"2026-01-01T00:00:00.000Z","count":2}`;
    const large = JSON.stringify({ ...createExampleEntry(1), key: 'x'.repeat(11_000_000) });
    const { problems } = readItems(`${header}\n${large}\n${entry}\n`, { format: 'jsonl' });
    expect(problems).toMatchObject([{ line: 3, fault: { why: 'depth' } }]);
  });

  it.each([DEEP, UNCLOSED, `[{"title":${DEEP}}]`])("is rejected if it's used as a seed file: %#", (text) => {
    const options = {
      path: 'start.json',
      emojiResolver: createEmojiResolver(new Map(), []),
      clock: { now: () => 0 },
    };
    expect(() => readSeedFile({ ...options, bytes: Buffer.from(text) })).toThrow(
      expect.objectContaining({ code: 'snapshot-unreadable' }),
    );
  });
});

describe('an entry', () => {
  /** The levels in `syncedEntry(id, 0)`: entry, sync, seen, and others. */
  const OWN_LEVELS = 4;
  const deepest = syncedEntry(1, MAX_ENTRY_DEPTH - OWN_LEVELS);
  const tooDeep = syncedEntry(1, MAX_ENTRY_DEPTH - OWN_LEVELS + 1);

  it('can be nested deeply enough to contain any service response', () => {
    expect(isNestedDeeper(deepest, MAX_ENTRY_DEPTH)).toBe(false);
    expect(isNestedDeeper(tooDeep, MAX_ENTRY_DEPTH)).toBe(true);
    expect(MAX_ENTRY_DEPTH).toBeGreaterThanOrEqual(MAX_JSON_DEPTH + OWN_LEVELS);
  });

  it('has the same nesting limit in all formats', async () => {
    const isRead: Record<string, (entry: typeof deepest) => unknown> = {
      question: (entry) => 'line' in parseLineText(formatEntryLine(2, entry).trimEnd()),
      library: (entry) => 'line' in parseLineText(serializeLibraryLine(2, [entry]).trimEnd()),
      snapshot: (entry) => {
        try {
          return readSnapshot(Buffer.from([...formatSnapshot([entry], 0)].join('')), '').entries.length === 1;
        } catch {
          return false;
        }
      },
      json: async (entry) =>
        isImported([...formatExport([entry], { format: 'json', at: 0 })].join(''), 'json'),
      list: (entry) => isImported(JSON.stringify([entry]), 'json'),
      jsonl: (entry) => isImported([...formatExport([entry], { format: 'jsonl', at: 0 })].join(''), 'jsonl'),
    };
    const isImported = async (text: string, format: 'json' | 'jsonl') =>
      readItems(text, { format }).items.length === 1;
    for (const [name, read] of Object.entries(isRead)) {
      expect([name, await read(deepest)]).toEqual([name, true]);
      expect([name, await read(tooDeep)]).toEqual([name, false]);
    }
  });
});
