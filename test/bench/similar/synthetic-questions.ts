import { createNumbers } from '../../support/similar/generated-questions.ts';

/**
 * Generates questions from existing questions. Each has the words of one question, with some key words
 * replaced by those of a second question, and sometimes the last sentence of a third. The output is
 * deterministic and contains no duplicates or existing questions. Because there are no new words, index lists
 * are longer than for the same number of real questions.
 */
export function createVariants(texts: readonly string[], count: number): string[] {
  const seen = new Set(texts);
  const generated: string[] = [];
  const next = createNumbers(1);
  const pickAny = (): string => texts[next() % texts.length] ?? '';
  // A few short titles have few variants. After many attempts, a number is appended.
  for (let tries = 0; generated.length < count; tries++) {
    const mixed = mix(pickAny(), pickAny(), next);
    const text = next() % 4 === 0 ? `${mixed} ${getLastSentence(pickAny())}` : mixed;
    const variant = tries > count * 4 ? `${text} ${generated.length}` : text;
    if (seen.has(variant)) continue;
    seen.add(variant);
    generated.push(variant);
  }
  return generated;
}

/** Returns the first text with 1 or 2 long words replaced by long words from the second text. */
function mix(base: string, other: string, next: () => number): string {
  const words = base.split(' ');
  const places = words.flatMap((word, at) => (isTelling(word) ? [at] : []));
  const fresh = other.split(' ').filter(isTelling);
  if (places.length === 0 || fresh.length === 0) return `${base} ${other}`;
  for (let times = 1 + (next() % 2); times > 0; times--) {
    const at = places[next() % places.length] ?? 0;
    const word = fresh[next() % fresh.length] ?? '';
    // The punctuation after the old word remains.
    words[at] = word.replace(/[?!.,;:]+$/, '') + (/[?!.,;:]+$/.exec(words[at] ?? '')?.[0] ?? '');
  }
  return words.join(' ');
}

const isTelling = (word: string): boolean => word.length >= 5;

const getLastSentence = (text: string): string => text.split(/(?<=[.?!]) /).at(-1) ?? text;
