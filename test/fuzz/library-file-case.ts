import { formatExport } from '../../electron/host/import-export/format-export.ts';
import { readItems } from '../../electron/host/import-export/read-by-format.ts';
import { FORMATS, formatLine } from '../../electron/host/library/format/line-file-format.ts';
import { readRecords } from '../../electron/host/library/format/line-file-reader.ts';
import { salvageSnapshot } from '../../electron/host/library/restore-points/snapshot-file.ts';
import type { Entry } from '../../shared/library/entry.ts';
import type { Random } from '../support/random.ts';
import { createExampleEntry } from '../support/store-entries.ts';
import { formatEntryLine, formatQuestions, JOURNAL } from '../support/store-files.ts';
import { createDeepJson, createNoise } from './json-text.ts';
import { createAnyText } from './unusual-text.ts';

/**
 * Reads random text with deeply nested values as a question file, a journal, a restore point, and an export.
 * The readers must not throw, and the entries that they return must be readable again after being written to
 * a journal and an export.
 */
export async function runLibraryFileCase(random: Random): Promise<string[]> {
  const text = createAnyFile(random);
  try {
    const entries = [...recordsIn(random, text), ...salvageSnapshot(Buffer.from(text)).entries];
    for (const format of ['json', 'jsonl', 'csv', 'text'] as const) {
      const { items } = readItems(text, { format });
      for (const item of items) if (item.kind === 'entry') entries.push(item.entry);
    }
    const faults: string[] = [];
    for (const entry of entries) faults.push(...(await checkRewrite(entry)));
    return faults.map((fault) => `${fault}: ${formatShown(text)}`);
  } catch (error) {
    return [`threw ${String(error)} at ${formatShown(text)}`];
  }
}

const formatShown = (text: string): string => JSON.stringify(text.slice(0, 300));

function recordsIn(random: Random, text: string): Entry[] {
  const format = random.pick([FORMATS.questions, FORMATS.journal]);
  const { lines } = readRecords({
    bytes: Buffer.from(text),
    format,
    path: '',
    tornEnd: random.isChance(0.5),
  });
  return lines.flatMap(({ line: one }) => ('entry' in one ? [one.entry] : one.library));
}

async function checkRewrite(entry: Entry): Promise<string[]> {
  const journal = Buffer.concat([
    Buffer.from(JOURNAL),
    formatLine({ seq: 1, entry }),
    formatLine({ seq: 2, library: [entry] }),
  ]);
  const records = readRecords({ bytes: journal, format: FORMATS.journal, path: '', tornEnd: false });
  const exported = [...formatExport([entry], { format: 'json', at: 0 })].join('');
  const { items } = readItems(exported, { format: 'json' });
  return [
    ...(records.bad.length > 0 ? ['its journal can not be read'] : []),
    ...(items.length === 1 ? [] : ['its export can not be read']),
  ];
}

/**
 * Returns a question file, a journal, or an export, often with deeply nested values. May also return only
 * deeply nested values.
 */
function createAnyFile(random: Random): string {
  const lines = random.pickMany(random.pickInteger(4), (at) =>
    withDeepValue(random, formatEntryLine(at + 1, createExampleEntry(at + 1))),
  );
  const entries = random.pickMany(random.pickInteger(4), (at) =>
    withDeepValue(random, JSON.stringify(createExampleEntry(at + 1))),
  );
  const { closed, open } = createDeepJson(random);
  return random.pick([
    () => formatQuestions(...lines),
    () => withDeepValue(random, JOURNAL) + lines.join(''),
    () =>
      `{"format":"qotd-studio export","version":1,"at":"","count":${entries.length}}\n${entries.join('\n')}`,
    () => `{"format":"qotd-studio export","version":1,"count":1,"entries":[${entries.join(',')}]}`,
    () => `[${entries.join(',')}]`,
    () => closed,
    () => open,
    () => createNoise(random),
    () => createAnyText(random),
  ])();
}

/**
 * Replaces one value in JSON with a deeply nested value, or adds a field with a deeply nested value. May also
 * return the JSON unchanged.
 */
function withDeepValue(random: Random, json: string): string {
  const { closed, open } = createDeepJson(random);
  const value = random.pick([closed, closed, open]);
  return random.pick([
    () => json,
    () => json.replace('{', () => `{"x":${value},`),
    () => json.replace('"draft":', () => `"x":${value},"draft":`),
    () => json.replace(/"question":|"options":|"id":|"version":/, (member) => `${member}${value},"y":`),
    () => json.replace('"removedAt":', () => `"sync":${createSynced(value)},"removedAt":`),
  ])();
}

const DRAFT = '{"title":"","options":"","description":"","footer":"","image":""}';

const createSynced = (value: string): string =>
  `{"account":"a","remoteId":1,"own":true,"base":null,"seen":{"at":1,"content":${DRAFT},"createdAt":null,"author":null,"status":null,` +
  `"sentAt":null,"messageID":null,"messageLink":null,"votes":null,"others":{"x":${value}}},"queued":null,"sending":null,"hold":null,"agreed":null}`;
