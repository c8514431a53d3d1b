import { setImmediate } from 'node:timers/promises';
import type { Handlers } from '../../../shared/bridge.ts';
import type { Exchange } from './exchange.ts';

export type ExchangeMethod = 'library.export' | 'library.import' | 'import.look' | 'import.undo';

/** Of 32 KiB. */
const PIECES_AT_ONCE = 10;

/** The bridge methods that write and read files of questions. */
export function createExchangeHandlers(exchange: Exchange): Pick<Handlers, ExchangeMethod> {
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
    'import.look': (source) => exchange.look(source),
    'library.import': ({ leaveOut, take, ...source }) =>
      exchange.bring(source, { leaveOut: new Set(leaveOut), take: new Set(take) }),
    'import.undo': ({ undo }) => exchange.undo(undo),
  };
}
