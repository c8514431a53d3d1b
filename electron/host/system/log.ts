import type { Log } from '../ports.ts';
import { escapeControls } from './printable-text.ts';

const MAX_RECENT_LINES = 500;

/**
 * Wraps a log and stores its last lines for problem reports. `tail` returns them as JSON Lines, oldest first.
 */
export function recordRecentLines(log: Log, now: () => number): { log: Log; tail: () => string } {
  let lines: string[] = [];
  const memory = createLog((line) => {
    lines = [...lines, line].slice(-MAX_RECENT_LINES);
  }, now);
  return {
    log: {
      info(message, details) {
        memory.info(message, details);
        log.info(message, details);
      },
      warn(message, details) {
        memory.warn(message, details);
        log.warn(message, details);
      },
      error(message, cause) {
        memory.error(message, cause);
        log.error(message, cause);
      },
    },
    tail: () => lines.join(''),
  };
}

const formatStack = (cause: unknown): string =>
  cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);

/**
 * Creates a log with one JSON object per line that's safe to print. Omits `info` unless `verbose` is true.
 */
export function createLog(write: (line: string) => void, now: () => number, verbose = true): Log {
  const formatLine = (level: string, message: string, details: object) =>
    write(
      `${escapeControls(JSON.stringify({ at: new Date(now()).toISOString(), level, message, ...details }))}\n`,
    );
  return {
    info: (message, details = {}) => {
      if (verbose) formatLine('info', message, details);
    },
    warn: (message, details = {}) => formatLine('warn', message, details),
    error: (message, cause) =>
      formatLine('error', message, cause === undefined ? {} : { cause: formatStack(cause) }),
  };
}
