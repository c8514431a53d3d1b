import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { getReason } from '../host/system/durable-file.ts';

/** Errors of a pipe whose reader has ended, as in `export … | head`. Windows also uses EOF. */
const READER_ENDED: ReadonlySet<string> = new Set(['EPIPE', 'EOF']);

/** Writes standard output completely or notices that it couldn't. */
export function openStandardOutput(stream: NodeJS.WriteStream & { fd: 1 }): {
  write(text: string): void;
  /** Resolves to the system's error code after all output is written, or to null if there was no error. */
  finish(): Promise<string | null>;
} {
  let failure: Error | null = null;
  stream.on('error', (error) => {
    failure ??= error;
  });
  const { fd } = stream;
  // Node's stream for a file doesn't write the rest after the system wrote only a part, as on a full disk.
  const isFile: boolean = !(stream instanceof Socket);
  return {
    write(text) {
      if (!isFile) return void stream.write(text);
      try {
        writeFileSync(fd, text);
      } catch (error) {
        stream.emit('error', error);
      }
    },
    async finish() {
      if (failure === null) {
        await new Promise<void>((resolve) => {
          stream.once('error', () => resolve());
          stream.write('', () => resolve());
        });
      }
      const reason = failure === null ? null : getReason(failure);
      return reason === null || READER_ENDED.has(reason) ? null : reason;
    },
  };
}
