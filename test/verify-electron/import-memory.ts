import type { Desktop } from '../support/desktop.ts';

/** The cause of the memory use: the file's text or its questions. */
type Shape = 'text' | 'questions';

/**
 * Imports a file that needs more memory than its new import thread may use. Returns the code of the thread's
 * error. Rejects if the thread reads the file or the app ends with the thread. The app's own memory limit is
 * higher, but reaching it would take minutes. `worker` is the thread's program.
 */
export async function exhaustImportThread(
  desktop: Pick<Desktop, 'evaluate'>,
  worker: string,
  shape: Shape,
  maxMemoryMb = 48,
): Promise<string> {
  return desktop.evaluate(
    async (_, { file, form, limit }) => {
      const { Worker } = process.getBuiltinModule('node:worker_threads');
      const { setImmediate } = process.getBuiltinModule('node:timers/promises');
      const thread = new Worker(file, {
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: limit },
      });
      let hasEnded = false;
      const end = new Promise<string>((resolve, reject) => {
        thread.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
        thread.once('exit', (code) => resolve(`exit code ${code}`));
        thread.on('message', (message: object) => {
          if ('summary' in message) reject(new Error('The thread read the file.'));
        });
      }).finally(() => {
        hasEnded = true;
      });
      // Either text without line breaks or 49,000 questions. The app accepts that many questions.
      const [part, parts] =
        form === 'text'
          ? ['x'.repeat(512 * 1024), limit * 8]
          : [`Window or aisle?\n${'🍵 - Tea\n'.repeat(15)}\n`.repeat(1000), 49];
      for (let sent = 0; sent < parts && !hasEnded; sent++) {
        thread.postMessage({ part });
        await setImmediate();
      }
      thread.postMessage({ read: { how: { mode: 'loose', format: 'text', table: null }, customEmoji: [] } });
      try {
        return await end;
      } finally {
        await thread.terminate();
      }
    },
    { file: worker, form: shape, limit: maxMemoryMb },
  );
}
