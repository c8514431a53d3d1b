import path from 'node:path';
import { createEmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../shared/emoji/emoji-shortcodes.ts';
import type { ImportReport } from '../../shared/import-export/import-report.ts';
import type { Entry } from '../../shared/library/entry.ts';
import { toDraft } from '../../shared/library/entry-draft.ts';
import { checkQuestion, isWithinLimits } from '../../shared/question/check-question.ts';
import { createDefaultSettings } from '../../shared/settings.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import type { Host } from '../host/create-host.ts';
import { createImportExport, createRejectedReport } from '../host/import-export/import-export.ts';
import { createImportReader } from '../host/import-export/import-worker-client.ts';
import { BEFORE_LAST_CHANGE } from '../host/library/restore-points/point-names.ts';
import { nodeRandom, systemClock } from '../host/ports.ts';
import { createLog } from '../host/system/log.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { FILE_HELP, FILE_OPTIONS, type FileOptions, readFileOptions } from './file-options.ts';
import { formatInvalidSummary, formatProblemLine } from './file-problem-output.ts';
import type { CommandContext } from './open-host.ts';
import { isLibrary, withHost } from './open-host.ts';
import { parseArguments } from './parse-arguments.ts';
import { isCanceled, type QuestionFile, readQuestionFile } from './question-file.ts';
import { isWrittenInApp, listSavedIds, queueQuestions } from './queue-command.ts';
import { createStopSignal, type Terminal } from './terminal.ts';

const HELP = `Usage: import FILE --data DIR [options]

Add questions from a file to a library. If the file has errors, nothing is imported.

  --data DIR           use the library in folder DIR, creating it if needed; first close other programs that use it
${FILE_HELP}  --dry-run            print what would be imported, without changing the library
  --queue              queue new questions that meet all limits, except sample questions and questions created through
                       the local API; to sync them, run sync
  --json               print the result as one line of JSON

Questions that are already in the library are skipped. Invalid questions become drafts. The previous state of the
library is saved as the restore point ${BEFORE_LAST_CHANGE}.

Example: import questions.csv --data ./library --dry-run
`;

const OPTIONS = {
  ...FILE_OPTIONS,
  data: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  queue: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

interface ImportCall {
  file: string;
  data: string;
  read: FileOptions;
  dryRun: boolean;
  queue: boolean;
  json: boolean;
}

export function createImportCommand(app: CommandContext): Command {
  return {
    name: 'import',
    summary: 'add questions from a file to a library',
    help: HELP,
    run: async (args, terminal) => importFile(readOptions(args), app, terminal),
  };
}

async function importFile(call: ImportCall, app: CommandContext, terminal: Terminal): Promise<ExitCode> {
  const source = await readQuestionFile(call.file, call.read);
  if ('unread' in source) {
    terminal.err(`error: ${source.unread}\n`);
    return EXIT.failed;
  }
  const outcome =
    'problem' in source
      ? { ...NOTHING_DONE, report: createRejectedReport([source.problem]) }
      : await importText(source, call, app, terminal);
  printOutcome(outcome, call, terminal);
  if (isCanceled(outcome.report)) return EXIT.failed;
  return outcome.report.state === 'rejected' ? EXIT.problems : EXIT.done;
}

interface Outcome {
  report: ImportReport;
  /** False if the library was empty before the import. */
  hadEntries: boolean;
  queued: number;
}
const NOTHING_DONE = { hadEntries: false, queued: 0 };

async function importText(
  { text, guessedEncoding }: QuestionFile,
  { file, data, dryRun, queue, read: options }: ImportCall,
  app: CommandContext,
  terminal: Terminal,
): Promise<Outcome> {
  const signal = createStopSignal(terminal);
  const read = { ...options, guessedEncoding };
  const fileName = path.basename(file);
  if (!(await isLibrary(data))) {
    // A dry run or a file with errors doesn't create a library.
    const report = await planForNone(text, { read, app, terminal, signal });
    if (dryRun || report.state === 'rejected') return { ...NOTHING_DONE, report };
  }
  return withHost(app, { data, terminal }, async (host) => {
    const known = new Set(listSavedIds(host, () => true));
    const hadEntries = [...host.library.entries()].length > 0;
    const report = await host.admin.exchange.import(text, { ...read, dryRun, fileName }, { signal });
    const isFit = createLimitCheck(host);
    const added = queue
      ? listSavedIds(host, (entry) => !known.has(entry.id) && isWrittenInApp(entry) && isFit(entry))
      : [];
    const { queued } = await queueQuestions(host, added);
    return { report, hadEntries, queued: queued.length };
  });
}

/**
 * Returns a function that checks all limits with this library's custom emoji, because exported entries can
 * exceed limits.
 */
function createLimitCheck({ settings }: Host): (entry: Entry) => boolean {
  const emojiResolver = createEmojiResolver(loadEmojiNames(), settings.get().customEmoji);
  return ({ question }) =>
    question !== null && isWithinLimits(checkQuestion(toDraft(question), emojiResolver));
}

/** Resolves with the report of an import into a new library, without creating the library. */
async function planForNone(
  text: string,
  {
    read,
    app,
    terminal,
    signal,
  }: { read: FileOptions; app: CommandContext; terminal: Terminal; signal: AbortSignal },
): Promise<ImportReport> {
  const emojiResolver = createEmojiResolver(loadEmojiNames(), []);
  const log = createLog(terminal.err, systemClock.now, false);
  const reader = createImportReader({ program: app.importWorker, log });
  const exchange = createImportExport({
    library: { entries: () => [] },
    restorePoints: { replace: () => Promise.reject(new Error('A dry run replaces nothing.')) },
    reader,
    clock: systemClock,
    random: nodeRandom,
    emojiResolver: () => emojiResolver,
    changeCustomEmoji: () => Promise.reject(new Error('A dry run changes no settings.')),
    author: () => createDefaultSettings().author,
  });
  try {
    return await exchange.import(text, { ...read, dryRun: true }, { signal });
  } finally {
    reader.close();
  }
}

function printOutcome(outcome: Outcome, call: ImportCall, { out, err }: Terminal): void {
  const { report, queued } = outcome;
  const { file, json } = call;
  if (json) {
    out(`${JSON.stringify({ ...report, queued })}\n`);
    return;
  }
  for (const problem of report.problems) err(formatProblemLine(file, problem));
  const more = report.problemCount - report.problems.length;
  if (more > 0)
    err(`${pluralize(more, 'more problem')} not shown. To list them, run \`check ${joinLines(file)}\`.\n`);
  for (const name of report.pack?.hidingEmoji ?? [])
    err(
      `warning: :${name}: is also a standard emoji. After the import, every question that uses it gets the pack's image.\n`,
    );
  if (isCanceled(report)) return;
  if (report.state === 'rejected')
    err(`error: Nothing was imported from ${joinLines(file)}. Fix the problems and try again.\n`);
  else out(`${joinLines(formatSentence(outcome, call))}\n`);
}

const list = new Intl.ListFormat('en');

function formatSentence({ report, hadEntries, queued }: Outcome, { file, data, queue }: ImportCall): string {
  const { added, skipped, renumbered, invalid, state } = report;
  const sum = added.questions + added.drafts + added.deleted;
  const parts = [
    added.questions > 0 || sum === 0 ? pluralize(added.questions, 'question') : '',
    added.drafts > 0 ? pluralize(added.drafts, 'draft') : '',
    added.deleted > 0 ? pluralize(added.deleted, 'deleted question') : '',
  ].filter((part) => part !== '');
  return [
    `${state === 'planned' ? 'Would import' : 'Imported'} ${list.format(parts)} from ${file}.`,
    invalid > 0 ? formatInvalidSummary(invalid) : '',
    skipped.same > 0 ? `Skipped ${pluralize(skipped.same, 'question')} that the library already has.` : '',
    skipped.older > 0
      ? `Skipped ${pluralize(skipped.older, 'question')} because the library has newer versions.`
      : '',
    formatPackSentence(report),
    renumbered > 0
      ? `Assigned new IDs to ${pluralize(renumbered, 'question')} because the original IDs were in use.`
      : '',
    state === 'done' && queue ? `Queued ${pluralize(queued, 'question')} for the live service.` : '',
    state === 'done' && sum > 0 && hadEntries
      ? `Saved the previous state of ${data} as the restore point ${BEFORE_LAST_CHANGE}.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Returns an empty string for files other than packs. */
function formatPackSentence({ pack, state }: ImportReport): string {
  const formatNames = (of: readonly string[]) => list.format(of.map((name) => `:${name}:`));
  const { emoji = [], keptEmoji = [] } = pack ?? {};
  return [
    emoji.length > 0
      ? `${state === 'planned' ? 'Would add' : 'Added'} the custom emoji ${formatNames(emoji)}.`
      : '',
    keptEmoji.length > 0
      ? `${state === 'planned' ? 'Would keep' : 'Kept'} the library's version of the custom emoji ${formatNames(keptEmoji)}.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function readOptions(args: string[]): ImportCall {
  const { values, positionals } = parseArguments(args, OPTIONS, true);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('Specify one FILE.');
  if (!values.data) throw new UsageError('Missing --data DIR, the library folder.');
  return {
    file,
    data: path.resolve(values.data),
    read: readFileOptions(file, values),
    dryRun: values['dry-run'],
    queue: values.queue,
    json: values.json,
  };
}
