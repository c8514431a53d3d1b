import type { Vocabulary } from './index/vocabulary.ts';
import type { Tuning } from './score-tuning.ts';
import { isSpaced } from './stemmer.ts';
import type { Thesaurus, WordClass } from './word-forms.ts';

/** The weight of each word in this library, from 0 to 1. Rare words have higher weights. */
export interface TermWeights {
  of(word: number): number;
  /** Returns a word's weight, even if the library doesn't contain the word. */
  getTextWeight(word: string): number;
  /** Returns a stem's weight in options or descriptions. */
  getSecondaryStemWeight(stem: string): number;
  getSecondaryTermWeight(term: number): number;
  /** Discards the weights after the library has changed. They're computed again when needed. */
  invalidate(): void;
}

/** Creates weights that are computed when they're first needed after a change. */
export function createTermWeights({
  vocabulary,
  documents,
  thesaurus,
  tuning,
}: {
  vocabulary: Vocabulary;
  documents: { readonly size: number };
  thesaurus: Thesaurus;
  tuning: Tuning;
}): TermWeights {
  const { forms } = vocabulary;
  let version = 1;
  let weights = new Float64Array(1024);
  let versions = new Uint32Array(1024);
  let secondaryWeights = new Float64Array(1024);
  let secondaryVersions = new Uint32Array(1024);

  const countTitles = (stem: string): number => {
    const term = vocabulary.termWith(stem);
    return term < 0 ? 0 : vocabulary.titlePostings(term).length;
  };
  const getTextWeight = (word: string): number => {
    // Synonyms count too, because a rare word for a common thing must not weigh more than the common word.
    let count = countTitles(forms.stem(word));
    for (const { stem, match } of thesaurus.findSynonyms(word))
      count += tuning.synonymFrequencyShare * match * countTitles(stem);
    return computeWeight(
      { word, wordClass: forms.getClass(word), frequency: forms.frequency(word) },
      count,
      documents.size,
      tuning,
    );
  };
  const makeRoom = (word: number): void => {
    if (word < weights.length) return;
    const larger = new Float64Array(word * 2);
    larger.set(weights);
    weights = larger;
    versions = new Uint32Array(word * 2);
  };
  const computeSecondaryWeight = (stem: string, count: number): number => {
    const wordClass = forms.getClass(stem);
    const weight = computeWeight(
      { word: stem, wordClass, frequency: forms.frequency(stem) },
      count,
      documents.size,
      tuning,
    );
    return wordClass === 'function' ? weight * tuning.stopWord : weight;
  };
  const getSecondaryTermWeight = (term: number): number => {
    if (term >= secondaryWeights.length) {
      secondaryWeights = new Float64Array(term * 2);
      secondaryVersions = new Uint32Array(term * 2);
    }
    if (secondaryVersions[term] !== version) {
      secondaryVersions[term] = version;
      const count = Math.max(
        vocabulary.titlePostings(term).length,
        vocabulary.secondaryPostings(term).length,
      );
      secondaryWeights[term] = computeSecondaryWeight(vocabulary.termText(term), count);
    }
    return secondaryWeights[term] ?? 0;
  };
  return {
    of(word) {
      makeRoom(word);
      if (versions[word] !== version) {
        versions[word] = version;
        weights[word] = getTextWeight(vocabulary.getText(word));
      }
      return weights[word] ?? 0;
    },
    getTextWeight,
    getSecondaryStemWeight(stem) {
      const term = vocabulary.termWith(stem);
      return term < 0 ? computeSecondaryWeight(stem, 0) : getSecondaryTermWeight(term);
    },
    getSecondaryTermWeight,
    invalidate() {
      version++;
    },
  };
}

/** The expected share of questions that have a word, in any library. */
const EXPECTED_SHARE: Readonly<Record<WordClass, number>> = { function: 0.1, light: 0.03, content: 0.001 };
/** The expected share of questions with a content word, by its frequency in English from 0 (rare) to 7. */
const EXPECTED_SHARE_BY_FREQUENCY: readonly number[] = [
  0.0005, 0.0005, 0.0005, 0.001, 0.002, 0.004, 0.01, 0.03,
];

/**
 * The expected share for words that the lexicon doesn't have, by length. In every language, short words are
 * often function words.
 */
const EXPECTED_SHARE_BY_LENGTH: readonly number[] = [0.0005, 0.05, 0.05, 0.02, 0.005];

/**
 * Returns a weight from 0 to 1 by the share of questions that have the word. The expected share counts like
 * `priorQuestions` questions. This makes the weights in libraries of 50 and of 50,000 questions comparable.
 */
function computeWeight(
  { word, wordClass, frequency }: { word: string; wordClass: WordClass; frequency: number },
  having: number,
  questions: number,
  { priorQuestions, minShare, weightExponent, lightWord }: Tuning,
): number {
  const expected = estimateShare(word, wordClass, frequency);
  const share = Math.min(1, (having + priorQuestions * expected) / (questions + priorQuestions));
  const weight = Math.min(1, Math.log(1 / share) / Math.log(1 / minShare)) ** weightExponent;
  return wordClass === 'light' ? weight * lightWord : weight;
}

function estimateShare(word: string, wordClass: WordClass, frequency: number): number {
  if (wordClass !== 'content') return EXPECTED_SHARE[wordClass];
  if (frequency === 0 && isSpaced(word))
    return EXPECTED_SHARE_BY_LENGTH[word.length] ?? EXPECTED_SHARE.content / 2;
  return EXPECTED_SHARE_BY_FREQUENCY[frequency] ?? EXPECTED_SHARE.content;
}
