import type { CustomEmoji, EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { TEXT_ENCODINGS } from '../../../shared/import-export/decode-text.ts';
import { MAX_IMPORT_BYTES } from '../../../shared/import-export/file-formats.ts';
import type { FileProblem } from '../../../shared/import-export/file-problem.ts';
import { MAX_ROWS_SHOWN, type TableChoice } from '../../../shared/import-export/import-preview-schemas.ts';
import { MAX_PROBLEMS_SHOWN } from '../../../shared/import-export/import-report.ts';
import { isMarkdownTable } from '../../../shared/import-export/markdown-table.ts';
import type { PackPreview } from '../../../shared/import-export/pack-schemas.ts';
import type { Draft, Entry, StoredOption } from '../../../shared/library/entry.ts';
import type { PrivateFields } from '../../../shared/library/private-fields.ts';
import { resolveOptions } from '../../../shared/question/check-question.ts';
import { formatOptions } from '../../../shared/question/option-line.ts';
import { checkItem, limitSuggestions } from './check-import-item.ts';
import { hashTypedContent, hashWholeContent } from './content-hash.ts';
import { type BadItem, createNoteAt, type Item, MAX_PROBLEMS_KEPT } from './import-file-content.ts';
import { addPackEmoji, comparePack } from './pack-file.ts';
import { isExport, type ReadOptions, readItems, rejectAboveLimit } from './read-by-format.ts';
import { isCsvExport } from './read-csv.ts';
import { readPastedOptions } from './read-pasted-options.ts';
import { readTable, type TableReading } from './read-table.ts';
import { countLostLines, repairEncodedTwice } from './repair-encoded-twice.ts';

export interface ImportRequest {
  /**
   * In `whole` mode, an error rejects the file, as in the CLI. `loose` is for a preview that can skip bad
   * questions. `check` imports nothing and reports all problems.
   */
  how: { mode: 'whole' | 'check' | 'loose' } & FileOptions;
  customEmoji: readonly CustomEmoji[];
}
type Mode = ImportRequest['how']['mode'];

/** `table` is the choice in the preview. Without it, the columns are guessed. */
type FileOptions = ReadOptions & { table?: TableChoice | null };

export type FileQuestion = {
  line: number | null;
  /** A hash. It's `typed` for question inputs and `whole` for entries: see `ContentHashes`. */
  content: string;
  /** The first problems, their total number, and the number of exceeded limits. A preview needs only limits. */
  problems: FileProblem[];
  problemCount: number;
  limitCount: number;
} & (
  | {
      kind: 'typed';
      input: Draft;
      privateFields: PrivateFields;
      /** Null if the options are invalid. */
      options: StoredOption[] | null;
    }
  | { kind: 'entry'; entry: Entry }
);

/** A file's details in addition to its questions. */
export interface FileSummary {
  /** True if the file is rejected because of its problems. */
  isRefused: boolean;
  /** The first problems, and their total number. */
  problems: FileProblem[];
  problemCount: number;
  /** The first problems that don't belong to a row, and their total number. */
  fileProblems: FileProblem[];
  fileProblemCount: number;
  /** The bad items among the first `MAX_ROWS_SHOWN` rows, and their total number. */
  badItems: BadItem[];
  badCount: number;
  table: TableReading['table'];
  /** The numbers of all questions and of invalid questions, or null unless the mode is `check`. */
  checked: { questions: number; invalid: number } | null;
  /** The pack's preview. Other files have none. */
  pack?: PackPreview;
}

/** The maximum number of described problems per question. Further problems are only counted. */
const MAX_PROBLEMS_OF_ONE = 20;
/** The maximum number of misspelled emoji names with suggestions per file. */
const NEAREST_LOOKUPS = 1_000;
/** Reading's share of the progress. The rest is for checking. */
const READING_SHARE = 0.3;

/**
 * Reads a file. Returns its summary, and its questions one by one. `onProgress` receives a fraction from 0 to
 * 1. Throws only if memory runs out.
 */
export function readImport(
  text: string,
  { how }: ImportRequest,
  libraryEmoji: EmojiResolver,
  onProgress: (share: number) => void,
): { summary: FileSummary; questions: Generator<FileQuestion> } {
  const onRead = (share: number) => onProgress(share * READING_SHARE);
  const read = readWithEncodingNotes(text, how, (repaired) => readQuestions(repaired, how, onRead));
  const pack = read.pack && comparePack(read.pack, libraryEmoji);
  const emojiResolver = pack ? addPackEmoji(libraryEmoji, pack) : libraryEmoji;
  const reading = how.isStrict ? read : readPastedOptions(read, emojiResolver);
  const { items } = reading;
  const onChecked = (count: number) =>
    onProgress(READING_SHARE + ((1 - READING_SHARE) * count) / Math.max(1, items.length));
  if (how.mode === 'check')
    return { summary: checkItems(reading, emojiResolver, onChecked), questions: yieldNoQuestions() };
  const rowProblems = new Set(reading.badItems.flatMap(({ problems }) => problems));
  const fileProblems = reading.problems.filter((problem) => !rowProblems.has(problem));
  const wrong = how.mode === 'loose' ? fileProblems : reading.problems;
  const isRefused = wrong.some(({ level }) => level === 'error');
  const summary: FileSummary = {
    isRefused,
    problems: reading.problems.slice(0, MAX_PROBLEMS_SHOWN),
    problemCount: reading.problemCount,
    fileProblems: fileProblems.slice(0, MAX_PROBLEMS_SHOWN),
    fileProblemCount: reading.problemCount - reading.rowProblemCount,
    badItems: how.mode === 'loose' ? reading.badItems.slice(0, MAX_ROWS_SHOWN) : [],
    badCount: reading.badItems.length,
    table: reading.table,
    checked: null,
    ...(pack && { pack }),
  };
  return {
    summary,
    questions: isRefused ? yieldNoQuestions() : checkQuestions(items, how.mode, emojiResolver, onChecked),
  };
}

/**
 * Reads text after repairing lines that were encoded twice, and adds notes about the encoding. Exports and
 * strictly read files aren't repaired.
 */
function readWithEncodingNotes(
  text: string,
  { format, guessedEncoding, isStrict }: FileOptions,
  read: (text: string) => TableReading,
): TableReading {
  const isKept = isExport(text, format) || text.length > MAX_IMPORT_BYTES;
  const repaired = isKept || isStrict || isCsvExport(text) ? null : repairEncodedTwice(text);
  const reading = read(repaired?.text ?? text);
  const lost = isKept ? { count: 0, first: null } : countLostLines(repaired?.text ?? text);
  const notes: FileProblem[] = [];
  if (guessedEncoding)
    notes.push(
      createNoteAt(null, '', { code: 'guessed-encoding', encoding: TEXT_ENCODINGS[guessedEncoding] }),
    );
  if (repaired && repaired.count > 0)
    notes.push(createNoteAt(repaired.first, '', { code: 'encoded-twice', count: repaired.count }));
  if (lost.count > 0)
    notes.push(createNoteAt(lost.first, '', { code: 'lost-characters', count: lost.count }));
  return {
    ...reading,
    problems: [...notes, ...reading.problems],
    problemCount: reading.problemCount + notes.length,
  };
}

function* yieldNoQuestions(): Generator<never> {}

function* checkQuestions(
  items: readonly Item[],
  mode: Mode,
  emojiResolver: EmojiResolver,
  onChecked: (count: number) => void,
): Generator<FileQuestion> {
  const limitedResolver = limitSuggestions(emojiResolver, mode === 'loose' ? 0 : MAX_PROBLEMS_SHOWN);
  let described = 0;
  for (const [index, item] of items.entries()) {
    const all = checkItem(item, limitedResolver, mode);
    const limits = all.filter(({ level }) => level === 'limit');
    const found = mode === 'loose' ? limits : all;
    const problems = found.slice(0, described < MAX_PROBLEMS_KEPT ? MAX_PROBLEMS_OF_ONE : 0);
    described += problems.length;
    const common = {
      line: item.line,
      problems,
      problemCount: found.length,
      limitCount: limits.length,
    };
    if (item.kind === 'entry') {
      const { entry } = item;
      yield { ...common, kind: 'entry', entry, content: hashWholeContent(entry) };
    } else {
      const { input, privateFields = {} } = item;
      yield {
        ...common,
        kind: 'typed',
        input,
        privateFields,
        ...resolveQuestion(input, limits.length, emojiResolver),
      };
    }
    onChecked(index + 1);
  }
}

/** Resolves a question's options like stored options, because equal questions must have equal hashes. */
function resolveQuestion(input: Draft, limitCount: number, emojiResolver: EmojiResolver) {
  const options = limitCount > 0 ? null : resolveOptions(input.options, emojiResolver);
  const content = hashTypedContent(
    options ? { ...input, options: formatOptions(options.map(toTypedOption)) } : input,
  );
  return { options, content };
}

/** Replaces a question's options. Returns entries unchanged. */
export function replaceOptions(
  question: FileQuestion,
  options: string,
  emojiResolver: EmojiResolver,
): FileQuestion {
  if (question.kind === 'entry') return question;
  const input = { ...question.input, options };
  const item = { kind: 'input', path: '', line: question.line, input, optionsAt: null } as const;
  const limits = checkItem(item, limitSuggestions(emojiResolver, 0)).filter(({ level }) => level === 'limit');
  return {
    ...question,
    input,
    problems: limits.slice(0, MAX_PROBLEMS_OF_ONE),
    problemCount: limits.length,
    limitCount: limits.length,
    ...resolveQuestion(input, limits.length, emojiResolver),
  };
}

const toTypedOption = ({ typed, text }: StoredOption) => ({ emoji: typed, text });

function checkItems(
  reading: TableReading,
  emojiResolver: EmojiResolver,
  onChecked: (count: number) => void,
): FileSummary {
  const limitedResolver = limitSuggestions(emojiResolver, NEAREST_LOOKUPS);
  const problems = [...reading.problems];
  let { problemCount } = reading;
  let invalid = reading.badItems.length;
  for (const [index, item] of reading.items.entries()) {
    const found = checkItem(item, limitedResolver, 'check');
    if (found.some(({ level }) => level === 'limit')) invalid += 1;
    problemCount += found.length;
    for (const problem of found) if (problems.length < MAX_PROBLEMS_KEPT) problems.push(problem);
    onChecked(index + 1);
  }
  return {
    isRefused: reading.problems.some(({ level }) => level === 'error'),
    problems: problems.toSorted(compareByPlace),
    problemCount,
    fileProblems: [],
    fileProblemCount: 0,
    badItems: [],
    badCount: reading.badItems.length,
    table: null,
    checked: { questions: reading.items.length + reading.badItems.length, invalid },
  };
}

/** Compares by line and index in the path. Keeps the order of a question's problems. */
const compareByPlace = (one: FileProblem, other: FileProblem): number =>
  (one.line ?? 0) - (other.line ?? 0) || indexIn(one.path) - indexIn(other.path);

const indexIn = (path: string): number => Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1);

/**
 * Reads a file's questions with their options as written. Unless `isStrict` is set, the file may be written by
 * hand or by another program, such as a table with any columns. `onProgress` receives a fraction from 0 to 1.
 * Never throws.
 */
export function readQuestions(
  text: string,
  options: FileOptions,
  onProgress?: (share: number) => void,
): TableReading {
  const { format, isStrict = false } = options;
  const isTable =
    !isStrict &&
    (format === 'csv' || (format === 'text' && isMarkdownTable(text))) &&
    text.trim() !== '' &&
    Buffer.byteLength(text) <= MAX_IMPORT_BYTES;
  if (!isTable) return { ...readItems(text, { ...options, isStrict }, onProgress), table: null };
  const read = (maxQuestions: number) => readTable(text, { ...options, maxQuestions });
  return { table: null, ...rejectAboveLimit(text, options, read) };
}
