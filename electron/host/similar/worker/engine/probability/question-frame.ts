import type { TitleWord } from '../title-parser.ts';

/** The ways to ask a question. */
const FRAMES = ['other', 'yes-no', 'rather', 'what', 'who', 'when', 'where', 'why', 'how'] as const;
/**
 * The index of the first frame that asks for a certain kind of answer, such as a person. The later frames do
 * too.
 */
const FIRST_WITH_OTHER_ANSWERS: number = FRAMES.indexOf('who');

/** Returns whether questions with these frames have different kinds of answers, such as a place and a thing. */
export const hasOtherAnswers = (frame: number, other: number): boolean =>
  frame !== other && Math.max(frame, other) >= FIRST_WITH_OTHER_ANSWERS;

const QUESTION_WORDS: ReadonlyMap<string, (typeof FRAMES)[number]> = new Map([
  ...['what', 'which', 'was', 'welche', 'welcher', 'welches', 'welchen', 'welchem'].map(
    (word) => [word, 'what'] as const,
  ),
  ...['who', 'whom', 'whose', 'wer', 'wen', 'wem', 'wessen'].map((word) => [word, 'who'] as const),
  ...['when', 'wann'].map((word) => [word, 'when'] as const),
  ...['where', 'wo', 'wohin', 'woher'].map((word) => [word, 'where'] as const),
  ...['why', 'warum', 'wieso', 'weshalb'].map((word) => [word, 'why'] as const),
  ...['how', 'wie'].map((word) => [word, 'how'] as const),
]);

const YES_NO_VERBS: ReadonlySet<string> = new Set(
  (
    'do does did are is have has had would will could can should were ever been got ' +
    'bist seid ist hast habt hat magst mogt kannst konnt konntest wurdest wurdet willst sollte sollten darf glaubst findest ' +
    'warst gibt gehst isst trinkst liest horst schaust spielst fahrst machst kochst lebst'
  ).split(' '),
);

/** Returns the index of a title's frame in `FRAMES`. */
export function findFrame(words: readonly Pick<TitleWord, 'word'>[]): number {
  const findFrameName = (): (typeof FRAMES)[number] => {
    const rather = words.findIndex(({ word }) => word === 'rather');
    if (rather > 0 && words.slice(0, rather).some(({ word }) => word === 'would')) return 'rather';
    if (YES_NO_VERBS.has(words[0]?.word ?? '')) return 'yes-no';
    for (const { word } of words) {
      const frame = QUESTION_WORDS.get(word);
      if (frame) return frame;
    }
    return 'other';
  };
  return FRAMES.indexOf(findFrameName());
}

/** A question's tense. Questions about wishes and possibilities are hypothetical. */
export type Tense = 'hypothetical' | 'past' | 'present';

const TENSES: ReadonlyMap<string, Tense> = new Map([
  ...['would', 'could', 'if', 'wish', 'want', 'hope', 'rather'].map(
    (word) => [word, 'hypothetical'] as const,
  ),
  ...['wurdest', 'konntest', 'mochtest', 'wenn'].map((word) => [word, 'hypothetical'] as const),
  ...['was', 'were', 'did', 'had', 'been', 'ever', 'youve'].map((word) => [word, 'past'] as const),
  ...['hattest', 'warst', 'jemals'].map((word) => [word, 'past'] as const),
]);

/** Returns `past` for "watched", but not for "need" and "red". */
const findRegularPast = (word: string): Tense | undefined =>
  /^[a-z]{2,}[^aeiou]ed$/.test(word) ? 'past' : undefined;

/**
 * Returns an English or German question's tense: hypothetical if any word is hypothetical, or otherwise past
 * if any word is in the past.
 * @param words in compared form: lowercase, without accents and apostrophes
 */
export function detectTense(words: readonly string[]): Tense {
  let tense: Tense = 'present';
  for (const [index, word] of words.entries()) {
    // At the start, "was" is usually German.
    const own = index === 0 && word === 'was' ? undefined : (TENSES.get(word) ?? findRegularPast(word));
    if (own === 'hypothetical') return own;
    tense = own ?? tense;
  }
  return tense;
}
