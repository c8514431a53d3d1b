import { setImmediate } from 'node:timers/promises';
import { type EntryLine, FORMATS, formatHeader, formatLine, latestVersionOf } from './store-format.ts';
import { emptyKnown, type KnownFile, slotOf } from './store-known.ts';
import { sumOfFile } from './store-sum.ts';

/** The content of a question file. */
export interface LineFileText {
  pieces: readonly Uint8Array[];
  /** What is known of the file once it is written. */
  known: KnownFile;
}

const PIECE_LENGTH = 32_768;

/**
 * The content for these lines; undefined where there is none. The event loop runs between any two pieces of about
 * 32 KiB, and `lines` are drawn as they are then.
 */
export async function formatLineFile(lines: Iterable<EntryLine>): Promise<LineFileText | undefined> {
  const pieces: Uint8Array[] = [];
  const known = emptyKnown(0);
  let count = 0;
  let piece: Buffer[] = [];
  let length = 0;
  for (const line of lines) {
    const { bytes, sum } = formatLine(line);
    const slot = slotOf(line.entry.id);
    known.sums[slot] = sum;
    known.seqs[slot] = line.seq;
    count += 1;
    piece.push(bytes);
    length += bytes.length;
    if (length < PIECE_LENGTH) continue;
    pieces.push(Buffer.concat(piece, length));
    piece = [];
    length = 0;
    await setImmediate();
  }
  if (count === 0) return undefined;
  if (length > 0) pieces.push(Buffer.concat(piece, length));
  const facts = { lines: count };
  known.digest = sumOfFile(
    { format: FORMATS.questions, version: latestVersionOf(FORMATS.questions), ...facts },
    pieces,
  );
  const header = Buffer.from(formatHeader(FORMATS.questions, facts, pieces));
  return { pieces: [header, ...pieces], known };
}
