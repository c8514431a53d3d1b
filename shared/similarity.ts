import { z } from 'zod';
import { stateSchema, voteTotalSchema } from './library/entry.ts';
import {
  COMPARED_FIELDS,
  type ComparedField,
  createRecord,
  QUESTION_FIELDS,
} from './question/question-fields.ts';
import { truncateText } from './text/graphemes.ts';

/** Grades of similarity, from high to low. Questions below `related` aren't shown. */
export const GRADE_NAMES = ['very-close', 'close', 'related'] as const;
export type Grade = (typeof GRADE_NAMES)[number];

/**
 * The minimum score of each grade. A score estimates the probability that 2 questions ask the same thing, in
 * libraries of any size.
 */
export const GRADES: Readonly<Record<Grade, number>> = { 'very-close': 0.5, close: 0.25, related: 0.03 };

/**
 * The minimum scores in the list of possible duplicates. They're higher than in `GRADES`, because duplicates
 * are rarer among all pairs of a library than among search results.
 */
export const DUPLICATE_GRADES: Readonly<Record<Grade, number>> = {
  'very-close': 0.5,
  close: 0.45,
  related: 0.4,
};

/** Returns a score's grade, or null if it's below the lowest grade. */
export function findGrade(score: number, minScores: Readonly<Record<Grade, number>> = GRADES): Grade | null {
  return GRADE_NAMES.find((grade) => score >= minScores[grade]) ?? null;
}

/** Returns whether the badge counts hits with this grade. Related questions are only listed. */
export const isCounted = (grade: Grade): boolean => grade !== 'related';

const MAX_COMPARED_OPTIONS = 100;
const { maxCharacters: maxOptionCharacters } = QUESTION_FIELDS.options.similarity;

/** The compared text: the title and, with less weight, the description and options. */
export const similarTextSchema = z.object({
  ...createRecord(COMPARED_FIELDS, (field) =>
    z.string().max(QUESTION_FIELDS[field].similarity.maxCharacters),
  ),
  options: z.array(z.string().max(maxOptionCharacters)).max(MAX_COMPARED_OPTIONS),
});
export type SimilarText = z.infer<typeof similarTextSchema>;

export const createEmptySimilarText = (): SimilarText => ({
  ...createRecord(COMPARED_FIELDS, () => ''),
  options: [],
});

export const truncateComparedText = (field: ComparedField, text: string): string =>
  truncateText(text, QUESTION_FIELDS[field].similarity.maxCharacters);

/** Truncates text to the lengths that `similarTextSchema` accepts, in linear time. */
export const truncateSimilarText = (text: SimilarText): SimilarText => ({
  ...createRecord(COMPARED_FIELDS, (field) => truncateComparedText(field, text[field])),
  options: text.options
    .slice(0, MAX_COMPARED_OPTIONS)
    .map((option) => truncateText(option, maxOptionCharacters)),
});

export const isSameSimilarText = (a: SimilarText, b: SimilarText): boolean =>
  COMPARED_FIELDS.every((field) => a[field] === b[field]) &&
  a.options.length === b.options.length &&
  a.options.every((option, index) => option === b.options[index]);

export const gradeSchema = z.enum(GRADE_NAMES);

/**
 * The key of a similar question. `q12` is question 12 of the library, and `s17` is question 17 of the
 * service.
 */
export const similarKeySchema = z.string().regex(/^[qs][1-9][0-9]{0,15}$/);

/** The start and end (exclusive) of highlighted text, in UTF-16 code units. */
const markSchema = z.tuple([z.int().min(0), z.int().min(0)]);
export type Mark = z.infer<typeof markSchema>;

export const similarHitSchema = z.object({
  key: similarKeySchema,
  /** A `service` question isn't in this library. The service returned it in response to a create. */
  source: z.enum(['library', 'service']),
  /** The question's ID in the library or on the service. */
  id: z.int().positive(),
  title: z.string(),
  state: stateSchema,
  /** The sent time in milliseconds since 1970, or null if the question wasn't sent or the time is unknown. */
  sentAt: z.int().nullable(),
  /** The sum of all votes, or null if the question wasn't sent or its votes are unknown. */
  votes: voteTotalSchema.nullable(),
  score: z.number().min(0).max(1),
  grade: gradeSchema,
  /**
   * The positions of words in the title that match the compared text, in ascending order and without
   * overlaps.
   */
  marks: z.array(markSchema),
  /** The `search_score` from the service, or null if the service didn't return this question. */
  serviceScore: z.number().nullable(),
  messageLink: z.string().nullable(),
});
export type SimilarHit = z.infer<typeof similarHitSchema>;

/** The reasons for a question's score. */
export const evidenceSchema = z.object({
  score: z.number().min(0).max(1),
  /** Matching words by weight. `share` is the words' part of the similarity, from 0 to 1. */
  words: z.array(
    z.object({
      mine: z.string(),
      theirs: z.string(),
      how: z.enum(['same', 'form', 'synonym', 'spelling']),
      share: z.number().min(0).max(1),
    }),
  ),
  /** Key words that only one of the questions contains. */
  onlyMine: z.array(z.string()),
  onlyTheirs: z.array(z.string()),
  /** Other reasons that raised the score (`share` above 0) or lowered it. */
  parts: z.array(
    z.object({
      what: z.enum([
        'words',
        'letters',
        'phrases',
        'meaning',
        'options',
        'description',
        'opposite',
        'numbers',
        'swapped',
      ]),
      share: z.number().min(-1).max(1),
    }),
  ),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** The number of indexed questions (`known`) and of all questions. */
export const similarProgressSchema = z.object({ known: z.int().min(0), total: z.int().min(0) });
export type SimilarProgress = z.infer<typeof similarProgressSchema>;

/** A pair of similar questions. `a` is the older question. */
export const duplicatePairSchema = z.object({
  a: similarHitSchema.omit({ score: true, grade: true }),
  b: similarHitSchema.omit({ score: true, grade: true }),
  score: z.number().min(0).max(1),
  grade: gradeSchema,
});
export type DuplicatePair = z.infer<typeof duplicatePairSchema>;
