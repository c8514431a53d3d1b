import { createEmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { bundledEmojiNames } from '../../shared/emoji/emoji-shortcodes.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import {
  createImportReader,
  type FileReading,
  type ImportReader,
} from '../host/import-export/import-worker-client.ts';
import type { ReadOptions } from '../host/import-export/read-by-format.ts';
import { systemClock } from '../host/ports.ts';
import { createLog } from '../host/system/log.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { CommandContext } from './open-host.ts';
import { isLibrary } from './open-host.ts';
import { parseArguments } from './parse-arguments.ts';
import {
  FILE_HELP,
  FILE_OPTIONS,
  isCanceled,
  limitSummary,
  problemLine,
  readFileOptions,
  readQuestionFile,
  stopSignal,
} from './question-file.ts';
import type { Terminal } from './terminal.ts';

const HELP = `Usage: check FILE… [options]

Check question files against the service's limits. Print one problem per line.

${FILE_HELP}
Exit codes: 0 valid, 1 problems found, 2 incorrect usage, 3 a file can't be read.

Example: check questions.csv --columns title=Question,options=Answers
`;

/** `check`: lists the problems in question files. */
export function createCheckCommand({ importWorker }: Pick<CommandContext, 'importWorker'> = {}): Command {
  return {
    name: 'check',
    summary: 'check question files against the limits',
    help: HELP,
    async run(args, terminal) {
      const { values, positionals } = parseArguments(args, FILE_OPTIONS, true);
      if (positionals.length === 0) throw new UsageError('Missing FILE.');
      for (const file of positionals) await rejectLibrary(file);
      const files = positionals.map((file) => ({ file, options: readFileOptions(file, values) }));
      const log = createLog(terminal.err, systemClock.now, false);
      const reader = createImportReader({ program: importWorker, log });
      try {
        let worst: ExitCode = EXIT.done;
        for (const { file, options } of files) {
          worst = worse(worst, await checkFile(file, options, reader, terminal));
        }
        return worst;
      } finally {
        reader.close();
      }
    },
  };
}

/** Throws UsageError for a library folder: `check` reads only files. */
async function rejectLibrary(file: string): Promise<void> {
  if (!(await isLibrary(file).catch(() => false))) return;
  throw new UsageError(
    `${file} is a library folder. Run \`export --data ${file} --format jsonl --out all.jsonl\`, and then check all.jsonl.`,
  );
}

const worse = (one: ExitCode, other: ExitCode): ExitCode => (one > other ? one : other);

async function checkFile(
  file: string,
  options: ReadOptions,
  reader: ImportReader,
  terminal: Terminal,
): Promise<ExitCode> {
  const { out, err } = terminal;
  const source = await readQuestionFile(file);
  if ('unread' in source) {
    err(`error: ${source.unread}\n`);
    return EXIT.failed;
  }
  const found: Pick<FileReading, 'problems' | 'problemCount' | 'checked'> =
    'problem' in source
      ? { problems: [source.problem], problemCount: 1, checked: null }
      : await reader.read(
          source.text,
          { how: { mode: 'check', ...options }, emojiResolver: createEmojiResolver(bundledEmojiNames(), []) },
          { signal: stopSignal(terminal) },
        );
  const { problems, problemCount, checked } = found;
  for (const problem of problems) out(problemLine(file, problem));
  const more = problemCount - problems.length;
  if (more > 0) out(`${file}: ${pluralize(more, 'more problem')} not shown.\n`);
  if (isCanceled(found)) return EXIT.failed;
  if (!checked || problems.some(({ level }) => level === 'error')) return EXIT.problems;
  out(`${file}: ${pluralize(checked.questions, 'question')}. ${limitSummary(checked.breaking)}.\n`);
  return checked.breaking > 0 ? EXIT.problems : EXIT.done;
}
