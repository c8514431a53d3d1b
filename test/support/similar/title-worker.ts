import path from 'node:path';

/** The program of the thread that reads titles, from its source. */
export const titleWorker = path.resolve(
  import.meta.dirname,
  '../../../electron/host/similar/meaning/worker.ts',
);
