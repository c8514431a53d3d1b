/** The constants of the score, in one place. What was tuned on what is told in docs/project/similarity-engine.md. */
export interface Tuning {
  /** Questions that what is expected of a word counts as much as. */
  belief: number;
  /** The share of questions from which on a word tells no more by being rarer. */
  rarest: number;
  weightPower: number;
  /** What is left of the weight of a word that only frames a question. */
  frame: number;
  /** What is left of the weight of a word that mostly does. */
  light: number;
  /** How much of the weights of two words that are synonyms counts, at most. */
  synonym: number;
  synonymPower: number;
  /** Weight of everyday synonyms, on the scale of the lexicon. */
  everyday: number;
  shareWithSynonyms: number;
  /** What is left of the weight of a word that neither library nor lexicon knows. */
  unknown: number;
  /** Weight that is added to both norms, so that questions of few telling words are not alike by them alone. */
  poverty: number;
  /** How much each kind of evidence counts; together 1. */
  words: number;
  letters: number;
  phrases: number;
  /** What is left of the score of two sentences where the texts say nothing else in common. */
  part: number;
  /** How much the meaning of the whole titles counts beside all of these. */
  meaning: number;
  /** Likeness of the words from which on it does so in full. */
  borne: number;
  /** The power of how near two meanings are: those of a common topic are somewhat near, however much else they ask. */
  meaningPower: number;
  /** What is taken off for each kind of contrast. */
  opposite: number;
  negation: number;
  sibling: number;
  number: number;
  /** The power that makes grades of shared/similar.ts out of sums. */
  steepness: number;
  /** The same where meaning counts in full. */
  steepnessWithMeaning: number;
  /** Least score of a question that the query begins like. */
  begun: number;
  /** How much of what is missing to 1 alike options make up for, and alike descriptions. */
  options: number;
  description: number;
  /** Score of the titles from which on both count in full. */
  bearing: number;
  /** Entries of the index that one search looks at, and questions that it compares exactly. */
  looks: number;
  compared: number;
}

export const TUNING: Tuning = {
  belief: 30,
  rarest: 0.002,
  weightPower: 0.6,
  frame: 0.1,
  light: 0.5,
  synonym: 1,
  synonymPower: 0.5,
  everyday: 0.9,
  shareWithSynonyms: 0.3,
  unknown: 0.9,
  poverty: 0.7,
  words: 0.75,
  letters: 0.2,
  phrases: 0.05,
  part: 0.7,
  meaning: 0.4,
  borne: 0.2,
  meaningPower: 2.5,
  opposite: 0.45,
  negation: 0.08,
  sibling: 0.2,
  number: 0.08,
  steepness: 2,
  steepnessWithMeaning: 1.7,
  begun: 0.45,
  options: 0.5,
  description: 0.2,
  bearing: 0.4,
  looks: 25_000,
  compared: 300,
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
  | 'kin'
  | 'typing'
  | 'options'
  | 'meaning';
