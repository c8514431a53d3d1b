import { createEmojiBook, type EmojiBook } from '../../shared/emoji/emoji.ts';
import { bundledEmojiNames } from '../../shared/emoji/emoji-names.ts';
import type { FileProblem } from '../../shared/exchange.ts';
import { counted } from '../host/counted.ts';
import { checkItem } from '../host/exchange/check-item.ts';
import { frugalBook } from '../host/exchange/frugal-book.ts';
import { type ReadOptions, readWhole } from '../host/exchange/read-file.ts';
import { parseArguments } from './arguments.ts';
import { type Command, EXIT, type ExitCode, type Terminal, UsageError } from './command.ts';
import { isLibrary } from './open-library.ts';
import {
  breakingOf,
  FILE_HELP,
  FILE_OPTIONS,
  problemLine,
  readFileOptions,
  readQuestionFile,
} from './question-file.ts';

const HELP = `check FILE… [options]

${FILE_HELP}
Says which questions of files break which limit of the service, one problem a line, and what else there is to know.
Ends with 0 where none does, with 1 where any does or a file is not what it should be, with 3 where a file can't be read.
`;

/** Names nearest to a misspelt one that are looked for in one file. */
const NEAREST_LOOKUPS = 1_000;

/** `check`: what is wrong with files of questions, before anybody imports them. */
export function createCheckCommand(): Command {
  return {
    name: 'check',
    summary: 'say which questions of a file break which limit',
    help: HELP,
    async run(args, terminal) {
      const { values, positionals } = parseArguments(args, FILE_OPTIONS, true);
      if (positionals.length === 0) throw new UsageError('check needs a FILE.');
      for (const file of positionals) await refuseLibrary(file);
      const files = positionals.map((file) => ({ file, options: readFileOptions(file, values) }));
      const book = createEmojiBook(bundledEmojiNames(), []);
      let worst: ExitCode = EXIT.done;
      for (const { file, options } of files) {
        worst = worse(worst, await checkFile(file, options, book, terminal));
      }
      return worst;
    },
  };
}

/** Throws UsageError for the folder of a library: what is checked is one file. */
async function refuseLibrary(file: string): Promise<void> {
  if (!(await isLibrary(file).catch(() => false))) return;
  throw new UsageError(
    `${file} is a library. Export it, as in export --data ${file} --format jsonl --out all.jsonl, and check that file.`,
  );
}

const worse = (one: ExitCode, other: ExitCode): ExitCode => (one > other ? one : other);

async function checkFile(
  file: string,
  options: ReadOptions,
  book: EmojiBook,
  { out, err }: Terminal,
): Promise<ExitCode> {
  const source = await readQuestionFile(file);
  if ('unread' in source) {
    err(`${source.unread}\n`);
    return EXIT.failed;
  }
  const { problems, questions, breaking } =
    'problem' in source
      ? { problems: [source.problem], questions: 0, breaking: 0 }
      : await checkText(source.text, options, frugalBook(book, NEAREST_LOOKUPS));
  for (const problem of problems) out(problemLine(file, problem));
  if (problems.some(({ level }) => level === 'error')) return EXIT.problems;
  out(`${file}: ${counted(questions, 'question')}. ${breakingOf(breaking)}.\n`);
  return breaking > 0 ? EXIT.problems : EXIT.done;
}

interface Checked {
  problems: FileProblem[];
  questions: number;
  breaking: number;
}

async function checkText(text: string, options: ReadOptions, book: EmojiBook): Promise<Checked> {
  const { items, problems } = await readWhole(text, options);
  const found = items.map((item) => checkItem(item, book));
  const breaking = found.filter((list) => list.some(({ level }) => level === 'limit')).length;
  return { problems: [...problems, ...found.flat()], questions: items.length, breaking };
}
