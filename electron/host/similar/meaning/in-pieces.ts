/** Puts parts together to pieces of at least so many bytes: each piece that is written is a call of the disk. */
export function* inPieces(parts: Iterable<Buffer>, bytes: number): Generator<Buffer> {
  let piece: Buffer[] = [];
  let size = 0;
  for (const part of parts) {
    piece.push(part);
    size += part.length;
    if (size < bytes) continue;
    yield Buffer.concat(piece);
    piece = [];
    size = 0;
  }
  yield Buffer.concat(piece);
}
