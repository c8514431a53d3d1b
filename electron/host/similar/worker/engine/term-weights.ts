import type { Tuning } from './score-tuning.ts';
import { isSpaced } from './stemmer.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Thesaurus, WordClass } from './word-forms.ts';

/** How much each word tells in this library, 0 to 1. */
export interface TermWeights {
  of(word: number): number;
  /** The same for a word that the library may not have. */
  ofText(word: string): number;
  /** The same for a term of options or descriptions. */
  ofSecondary(stem: string): number;
  ofSecondaryTerm(term: number): number;
  /** The library has changed. */
  invalidate(): void;
}

/** Works weights out when they are asked for first after a change. */
export function createTermWeights({
  vocabulary,
  documents,
  thesaurus,
  tuning,
}: {
  vocabulary: Vocabulary;
  /** How many questions there are. */
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

  const having = (stem: string): number => {
    const term = vocabulary.termWith(stem);
    return term < 0 ? 0 : vocabulary.titlePostings(term).length;
  };
  const ofText = (word: string): number => {
    // What a word's synonyms say is said as well: a rare word for a common thing tells no more than the common one.
    let count = having(forms.stem(word));
    for (const { stem, match } of thesaurus.synonyms(word))
      count += tuning.synonymFrequencyShare * match * having(stem);
    return weightOf(
      { word, wordClass: forms.classOf(word), frequency: forms.frequency(word) },
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
  const secondaryWeight = (stem: string, count: number): number => {
    const wordClass = forms.classOf(stem);
    const weight = weightOf(
      { word: stem, wordClass, frequency: forms.frequency(stem) },
      count,
      documents.size,
      tuning,
    );
    return wordClass === 'function' ? weight * tuning.stopWord : weight;
  };
  const ofSecondaryTerm = (term: number): number => {
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
      secondaryWeights[term] = secondaryWeight(vocabulary.termText(term), count);
    }
    return secondaryWeights[term] ?? 0;
  };
  return {
    of(word) {
      makeRoom(word);
      if (versions[word] !== version) {
        versions[word] = version;
        weights[word] = ofText(vocabulary.textOf(word));
      }
      return weights[word] ?? 0;
    },
    ofText,
    ofSecondary(stem) {
      const term = vocabulary.termWith(stem);
      return term < 0 ? secondaryWeight(stem, 0) : ofSecondaryTerm(term);
    },
    ofSecondaryTerm,
    invalidate() {
      version++;
    },
  };
}

/** Share of all questions in which a word stands, before anything is known of the library. */
const EXPECTED_SHARE: Readonly<Record<WordClass, number>> = { function: 0.1, light: 0.03, content: 0.001 };
/** The same for content words, by how common they are in English at large: 0 (rare) to 7. */
const EXPECTED_SHARE_BY_FREQUENCY: readonly number[] = [
  0.0005, 0.0005, 0.0005, 0.001, 0.002, 0.004, 0.01, 0.03,
];

/** The same for words that no lexicon knows, by their length: in every language the short ones hold sentences together. */
const EXPECTED_SHARE_BY_LENGTH: readonly number[] = [0.0005, 0.05, 0.05, 0.02, 0.005];

/**
 * How much a word tells, 0 to 1, by the share of questions that have it. What is expected of it counts like questions
 * seen, so that the weights of a library of 50 and of one of 50,000 can be compared.
 */
function weightOf(
  { word, wordClass, frequency }: { word: string; wordClass: WordClass; frequency: number },
  having: number,
  questions: number,
  { priorQuestions, minShare, weightExponent, lightWord }: Tuning,
): number {
  const expected = expectedShareOf(word, wordClass, frequency);
  const share = Math.min(1, (having + priorQuestions * expected) / (questions + priorQuestions));
  const weight = Math.min(1, Math.log(1 / share) / Math.log(1 / minShare)) ** weightExponent;
  return wordClass === 'light' ? weight * lightWord : weight;
}

function expectedShareOf(word: string, wordClass: WordClass, frequency: number): number {
  if (wordClass !== 'content') return EXPECTED_SHARE[wordClass];
  if (frequency === 0 && isSpaced(word))
    return EXPECTED_SHARE_BY_LENGTH[word.length] ?? EXPECTED_SHARE.content / 2;
  return EXPECTED_SHARE_BY_FREQUENCY[frequency] ?? EXPECTED_SHARE.content;
}
