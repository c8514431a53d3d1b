import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { formatInputErrors, PLAIN_MESSAGES } from '../input-error-message.ts';
import { type Handlers, type Method, methods, type Output } from './bridge-methods.ts';
import type { Problem, Reply } from './bridge-reply.ts';

const isMethod = (name: string): name is Method => Object.hasOwn(methods, name);

/** Converts an error for the client. Unexpected errors don't reveal their cause. */
function toProblem(error: unknown): Problem {
  if (error instanceof AppError) {
    return { code: error.code, message: error.message, details: { ...error.details } };
  }
  return { code: 'internal', message: 'An unexpected error occurred. See the log for details.', details: {} };
}

/**
 * Parses a call's input, calls the handler, and converts every failure to a reply. Never throws. Unexpected
 * errors go to `report`. `signal` is aborted when the client disconnects.
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

/**
 * Returns true for missing, unknown, or wrongly typed fields. Only a client with a different app version
 * sends them.
 */
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
    throw new AppError(code, `${name}: ${formatInputErrors(input.error)}`);
  }
  // The handler's type is inferred from this schema, but TypeScript loses that connection in the table.
  const handler: (input: never, signal?: AbortSignal) => Promise<Output<M>> = handlers[name];
  return handler(input.data as never, signal);
}
