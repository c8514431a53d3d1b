import type { Handlers } from '../../../shared/bridge.ts';
import type { Exchange } from './exchange.ts';

export type ExchangeMethod = 'library.export' | 'library.import';

/** The bridge methods that write and read files of questions. */
export function createExchangeHandlers(exchange: Exchange): Pick<Handlers, ExchangeMethod> {
  return {
    'library.export': async ({ format }) => {
      const { pieces, leftOut } = exchange.export(format);
      return { text: [...pieces].join(''), leftOut };
    },
    'library.import': ({ text, format, dryRun }) => exchange.import(text, { format, dryRun }),
  };
}
