import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Vectors, WIDTH } from '../../../electron/host/similar/meaning/vectors.ts';
import { MODEL } from '../../support/similar/meaning/reads.ts';

/**
 * Titles that were read are kept in a file of the temporary folder, so that all processes of a run, and the next run, read
 * them once. Another model, or other code that reads, has another file. A record is the length of the title in bytes (32
 * bits), the title, and its row.
 */
export function loadKept(vectors: Vectors): void {
  const file = keptFile();
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  for (let at = 0; at + 4 <= bytes.length; ) {
    const from = at + 4;
    const to = from + bytes.readUInt32LE(at);
    at = to + WIDTH;
    vectors.set(bytes.toString('utf8', from, to), new Int8Array(bytes.subarray(to, at)));
  }
}

/** Keeps all that were read. */
export function keep(vectors: Vectors): void {
  const file = keptFile();
  const records = Array.from(vectors.texts()).flatMap((title) => {
    const text = Buffer.from(title);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(text.length);
    return [length, text, Buffer.from(vectors.get(title) ?? new Int8Array(WIDTH))];
  });
  writeFileSync(`${file}.new`, Buffer.concat(records));
  renameSync(`${file}.new`, file);
}

/** What decides about a row, beside the model. */
const CODE = ['encoder.ts', 'attention.ts', 'matrices.ts', 'kernel.ts', 'pieces.ts', 'quantize.ts'];

function keptFile(): string {
  const code = resolve(import.meta.dirname, '../../../electron/host/similar/meaning');
  const hash = createHash('sha256').update(readFileSync(MODEL));
  for (const name of CODE) hash.update(readFileSync(join(code, name)));
  return join(tmpdir(), `qotd-studio-bench-${hash.digest('hex').slice(0, 16)}.titles`);
}
