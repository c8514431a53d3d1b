/** The score's constants. docs/project/similarity-engine.md describes how to measure a change. */
export interface Tuning {
  /** The number of questions that a word's expected frequency counts as. */
  priorQuestions: number;
  /** The share of questions below which all words have the same weight. */
  minShare: number;
  weightExponent: number;
  /** The factor for stop words. */
  stopWord: number;
  /** The factor for words that are common in questions. */
  lightWord: number;
  /** The maximum match of synonyms. */
  synonym: number;
  synonymExponent: number;
  /** The match of everyday synonyms. */
  everydaySynonym: number;
  synonymFrequencyShare: number;
  /** The factor for words that neither the library nor the lexicon has. */
  unknownWord: number;
  /**
   * A value added to both norms. Without it, questions with few key words would be similar because of these
   * words alone.
   */
  smoothing: number;
  /** The weights of words, letters, and phrases. Their sum is 1. */
  words: number;
  letters: number;
  phrases: number;
  /** The factor for a single common sentence in long titles. */
  sentence: number;
  /** The share that each kind of contrast removes. */
  opposite: number;
  negation: number;
  sibling: number;
  number: number;
  /** The minimum score for a question that starts with the query. */
  prefix: number;
  /** The share of the distance to 1 that similar options and descriptions add. */
  options: number;
  description: number;
  /** The title score from which options and descriptions have their full weight. */
  fullSecondaryFrom: number;
  /** The maximum numbers of postings that a search reads and of questions that it compares. */
  maxPostings: number;
  maxCandidates: number;
}

export const TUNING: Tuning = {
  priorQuestions: 30,
  minShare: 0.002,
  weightExponent: 0.6,
  stopWord: 0.1,
  lightWord: 0.5,
  synonym: 1,
  synonymExponent: 0.5,
  everydaySynonym: 0.9,
  synonymFrequencyShare: 0.3,
  unknownWord: 0.9,
  smoothing: 0.7,
  words: 0.75,
  letters: 0.2,
  phrases: 0.05,
  sentence: 0.7,
  opposite: 0.45,
  negation: 0.08,
  sibling: 0.2,
  number: 0.08,
  prefix: 0.3,
  options: 0.35,
  description: 0.12,
  fullSecondaryFrom: 0.4,
  maxPostings: 25_000,
  maxCandidates: 300,
};

/** Parts of the score that benchmarks can switch off. */
export type Part =
  | 'letters'
  | 'phrases'
  | 'spelling'
  | 'synonyms'
  | 'everyday'
  | 'sentences'
  | 'opposites'
  | 'letterPairs'
  | 'prefix'
  | 'options'
  | 'meaning';
