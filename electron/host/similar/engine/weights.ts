import { isSpaced } from './stem.ts';
import type { Tuning } from './tuning.ts';
import type { WordClass } from './word-forms.ts';

/** Share of all questions in which a word stands, before anything is known of the library. */
const EXPECTED: Readonly<Record<WordClass, number>> = { function: 0.1, light: 0.03, content: 0.001 };
/** The same for content words, by how common they are in English at large: 0 (rare) to 7. */
const EXPECTED_BY_FREQUENCY: readonly number[] = [0.0005, 0.0005, 0.0005, 0.001, 0.002, 0.004, 0.01, 0.03];

/** The same for words that no lexicon knows, by their length: in every language the short ones hold sentences together. */
const EXPECTED_BY_LENGTH: readonly number[] = [0.0005, 0.05, 0.05, 0.02, 0.005];

/**
 * How much a word tells, 0 to 1, by the share of questions that have it. What is expected of it counts like questions
 * seen, so that the weights of a library of 50 and of one of 50,000 can be compared.
 */
export function weightOf(
  { word, wordClass, frequency }: { word: string; wordClass: WordClass; frequency: number },
  having: number,
  questions: number,
  { belief, rarest, weightPower, light }: Tuning,
): number {
  const expected = expectedOf(word, wordClass, frequency);
  const share = Math.min(1, (having + belief * expected) / (questions + belief));
  const weight = Math.min(1, Math.log(1 / share) / Math.log(1 / rarest)) ** weightPower;
  return wordClass === 'light' ? weight * light : weight;
}

function expectedOf(word: string, wordClass: WordClass, frequency: number): number {
  if (wordClass !== 'content') return EXPECTED[wordClass];
  if (frequency === 0 && isSpaced(word)) return EXPECTED_BY_LENGTH[word.length] ?? EXPECTED.content / 2;
  return EXPECTED_BY_FREQUENCY[frequency] ?? EXPECTED.content;
}
