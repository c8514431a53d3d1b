import { join } from 'node:path';
import { closeAll } from './close-all.ts';
import { openStore } from './library/open-store.ts';
import type { Store } from './library/store/entry-store.ts';
import { TEST_LIBRARY } from './library/store/load/library-files.ts';
import {
  type LibraryContext,
  type LibraryServices,
  openLibraryServices,
  STORED_SIMILAR_FILES,
} from './library-services.ts';
import { throttle } from './system/throttle.ts';

const EVENT_INTERVAL_MS = 100;

/** A separate library that the local API serves, so tests of a bot don't change the user's questions. */
export interface TestLibrary {
  /**
   * Opens and locks the library on the first call. Rejects like `openStore`. After a failure, the next call
   * tries again.
   */
  open(): Promise<LibraryServices>;
  /** Waits for pending writes, then closes the library. */
  close(): Promise<void>;
}

/** Creates the test library in a folder within the user's library without opening it. */
export function createTestLibrary(
  context: LibraryContext,
  {
    dataDir,
    onChange,
    isNeeded,
  }: {
    dataDir: string;
    onChange: () => void;
    /** Returns whether changes must be reported. */
    isNeeded: () => boolean;
  },
): TestLibrary {
  const dir = join(dataDir, TEST_LIBRARY);
  const { log, timers } = context;
  let opened: Promise<{ store: Store; services: LibraryServices }> | null = null;
  const report = throttle(onChange, { pause: EVENT_INTERVAL_MS, timers, isNeeded });
  const open = async () => {
    const store = await openStore({ dir, files: context.files, log, otherFiles: STORED_SIMILAR_FILES });
    const services = await openLibraryServices(context, {
      dir,
      store,
      onSimilar: () => undefined,
      onRestorePoints: report,
    });
    services.library.subscribe(report);
    return { store, services };
  };
  return {
    async open() {
      opened ??= open().catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return (await opened).services;
    },
    async close() {
      const { store, services } = (await opened?.catch(() => null)) ?? {};
      if (!store || !services) return;
      await closeAll(
        {
          'the search in the test library': () => services.similar.stop(),
          'the file of similar questions of the test library': () => services.similar.close(),
          'the test library': () => store.close(),
        },
        (step, error) => log.error(`Couldn't close ${step}`, error),
      );
    },
  };
}
