/** Returns lowercase words without accents or apostrophes: “What’s” becomes `whats`. */
export function splitWords(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return folded.replace(/['’‘`]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** English stop words, without apostrophes. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been being but by can could did do does doing for from had has have having ' +
    'he her here him his how i if in into is it its just may me might mine my no nor not of on only or our please ' +
    'shall she should so some than that the their them then there these they this those to too us very was we were ' +
    'what whats when where which who whom whose why will with would you your yours yourself'
  ).split(' '),
);

/**
 * Returns the `limit` documents with the highest scores, best first. Documents with equal scores are in
 * document order.
 */
export function pickTopScores<Id>(scores: ReadonlyMap<number, number>, ids: readonly Id[], limit: number) {
  return [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .slice(0, limit)
    .flatMap(([at, score]) => {
      const id = ids[at];
      return id === undefined ? [] : [{ id, score }];
    });
}
