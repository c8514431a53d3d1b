import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { StartThread } from './thread.ts';
import { fromWorkerSchema } from './worker-messages.ts';

/**
 * Threads of this process that run `program`, the file of `worker.ts` or what was built of it. They keep no process alive.
 * `model`: the file of the embedding model, which the build puts next to the program.
 */
export const workerThread =
  (
    program: string,
    model = path.join(path.dirname(program), 'data/universal-sentence-encoder-lite.bin'),
  ): StartThread =>
  ({ onReady, onRead, onEnd }) => {
    // Options of the process are about its own program; a test runner's would not even load in a thread.
    const worker = new Worker(program, { name: 'titles', execArgv: [], workerData: { model } });
    let isOver = false;
    const end = (error: unknown): void => {
      if (isOver) return;
      isOver = true;
      void worker.terminate();
      onEnd(error);
    };
    worker.on('message', (raw: unknown) => {
      if (isOver) return;
      const message = fromWorkerSchema.safeParse(raw);
      if (!message.success) end(message.error);
      else if ('model' in message.data) onReady(message.data.model);
      else onRead(message.data.title, message.data.row);
    });
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`the thread ended with code ${code}`)));
    worker.unref();
    return {
      read: (title) => worker.postMessage(title),
      stop() {
        isOver = true;
        void worker.terminate();
      },
    };
  };
