import { createImportReader } from '../../electron/host/import-export/import-worker-client.ts';
import {
  createRunningImports,
  type RunningImports,
} from '../../electron/host/import-export/running-imports.ts';
import { systemTimers } from '../../electron/host/ports.ts';
import { silentLog } from './silent-log.ts';

/** The reader that tests share, because its thread takes a second to start. It doesn't keep the process running. */
export const sharedReader = createImportReader({ log: silentLog });

/** Jobs without progress events. */
export const quietJobs = (): RunningImports =>
  createRunningImports({ timers: systemTimers, onProgress() {}, isNeeded: () => false });
