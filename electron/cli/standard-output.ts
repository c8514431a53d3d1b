import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { getReason } from '../host/system/durable-file.ts';

/** Error codes of a pipe after its reader has ended, as in `export … | head`. Windows also uses EOF. */
const READER_ENDED: ReadonlySet<string> = new Set(['EPIPE', 'EOF']);

/** Opens standard output. `finish` reports output that couldn't be written. */
export function openStandardOutput(stream: NodeJS.WriteStream & { fd: 1 }): {
  write(text: string): void;
  /**
   * Waits until all output is written. Resolves with the system's error code, or with null if there was no
   * error or the reader ended early.
   */
  finish(): Promise<string | null>;
} {
  let failure: Error | null = null;
  stream.on('error', (error) => {
    failure ??= error;
  });
  const { fd } = stream;
  // If the system writes only part of the data, for example because the disk is full, Node's file stream
  // doesn't write the rest.
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
