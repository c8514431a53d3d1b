import path from 'node:path';
import {
  type CustomEmoji,
  createEmojiResolver,
  type EmojiResolver,
} from '../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../shared/emoji/emoji-shortcodes.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import {
  createImportReader,
  type FileReading,
  type ImportReader,
} from '../host/import-export/import-worker-client.ts';
import { systemClock } from '../host/ports.ts';
import { createLog } from '../host/system/log.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { FILE_HELP, FILE_OPTIONS, type FileOptions, readFileOptions } from './file-options.ts';
import { formatInvalidSummary, formatProblemLine } from './file-problem-output.ts';
import type { CommandContext } from './open-host.ts';
import { isLibrary, requireLibrary, withHost } from './open-host.ts';
import { parseArguments } from './parse-arguments.ts';
import { isCanceled, readQuestionFile } from './question-file.ts';
import { createStopSignal, type Terminal } from './terminal.ts';

const HELP = `Usage: check FILE… [options]

Check question files for problems that the local API would reject, and for unknown fields. Print one problem per line.

  --data DIR           accept the custom emoji of the library in folder DIR; first close other programs that use it
${FILE_HELP}
Exit codes: 0 valid, 1 problems found, 2 incorrect usage, 3 a file can't be read.

Example: check questions.csv --columns title=Question,options=Answers
`;

const OPTIONS = { ...FILE_OPTIONS, data: { type: 'string' } } as const;

export function createCheckCommand(app: CommandContext): Command {
  return {
    name: 'check',
    summary: 'list the problems in question files',
    help: HELP,
    async run(args, terminal) {
      const { values, positionals } = parseArguments(args, OPTIONS, true);
      if (positionals.length === 0) throw new UsageError('Missing FILE.');
      for (const file of positionals) await rejectLibrary(file);
      const files = positionals.map((file) => ({ file, options: readFileOptions(file, values) }));
      const log = createLog(terminal.err, systemClock.now, false);
      const emoji = values.data === undefined ? [] : await readCustomEmoji(values.data, app, terminal);
      const emojiResolver = createEmojiResolver(loadEmojiNames(), emoji);
      const reader = createImportReader({ program: app.importWorker, log });
      try {
        let worst: ExitCode = EXIT.done;
        for (const { file, options } of files) {
          worst = chooseWorse(worst, await checkFile({ file, options, emojiResolver }, reader, terminal));
        }
        return worst;
      } finally {
        reader.close();
      }
    },
  };
}

/** Throws UsageError for a library folder because `check` reads only files. */
async function rejectLibrary(file: string): Promise<void> {
  if (!(await isLibrary(file).catch(() => false))) return;
  throw new UsageError(
    `${file} is a library folder. Run \`export --data ${file} --format jsonl --out all.jsonl\`, and then check all.jsonl.`,
  );
}

const chooseWorse = (one: ExitCode, other: ExitCode): ExitCode => (one > other ? one : other);

async function readCustomEmoji(
  data: string,
  app: CommandContext,
  terminal: Terminal,
): Promise<readonly CustomEmoji[]> {
  const dir = path.resolve(data);
  await requireLibrary(dir);
  return withHost(app, { data: dir, terminal }, async ({ settings }) => settings.get().customEmoji);
}

async function checkFile(
  { file, options, emojiResolver }: { file: string; options: FileOptions; emojiResolver: EmojiResolver },
  reader: ImportReader,
  terminal: Terminal,
): Promise<ExitCode> {
  const { out, err } = terminal;
  const source = await readQuestionFile(file, options);
  if ('unread' in source) {
    err(`error: ${source.unread}\n`);
    return EXIT.failed;
  }
  const found: Pick<FileReading, 'problems' | 'problemCount' | 'checked'> =
    'problem' in source
      ? { problems: [source.problem], problemCount: 1, checked: null }
      : await reader.read(
          source.text,
          {
            how: { mode: 'check', ...options, guessedEncoding: source.guessedEncoding },
            emojiResolver,
          },
          { signal: createStopSignal(terminal) },
        );
  const { problems, problemCount, checked } = found;
  for (const problem of problems) out(formatProblemLine(file, problem));
  const more = problemCount - problems.length;
  if (more > 0) out(`${joinLines(file)}: ${pluralize(more, 'more problem')} not shown.\n`);
  if (isCanceled(found)) return EXIT.failed;
  if (checked && checked.questions > 0) {
    out(
      `${joinLines(file)}: ${pluralize(checked.questions, 'question')}. ${formatInvalidSummary(checked.invalid)}\n`,
    );
  }
  const isValid = checked?.invalid === 0 && problems.every(({ level }) => level === 'note');
  return isValid ? EXIT.done : EXIT.problems;
}
