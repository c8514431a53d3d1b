import { z } from 'zod';
import { GRADE_NAMES, MAX_SIMILAR_TEXT } from './grades.ts';
import { stateSchema } from './library.ts';

export { GRADES, type Grade, gradeOf } from './grades.ts';

/**
 * «This has been asked before»: what the window is told of questions that ask much the same as another. Scores run from
 * 0 to 1 and mean the same in a small library and in a large one.
 */

/** What a question is compared by: its title and, weaker, description and the options' text. */
export const similarTextSchema = z.object({
  title: z.string().max(MAX_SIMILAR_TEXT.title),
  description: z.string().max(MAX_SIMILAR_TEXT.description),
  options: z.array(z.string().max(MAX_SIMILAR_TEXT.option)).max(MAX_SIMILAR_TEXT.options),
});
export type SimilarText = z.infer<typeof similarTextSchema>;

export const gradeSchema = z.enum(GRADE_NAMES);

/** Names a question across both collections: `q12` is question 12 of the library, `s17` question 17 of the service. */
export const similarKeySchema = z.string().regex(/^[qs][1-9][0-9]{0,15}$/);

/** From and to (excluded), counted in UTF-16 units of the text that they mark. */
const markSchema = z.tuple([z.int().min(0), z.int().min(0)]);
export type Mark = z.infer<typeof markSchema>;

/** A question that asks much the same. */
export const similarHitSchema = z.object({
  key: similarKeySchema,
  /** `service`: not in this library; the service named it in answer to a create. */
  source: z.enum(['library', 'service']),
  /** Of the library, or of the service. */
  id: z.int().positive(),
  title: z.string(),
  state: stateSchema,
  /** When it was sent, milliseconds since 1970; null while it is not, or where that is not known. */
  sentAt: z.int().nullable(),
  score: z.number().min(0).max(1),
  grade: gradeSchema,
  /** Words of the title that the compared text has as well: same, stem, synonym or misspelt. Ascending, apart. */
  marks: z.array(markSchema),
  /** What the service itself said (`search_score`), where it named this one. */
  serviceScore: z.number().nullable(),
  /** The chat message, where there is one. */
  messageLink: z.string().nullable(),
});
export type SimilarHit = z.infer<typeof similarHitSchema>;

/** Why a question got its score. */
export const evidenceSchema = z.object({
  score: z.number().min(0).max(1),
  /** Words of both, as written in each, by weight; `share`: part of the likeness that they make, 0 to 1. */
  words: z.array(
    z.object({
      mine: z.string(),
      theirs: z.string(),
      how: z.enum(['same', 'form', 'synonym', 'spelling']),
      share: z.number().min(0).max(1),
    }),
  ),
  /** Words of weight that only one of them has. */
  onlyMine: z.array(z.string()),
  onlyTheirs: z.array(z.string()),
  /** What else raised or lowered it: `share` above 0 raised, below 0 lowered. */
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

/** How far the index is; equal once it knows everything. */
export const similarProgressSchema = z.object({ known: z.int().min(0), total: z.int().min(0) });
export type SimilarProgress = z.infer<typeof similarProgressSchema>;

/** Two questions that ask much the same; `a` is the older one. */
export const duplicatePairSchema = z.object({
  a: similarHitSchema.omit({ score: true, grade: true }),
  b: similarHitSchema.omit({ score: true, grade: true }),
  score: z.number().min(0).max(1),
  grade: gradeSchema,
});
export type DuplicatePair = z.infer<typeof duplicatePairSchema>;
