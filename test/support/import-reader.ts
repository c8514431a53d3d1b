import { createImportJobs, type ImportJobs } from '../../electron/host/import-export/import-jobs.ts';
import { createImportReader } from '../../electron/host/import-export/import-worker-client.ts';
import { systemTimers } from '../../electron/host/ports.ts';
import { silentLog } from './silent-log.ts';

/** The reader that tests share, whose thread is a second's work to start: one that ends by itself. */
export const sharedReader = createImportReader({ log: silentLog });

/** Jobs whose progress no client hears. */
export const quietJobs = (): ImportJobs =>
  createImportJobs({ timers: systemTimers, onProgress() {}, isNeeded: () => false });
