import type { Handlers } from '../../shared/bridge.ts';
import { createExchangeHandlers, type ExchangeMethod } from './exchange/handlers.ts';
import type { ImportJobs } from './exchange/import-jobs.ts';
import type { Library } from './library/library.ts';
import type { Tools } from './tools.ts';

export type ToolMethod =
  | 'question.markSent'
  | 'question.undoMarkSent'
  | 'library.seed'
  | 'library.reset'
  | 'library.undoReset'
  | ExchangeMethod
  | 'snapshot.list'
  | 'snapshot.save'
  | 'snapshot.restore'
  | 'snapshot.remove';

/** The bridge methods of the tools over the library: what the service has no operation for. */
export function createToolHandlers(
  library: Library,
  tools: Tools,
  importJobs: ImportJobs,
): Pick<Handlers, ToolMethod> {
  const { snapshots, samples } = tools;
  return {
    'question.markSent': ({ id, votes, status, messageLink }) =>
      library.markSent(id, votes, status, messageLink),
    'question.undoMarkSent': ({ id }) => library.undoMarkSent(id),
    'library.seed': async () => ({ ids: await samples.add() }),
    'library.reset': async ({ what }) => ({ removed: await tools.reset(what) }),
    'library.undoReset': async () => ({ count: await snapshots.undo() }),
    ...createExchangeHandlers(tools.exchange, importJobs),
    'snapshot.list': () => snapshots.list(),
    'snapshot.save': ({ name }) => snapshots.save(name),
    'snapshot.restore': async ({ name }) => ({ count: await snapshots.restore(name) }),
    'snapshot.remove': async ({ name }) => {
      await snapshots.remove(name);
      return {};
    },
  };
}
