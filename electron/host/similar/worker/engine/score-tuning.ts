/** The constants of the score, in one place. What was tuned on what is told in docs/project/similarity-engine.md. */
export interface Tuning {
  /** Questions that what is expected of a word counts as much as. */
  priorQuestions: number;
  /** The share of questions from which on a word tells no more by being rarer. */
  minShare: number;
  weightExponent: number;
  /** What is left of the weight of a word that only frames a question. */
  stopWord: number;
  /** What is left of the weight of a word that mostly does. */
  lightWord: number;
  /** How much of the weights of two words that are synonyms counts, at most. */
  synonym: number;
  synonymExponent: number;
  /** Weight of everyday synonyms, on the scale of the lexicon. */
  everydaySynonym: number;
  synonymFrequencyShare: number;
  /** What is left of the weight of a word that neither library nor lexicon knows. */
  unknownWord: number;
  /** Weight that is added to both norms, so that questions of few telling words are not alike by them alone. */
  smoothing: number;
  /** How much each kind of evidence counts; together 1. */
  words: number;
  letters: number;
  phrases: number;
  /** What is left of the score of two sentences where the texts say nothing else in common. */
  sentence: number;
  /** How much the meaning of the whole titles counts beside all of these. */
  semantic: number;
  /** Likeness of the words from which on it does so in full. */
  fullSemanticFrom: number;
  /** The power of how near two meanings are: those of a common topic are somewhat near, however much else they ask. */
  semanticExponent: number;
  /** What is taken off for each kind of contrast. */
  opposite: number;
  negation: number;
  sibling: number;
  number: number;
  /** The power that makes grades of shared/similar.ts out of sums. */
  scoreExponent: number;
  /** The same where meaning counts in full. */
  scoreExponentWithSemantic: number;
  /** Least score of a question that the query begins like. */
  prefix: number;
  /** How much of what is missing to 1 alike options make up for, and alike descriptions. */
  options: number;
  description: number;
  /** Score of the titles from which on both count in full. */
  fullSecondaryFrom: number;
  /** Entries of the index that one search looks at, and questions that it compares exactly. */
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
  semantic: 0.4,
  fullSemanticFrom: 0.2,
  semanticExponent: 2.5,
  opposite: 0.45,
  negation: 0.08,
  sibling: 0.2,
  number: 0.08,
  scoreExponent: 2,
  scoreExponentWithSemantic: 1.7,
  prefix: 0.45,
  options: 0.5,
  description: 0.2,
  fullSecondaryFrom: 0.4,
  maxPostings: 25_000,
  maxCandidates: 300,
};

/** Parts of the score that can be left out, to measure what each adds. */
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
