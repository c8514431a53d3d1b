import { setImmediate } from 'node:timers/promises';
import type { Handlers } from '../../../shared/bridge.ts';
import type { Exchange } from './exchange.ts';
import type { ImportJobs } from './import-jobs.ts';

export type ExchangeMethod =
  | 'library.export'
  | 'library.import'
  | 'import.send'
  | 'import.cancel'
  | 'import.look'
  | 'import.undo';

/** Of 32 KiB. */
const PIECES_AT_ONCE = 10;

/** The bridge methods that write and read files of questions. */
export function createExchangeHandlers(exchange: Exchange, jobs: ImportJobs): Pick<Handlers, ExchangeMethod> {
  return {
    'library.export': async ({ format, ids }) => {
      const { pieces, leftOut } = exchange.export(format, ids);
      const text: string[] = [];
      for (const piece of pieces) {
        // A large library takes a second.
        if (text.push(piece) % PIECES_AT_ONCE === 0) await setImmediate();
      }
      return { text: text.join(''), leftOut };
    },
    'import.send': async ({ job, text }) => {
      jobs.send(job, text);
      return {};
    },
    'import.cancel': async ({ job }) => {
      jobs.cancel(job);
      return {};
    },
    'import.look': (source, signal) =>
      jobs.run(source, signal, (text, options) => exchange.look({ ...source, text }, options)),
    'library.import': ({ leaveOut, take, ...source }, signal) => {
      const choices = { leaveOut: new Set(leaveOut), take: new Set(take) };
      return jobs.run(source, signal, (text, options) =>
        exchange.bring({ ...source, text }, choices, options),
      );
    },
    'import.undo': ({ undo }) => exchange.undo(undo),
  };
}
