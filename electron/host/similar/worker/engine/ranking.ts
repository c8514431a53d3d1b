import type { SimilarText } from '../../../../../shared/similarity.ts';
import type { EngineContext } from './index/search-index.ts';
import { comparePair, type PairFeatures, type QueryFeatures } from './probability/pair-features.ts';
import { estimateProbability, type ModelFeatures } from './probability/score-model.ts';
import type { Query } from './query-expansion.ts';
import {
  type Contrast,
  findContrast,
  getMinScoreForSameWords,
  getTypedShare,
} from './question-comparison.ts';
import type { Tuning } from './score-tuning.ts';
import {
  NO_SECONDARY_SIMILARITY,
  type SecondaryFields,
  type SecondarySimilarity,
} from './secondary-fields.ts';
import { findEmbeddedRange, isEmbeddable } from './title-parser.ts';
import type { TitleComparer, TitleSimilarity } from './title-similarity.ts';

export interface Hit {
  key: number;
  /**
   * The probability that both titles ask the same question. It orders the hits, determines the grade, and is
   * the score that clients see.
   */
  score: number;
}

interface ComparedTitle {
  slot: number;
  key: number;
  similarity: TitleSimilarity;
  /** The title similarity, raised by the options and description. */
  raised: number;
}

/** The maximum number of hits: the questions with the most similar words, options, and descriptions. */
const MAX_HITS = 120;

/** Returns the best hits in these slots, at most `limit` and `MAX_HITS`, and none below `minScore`. */
export function rankHits(
  slots: Iterable<number>,
  prepared: PreparedQuery,
  { limit, minScore }: { limit: number; minScore: number },
  { engine, comparer }: { engine: EngineContext; comparer: TitleComparer },
): Hit[] {
  const hits = compareTitles(slots, prepared, engine, comparer)
    .map(({ slot, key, similarity }): Hit => {
      const { score } = scoreQuestion(prepared, slot, similarity, engine, minScore);
      return { key, score };
    })
    .filter(({ score }) => score > 0 && score >= minScore);
  return pickBestHits(hits, limit);
}

/**
 * Returns the hits with the highest scores, `limit` at most. If scores are equal, lower keys are first. Each
 * question is returned once.
 */
export function pickBestHits(hits: readonly Hit[], limit: number): Hit[] {
  const ranked = hits.toSorted((a, b) => b.score - a.score || a.key - b.key);
  return removeRepeatedKeys(ranked).slice(0, limit);
}

function removeRepeatedKeys<T extends { key: number }>(list: readonly T[]): T[] {
  const seen = new Set<number>();
  return list.filter(({ key }) => seen.size < seen.add(key).size);
}

/** A question's values that the score model reads. */
export interface CandidateFeatures {
  key: number;
  features: ModelFeatures;
  isCorrected: boolean;
}

/** Returns the features of the questions that `rankHits` scores, the most similar words first. */
export function computeCandidateFeatures(
  slots: Iterable<number>,
  prepared: PreparedQuery,
  { engine, comparer }: { engine: EngineContext; comparer: TitleComparer },
): CandidateFeatures[] {
  return removeRepeatedKeys(compareTitles(slots, prepared, engine, comparer))
    .filter(({ similarity }) => similarity.score > 0)
    .map(({ slot, key, similarity }) => ({
      key,
      features: toModelFeatures(
        {
          similarity: similarity.score,
          letters: similarity.letters,
          pair: comparePair(prepared.features, slot, engine),
          semanticSimilarity: getSemanticSimilarity(prepared.titleToEmbed, slot, engine),
        },
        findContrast(prepared.query, slot, engine),
        engine.tuning,
      ),
      isCorrected: prepared.query.words.some(({ word, corrected }) => corrected !== word),
    }));
}

/** Compares the slots' titles. Returns the titles that can be hits, most similar first. */
function compareTitles(
  slots: Iterable<number>,
  prepared: PreparedQuery,
  engine: EngineContext,
  comparer: TitleComparer,
): ComparedTitle[] {
  return Array.from(slots, (slot): ComparedTitle => {
    const similarity = comparer.compare(slot);
    const secondary = compareSecondary(prepared, slot, engine);
    const raised = addSecondaryFields(similarity.score, secondary, prepared, slot, engine);
    return { slot, key: engine.index.documents.getKey(slot), similarity, raised };
  })
    .sort((a, b) => b.raised - a.raised || a.key - b.key)
    .slice(0, MAX_HITS);
}

/** A score and everything that contributed to it. */
export interface ScoreBreakdown {
  /** The score, from 0 to 1. */
  score: number;
  /** The similarity before contrast, options, and description. */
  similarity: TitleSimilarity;
  contrast: Contrast;
  secondary: SecondarySimilarity;
  titles: TitleScore;
  isSameTitle: boolean;
}

export interface PreparedQuery {
  text: SimilarText;
  query: Query;
  titleToEmbed: string | null;
  secondary: SecondaryFields;
  features: QueryFeatures;
  sameTitleSlots: ReadonlySet<number>;
}

const NO_CONTRAST: Contrast = { opposite: 0, negation: 0, sibling: 0, number: 0 };

/**
 * Returns the final score for a question after its title was compared. Contrast is expensive and only lowers
 * a score, so it's skipped if the score is already below `minScore`.
 */
export function scoreQuestion(
  prepared: PreparedQuery,
  slot: number,
  similarity: TitleSimilarity,
  engine: EngineContext,
  minScore = 0,
): ScoreBreakdown {
  const { isUsing, tuning } = engine;
  const isSameTitle = prepared.sameTitleSlots.has(slot);
  const secondary = compareSecondary(prepared, slot, engine);
  const least = getMinScore(prepared, slot, engine);
  const compared: ComparedTitles = {
    similarity: similarity.score,
    letters: similarity.letters,
    pair: comparePair(prepared.features, slot, engine),
    // Questions without a common word aren't compared by embedding because the embedding may not exist yet.
    semanticSimilarity:
      similarity.score === 0 ? null : getSemanticSimilarity(prepared.titleToEmbed, slot, engine),
    isCorrected: prepared.query.words.some(({ word, corrected }) => corrected !== word),
  };
  const createBreakdown = (contrast: Contrast): ScoreBreakdown => {
    const titles = scoreTitles(compared, contrast, tuning);
    const score = addSecondaryFields(Math.max(least, titles.combined), secondary, prepared, slot, engine);
    return { score, similarity, contrast, secondary, titles, isSameTitle };
  };
  const most = createBreakdown(NO_CONTRAST);
  if (isSameTitle || !isUsing('opposites') || most.score < minScore) return most;
  return createBreakdown(findContrast(prepared.query, slot, engine));
}

/**
 * Returns the minimum score for titles that are almost the same and for a title that starts with the search
 * text. Returns 0 for other titles.
 */
function getMinScore(
  { query, features, sameTitleSlots }: PreparedQuery,
  slot: number,
  { index, tuning, isUsing }: EngineContext,
): number {
  if (sameTitleSlots.has(slot)) return 1;
  const least = getMinScoreForSameWords(query, features.frame, slot, index);
  const typed = isUsing('prefix') ? getTypedShare(query, slot, index) : 0;
  return typed > 0 ? Math.max(least, tuning.prefix + (1 - tuning.prefix) * typed * tuning.prefix) : least;
}

const compareSecondary = (
  { secondary }: PreparedQuery,
  slot: number,
  { isUsing }: EngineContext,
): SecondarySimilarity => (isUsing('options') ? secondary.compare(slot) : NO_SECONDARY_SIMILARITY);

/** Raises a title score by the options and description. */
function addSecondaryFields(
  score: number,
  secondary: SecondarySimilarity,
  { query }: PreparedQuery,
  slot: number,
  { index, tuning }: EngineContext,
): number {
  // If both titles have a topic, the other fields only confirm that the titles are similar.
  const haveTopics = query.hasTopic && index.documents.hasTopic(slot);
  const confirmed = haveTopics ? Math.min(1, score / tuning.fullSecondaryFrom) : 1;
  const withOptions = score + (1 - score) * tuning.options * secondary.options * confirmed;
  return withOptions + (1 - withOptions) * tuning.description * secondary.description * confirmed;
}

/** The score of two titles: the probability that both ask the same question. */
export interface TitleScore {
  /**
   * The semantic similarity's share of the score, from 0 to 1. It's 0 if the semantic similarity is unknown
   * or lowers the score.
   */
  semanticShare: number;
  /** The scores by words alone and with the semantic similarity. */
  byWords: number;
  combined: number;
}

interface ComparedTitles {
  /** The similarity of words, letters, and phrases, before contrast. */
  similarity: number;
  letters: number;
  pair: PairFeatures;
  /** The semantic similarity, or null if one of the titles isn't embeddable or isn't embedded yet. */
  semanticSimilarity: number | null;
  /** Whether a misspelled word in the query was corrected. */
  isCorrected: boolean;
}

/**
 * Returns the score of two titles, or 0 if they have no common word. Contrast lowers both the word similarity
 * and the semantic similarity.
 */
export function scoreTitles(
  { similarity, letters, pair, semanticSimilarity, isCorrected }: ComparedTitles,
  contrast: Contrast,
  tuning: Tuning,
): TitleScore {
  if (similarity === 0) return { semanticShare: 0, byWords: 0, combined: 0 };
  const features = toModelFeatures({ similarity, letters, pair, semanticSimilarity }, contrast, tuning);
  const limit = getMaxProbability(contrast);
  const byWords = Math.min(limit.byWords, estimateProbability({ ...features, semantic: null }));
  if (features.semantic === null) return { semanticShare: 0, byWords, combined: byWords };
  const probability = Math.min(limit.combined, estimateProbability(features));
  // A correction may be wrong, so the corrected title's embedding may only raise the score.
  const combined = isCorrected ? Math.max(byWords, probability) : probability;
  return { semanticShare: Math.max(0, 1 - byWords / combined), byWords, combined };
}

/**
 * The maximum probability with contrast. The model can't learn it, because few labeled pairs are different
 * questions with almost the same words.
 */
const MAX_WITH_CONTRAST = 0.24;
/**
 * The maximum probability. A score is higher only if the words are the same, or if the options or
 * descriptions raise it.
 */
const MAX_PROBABILITY = 0.94;

function getMaxProbability({ opposite, negation, sibling, number }: Contrast): {
  byWords: number;
  combined: number;
} {
  const getLimit = (contrast: number): number =>
    MAX_PROBABILITY - (MAX_PROBABILITY - MAX_WITH_CONTRAST) * contrast;
  const combined = getLimit(Math.max(opposite, negation, number));
  return { byWords: Math.min(combined, getLimit(sibling)), combined };
}

/** Returns the values that the model reads for two titles. */
function toModelFeatures(
  { similarity, letters, pair, semanticSimilarity }: Omit<ComparedTitles, 'isCorrected'>,
  contrast: Contrast,
  tuning: Tuning,
): ModelFeatures {
  const factor = getContrastFactor(contrast, tuning);
  return {
    wordScore: Math.min(1, similarity * factor) ** 2,
    letters,
    ...pair,
    semantic: semanticSimilarity === null ? null : semanticSimilarity * factor,
  };
}

const getContrastFactor = (contrast: Contrast, tuning: Tuning): number =>
  (1 - tuning.opposite * contrast.opposite) *
  (1 - tuning.negation * contrast.negation) *
  (1 - tuning.sibling * contrast.sibling) *
  (1 - tuning.number * contrast.number);

/**
 * Returns the main question with misspelled words corrected. Returns null if titles aren't embedded or this
 * title isn't embeddable.
 */
export function getTitleToEmbed(
  title: string,
  { words, mainLength }: Query,
  { index, semanticSimilarity }: EngineContext,
): string | null {
  const main = words.slice(0, mainLength);
  if (!semanticSimilarity || !isEmbeddable(main, index.vocabulary.forms)) return null;
  const range = findEmbeddedRange(title, words);
  let text = title.slice(range.start, range.end);
  for (const { word, corrected, start, end } of main.toReversed())
    if (corrected !== word)
      text = text.slice(0, start - range.start) + corrected + text.slice(end - range.start);
  return text;
}

/**
 * Returns the semantic similarity from 0 to 1, or null if one of the titles isn't embeddable or isn't
 * embedded yet.
 */
function getSemanticSimilarity(
  title: string | null,
  slot: number,
  { index, semanticSimilarity }: EngineContext,
): number | null {
  const stored = index.documents.findEmbeddedTitle(slot);
  return semanticSimilarity && title !== null && stored !== null ? semanticSimilarity(title, stored) : null;
}
