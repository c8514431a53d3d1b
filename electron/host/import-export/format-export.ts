import type { ExchangeFormat } from '../../../shared/import-export/exchange-format.ts';
import { type Entry, stateOf } from '../../../shared/library/entry.ts';
import { draftOfEntry } from '../../../shared/library/entry-draft.ts';
import { PRIVATE_FIELD_NAMES, PRIVATE_FIELDS } from '../../../shared/library/private-fields.ts';
import { emptyDraft, recordOf } from '../../../shared/question/fields.ts';
import { questionText } from '../../../shared/question/question-text.ts';
import { textPieces } from '../system/durable-file.ts';
import { CSV_VERSION, formatCsvRow, VERSION_COLUMN } from './csv-format.ts';
import type { InputColumn, OTHER_COLUMNS } from './read-csv.ts';
import { exportHeader } from './read-json.ts';

type Write = (entries: readonly Entry[], at: number) => Iterable<string>;

/** The library as a file, line by line. `json` and `jsonl` have everything, removed entries too; see docs/guide/import-export.md. */
const WRITERS = {
  *json(entries, at) {
    yield `${JSON.stringify(exportHeader(entries.length, at)).slice(0, -1)},"entries":[`;
    for (const [index, entry] of entries.entries())
      yield `${index === 0 ? '' : ','}\n${JSON.stringify(entry)}`;
    yield '\n]}\n';
  },
  *jsonl(entries, at) {
    yield `${JSON.stringify(exportHeader(entries.length, at))}\n`;
    for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
  },
  *csv(entries) {
    // Without the mark, spreadsheets take the file for something else than UTF-8.
    yield `\ufeff${formatCsvRow(Object.keys(EMPTY_ROW))}`;
    for (const entry of entries)
      if (entry.removedAt === null) yield formatCsvRow(Object.values(csvRow(entry)));
  },
  *text(entries) {
    let separator = '';
    for (const entry of entries) {
      const block = textBlock(entry);
      if (block === null) continue;
      // A mark at the start of a file is no part of its text; one that is gets another in front of it.
      yield separator || (block.startsWith('\ufeff') ? '\ufeff' : '');
      yield block;
      separator = '\n';
    }
  },
} as const satisfies Record<ExchangeFormat, Write>;

/** The file, in pieces. `at` is now, milliseconds since 1970. */
export function formatExport(
  entries: readonly Entry[],
  { format, at }: { format: ExchangeFormat; at: number },
): Iterable<string> {
  const write: Write = WRITERS[format];
  return textPieces(write(entries, at));
}

/** How many entries that the library shows are not in a file of this format: a text has no place for those without title. */
export const countLeftOut = (entries: readonly Entry[], format: ExchangeFormat): number =>
  format === 'text'
    ? entries.filter((entry) => entry.removedAt === null && textBlock(entry) === null).length
    : 0;

type CsvColumn = (typeof OTHER_COLUMNS)[number] | InputColumn;

const EMPTY_ROW: Readonly<Record<CsvColumn, string>> = {
  id: '',
  state: '',
  ...emptyDraft(),
  ...recordOf(PRIVATE_FIELD_NAMES, () => ''),
  votes: '',
  createdAt: '',
  sentAt: '',
  messageLink: '',
  [VERSION_COLUMN]: CSV_VERSION,
};

/** What the author sees, and beside it what the last saved question knows. */
function csvRow(entry: Entry): Record<CsvColumn, string> {
  const { id, question } = entry;
  return {
    ...EMPTY_ROW,
    id: String(id),
    state: stateOf(entry),
    ...draftOfEntry(entry),
    ...recordOf(PRIVATE_FIELD_NAMES, (name) => PRIVATE_FIELDS[name].format(entry)),
    votes: question ? question.options.map(({ votes }) => votes).join(', ') : '',
    createdAt: question?.createdAt ?? '',
    sentAt: question?.sentAt ?? '',
    messageLink: question?.messageLink ?? '',
  };
}

/** Title and options, one a line; null for what is removed or has no title. */
const textBlock = (entry: Entry): string | null =>
  entry.removedAt === null ? questionText(draftOfEntry(entry)) : null;
