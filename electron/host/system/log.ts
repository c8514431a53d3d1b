import type { Log } from '../ports.ts';

const MAX_RECENT_LINES = 500;

/** A log that keeps its last lines for problem reports, oldest first, as JSON. */
export function withRecentLines(log: Log, now: () => number): { log: Log; tail: () => string } {
  let lines: string[] = [];
  const memory = createLog((line) => {
    lines = [...lines, line].slice(-MAX_RECENT_LINES);
  }, now);
  return {
    log: {
      info(message, facts) {
        memory.info(message, facts);
        log.info(message, facts);
      },
      warn(message, facts) {
        memory.warn(message, facts);
        log.warn(message, facts);
      },
      error(message, cause) {
        memory.error(message, cause);
        log.error(message, cause);
      },
    },
    tail: () => lines.join(''),
  };
}

const stackOf = (cause: unknown): string =>
  cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);

/** A log with one JSON object per line. Without `verbose`, it omits `info`. */
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
