import path from 'node:path';
import { AppError } from '../../shared/errors.ts';
import { isHttpUrl } from '../../shared/http-url.ts';
import type { StoredQuestion } from '../../shared/library/entry.ts';
import { type Status, statusSchema } from '../../shared/question/service-body-schemas.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import type { Library } from '../host/library/commands/editable-library.ts';
import { drawRandomVotes } from '../host/library/commands/mark-sent-commands.ts';
import { nodeRandom } from '../host/ports.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { CommandContext } from './open-host.ts';
import { requireLibrary, withHost } from './open-host.ts';
import { parseArguments } from './parse-arguments.ts';
import type { Terminal } from './terminal.ts';

const HELP = `Usage: mark-sent ID --data DIR [options]

Mark a question as sent, for testing. Nothing is posted.

  --data DIR           use the library in folder DIR; first close other programs that use it
  --votes N,N,…        set the votes, one number per option (default: unchanged)
  --random-votes       set random votes
  --status N           set the status: 0, 1, 2, or 3 (default: 3)
  --message-link URL   set the link to the chat message (default: unchanged, or generated); if the link ends with a
                       message ID (15 to 20 digits), this also sets the ID, unless another question has it
  --json               print the question as one line of JSON

Example: mark-sent 12 --data ./library --votes 3,0,5
`;

const OPTIONS = {
  data: { type: 'string' },
  votes: { type: 'string' },
  'random-votes': { type: 'boolean', default: false },
  status: { type: 'string' },
  'message-link': { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface MarkOptions {
  id: number;
  data: string;
  votes: readonly number[] | 'random';
  status: Status;
  messageLink: string | undefined;
  json: boolean;
}

export function createMarkSentCommand(app: CommandContext): Command {
  return {
    name: 'mark-sent',
    summary: 'mark a question as sent, for testing',
    help: HELP,
    run: async (args, terminal) => markSent(readOptions(args), app, terminal),
  };
}

async function markSent(options: MarkOptions, app: CommandContext, terminal: Terminal): Promise<ExitCode> {
  const { id, data } = options;
  await requireLibrary(data);
  try {
    const question = await withHost(app, { data, terminal }, ({ library }) => markIn(library, options));
    terminal.out(
      options.json ? `${JSON.stringify(toJson(id, question))}\n` : `${formatSentence(id, question)}\n`,
    );
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    terminal.err(`error: ${error.message}\n`);
    return EXIT.problems;
  }
}

/** Rejects with AppError('not-found') or UsageError. */
async function markIn(library: Library, options: MarkOptions): Promise<StoredQuestion> {
  const { id, votes, status, messageLink } = options;
  const { question, removedAt } = library.entry(id);
  if (removedAt !== null)
    throw new AppError('not-found', `Question ${id} was deleted. Restore it in the app first.`, { id });
  if (!question)
    throw new AppError('not-found', `Question ${id} is a draft. Save it in the app first.`, { id });
  const { length } = question.options;
  const counts = votes === 'random' ? drawRandomVotes(length, nodeRandom.fraction) : votes;
  if (counts.length > 0 && counts.length !== length) {
    throw new UsageError(
      `--votes has ${pluralize(counts.length, 'number')}, but question ${id} has ${pluralize(length, 'option')}. Use one number per option.`,
    );
  }
  const marked = await library.markSent(id, counts, status, messageLink);
  return marked.question ?? question;
}

const getVotes = ({ options }: StoredQuestion): number[] => options.map(({ votes }) => votes);

const toJson = (id: number, question: StoredQuestion) => ({
  id,
  status: question.status,
  sentAt: question.sentAt,
  messageID: question.messageID,
  messageLink: question.messageLink,
  votes: getVotes(question),
});

const formatSentence = (id: number, question: StoredQuestion): string =>
  `Question ${id} now has status ${question.status}, message ID ${question.messageID}, and votes ${getVotes(question).join(', ')}.`;

function readOptions(args: string[]): MarkOptions {
  const { values, positionals } = parseArguments(args, OPTIONS, true);
  const [id, ...others] = positionals;
  if (id === undefined || others.length > 0 || !/^[1-9]\d{0,14}$/.test(id)) {
    throw new UsageError('Specify the numeric ID of one question.');
  }
  if (!values.data) throw new UsageError('Missing --data DIR, the library folder.');
  return {
    id: Number(id),
    data: path.resolve(values.data),
    votes: readVotes(values.votes, values['random-votes']),
    status: readStatus(values.status),
    messageLink: readLink(values['message-link']),
    json: values.json,
  };
}

function readVotes(text: string | undefined, random: boolean): MarkOptions['votes'] {
  if (random && text !== undefined) throw new UsageError('Use --votes or --random-votes, not both.');
  if (random) return 'random';
  if (text === undefined) return [];
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^\d{1,9}$/.test(part))) {
    throw new UsageError(`--votes must be whole numbers separated by commas, not ${JSON.stringify(text)}.`);
  }
  return parts.map(Number);
}

function readStatus(text = '3'): Status {
  const status = statusSchema.safeParse(/^\d$/.test(text) ? Number(text) : null);
  if (status.success) return status.data;
  throw new UsageError(`--status must be 0, 1, 2, or 3, not ${JSON.stringify(text)}.`);
}

function readLink(text: string | undefined): string | undefined {
  if (text === undefined || isHttpUrl(text)) return text;
  throw new UsageError(`--message-link must be an http: or https: URL, not ${JSON.stringify(text)}.`);
}
