import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { generateQuestions } from '../../support/similar/generated-questions.ts';
import { readQuestionSet } from '../../support/similar/question-sets.ts';
import type { Document } from './engine-kind.ts';
import { createVariants } from './synthetic-questions.ts';

/** The relation between a query and its duplicates, or `none` if it has no duplicate. */
export const kindSchema = z.string();
export type Kind = z.infer<typeof kindSchema>;

const goldSchema = z.object({
  query: z.string(),
  /** The document that equals the query, if there is one. This document isn't counted as a result. */
  query_id: z.string().nullish(),
  relevant: z.array(z.string()),
  /** Documents that count neither as right nor as wrong. */
  ignore: z.array(z.string()).default([]),
  kind: kindSchema,
});
export type Gold = z.infer<typeof goldSchema>;

const documentSchema = z.object({ id: z.string(), text: z.string() });

/** Parses each nonempty line of a JSONL file. */
export function readLines<T>(file: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => schema.parse(JSON.parse(line)));
}

/** A JSONL file's path, or null for this repository's English set. */
export type Source = string | null;

const OWN_SET = 'the English set of this repository';

export const readDocuments = (source: Source): Document[] =>
  source === null ? readQuestionSet('english').questions : readLines(source, documentSchema);

export const readGold = (source: Source): Gold[] =>
  source === null
    ? readQuestionSet('english').queries.map((query) => goldSchema.parse(query))
    : readLines(source, goldSchema);

export const describeQuestions = (source: Source): string =>
  `${readDocuments(source).length} from ${source ?? OWN_SET}`;
export const describeGold = (source: Source): string =>
  `${readGold(source).length} from ${source ?? OWN_SET}`;

/** The file name for which `readMany` generates questions from this repository's words. */
const OWN = 'own';

/**
 * Returns `count` questions from a file, with generated variants if the file has fewer. For `own`, generates
 * all questions.
 */
export function readMany(file: string, count: number): Document[] {
  const known = file === OWN ? [] : readDocuments(file).slice(0, count);
  const missing = count - known.length;
  const texts = known.map(({ text }) => text);
  const generated = file === OWN ? generateQuestions(missing) : createVariants(texts, missing);
  return [...known, ...generated.map((text, at) => ({ id: `made-${at + 1}`, text }))];
}

/** Describes the questions from `readMany` and how they were generated. */
export const describeMany = (file: string): string =>
  file === OWN
    ? 'all made up from words of this repository'
    : `${describeQuestions(file)}; further ones are mixed from their words`;
