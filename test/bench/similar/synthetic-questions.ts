import { createNumbers } from '../../support/similar/filler.ts';

/**
 * Makes more questions out of some: the words of one with telling words of another in the place of its own, and
 * sometimes the last sentence of a third. The same ones on every call, all different, none of the given ones.
 * They have no words that the given ones lack, so their lists are longer than those of as many real questions.
 */
export function variantsOf(texts: readonly string[], count: number): string[] {
  const seen = new Set(texts);
  const made: string[] = [];
  const next = createNumbers(1);
  const any = (): string => texts[next() % texts.length] ?? '';
  // Few short texts have few variants: after many tries without a new one, a number makes the difference.
  for (let tries = 0; made.length < count; tries++) {
    const mixed = mix(any(), any(), next);
    const text = next() % 4 === 0 ? `${mixed} ${lastSentence(any())}` : mixed;
    const told = tries > count * 4 ? `${text} ${made.length}` : text;
    if (seen.has(told)) continue;
    seen.add(told);
    made.push(told);
  }
  return made;
}

/** The first text with one or two of its long words exchanged for long words of the second. */
function mix(base: string, other: string, next: () => number): string {
  const words = base.split(' ');
  const places = words.flatMap((word, at) => (isTelling(word) ? [at] : []));
  const fresh = other.split(' ').filter(isTelling);
  if (places.length === 0 || fresh.length === 0) return `${base} ${other}`;
  for (let times = 1 + (next() % 2); times > 0; times--) {
    const at = places[next() % places.length] ?? 0;
    const word = fresh[next() % fresh.length] ?? '';
    // The stop of the old word stays.
    words[at] = word.replace(/[?!.,;:]+$/, '') + (/[?!.,;:]+$/.exec(words[at] ?? '')?.[0] ?? '');
  }
  return words.join(' ');
}

const isTelling = (word: string): boolean => word.length >= 5;

const lastSentence = (text: string): string => text.split(/(?<=[.?!]) /).at(-1) ?? text;
