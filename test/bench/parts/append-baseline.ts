import fs from 'node:fs';

/**
 * Appends lines in groups, with one fdatasync for all waiting lines. Every durable store must do at least
 * this work.
 */
export interface AppendBaseline {
  /** Resolves once the line is on disk. */
  append(line: Uint8Array): Promise<void>;
  close(): void;
}

export function createAppendBaseline(path: string): AppendBaseline {
  const fd = fs.openSync(path, 'w');
  let waiting: { line: Uint8Array; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let position = 0;
  let running = false;

  function writeGroup(): void {
    const group = waiting;
    waiting = [];
    running = group.length > 0;
    if (!running) return;
    const bytes = Buffer.concat(group.map(({ line }) => line));
    const end = (error: Error | null) => {
      for (const { resolve, reject } of group) error ? reject(error) : resolve();
      process.nextTick(writeGroup);
    };
    fs.write(fd, bytes, 0, bytes.length, position, (error, written) => {
      if (error) return end(error);
      position += written;
      fs.fdatasync(fd, end);
    });
  }

  return {
    append: (line) =>
      new Promise((resolve, reject) => {
        waiting.push({ line, resolve, reject });
        if (running) return;
        running = true;
        process.nextTick(writeGroup);
      }),
    close: () => fs.closeSync(fd),
  };
}
