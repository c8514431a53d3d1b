import type { SimilarText } from '../../../../../shared/similar.ts';
import type { Query } from './query-expansion.ts';
import {
  type Contrast,
  contrastOf,
  minScoreForSameWords,
  NO_SECONDARY_SIMILARITY,
  type SecondaryFields,
  type SecondarySimilarity,
  typedShare,
} from './ranking-signals.ts';
import type { Tuning } from './score-tuning.ts';
import type { EngineContext } from './search-index.ts';
import type { TitleComparer, TitleSimilarity } from './title-similarity.ts';
import { isEmbeddable } from './tokenizer.ts';

export interface Hit {
  key: number;
  score: number;
}

interface ComparedTitle {
  slot: number;
  key: number;
  similarity: TitleSimilarity;
}

/** Questions with the most similar titles, which are compared by their embeddings as well. */
const MAX_RERANKED = 60;

/**
 * Returns the best of these slots, at most `limit`, none below `minScore`: those with the most similar titles, and those whose
 * options and description can raise them among these.
 */
export function rankHits(
  slots: Iterable<number>,
  prepared: PreparedQuery,
  { limit, minScore }: { limit: number; minScore: number },
  { engine, comparer }: { engine: EngineContext; comparer: TitleComparer },
): Hit[] {
  const compared = compareTitles(slots, engine, comparer);
  const hitOf = ({ slot, key, similarity }: ComparedTitle, isReranked: boolean): Hit => ({
    key,
    score: scoreQuestion(prepared, slot, similarity, engine, { isReranked, minScore }).score,
  });
  const scored = Math.max(limit, MAX_RERANKED);
  const hits = sorted(compared.slice(0, scored).map((one, at) => hitOf(one, at < MAX_RERANKED)));
  if (prepared.secondary.terms.size > 0 && limit > 0) {
    const least = Math.max(minScore, hits[limit - 1]?.score ?? 0);
    for (const one of compared.slice(scored))
      if (maxScoreOf(prepared, one.slot, one.similarity, engine) >= least) hits.push(hitOf(one, false));
  }
  return sorted(hits.filter(({ score }) => score > 0 && score >= minScore)).slice(0, limit);
}

/** Whether `rankHits` compares the title of this slot by its embedding. */
export function isReranked(
  slots: Iterable<number>,
  slot: number,
  { engine, comparer }: { engine: EngineContext; comparer: TitleComparer },
): boolean {
  return compareTitles(slots, engine, comparer).findIndex((one) => one.slot === slot) < MAX_RERANKED;
}

/** Compares the slots; the most similar titles come first. */
const compareTitles = (
  slots: Iterable<number>,
  { index }: EngineContext,
  comparer: TitleComparer,
): ComparedTitle[] =>
  Array.from(
    slots,
    (slot): ComparedTitle => ({ slot, key: index.documents.keyOf(slot), similarity: comparer.compare(slot) }),
  ).sort((a, b) => b.similarity.score - a.similarity.score || a.key - b.key);

const sorted = (hits: Hit[]): Hit[] => hits.sort((a, b) => b.score - a.score || a.key - b.key);

/** A score and everything that contributed to it. */
export interface ScoreBreakdown {
  /** 0 to 1. */
  score: number;
  /** Before contrast, options, and description. */
  similarity: TitleSimilarity;
  contrast: Contrast;
  secondary: SecondarySimilarity;
  titles: TitleScore;
  isReranked: boolean;
  isSameTitle: boolean;
}

/** A search text, analyzed. */
export interface PreparedQuery {
  text: SimilarText;
  query: Query;
  /** See `titleToEmbed`. */
  titleToEmbed: string | null;
  secondary: SecondaryFields;
  /** Slots of the questions with the same title. */
  sameTitleSlots: ReadonlySet<number>;
}

const NO_CONTRAST: Contrast = { opposite: 0, negation: 0, sibling: 0, number: 0 };

/**
 * Returns the final score of a question whose title was compared; titles are compared by their embeddings only if `isReranked`.
 * Contrast is the most expensive part and only lowers a score, so it is left out if the score is below `minScore` without it.
 */
export function scoreQuestion(
  prepared: PreparedQuery,
  slot: number,
  similarity: TitleSimilarity,
  engine: EngineContext,
  { isReranked = true, minScore = 0 }: { isReranked?: boolean; minScore?: number } = {},
): ScoreBreakdown {
  const { uses, tuning } = engine;
  const isSameTitle = prepared.sameTitleSlots.has(slot);
  const secondary = secondaryOf(prepared, slot, engine);
  const least = minScoreOf(prepared, slot, engine);
  const compared = {
    similarity: similarity.score,
    // A question without a common word isn't found by its embedding, which may not exist yet.
    semanticSimilarity:
      similarity.score === 0 ? null : semanticSimilarityOf(prepared.titleToEmbed, slot, isReranked, engine),
    isReranked,
    isCorrected: prepared.query.words.some(({ word, corrected }) => corrected !== word),
  };
  const breakdownWith = (contrast: Contrast): ScoreBreakdown => {
    const titles = scoreTitles(compared, contrast, tuning);
    const score = addSecondaryFields(Math.max(least, titles.combined), secondary, prepared, slot, engine);
    return { score, similarity, contrast, secondary, titles, isReranked, isSameTitle };
  };
  const most = breakdownWith(NO_CONTRAST);
  if (isSameTitle || !uses('opposites') || most.score < minScore) return most;
  return breakdownWith(contrastOf(prepared.query, slot, engine));
}

/** Returns the minimum score of titles that are almost the same, or of a title that starts with the search text. */
function minScoreOf(
  { query, sameTitleSlots }: PreparedQuery,
  slot: number,
  { index, tuning, uses }: EngineContext,
): number {
  if (sameTitleSlots.has(slot)) return 1;
  const least = minScoreForSameWords(query, slot, index);
  const typed = uses('prefix') ? typedShare(query, slot, index) : 0;
  return typed > 0 ? Math.max(least, tuning.prefix + (1 - tuning.prefix) * typed * tuning.prefix) : least;
}

/** Returns an upper bound of `scoreQuestion` for a question that isn't reranked and whose title isn't almost the same. Cheap. */
function maxScoreOf(
  prepared: PreparedQuery,
  slot: number,
  similarity: TitleSimilarity,
  engine: EngineContext,
): number {
  const score = Math.min(1, similarity.score) ** engine.tuning.scoreExponent;
  return addSecondaryFields(score, secondaryOf(prepared, slot, engine), prepared, slot, engine);
}

const secondaryOf = (
  { secondary }: PreparedQuery,
  slot: number,
  { uses }: EngineContext,
): SecondarySimilarity => (uses('options') ? secondary.compare(slot) : NO_SECONDARY_SIMILARITY);

/** Raises a score of titles by options and description. */
function addSecondaryFields(
  score: number,
  secondary: SecondarySimilarity,
  { query }: PreparedQuery,
  slot: number,
  { index, tuning }: EngineContext,
): number {
  // If both titles have a topic, the other fields only confirm that these are similar.
  const haveTopics = query.hasTopic && index.documents.hasTopic(slot);
  const confirmed = haveTopics ? Math.min(1, score / tuning.fullSecondaryFrom) : 1;
  const withOptions = score + (1 - score) * tuning.options * secondary.options * confirmed;
  return withOptions + (1 - withOptions) * tuning.description * secondary.description * confirmed;
}

/** The score of two titles. */
export interface TitleScore {
  /** Share of the semantic similarity in the score, 0 to 1; 0 if there is none. */
  semanticShare: number;
  semanticSimilarity: number;
  /** The score by words alone, and with the semantic similarity. */
  byWords: number;
  combined: number;
}

interface ComparedTitles {
  /** Of the words, before contrast. */
  similarity: number;
  /** Null if one of the titles isn't embeddable, or not embedded yet. */
  semanticSimilarity: number | null;
  isReranked: boolean;
  /** Whether a misspelled word of the query was corrected. */
  isCorrected: boolean;
}

/**
 * Returns the score of two titles. Semantic similarity counts less if they share few words, so that no question is found by it
 * alone. Contrast lowers both.
 */
export function scoreTitles(
  { similarity, semanticSimilarity, isReranked, isCorrected }: ComparedTitles,
  contrast: Contrast,
  tuning: Tuning,
): TitleScore {
  const factor = contrastFactor(contrast, tuning);
  const words = Math.min(1, similarity * factor);
  const byWords = words ** tuning.scoreExponent;
  if (semanticSimilarity === null)
    return { semanticShare: 0, semanticSimilarity: 0, byWords, combined: byWords };
  const confirmed = Math.min(1, words / tuning.fullSemanticFrom);
  const semanticShare = tuning.semantic * confirmed;
  // Without embeddings no score is higher than by words.
  const exponent =
    tuning.scoreExponent +
    (isReranked ? (tuning.scoreExponentWithSemantic - tuning.scoreExponent) * confirmed : 0);
  const combined = ((1 - semanticShare) * words + semanticShare * factor * semanticSimilarity) ** exponent;
  // A correction may be wrong, so the embedding of the corrected title may only raise the score.
  return {
    semanticShare,
    semanticSimilarity,
    byWords,
    combined: isCorrected ? Math.max(byWords, combined) : combined,
  };
}

/** Returns the factor by which contrast lowers a score. */
const contrastFactor = (contrast: Contrast, tuning: Tuning): number =>
  (1 - tuning.opposite * contrast.opposite) *
  (1 - tuning.negation * contrast.negation) *
  (1 - tuning.sibling * contrast.sibling) *
  (1 - tuning.number * contrast.number);

/** Returns the title with misspelled words corrected; null if titles aren't embedded, or this one isn't embeddable. */
export function titleToEmbed(
  title: string,
  { words }: Query,
  { index, semanticSimilarity }: EngineContext,
): string | null {
  if (!semanticSimilarity || !isEmbeddable(words, index.vocabulary.forms)) return null;
  let text = title;
  for (const { word, corrected, start, end } of words.toReversed())
    if (corrected !== word) text = text.slice(0, start) + corrected + text.slice(end);
  return text;
}

/** Returns 0 to 1, 0 if it isn't reranked; null if one of the titles isn't embeddable, or not embedded yet. */
function semanticSimilarityOf(
  title: string | null,
  slot: number,
  isReranked: boolean,
  { index, semanticSimilarity, tuning }: EngineContext,
): number | null {
  if (!semanticSimilarity || title === null || !index.documents.isEmbeddable(slot)) return null;
  const similarity = isReranked ? semanticSimilarity(title, index.documents.titleOf(slot)) : 0;
  return similarity === null ? null : similarity ** tuning.semanticExponent;
}
