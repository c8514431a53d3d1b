import type { ExchangeFormat } from '../../../shared/import-export/file-formats.ts';
import { type Entry, stateOf } from '../../../shared/library/entry.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import { PRIVATE_FIELD_NAMES, PRIVATE_FIELDS } from '../../../shared/library/private-fields.ts';
import { createEmptyDraft, createRecord } from '../../../shared/question/question-fields.ts';
import { escapeTitle } from '../../../shared/question/question-list.ts';
import { formatQuestionText } from '../../../shared/question/question-text.ts';
import { resolveAlias } from '../../../shared/value-aliases.ts';
import { joinTextPieces } from '../system/durable-file.ts';
import { CSV_VERSION, formatCsvRow, VERSION_COLUMN } from './csv-syntax.ts';
import { createExportHeader } from './export-header.ts';
import type { InputColumn, OTHER_COLUMNS } from './read-csv.ts';

type Write = (entries: readonly Entry[], at: number) => Iterable<string>;

/**
 * The export formats. `json` and `jsonl` contain everything, including deleted entries
 * (docs/guide/import-export.md).
 */
const WRITERS = {
  *json(entries, at) {
    yield `${JSON.stringify(createExportHeader(entries.length, at)).slice(0, -1)},"entries":[`;
    for (const [index, entry] of entries.entries())
      yield `${index === 0 ? '' : ','}\n${JSON.stringify(entry)}`;
    yield '\n]}\n';
  },
  *jsonl(entries, at) {
    yield `${JSON.stringify(createExportHeader(entries.length, at))}\n`;
    for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
  },
  *csv(entries) {
    // Spreadsheets recognize UTF-8 by this byte order mark.
    yield `\ufeff${formatCsvRow(Object.keys(EMPTY_ROW))}`;
    for (const entry of entries)
      if (entry.removedAt === null) yield formatCsvRow(Object.values(toCsvRow(entry)));
  },
  *text(entries) {
    let separator = '';
    for (const entry of entries) {
      const block = toTextBlock(entry);
      if (block === null) continue;
      // Readers remove a byte order mark at the start of a file. A title that starts with one therefore needs
      // another.
      yield separator || (block.startsWith('\ufeff') ? '\ufeff' : '');
      yield block;
      separator = '\n';
    }
  },
} as const satisfies Record<ExchangeFormat, Write>;

/** Formats the file in pieces. `at` is the current time in milliseconds since 1970. */
export function formatExport(
  entries: readonly Entry[],
  { format, at }: { format: ExchangeFormat; at: number },
): Iterable<string> {
  const write: Write = WRITERS[format];
  return joinTextPieces(write(entries, at));
}

/**
 * Counts visible entries that the format can't contain. The text format has no place for questions without a
 * title.
 */
export const countOmitted = (entries: readonly Entry[], format: ExchangeFormat): number =>
  format === 'text'
    ? entries.filter((entry) => entry.removedAt === null && toTextBlock(entry) === null).length
    : 0;

type CsvColumn = (typeof OTHER_COLUMNS)[number] | InputColumn;

const EMPTY_ROW: Readonly<Record<CsvColumn, string>> = {
  id: '',
  state: '',
  ...createEmptyDraft(),
  ...createRecord(PRIVATE_FIELD_NAMES, () => ''),
  votes: '',
  createdAt: '',
  sentAt: '',
  messageLink: '',
  [VERSION_COLUMN]: CSV_VERSION,
};

/** Formats the current draft with the last saved question's state. */
function toCsvRow(entry: Entry): Record<CsvColumn, string> {
  const { id, question } = entry;
  return {
    ...EMPTY_ROW,
    id: String(id),
    state: resolveAlias('csvState', stateOf(entry)),
    ...getDraft(entry),
    ...createRecord(PRIVATE_FIELD_NAMES, (name) => PRIVATE_FIELDS[name].format(entry)),
    votes: question ? question.options.map(({ votes }) => votes).join(', ') : '',
    createdAt: question?.createdAt ?? '',
    sentAt: question?.sentAt ?? '',
    messageLink: question?.messageLink ?? '',
  };
}

/**
 * Returns the title and options, one per line. Returns null for a deleted entry or one without a title. Other
 * fields would become questions in an import.
 */
function toTextBlock(entry: Entry): string | null {
  const { title, options } = getDraft(entry);
  if (entry.removedAt !== null) return null;
  return formatQuestionText({ ...createEmptyDraft(), title: escapeTitle(title), options });
}
