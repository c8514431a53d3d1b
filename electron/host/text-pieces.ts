/** UTF-16 units: large enough that a call of the disk is worth it, small enough that others soon have their turn. */
const PIECE_LENGTH = 32_768;

/**
 * Puts texts together to pieces of at least `length` UTF-16 units, but for the last. Each piece that is written is a call of the
 * disk, and the event loop runs between two.
 */
export function* textPieces(parts: Iterable<string>, length = PIECE_LENGTH): Generator<string> {
  let piece = '';
  for (const part of parts) {
    piece += part;
    if (piece.length < length) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}
