import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The languages of small question sets that were written for this project, with queries and their duplicates.
 */

export const LANGUAGES = [
  'english',
  'chinese',
  'japanese',
  'korean',
  'arabic',
  'russian',
  'ukrainian',
  'german',
  'spanish',
  'french',
] as const;
export type Language = (typeof LANGUAGES)[number];

const setSchema = z.strictObject({
  questions: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  queries: z.array(
    z.strictObject({
      query: z.string(),
      kind: z.enum(['lexical', 'paraphrase', 'typo', 'none']),
      /** The duplicates' IDs. Empty if `kind` is `none`. */
      relevant: z.array(z.string()),
      /** A question with a similar title that isn't a duplicate. */
      trap: z.string().optional(),
    }),
  ),
});
export type SimilarSet = z.infer<typeof setSchema>;

export function readQuestionSet(language: Language): SimilarSet {
  const file = join(import.meta.dirname, `${language}.json`);
  return setSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
