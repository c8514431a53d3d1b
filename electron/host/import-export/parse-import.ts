import type { CustomEmoji, EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import {
  type FileProblem,
  MAX_IMPORT_BYTES,
  MAX_PROBLEMS_SHOWN,
} from '../../../shared/import-export/exchange-format.ts';
import { type ImportSource, MAX_ROWS_SHOWN } from '../../../shared/import-export/import-preview.ts';
import type { Draft, Entry, StoredOption } from '../../../shared/library/entry.ts';
import { draftOfEntry } from '../../../shared/library/entry-draft.ts';
import type { PrivateFields } from '../../../shared/library/private-fields.ts';
import { plainFindingMessage } from '../../../shared/messages/finding-message.ts';
import { checkQuestion, type Finding, resolveOptions } from '../../../shared/question/check-question.ts';
import { formatOptions } from '../../../shared/question/option-line.ts';
import { parsePastedOption } from '../../../shared/question/pasted-option.ts';
import { splitLines } from '../../../shared/text/lines.ts';
import { typedContent, wholeContent } from './content-hash.ts';
import { type BadItem, type Item, MAX_PROBLEMS_KEPT, member } from './import-item.ts';
import { type ReadOptions, readItems, withinLimit } from './read-by-format.ts';
import { readTable, type TableReading } from './read-table.ts';

/** How the text of a file is read, and for what. */
export interface ImportRequest {
  /**
   * `strict`: a file with an error is refused, as on the command line. `loose`: as the window shows it first, which may leave
   * out what can't be taken. `check`: nothing of it is imported, and every problem counts.
   */
  how:
    | ({ mode: 'strict' | 'check' } & ReadOptions)
    | ({ mode: 'loose' } & Pick<ImportSource, 'format' | 'table'>);
  /** The user's own emoji. */
  customEmoji: readonly CustomEmoji[];
}

/** A question of a file, checked. */
export type FileQuestion = {
  line: number | null;
  /** See `Contents`: `typed` for what somebody wrote, `whole` for an entry. */
  content: string;
  /** Limits that it breaks: the first ones, and how many there are. */
  limits: FileProblem[];
  limitCount: number;
} & (
  | {
      kind: 'typed';
      input: Draft;
      privateFields: PrivateFields;
      /** Null if it breaks a limit. */
      options: StoredOption[] | null;
    }
  | { kind: 'entry'; entry: Entry }
);

/** What there is to know about a file besides its questions. */
export interface FileSummary {
  /** Nothing of the file can be taken; the problems say why. */
  isRefused: boolean;
  /** The first ones, and how many there are. */
  problems: FileProblem[];
  problemCount: number;
  /** The first ones that are of no single row, and how many there are. */
  fileProblems: FileProblem[];
  fileProblemCount: number;
  /** Those among the first `MAX_ROWS_SHOWN` rows, and how many there are. */
  bad: BadItem[];
  badCount: number;
  table: TableReading['table'];
  /** Questions, and how many of them break a limit. With `check` alone. */
  checked: { questions: number; breaking: number } | null;
}

/** Limits of one question, and of all, that are described; all others are counted. */
const MAX_LIMITS_OF_ONE = 20;
/** Names nearest to a misspelt one that are looked for in one file. */
const NEAREST_LOOKUPS = 1_000;
/** The share of the progress that reading has; the other one is checking. */
const READING_SHARE = 0.3;

/**
 * Reads a file: what there is to know about it, then its questions one by one. `onProgress` gets the share that is done,
 * from 0 to 1, often. Never throws but for memory.
 */
export function readImport(
  text: string,
  { how }: ImportRequest,
  emojiResolver: EmojiResolver,
  onProgress: (share: number) => void,
): { summary: FileSummary; questions: Generator<FileQuestion> } {
  const onRead = (share: number) => onProgress(share * READING_SHARE);
  const reading =
    how.mode === 'loose'
      ? readForPreview(text, how, onRead)
      : { ...readItems(text, how, onRead), table: null };
  const { items } = reading;
  const onChecked = (count: number) =>
    onProgress(READING_SHARE + ((1 - READING_SHARE) * count) / Math.max(1, items.length));
  if (how.mode === 'check') return { summary: checked(reading, emojiResolver, onChecked), questions: none() };
  const ofRows = new Set(reading.bad.flatMap(({ problems }) => problems));
  const fileProblems = reading.problems.filter((problem) => !ofRows.has(problem));
  const wrong = how.mode === 'loose' ? fileProblems : reading.problems;
  const isRefused = wrong.some(({ level }) => level === 'error');
  const summary: FileSummary = {
    isRefused,
    problems: reading.problems.slice(0, MAX_PROBLEMS_SHOWN),
    problemCount: reading.problemCount,
    fileProblems: fileProblems.slice(0, MAX_PROBLEMS_SHOWN),
    fileProblemCount: reading.problemCount - reading.rowProblemCount,
    bad: how.mode === 'loose' ? reading.bad.slice(0, MAX_ROWS_SHOWN) : [],
    badCount: reading.bad.length,
    table: reading.table,
    checked: null,
  };
  return { summary, questions: isRefused ? none() : questionsOf(items, emojiResolver, onChecked) };
}

function* none(): Generator<never> {}

/** Misspelt names break no limit, so that the names nearest to them are not looked for. */
function* questionsOf(
  items: readonly Item[],
  emojiResolver: EmojiResolver,
  onChecked: (count: number) => void,
): Generator<FileQuestion> {
  const frugal = limitSuggestions(emojiResolver, 0);
  let described = 0;
  for (const [index, item] of items.entries()) {
    const found = checkItem(item, frugal).filter(({ level }) => level === 'limit');
    const limits = found.slice(0, described < MAX_PROBLEMS_KEPT ? MAX_LIMITS_OF_ONE : 0);
    described += limits.length;
    const common = { line: item.line, limits, limitCount: found.length };
    if (item.kind === 'entry') {
      const { entry } = item;
      yield { ...common, kind: 'entry', entry, content: wholeContent(entry) };
    } else {
      const { input, privateFields = {} } = item;
      const options = found.length > 0 ? null : resolveOptions(input.options, emojiResolver);
      // As the library will have it, so that it is found there.
      const content = typedContent(
        options ? { ...input, options: formatOptions(options.map(typedOption)) } : input,
      );
      yield { ...common, kind: 'typed', input, privateFields, options, content };
    }
    onChecked(index + 1);
  }
}

const typedOption = ({ typed, text }: StoredOption) => ({ emoji: typed, text });

function checked(
  reading: TableReading,
  emojiResolver: EmojiResolver,
  onChecked: (count: number) => void,
): FileSummary {
  const frugal = limitSuggestions(emojiResolver, NEAREST_LOOKUPS);
  const problems = [...reading.problems];
  let { problemCount } = reading;
  let breaking = 0;
  for (const [index, item] of reading.items.entries()) {
    const found = checkItem(item, frugal);
    if (found.some(({ level }) => level === 'limit')) breaking += 1;
    problemCount += found.length;
    problems.push(...found.slice(0, Math.max(0, MAX_PROBLEMS_KEPT - problems.length)));
    onChecked(index + 1);
  }
  return {
    isRefused: reading.problems.some(({ level }) => level === 'error'),
    problems,
    problemCount,
    fileProblems: [],
    fileProblemCount: 0,
    bad: [],
    badCount: reading.bad.length,
    table: null,
    checked: { questions: reading.items.length, breaking },
  };
}

/**
 * What a text holds that somebody brings to the window and looks at before it is imported: lists as people write them are
 * option lines too, and a table may have any columns. `onProgress` gets the share that is read, from 0 to 1. Never throws.
 */
export function readForPreview(
  text: string,
  { format, table }: Pick<ImportSource, 'format' | 'table'>,
  onProgress?: (share: number) => void,
): TableReading {
  const isTable = format === 'csv' && text.trim() !== '' && Buffer.byteLength(text) <= MAX_IMPORT_BYTES;
  if (isTable) {
    return { table: null, ...withinLimit(text, { format }, (most) => readTable(text, table, most)) };
  }
  const reading = readItems(text, { format }, onProgress);
  const items = format === 'text' ? reading.items.map(loosened) : reading.items;
  return { ...reading, items, table: null };
}

function loosened(item: Item): Item {
  if (item.kind === 'entry') return item;
  const options = splitLines(item.input.options).map(parsePastedOption).join('\n');
  return { ...item, input: { ...item.input, options } };
}

/**
 * The book, but it looks for names nearest to a misspelt one only so many times: each costs milliseconds, and a file
 * may hold a hundred thousand of them.
 */
export function limitSuggestions(emojiResolver: EmojiResolver, times: number): EmojiResolver {
  let left = times;
  return {
    ...emojiResolver,
    nearest(name, count) {
      left -= 1;
      return left < 0 ? [] : emojiResolver.nearest(name, count);
    },
  };
}

/** What an author sees of it. */
const inputOf = (item: Item): Draft => (item.kind === 'input' ? item.input : draftOfEntry(item.entry));

/** Every limit that a question of a file breaks, and what else there is to say about it. Removed ones are not looked at. */
export function checkItem(item: Item, emojiResolver: EmojiResolver): FileProblem[] {
  if (item.kind === 'entry' && item.entry.removedAt !== null) return [];
  return checkQuestion(inputOf(item), emojiResolver).map((finding) => ({
    level: finding.level === 'problem' ? 'limit' : 'note',
    line: lineOf(item, finding),
    path: member(item.path, finding.path),
    message: plainFindingMessage(inTermsOfFile(item, finding)),
  }));
}

/** Where option lines are lines of the file, that says more than where the question begins. */
function lineOf(item: Item, { line }: Finding): number | null {
  const optionsAt = item.kind === 'input' ? item.optionsAt : null;
  return optionsAt === null || line === null ? item.line : optionsAt + line - 1;
}

/** The finding with the lines that it speaks of as lines of the file, where they are that. */
function inTermsOfFile(item: Item, finding: Finding): Finding {
  const optionsAt = item.kind === 'input' ? item.optionsAt : null;
  if (optionsAt === null || finding.line === null) return finding;
  if (finding.code !== 'same-emoji') return { ...finding, line: null };
  const otherLine = optionsAt + finding.details.otherLine - 1;
  return { ...finding, line: null, details: { ...finding.details, otherLine } };
}
