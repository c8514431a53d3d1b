/** Cuts a text into the pieces of words that a model knows, by their numbers. */
export type Pieces = (text: string) => number[];

/** Stands for blanks, and before the first word. */
const BLANK = '▁';
/** The first pieces are no text: unknown, beginning, end, and three that are not used. */
const RESERVED = 6;
const UNKNOWN = 0;

/**
 * `vocabulary`: each piece with the logarithm of how likely it is. Of all ways to cut a text the likeliest is taken;
 * letters that no piece has count as one unknown piece in a row.
 */
export function createPieces(vocabulary: readonly (readonly [piece: string, chance: number])[]): Pieces {
  const ids = new Map<string, number>();
  let longest = 1;
  for (const [id, [piece]] of vocabulary.entries()) {
    if (id < RESERVED) continue;
    ids.set(piece, id);
    longest = Math.max(longest, piece.length);
  }
  return (text) => {
    const written = BLANK + text.normalize('NFKC').replaceAll(' ', BLANK);
    const best: { chance: number; id: number; from: number }[] = [{ chance: 0, id: UNKNOWN, from: 0 }];
    for (let end = 1; end <= written.length; end++) {
      // The model was made with unknown letters for free, so what is unknown is never cut otherwise.
      let found = { chance: best[end - 1]?.chance ?? 0, id: UNKNOWN, from: end - 1 };
      let isKnown = false;
      for (let from = Math.max(0, end - longest); from < end; from++) {
        const id = ids.get(written.slice(from, end));
        if (id === undefined) continue;
        const chance = (vocabulary[id]?.[1] ?? 0) + (best[from]?.chance ?? 0);
        if (!isKnown || chance >= found.chance) found = { chance, id, from };
        isKnown = true;
      }
      best.push(found);
    }
    const pieces: number[] = [];
    for (let end = written.length; end > 0; end = best[end]?.from ?? 0) {
      const id = best[end]?.id ?? UNKNOWN;
      if (id !== UNKNOWN || pieces.at(-1) !== UNKNOWN) pieces.push(id);
    }
    return pieces.reverse();
  };
}
