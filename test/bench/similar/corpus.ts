import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { generateQuestions } from '../../support/similar/generated-questions.ts';
import { readQuestionSet } from '../../support/similar/question-sets.ts';
import type { Document } from './engine-kind.ts';
import { createVariants } from './synthetic-questions.ts';

/** How a query relates to its duplicates. `none` has no duplicate. */
export const kindSchema = z.string();
export type Kind = z.infer<typeof kindSchema>;

const goldSchema = z.object({
  query: z.string(),
  /** The document that equals the query, if there is one. It isn't counted as a result. */
  query_id: z.string().nullish(),
  relevant: z.array(z.string()),
  /** Neither right nor wrong. */
  ignore: z.array(z.string()).default([]),
  kind: kindSchema,
});
export type Gold = z.infer<typeof goldSchema>;

const documentSchema = z.object({ id: z.string(), text: z.string() });

/** Returns every line of a JSONL file. */
export function readLines<T>(file: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => schema.parse(JSON.parse(line)));
}

/** A JSONL file, or `null` for the English set of this repository. */
export type Source = string | null;

const OWN_SET = 'the English set of this repository';

/** Returns a source's questions. */
export const readDocuments = (source: Source): Document[] =>
  source === null ? readQuestionSet('english').questions : readLines(source, documentSchema);

/** Returns a source's queries. */
export const readGold = (source: Source): Gold[] =>
  source === null
    ? readQuestionSet('english').queries.map((query) => goldSchema.parse(query))
    : readLines(source, goldSchema);

/** Returns the number of questions, and their source. */
export const describeQuestions = (source: Source): string =>
  `${readDocuments(source).length} from ${source ?? OWN_SET}`;
export const describeGold = (source: Source): string =>
  `${readGold(source).length} from ${source ?? OWN_SET}`;

/** Makes `readMany` generate questions from this repository's words. */
const OWN = 'own';

/**
 * Returns `count` questions from a file, with generated variants if the file has fewer. For `own`, all are
 * generated.
 */
export function readMany(file: string, count: number): Document[] {
  const known = file === OWN ? [] : readDocuments(file).slice(0, count);
  const missing = count - known.length;
  const texts = known.map(({ text }) => text);
  const generated = file === OWN ? generateQuestions(missing) : createVariants(texts, missing);
  return [...known, ...generated.map((text, at) => ({ id: `made-${at + 1}`, text }))];
}

/** Describes which of them are generated. */
export const describeMany = (file: string): string =>
  file === OWN
    ? 'all made up from words of this repository'
    : `${describeQuestions(file)}; further ones are mixed from their words`;
