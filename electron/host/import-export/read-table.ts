import { readEmoji, SEPARATOR } from '../../../shared/emoji/emoji-syntax.ts';
import { MAX_IMPORT_OPTION_LINES } from '../../../shared/import-export/file-formats.ts';
import type { FileProblem } from '../../../shared/import-export/file-problem.ts';
import {
  canRepeat,
  type Delimiter,
  type ImportPreview,
  MAX_COLUMNS,
  type SplitAt,
  type TableChoice,
  type TableColumn,
  type TableField,
} from '../../../shared/import-export/import-preview-schemas.ts';
import { PRIVATE_FIELD_NAMES, PRIVATE_FIELDS } from '../../../shared/library/private-fields.ts';
import { type DateOrder, findDays, guessDateOrder } from '../../../shared/library/typed-date.ts';
import type { Draft } from '../../../shared/question/draft.ts';
import {
  createEmptyDraft,
  createRecord,
  FIELDS,
  QUESTION_FIELDS,
} from '../../../shared/question/question-fields.ts';
import { hasQuestionMarkAtEnd } from '../../../shared/question/question-list.ts';
import { splitQuoted } from '../../../shared/text/split-quoted.ts';
import { type CsvRow, createExportCheck, createRowReader, scanTable } from './csv-syntax.ts';
import { createHeadingTagReader } from './heading-tags.ts';
import { createErrorAt, createReading, createRejectedReading, type Reading } from './import-file-content.ts';
import { PRIVATE_CELLS } from './private-field-cells.ts';
import {
  type ColumnNames,
  createPrivateFieldReader,
  findBrokenProblem,
  findColumns,
  findTooWideProblem,
  foldHeading,
  getMaxRows,
  isInputColumn,
  listUnusedColumns,
} from './read-csv.ts';

/** Matches headings such as `Emoji 1`, `Icon A`, `Option 1 emoji`, and `Emoji for option 1`. */
const EMOJI_HEADINGS =
  /^(?:(?:emojis?|emoticons?|icons?)(?: (?:for |of |für )?(?:option|answer|choice|antwort))?(?: ?[_#.-]? ?(?:\d+|[a-z]))?|(?:option|answer|choice|antwort) ?(?:\d+|[a-z]) ?(?:emoji|icon))$/u;

/** Maps each lowercase heading to the column's probable content. */
const HEADINGS: readonly (readonly [RegExp, TableColumn])[] = [
  ...FIELDS.map((name) => [QUESTION_FIELDS[name].headings, name] as const),
  ...PRIVATE_FIELD_NAMES.map((name) => [PRIVATE_CELLS[name].headings, name] as const),
  [EMOJI_HEADINGS, 'emoji'],
];

/** Matches dates in digits, even invalid ones. */
const DAY = /^\s*\d{1,4}[-./]\s?\d{1,2}[-./]/u;

/** Returns each column's field according to its heading, or null if it's unknown. */
function findFields(rows: readonly CsvRow[]): (TableColumn | null)[] {
  const names = (rows[0]?.cells ?? []).slice(0, MAX_COLUMNS).map(foldHeading);
  const fields = names.map((name) => findField(name) ?? findFieldInParts(name));
  return fields.map((field, at) => {
    if (names[at] !== 'tag') return field;
    // In German, "Tag" means "day", so the column can contain dates. A column whose heading means only that
    // field takes precedence.
    const cells = rows.slice(1, SAMPLE_ROWS).flatMap(({ cells: all }) => all[at]?.trim() || []);
    const isDay =
      cells.filter((cell) => DAY.test(cell) || findDays(cell).length > 0).length * 2 > cells.length;
    const meant: TableField = isDay ? 'plannedFor' : 'tags';
    return fields.includes(meant) ? field : meant;
  });
}

const findField = (name: string): TableColumn | null =>
  HEADINGS.find(([pattern]) => pattern.test(name))?.[1] ?? null;

/** Longer headings are prose. */
const MAX_HEADING_LENGTH = 200;
const HEADING_PARTS = /[/|,;:()[\]{}–—]/u;

/** Finds the field in a heading such as `Frage / Question` or `Title (required)`. */
function findFieldInParts(name: string): TableColumn | null {
  if (name.length > MAX_HEADING_LENGTH) return null;
  for (const part of name.split(HEADING_PARTS)) {
    const field = findField(part.trim());
    if (field) return field;
  }
  return null;
}

const SAMPLE_ROWS = 50;

/** Returns the unassigned column with the most questions, or -1 if there is none. */
function findQuestionColumn(rows: readonly CsvRow[], fields: readonly (TableColumn | null)[]): number {
  const sample = rows.slice(0, SAMPLE_ROWS);
  let best = { at: -1, count: 0 };
  for (const [at, field] of fields.entries()) {
    if (field !== null) continue;
    const count = sample.filter(({ cells }) => hasQuestionMarkAtEnd(cells[at] ?? '')).length;
    if (count > best.count) best = { at, count };
  }
  return best.at;
}

/** Matches the number or letter at the end of a heading such as `Pick 1`, `Pick1`, `B`, or `3)`. */
const SERIES_LABEL = /(?:(?<!\p{N})\d{1,2}|(?<![\p{L}\p{N}])[a-z])(?=[).\]]?$)/u;

/** Names of numbered options that mean something else without a number. Other names can be of authors or tags. */
const OPTION_NAME =
  /^(?:(?:poll )?(?:alternative|candidate|item|pick|reply|response|vote option)|kandidat|vorschlag)$/u;

/**
 * Returns the columns whose headings are letters from A or numbers from 1, alone or after the name of options.
 * Columns with numbers, such as votes, aren't options unless their headings are only letters.
 */
function findSeries(rows: readonly CsvRow[], fields: readonly (TableColumn | null)[]): number[] {
  const series = new Map<string, { next: string; places: number[]; isLetters: boolean }>();
  for (const [at, field] of fields.entries()) {
    const heading = foldHeading(rows[0]?.cells[at] ?? '');
    const found = heading.length > MAX_HEADING_LENGTH ? null : SERIES_LABEL.exec(heading);
    if (field !== null || !found) continue;
    const [label] = found;
    const name = heading
      .slice(0, found.index)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join(' ');
    if (name !== '' && findField(name) !== 'options' && !OPTION_NAME.test(name)) continue;
    const isNumber = /\d/u.test(label);
    const key = `${name}\n${isNumber}`;
    const one = series.get(key) ?? { next: isNumber ? '1' : 'a', places: [], isLetters: key === '\nfalse' };
    series.set(key, one);
    if (label !== one.next) continue;
    one.places.push(at);
    one.next = isNumber ? String(Number(label) + 1) : String.fromCharCode(label.charCodeAt(0) + 1);
  }
  const found = [...series.values()].find(
    ({ places, isLetters }) => places.length > 1 && (isLetters || containText(rows, places)),
  );
  return found?.places ?? [];
}

/** Returns whether most nonempty cells of these columns contain a letter or an emoji, but no URL. */
function containText(rows: readonly CsvRow[], places: readonly number[]): boolean {
  const cells = rows
    .slice(1, SAMPLE_ROWS)
    .flatMap((row) => places.flatMap((at) => row.cells[at]?.trim() || []));
  const isText = (cell: string) => /[\p{L}\p{Extended_Pictographic}]/u.test(cell) && !/^https?:/iu.test(cell);
  return cells.filter(isText).length * 2 > cells.length;
}

/**
 * Guesses columns by their headings, except those with a `known` field. If no heading means the title, the
 * title is the column with the most questions. If none means options, a series such as `A` and `B` does. In a
 * table without headings, the title is the column with the most questions or otherwise the first one. The
 * columns after it are options.
 */
export function guessTable(
  rows: readonly CsvRow[],
  known: ReadonlyMap<number, TableField> = new Map(),
): TableChoice {
  const taken = new Set<TableColumn>(known.values());
  const guessed = keepFirstOfEach(
    findFields(rows).map((field, at) => known.get(at) ?? (field && taken.has(field) ? null : field)),
  );
  const series = taken.has('options') ? [] : findSeries(rows, guessed);
  const keyAt = findKeyColumn(rows, guessed, series);
  const isSeries = keyAt >= 0 || !guessed.includes('options');
  const named = guessed.map((field, at) => {
    if (at === keyAt) return null;
    return isSeries && series.includes(at) ? 'options' : field;
  });
  const hasHeader =
    known.size > 0 ||
    guessed.includes('title') ||
    guessed.includes('options') ||
    (series.length > 0 && isHeader(rows, named));
  const body = rows.slice(hasHeader ? 1 : 0);
  const titleAt = guessed.includes('title') ? -1 : findQuestionColumn(body, hasHeader ? named : guessed);
  const fields = hasHeader
    ? named.map((field, at) => (at === titleAt ? 'title' : field))
    : guessed.map((_, at) => {
        const first = Math.max(titleAt, 0);
        return at === first ? 'title' : at > first ? 'options' : null;
      });
  const withEmoji = findEmojiColumns(body, fields, hasHeader ? null : 'options');
  return { fields: withEmoji, hasHeader, splitAt: chooseSeparator(body, withEmoji) };
}

/**
 * Returns the only column of options by its heading if its cells repeat an option or its label from a series,
 * as the correct answers of a quiz do. Returns -1 if there is none.
 */
function findKeyColumn(
  rows: readonly CsvRow[],
  fields: readonly (TableColumn | null)[],
  series: readonly number[],
): number {
  const at = fields.indexOf('options');
  if (at < 0 || at !== fields.lastIndexOf('options') || series.length === 0) return -1;
  const isKey = ({ cells }: CsvRow) => {
    const readCell = (place: number) => foldHeading(cells[place] ?? '');
    const labels = series.map((place) => findLabel(rows[0]?.cells[place]));
    return ['', ...labels, ...series.map(readCell)].includes(readCell(at));
  };
  return rows.slice(1, SAMPLE_ROWS).every(isKey) ? at : -1;
}

/** Returns whether the column with the questions has none in the first row. */
function isHeader(rows: readonly CsvRow[], fields: readonly (TableColumn | null)[]): boolean {
  const at = findQuestionColumn(rows.slice(1), fields);
  return at >= 0 && !hasQuestionMarkAtEnd(rows[0]?.cells[at] ?? '');
}

/** Keeps only the first column of each field except for options and their emoji. */
function keepFirstOfEach(fields: readonly (TableColumn | null)[]): (TableColumn | null)[] {
  return fields.map((field, at) =>
    (field !== null && canRepeat(field)) || fields.indexOf(field) === at ? field : null,
  );
}

/**
 * Finds columns with only emoji among those assigned to `candidate`. Changes nothing unless there are as many
 * of them as columns with options.
 */
function findEmojiColumns(
  rows: readonly CsvRow[],
  fields: readonly (TableColumn | null)[],
  candidate: TableColumn | null,
): (TableColumn | null)[] {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const found = fields.map((field, at) =>
    field === candidate && isEmojiColumn(sample.map(({ cells }) => cells[at]?.trim() ?? ''))
      ? 'emoji'
      : field,
  );
  const count = (wanted: TableColumn) => found.filter((field) => field === wanted).length;
  return count('emoji') === count('options') ? found : [...fields];
}

function isEmojiColumn(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every(isWholeEmoji);
}

function isWholeEmoji(text: string): boolean {
  const reading = readEmoji(text);
  return reading.ok && reading.typed === text;
}

/** Returns the option separator: line breaks, unless most cells have none and contain another separator. */
function chooseSeparator(rows: readonly CsvRow[], fields: TableChoice['fields']): SplitAt {
  if (fields.filter((field) => field === 'options').length !== 1) return 'line';
  const at = fields.indexOf('options');
  const cells = rows.slice(0, SAMPLE_ROWS).flatMap(({ cells: all }) => all[at] || []);
  const withSign = (sign: string) =>
    cells.filter((cell) => cell.includes(sign) && !cell.includes('\n')).length * 2 > cells.length;
  if (withSign('|')) return 'bar';
  if (withSign(';')) return 'semicolon';
  return withSign(',') ? 'comma' : 'line';
}

/** A table's content and the way it was read. */
export interface TableReading extends Reading {
  table: ImportPreview['table'];
}

export interface TableOptions {
  /** The columns' fields. Without them, they're guessed. */
  table?: TableChoice | null;
  /**
   * Headings of columns that aren't guessed. If set, even to `{}`, problems describe columns by their
   * headings.
   */
  columns?: ColumnNames | undefined;
  maxQuestions?: number | undefined;
  /** Without it, the delimiter is guessed. */
  delimiter?: Delimiter | undefined;
  /** Without it, the order of month and day is guessed. The table's order takes precedence. */
  dateOrder?: DateOrder | undefined;
}

/** Reads a table with the chosen or guessed columns. Adds unreadable rows as bad items. Throws TooManyElements. */
export function readTable(
  text: string,
  { table: wanted, columns, maxQuestions, delimiter, dateOrder }: TableOptions,
): TableReading {
  const scan = scanTable(text, getMaxRows(maxQuestions), delimiter);
  const end = findBrokenProblem(scan);
  if (end && scan.rows.length === 0) return { ...createRejectedReading(end), table: null };
  const rows = scan.rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const width = Math.min(findWidth(rows), MAX_COLUMNS);
  const header = rows[0] ?? { line: 1, cells: [] };
  const named = findNamedColumns(header, columns ?? {});
  if (named.problems.length > 0) return { ...createRejectedReading(...named.problems), table: null };
  const choice = wanted?.fields.length === width ? wanted : guessTable(rows, named.fields);
  const body = rows.slice(choice.hasHeader ? 1 : 0);
  const fields = choice.fields.slice(0, width);
  const days = body.map(({ cells }) => cells[fields.indexOf('plannedFor')] ?? '');
  const table = {
    ...choice,
    fields,
    dateOrder: choice.dateOrder ?? dateOrder ?? guessDateOrder(days),
    columns: listColumns(rows, choice, width),
    delimiter: scan.delimiter,
    hasAmbiguousDates: days.some((day) => findDays(day).length > 1),
  };
  if (rows.length > 0 && !table.fields.includes('title')) {
    const missing = columns
      ? findColumns(header, 'title', ['title']).problems
      : [createErrorAt(null, '', { code: 'no-title-column' })];
    return { ...createRejectedReading(...missing), table };
  }
  const { reading, add, addBad, addProblem } = createReading(maxQuestions);
  const headings = choice.hasHeader ? header.cells : [];
  const optionColumns = pairEmojiColumns(table.fields, headings);
  const paired = new Set(optionColumns.flatMap(({ emojiAt }) => emojiAt));
  const isUsed = (at: number) =>
    at >= header.cells.length || (table.fields[at] === 'emoji' ? paired.has(at) : Boolean(table.fields[at]));
  for (const note of listUnusedColumns(choice.hasHeader ? header : null, body, isUsed)) addProblem(note);
  const isExport = headings.some((heading) => EXPORT_HEADING.test(heading));
  const unescaped = createRowReader(header.cells);
  const isExported = createExportCheck(header.cells);
  const privateFieldReader = createPrivateFieldReader(table.dateOrder, addProblem);
  const tagReader = createHeadingTagReader(addProblem);
  for (const { line, cells, headings: above = [] } of body) {
    const row = { line, cells: unescaped(cells) };
    const isExact = isExported(cells);
    const input = readInput(row, choice, optionColumns, isExact);
    const problem =
      findTooWideProblem(row, header.cells.length) ?? (isExport ? null : findMissingQuestion(row, input));
    if (!problem) {
      const own = privateFieldReader.read(line, readPrivateCells(row, table), isExact);
      const added = above.length > 0 ? PRIVATE_FIELDS.tags.merge(own, tagReader.read(above)) : {};
      const privateFields = { ...own, ...added };
      add({ kind: 'input', line: row.line, path: '', input, optionsAt: null, isExact, privateFields });
      continue;
    }
    addBad(row.line, input, [problem]);
  }
  privateFieldReader.finish();
  tagReader.finish();
  if (end) addBad(end.line, createEmptyDraft(), [end]);
  return { ...reading, table };
}

/** Returns the field of each named column by index, and the problems with the names. */
function findNamedColumns(header: CsvRow, names: ColumnNames) {
  const fields = new Map<number, TableField>();
  const problems: FileProblem[] = [];
  for (const [column, headings] of Object.entries(names)) {
    if (!isInputColumn(column)) continue;
    const found = findColumns(header, column, headings);
    for (const at of found.places) fields.set(at, column);
    for (const problem of found.problems) problems.push(problem);
  }
  return { fields, problems };
}

/**
 * Matches a column from an export or another database. In such a table, every row is a question, even an
 * unfinished one.
 */
const EXPORT_HEADING = /^\s*(?:id|state)\s*$/iu;

/** Matches the title in a row of totals. */
const TOTAL = /^(?:(?:grand |sub-?)?totals?|sums?|averages?|summe|gesamt|insgesamt|durchschnitt):?$/iu;

/**
 * Returns the problem for a row that has no options and no question as its title, such as a column's total.
 */
function findMissingQuestion({ line }: CsvRow, { title, options }: Draft): FileProblem | null {
  const trimmed = title.trim();
  const isQuestion = (/\p{L}/u.test(trimmed) && !TOTAL.test(trimmed)) || hasQuestionMarkAtEnd(trimmed);
  return options !== '' || isQuestion ? null : createErrorAt(line, '', { code: 'no-question' });
}

/** Returns the number of columns up to the last one that has a heading or is a row's last filled cell. */
function findWidth(rows: readonly CsvRow[]): number {
  const header = rows[0]?.cells ?? [];
  let width = 0;
  for (const { cells } of rows)
    for (let at = Math.min(cells.length, header.length); at > width; at -= 1)
      if (cells[at - 1]?.trim()) width = at;
  return width;
}

const EXAMPLE_LENGTH = 80;

function listColumns(rows: readonly CsvRow[], { hasHeader }: TableChoice, width: number) {
  const first = hasHeader ? rows[0] : undefined;
  const body = rows.slice(hasHeader ? 1 : 0);
  return Array.from({ length: width }, (_, at) => ({
    heading: (first?.cells[at] ?? '').trim().slice(0, EXAMPLE_LENGTH),
    example: (body.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? '').slice(0, EXAMPLE_LENGTH),
  }));
}

const SIGNS: Record<Exclude<SplitAt, 'comma'>, RegExp> = {
  line: /\r\n|\r|\n/u,
  bar: /\r\n|\r|\n|\|/u,
  semicolon: /\r\n|\r|\n|;/u,
};
const COMMA_OR_LINE = /[,\r\n]/gu;

/** Matches the number or letter in a heading such as `Option 1` or `Emoji A`. */
const LABEL = /\d+|(?<!\p{L})[a-z](?!\p{L})/u;

/**
 * Returns the columns with options, each with the columns of its emoji. They have the same number or letter in
 * their headings, or otherwise the same position among their kind.
 */
function pairEmojiColumns(fields: TableChoice['fields'], headings: readonly string[]) {
  const listPlaces = (wanted: TableColumn) =>
    fields.flatMap((field, at) => (field === wanted ? [{ at, label: findLabel(headings[at]) }] : []));
  const [options, emoji] = [listPlaces('options'), listPlaces('emoji')];
  if (options.length === 1) return options.map(({ at }) => ({ at, emojiAt: emoji.map((one) => one.at) }));
  const labels = new Set(options.map(({ label }) => label));
  const isLabeled = emoji.every(({ label }) => label !== undefined && labels.has(label));
  return options.map(({ at, label }, position) => ({
    at,
    emojiAt: emoji
      .filter((one, place) => (isLabeled ? one.label === label : place === position))
      .map((one) => one.at),
  }));
}

const findLabel = (heading = ''): string | undefined => LABEL.exec(foldHeading(heading))?.[0];

type OptionColumns = ReturnType<typeof pairEmojiColumns>;

/** `isExact` says that the row is from this app, so its options already have the right format. */
function readInput(
  { cells }: CsvRow,
  { fields, splitAt }: TableChoice,
  optionColumns: OptionColumns,
  isExact: boolean,
) {
  const readTexts = (field: TableColumn): string[] =>
    fields.flatMap((one, at) => (one === field ? [cells[at] ?? ''] : []));
  const options = optionColumns
    .flatMap(({ at, emojiAt }) => {
      const emoji = emojiAt.flatMap((place) => splitOptions(cells[place] ?? '', 'line'));
      return joinEmoji(splitOptions(cells[at] ?? '', splitAt), emoji);
    })
    // Reads one line more than the limit because the problem must be reported.
    .slice(0, MAX_IMPORT_OPTION_LINES + 1);
  return createRecord(FIELDS, (field) =>
    field === 'options' && !isExact ? options.join('\n') : (readTexts(field)[0] ?? ''),
  );
}

const splitOptions = (cell: string, splitAt: SplitAt): string[] =>
  (splitAt === 'comma' ? splitQuoted(cell, COMMA_OR_LINE) : cell.split(SIGNS[splitAt]))
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Adds an emoji to each option without one. An emoji without an option gets its own line. */
const joinEmoji = (options: readonly string[], emoji: readonly string[]): string[] =>
  Array.from({ length: Math.max(options.length, emoji.length) }, (_, at) => {
    const [sign, option] = [emoji[at], options[at]];
    if (option === undefined) return sign ?? '';
    return sign === undefined || readEmoji(option).ok ? option : `${sign}${SEPARATOR}${option}`;
  });

function readPrivateCells({ cells }: CsvRow, { fields, columns }: NonNullable<TableReading['table']>) {
  return (field: TableField) => {
    const at = fields.indexOf(field);
    return { heading: columns[at]?.heading ?? '', cell: cells[at] ?? '' };
  };
}
