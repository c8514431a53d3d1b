import path from 'node:path';
import type { Entry } from '../../shared/library/entry.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import type { Host } from '../host/create-host.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { CommandContext } from './open-host.ts';
import { requireLibrary, withHost } from './open-host.ts';
import { parseArguments } from './parse-arguments.ts';
import type { Terminal } from './terminal.ts';

const HELP = `Usage: queue ID… --data DIR [options]
       queue --all --data DIR [options]

Queue questions for the live service. To sync queued questions, run sync. If a question can't be queued, the exit code
is 1.

  --data DIR           use the library in folder DIR; first close other programs that use it
  --all                queue all saved questions, except sample questions and questions created through the local API
  --json               print the result as one line of JSON: {"queued":[ID,…],"left":[{"id","why"},…]}

Example: queue 12 13 --data ./library
`;

const OPTIONS = {
  data: { type: 'string' },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

interface QueueOptions {
  ids: readonly number[] | 'all';
  data: string;
  json: boolean;
}

export function createQueueCommand(app: CommandContext): Command {
  return {
    name: 'queue',
    summary: 'queue questions for the live service',
    help: HELP,
    run: async (args, terminal) => queue(readOptions(args), app, terminal),
  };
}

async function queue(
  { ids, data, json }: QueueOptions,
  app: CommandContext,
  terminal: Terminal,
): Promise<ExitCode> {
  await requireLibrary(data);
  const result = await withHost(app, { data, terminal }, (host) => {
    return queueQuestions(host, ids === 'all' ? listSavedIds(host, isWrittenInApp) : ids);
  });
  if (json) terminal.out(`${JSON.stringify(result)}\n`);
  else
    terminal.out(
      `Queued ${pluralize(result.queued.length, 'question')}. To sync queued questions, run \`sync\`.\n`,
    );
  // A question that's already synced isn't a failure.
  const failed = ids === 'all' ? [] : result.left.filter(({ why }) => why !== 'same');
  for (const { id, why } of failed) terminal.err(`error: Couldn't queue question ${id}: ${REASONS[why]}.\n`);
  return failed.length > 0 ? EXIT.problems : EXIT.done;
}

type Queued = Awaited<ReturnType<Host['sync']['queue']>>;

const REASONS: Readonly<Record<Queued['left'][number]['why'], string>> = {
  'not-found': 'no question has this ID; check the ID',
  draft: "it's a draft; open it in the app and save it first",
  held: 'it needs attention; resolve it in the app first',
  same: "it's already synced",
  'other-account': "it belongs to another account; use that account's token",
  posted: 'you already posted it',
};

/**
 * Returns false for sample questions and questions created through the local API, because they're queued only
 * by ID.
 */
export const isWrittenInApp = ({ origin }: Entry): boolean => origin === 'app';

/** Returns the IDs of saved questions that aren't deleted, in ascending order. */
export const listSavedIds = ({ library }: Host, isWanted: (entry: Entry) => boolean): number[] =>
  [...library.entries()]
    .filter((entry) => entry.question !== null && entry.removedAt === null && isWanted(entry))
    .map(({ id }) => id)
    .sort((a, b) => a - b);

/** Queues questions in batches, because a bridge call has a maximum size. */
export async function queueQuestions({ handlers }: Host, ids: readonly number[]): Promise<Queued> {
  const result: Queued = { queued: [], left: [] };
  for (let at = 0; at < ids.length; at += MAX_IDS_PER_CALL) {
    const { queued, left } = await handlers['sync.queue']({ ids: ids.slice(at, at + MAX_IDS_PER_CALL) });
    result.queued = result.queued.concat(queued);
    result.left = result.left.concat(left);
  }
  return result;
}

const MAX_IDS_PER_CALL = 10_000;

function readOptions(args: string[]): QueueOptions {
  const { values, positionals } = parseArguments(args, OPTIONS, true);
  const isNamed = positionals.length > 0;
  if (values.all && isNamed) throw new UsageError('Specify question IDs or --all, not both.');
  if (!values.all && !isNamed) throw new UsageError('Specify question IDs or --all.');
  for (const id of positionals) {
    if (!/^[1-9]\d{0,14}$/.test(id))
      throw new UsageError(`An ID must be a number, not ${JSON.stringify(id)}.`);
  }
  if (!values.data) throw new UsageError('Missing --data DIR, the library folder.');
  return {
    ids: values.all ? 'all' : positionals.map(Number),
    data: path.resolve(values.data),
    json: values.json,
  };
}
