import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { originSchema, storedQuestionSchema } from '../../../shared/library.ts';
import type { KeptVersion } from './history-version.ts';

const keptVersionSchema = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  saved: z.int().positive(),
  at: z.int(),
  by: originSchema,
  question: storedQuestionSchema,
});

/** What a line begins with that this program wrote: the sum of the version's text, and then the id. */
const START = /^\{"sum":"([0-9a-f]{8})","version":\{"id":(\d{1,15}),/;

/** So many characters hold `START`. */
const START_LENGTH = 60;

const sumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** One line of a history file, without its end. */
export function formatVersion({ id, version, saved, at, by, question }: KeptVersion): string {
  const text = JSON.stringify({ id, version, saved, at, by, question });
  return `{"sum":"${sumOf(text)}","version":${text}}`;
}

/** The id on a line of a history file, as far as its beginning tells; undefined for what is no such line. */
export function idOnLine(line: Buffer): number | undefined {
  const id = Number(START.exec(line.toString('latin1', 0, START_LENGTH))?.[2]);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The version on a line; undefined where that can't be read, or is not what was written. */
export function readVersion(line: Buffer): KeptVersion | undefined {
  const text = line.toString('utf8').trimEnd();
  const [start, sum] = START.exec(text) ?? [];
  if (start === undefined || !text.endsWith('}')) return undefined;
  const value = text.slice('{"sum":"00000000","version":'.length, -1);
  if (sumOf(value) !== sum) return undefined;
  return keptVersionSchema.safeParse(parseJson(value)).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
