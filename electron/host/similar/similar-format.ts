import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { similarQuestionSchema } from '../../../shared/question.ts';
import { similarKeySchema } from '../../../shared/similar.ts';
import { textPieces } from '../durable-file.ts';
import { tryParseJson } from '../json.ts';
import { formatSum, parseSum, sumOf } from '../library/format/checksum.ts';
import { LONGEST } from './identity.ts';

/** One of two questions, and what tells it from others that may get its id; a question of the service needs nothing. */
const sideSchema = z.object({ key: similarKeySchema, identity: z.string().max(LONGEST) });
export type Side = z.infer<typeof sideSchema>;

/**
 * Two questions that somebody said are no duplicates, and when, milliseconds since 1970. `a` has the lower key.
 * `sameTitle`: whether they had the same title then; where they have it only now, it was not said of this.
 */
const differentSchema = z.object({
  a: sideSchema,
  b: sideSchema,
  at: z.int(),
  sameTitle: z.boolean().optional(),
});
export type Different = z.infer<typeof differentSchema>;

/** A question of the service as it was named last, and the newest answers that named it. */
const serviceSchema = z.object({
  question: similarQuestionSchema.omit({ search_score: true }).extend({ id: z.int().positive() }),
  named: z
    .array(z.object({ for: sideSchema, score: z.number(), at: z.int() }))
    .min(1)
    .max(20),
});
export type FromService = z.infer<typeof serviceSchema>;

/** What is remembered beside the library. */
export interface Remembered {
  different: readonly Different[];
  service: readonly FromService[];
}

const FORMAT = 'qotd-studio similar';
export const VERSION = 1;

const LINES = { different: differentSchema, service: serviceSchema } as const;
const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().positive(),
  lines: z.int().min(0).optional(),
});

/** Lines that are read before others have their turn: some milliseconds. */
const LINES_AT_ONCE = 200;

/** UTF-16 units of a call of the disk: the lines are short and quick to make. */
const PIECE_LENGTH = 65_536;

/** The file, in pieces of some size. docs/files.md describes it. */
export const formatRemembered = (remembered: Remembered): Iterable<string> =>
  textPieces(linesOf(remembered), PIECE_LENGTH);

function* linesOf({ different, service }: Remembered): Generator<string> {
  const lines = different.length + service.length;
  yield `${JSON.stringify({ format: FORMAT, version: VERSION, lines })}\n`;
  for (const one of different) yield formatLine('different', one);
  for (const one of service) yield formatLine('service', one);
}

function formatLine(kind: keyof typeof LINES, value: object): string {
  const text = JSON.stringify(value);
  return `{"sum":"${formatSum(sumOf(text))}","${kind}":${text}}\n`;
}

/** What is wrong with a file; `line` counts from 1, null where it is about the whole file. */
export interface Fault {
  line: number | null;
  reason: string;
  kind: 'damaged' | 'cut-off' | 'foreign';
}

/**
 * What could be read of a file, and what could not; or the version of it where that is newer than this program. Others
 * have their turn in between.
 */
export async function readRemembered(
  bytes: Buffer,
): Promise<(Remembered & { faults: Fault[] }) | { newer: number }> {
  const [first = '', ...rest] = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split('\n');
  const lines = rest
    .map((text, index) => ({ text: text.trim(), line: index + 2 }))
    .filter(({ text }) => text);
  const header = headerSchema.safeParse(tryParseJson(first)).data;
  if (header && header.version > VERSION) return { newer: header.version };
  const different: Different[] = [];
  const service: FromService[] = [];
  const faults: Fault[] = [];
  for (const [at, { text, line }] of lines.entries()) {
    if (at % LINES_AT_ONCE === LINES_AT_ONCE - 1) await setImmediate();
    const read = readLine(text);
    if ('reason' in read) faults.push({ line, reason: read.reason, kind: 'damaged' });
    else if ('different' in read) different.push(read.different);
    else service.push(read.service);
  }
  if (!header) {
    const isOurs = different.length + service.length > 0 || first.includes('qotd');
    const reason = `the first line does not say "format": "${FORMAT}"`;
    const fault: Fault = { line: 1, reason, kind: isOurs ? 'damaged' : 'foreign' };
    return { different, service, faults: isOurs ? [fault, ...faults] : [fault] };
  }
  const missing = (header.lines ?? 0) - lines.length;
  if (missing > 0) faults.push({ line: null, reason: `${missing} lines are missing`, kind: 'cut-off' });
  return { different, service, faults };
}

const lineSchema = z.union([z.object({ different: differentSchema }), z.object({ service: serviceSchema })]);

function readLine(text: string): z.infer<typeof lineSchema> | { reason: string } {
  const value = tryParseJson(text);
  const read = lineSchema.safeParse(value);
  if (!read.success) return { reason: value === undefined ? 'it is not JSON' : 'it is not as agreed' };
  // A line that was written by hand has none.
  const sum = /^\{"sum":"([^"]*)","(?:different|service)":/.exec(text);
  if (!sum) return read.data;
  const [start, given] = sum;
  const holds = parseSum(given) === sumOf(text.slice(start.length, -1));
  return holds ? read.data : { reason: 'its sum says that it is not as it was written' };
}
