import { createImportJobs, type ImportJobs } from '../../electron/host/import-export/import-jobs.ts';
import { createImportReader } from '../../electron/host/import-export/import-worker-client.ts';
import { systemTimers } from '../../electron/host/ports.ts';
import { silentLog } from './silent-log.ts';

/**
 * A reader that tests share, because its thread takes a second to start. The reader doesn't keep the process
 * running.
 */
export const sharedReader = createImportReader({ log: silentLog });

export const createQuietJobs = (): ImportJobs =>
  createImportJobs({ timers: systemTimers, onProgress() {}, isNeeded: () => false });
