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
 * Everything that the user interface may ask of the host, from a table per domain; what the host tells it is `eventSchema`
 * of `events.ts`. Handlers and client take their types from these two; the transports (IPC, WebSocket) know only `dispatch`.
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

/** What a caller may know of a failure. Unknown errors keep their cause to themselves. */
function toProblem(error: unknown): Problem {
  if (error instanceof AppError) {
    return { code: error.code, message: error.message, details: { ...error.details } };
  }
  return { code: 'internal', message: 'An unexpected error occurred. The log has details.', details: {} };
}

/**
 * One bridge call: parses, calls the handler, and turns every failure into a reply. Never throws.
 * `report` gets unexpected errors; `signal` is aborted when no client waits for the reply any more.
 */
export async function dispatch(
  handlers: Handlers,
  name: string,
  raw: unknown,
  report: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<Reply> {
  try {
    if (!isMethod(name)) throw new AppError('bad-input', `Unknown method: ${JSON.stringify(name)}.`);
    return { ok: true, value: await call(handlers, name, raw, signal) };
  } catch (error) {
    if (!(error instanceof AppError)) report(error);
    return { ok: false, problem: toProblem(error) };
  }
}

function call<M extends Method>(
  handlers: Handlers,
  name: M,
  raw: unknown,
  signal: AbortSignal | undefined,
): Promise<Output<M>> {
  const input = methods[name].input.safeParse(raw, PLAIN_MESSAGES);
  if (!input.success) throw new AppError('bad-input', `${name}: ${inputErrorMessage(input.error)}`);
  // Parsed by the very schema that the handler's type is inferred from; TypeScript can't follow that through the table.
  const handler: (input: never, signal?: AbortSignal) => Promise<Output<M>> = handlers[name];
  return handler(input.data as never, signal);
}

/** What a transport offers to the interface. */
export interface Bridge {
  /** Rejects with an AppError. */
  call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>>;
  /** Every event of the host from now on. Returns how to stop. */
  listen(onEvent: (event: HostEvent) => void): () => void;
}
