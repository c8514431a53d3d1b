import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { sumOf } from '../../library/format/store-sum.ts';
import { createEncoder } from './encoder.ts';
import { giveWay } from './give-way.ts';
import { rounded } from './rounded.ts';
import { WIDTH } from './vectors.ts';
import { type FromWorker, toWorkerSchema } from './worker-messages.ts';

/** The thread that reads titles: what it is told and tells is in `worker-messages.ts`. */
giveWay();
const file = readFileSync(z.object({ model: z.string() }).parse(workerData).model);
const encode = createEncoder(file);
const tell = (message: FromWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', (raw: unknown) => {
  const title = toWorkerSchema.parse(raw);
  tell({ title, row: rowOf(title) });
});
tell({ model: sumOf(file) });

function rowOf(title: string): Int8Array<ArrayBuffer> {
  try {
    return rounded(encode(title));
  } catch {
    // One title that can't be read is no reason to read no other.
    return new Int8Array(WIDTH);
  }
}
