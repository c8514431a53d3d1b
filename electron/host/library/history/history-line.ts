import { z } from 'zod';
import { saverSchema, storedQuestionSchema } from '../../../../shared/library.ts';
import { tryParseJson } from '../../json.ts';
import { formatSum, sumOf } from '../format/store-sum.ts';
import type { KeptVersion } from './history-version.ts';

const keptVersionSchema = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  saved: z.int().positive(),
  at: z.int(),
  by: saverSchema,
  question: storedQuestionSchema,
});

/** What a line begins with that this program wrote: the sum of the version's text, and then the id. */
const START = /^\{"sum":"([0-9a-f]{8})","version":\{"id":(\d{1,15}),/;

/** So many characters hold `START`. */
const START_LENGTH = 60;

/** One line of a history file, without its end. */
export function formatVersion({ id, version, saved, at, by, question }: KeptVersion): string {
  const text = JSON.stringify({ id, version, saved, at, by, question });
  return `{"sum":"${formatSum(sumOf(text))}","version":${text}}`;
}

/** The id on a line of a history file, as far as its beginning tells; undefined for what is no such line. */
export function idOnLine(line: Buffer): number | undefined {
  const id = Number(START.exec(line.toString('latin1', 0, START_LENGTH))?.[2]);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The text of the version begins behind this. */
const VALUE_AT = '{"sum":"00000000","version":'.length;
const CLOSING_BRACE = 125;

/** Whether a line has a sum that is its own: then it is as it was written. */
export const isIntactVersionLine = (line: Buffer): boolean => valueOn(line) !== undefined;

/** The version on a line; undefined where that can't be read, or is not what was written. */
export function readVersion(line: Buffer): KeptVersion | undefined {
  const value = valueOn(line);
  return value && keptVersionSchema.safeParse(tryParseJson(value.toString('utf8'))).data;
}

/** The text of the version on a line that is as it was written. */
function valueOn(line: Buffer): Buffer | undefined {
  const stated = START.exec(line.toString('latin1', 0, START_LENGTH))?.[1];
  const end = line.lastIndexOf(CLOSING_BRACE);
  // An editor may have left spaces, or the line end of Windows.
  if (stated === undefined || line.toString('latin1', end + 1).trim() !== '') return undefined;
  const value = line.subarray(VALUE_AT, end);
  return formatSum(sumOf(value)) === stated ? value : undefined;
}
