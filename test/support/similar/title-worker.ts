import path from 'node:path';
import { workerThread } from '../../../electron/host/similar/meaning/worker-thread.ts';
import { MODEL } from './meaning/reads.ts';

/** The program of the thread that reads titles, from its source. */
export const titleWorker = path.resolve(
  import.meta.dirname,
  '../../../electron/host/similar/meaning/worker.ts',
);

/** Starts it with the model of the build. */
export const startTitleThread = workerThread(titleWorker, MODEL);
