import {
  createSearchService,
  type SearchService,
} from '../../../electron/host/similar/worker/search-service.ts';
import { createManualTimers, type ManualTimers } from '../manual-timers.ts';
import { silentLog } from '../silent-log.ts';
import { createMemoryDisk } from '../store-disk.ts';

/**
 * A search that doesn't respond to index updates before `releaseIndex` is called. Searches cover the
 * questions received so far.
 */
export interface UnreadySearch {
  search: SearchService;
  timers: ManualTimers;
  /** Resolves when the first index update waits for `releaseIndex`. */
  indexing: Promise<void>;
  releaseIndex(): void;
  /** Resolves when the first search for saved questions has its result. */
  searching: Promise<void>;
  /** Stops responding to searches for saved questions. */
  holdSearches(): void;
}

export function createUnreadySearch(): UnreadySearch {
  const timers = createManualTimers();
  const service = createSearchService({ dir: '/', files: createMemoryDisk().files, timers, log: silentLog });
  const indexing = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<void>();
  const searching = Promise.withResolvers<void>();
  let isHeld = false;
  return {
    timers,
    search: {
      ...service,
      async update(update) {
        await service.update(update);
        indexing.resolve();
        await ready.promise;
      },
      async findSaved(query, update) {
        const found = await service.findSaved(query, update);
        searching.resolve();
        return isHeld ? new Promise<never>(() => {}) : found;
      },
    },
    indexing: indexing.promise,
    releaseIndex: ready.resolve,
    searching: searching.promise,
    holdSearches() {
      isHeld = true;
    },
  };
}
