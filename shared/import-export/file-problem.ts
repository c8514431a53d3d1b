import { z } from 'zod';
import { daySchema } from '../library/calendar-date.ts';
import { questionInputSchema } from '../question/service-body-schemas.ts';

/** Why a text isn't JSON, by what's expected where it stops. */
export const jsonFaultSchema = z.enum([
  'value',
  'value or ]',
  'name',
  'name or }',
  'colon',
  'comma',
  'end',
  /** The text ends too early. */
  'early',
  /** A string without a closing quotation mark. */
  'open-text',
  'escape',
  /** A line break or another control character in a string. */
  'control',
  /** Arrays and objects are nested too deep. */
  'depth',
]);
export type JsonFault = z.infer<typeof jsonFaultSchema>;

export const csvFaultSchema = z.enum(['open-quote', 'behind-quote']);
export type CsvFault = z.infer<typeof csvFaultSchema>;

/** Nesting levels that any JSON may have. `JSON.stringify` overflows the stack at about 6,000. */
export const MAX_JSON_DEPTH = 500;

const count = z.int().min(0);

/**
 * Problems and notes about a file, with the facts that their messages need. The CLI shows them in English and the
 * UI in its language.
 */
export const fileFaultSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'empty',
      'not-utf8',
      /** A question must be an object. */
      'no-object',
      /** A field or column that an import skips. */
      'foreign-member',
      'foreign-column',
      /** No column of a table contains the question. */
      'no-title-column',
      /** A row of a table without a question, such as one with totals. */
      'no-question',
      /** JSON that's neither questions nor an export. */
      'json-expected',
      /** The header of an export lacks a version or a count. */
      'bad-header',
      /** An export without a list of entries. */
      'no-entries',
      /** There is more data after the end of an export. */
      'behind-end',
      /** Reading was canceled before anything was imported. */
      'canceled',
      /** Reading took too much memory. */
      'out-of-memory',
      /** Reading stopped with an unexpected error, which is in the log. */
      'unreadable',
    ]),
  }),
  /** Lines of a text that are questions, although no blank lines separate them. */
  z.object({ code: z.literal('question-list'), count }),
  z.object({ code: z.literal('unknown-field'), nearest: z.string().nullable() }),
  /** `exports`: the limit for exports, if it's higher. */
  z.object({ code: z.literal('too-large'), mebibytes: count, exports: count.nullable() }),
  z.object({ code: z.literal('no-csv'), why: csvFaultSchema }),
  z.object({ code: z.literal('too-wide'), cells: count, width: count }),
  /** A required column is missing; `found` are the other headings. */
  z.object({
    code: z.literal('no-column'),
    wanted: z.string(),
    column: z.string(),
    found: z.array(z.string()),
  }),
  z.object({ code: z.literal('two-columns'), wanted: z.string() }),
  z.object({ code: z.literal('no-day'), typed: z.string() }),
  /** Both readings, with the month first in the first one. */
  z.object({ code: z.literal('ambiguous-day'), typed: z.string(), days: z.tuple([daySchema, daySchema]) }),
  z.object({ code: z.literal('long-tag'), tag: z.string(), most: count }),
  /** `left`: how many are omitted. */
  z.object({ code: z.literal('many-tags'), left: count, most: count }),
  z.object({
    code: z.literal('no-json'),
    /** `own-line`: a line of a large export, in which each entry must have its own line. */
    what: z.enum(['file', 'line', 'own-line']),
    why: jsonFaultSchema.nullable(),
    /** What the file probably is. */
    betterFormat: z.enum(['json', 'jsonl']).nullable(),
  }),
  z.object({ code: z.literal('wrong-count'), expected: count, found: count }),
  z.object({ code: z.literal('too-many'), most: count }),
  /** The file has too many questions and isn't an export. */
  z.object({ code: z.literal('too-many-questions'), most: count }),
  /** A field is longer than allowed. */
  z.object({
    code: z.literal('too-long'),
    field: questionInputSchema.keyof(),
    most: count,
    unit: z.enum(['characters', 'lines']),
  }),
  /** A field of a pack that's missing or invalid. */
  z.object({
    code: z.literal('bad-pack'),
    field: z.enum(['version', 'name', 'description', 'author', 'emoji', 'questions', 'tags']),
  }),
  z.object({ code: z.literal('newer-export'), version: count, known: count }),
  /** `isOurs`: the file is part of a library. */
  z.object({ code: z.literal('other-format'), format: z.string().nullable(), isOurs: z.boolean() }),
  /** `reason`, and `wrong` below, are in English and have no period. */
  z.object({ code: z.literal('bad-snapshot'), reason: z.string() }),
  z.object({ code: z.literal('bad-entry'), wrong: z.string() }),
  /** Another entry has the same ID: at this path or, without a path, on this line. */
  z.object({ code: z.literal('same-id'), id: z.int(), path: z.string(), line: z.int().nullable() }),
  /** `isThere`: it exists, but isn't a string. Only required fields can be missing. */
  z.object({
    code: z.literal('no-text'),
    field: questionInputSchema.keyof(),
    isThere: z.boolean(),
  }),
]);
export type FileFault = z.infer<typeof fileFaultSchema>;
export type FileFaultCode = FileFault['code'];

/** A problem or note about a file. */
export const fileProblemSchema = z.object({
  /**
   * `error`: the file is refused. `limit`: the question is imported, but it's invalid and becomes a draft, or it has an
   * unknown field. `note`: information.
   */
  level: z.enum(['error', 'limit', 'note']),
  /** From 1; null if it isn't about a line. */
  line: z.int().positive().nullable(),
  /** The path in the value: `[3].title` in JSON, with indexes from 0, or `title` in other formats. */
  path: z.string(),
  /** What's wrong, or what to do, as a sentence in English. */
  message: z.string(),
  /** The facts of the message, to translate it. Missing for exceeded limits, which `checkQuestion` reports. */
  fault: fileFaultSchema.optional(),
});
export type FileProblem = z.infer<typeof fileProblemSchema>;
