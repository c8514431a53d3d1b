import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { inputErrorMessage, PLAIN_MESSAGES } from '../input-error-message.ts';
import { appMethods } from './app-methods.ts';
import { historyMethods } from './history-methods.ts';
import type { HostEvent } from './host-events.ts';
import { importExportMethods } from './import-export-methods.ts';
import { libraryMethods } from './library-methods.ts';
import { localApiMethods } from './local-api-methods.ts';
import type { HandlersOf, Methods } from './method-types.ts';
import { questionMethods } from './question-methods.ts';
import { recoveryMethods } from './recovery-methods.ts';
import type { Problem, Reply } from './reply.ts';
import { similarMethods } from './similar-methods.ts';
import { syncMethods } from './sync-methods.ts';

export type { AppInfo } from './app-methods.ts';
export type { HostEvent } from './host-events.ts';
export type { ApiStatus } from './local-api-methods.ts';
export type { Change } from './question-methods.ts';
export type { Reply } from './reply.ts';

/**
 * All methods that the UI can call, from one table per domain. `host-events.ts` has the events. Handlers and client derive
 * their types from both; the transports (IPC, WebSocket) only use `dispatch`.
 */
export const methods = {
  ...appMethods,
  ...libraryMethods,
  ...questionMethods,
  ...historyMethods,
  ...importExportMethods,
  ...recoveryMethods,
  ...localApiMethods,
  ...similarMethods,
  ...syncMethods,
} as const satisfies Methods;

export type Method = keyof typeof methods;
export type Input<M extends Method> = z.input<(typeof methods)[M]['input']>;
export type Output<M extends Method> = z.output<(typeof methods)[M]['output']>;

export type Handlers = HandlersOf<typeof methods>;

const isMethod = (name: string): name is Method => Object.hasOwn(methods, name);

/** The problem for the client. Unexpected errors don't reveal their cause. */
function toProblem(error: unknown): Problem {
  if (error instanceof AppError) {
    return { code: error.code, message: error.message, details: { ...error.details } };
  }
  return { code: 'internal', message: 'An unexpected error occurred. See the log for details.', details: {} };
}

/**
 * Parses the input of a call, calls the handler, and converts every failure to a reply. Never throws. `report` receives
 * unexpected errors; `signal` is aborted when the client is gone.
 */
export async function dispatch(
  handlers: Handlers,
  name: string,
  raw: unknown,
  report: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<Reply> {
  try {
    if (!isMethod(name)) throw new AppError('outdated-client', `Unknown method: ${JSON.stringify(name)}.`);
    return { ok: true, value: await call(handlers, name, raw, signal) };
  } catch (error) {
    if (!(error instanceof AppError)) report(error);
    return { ok: false, problem: toProblem(error) };
  }
}

/** Fields are missing, unknown, or of another type, which users can't cause. */
const isOfOtherVersion = ({ code }: z.core.$ZodIssue): boolean =>
  code === 'unrecognized_keys' || code === 'invalid_type';

function call<M extends Method>(
  handlers: Handlers,
  name: M,
  raw: unknown,
  signal: AbortSignal | undefined,
): Promise<Output<M>> {
  const input = methods[name].input.safeParse(raw, PLAIN_MESSAGES);
  if (!input.success) {
    const code = input.error.issues.some(isOfOtherVersion) ? 'outdated-client' : 'bad-input';
    throw new AppError(code, `${name}: ${inputErrorMessage(input.error)}`);
  }
  // The handler's type is inferred from this schema, but TypeScript loses that connection in the table.
  const handler: (input: never, signal?: AbortSignal) => Promise<Output<M>> = handlers[name];
  return handler(input.data as never, signal);
}

/** The bridge as the UI sees it, over any transport. */
export interface Bridge {
  /** Rejects with an AppError. */
  call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>>;
  /** Subscribes to all events. Returns a function that unsubscribes. */
  listen(onEvent: (event: HostEvent) => void): () => void;
}
