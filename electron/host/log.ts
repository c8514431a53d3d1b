import type { Log } from './ports.ts';

const stackOf = (cause: unknown): string =>
  cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);

/**
 * A log of one JSON object a line, for programs as much as for people.
 * Without `verbose` it holds only what somebody should look at.
 */
export function createLog(write: (line: string) => void, now: () => number, verbose = true): Log {
  const line = (level: string, message: string, facts: object) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), level, message, ...facts })}\n`);
  return {
    info: (message, facts = {}) => {
      if (verbose) line('info', message, facts);
    },
    warn: (message, facts = {}) => line('warn', message, facts),
    error: (message, cause) => line('error', message, cause === undefined ? {} : { cause: stackOf(cause) }),
  };
}
