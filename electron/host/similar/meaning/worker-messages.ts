import { z } from 'zod';

/** What the thread is told: a title. */
export const toWorkerSchema = z.string();

/** What it tells: first of the model, then of each title. */
export const fromWorkerSchema = z.union([
  z.object({ model: z.int() }),
  z.object({ title: z.string(), row: z.instanceof(Int8Array) }),
]);
export type FromWorker = z.infer<typeof fromWorkerSchema>;
