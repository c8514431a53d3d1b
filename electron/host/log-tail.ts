import { createLog } from './log.ts';
import type { Log } from './ports.ts';

/** Lines that are kept. */
const MOST = 500;

/** A log that also remembers its last lines, for a report: one JSON object each, oldest first. */
export function withTail(log: Log, now: () => number): { log: Log; tail: () => string } {
  let lines: string[] = [];
  const memory = createLog((line) => {
    lines = [...lines, line].slice(-MOST);
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
