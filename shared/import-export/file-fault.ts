import { z } from 'zod';
import { questionInputSchema } from '../question/question-schema.ts';

/** Why a text is no JSON, by what is expected or found where it stops. */
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
  /** A text in double quotes that does not end. */
  'open-text',
  'escape',
  /** A line break or another control character in a text. */
  'control',
  /** Arrays and objects are nested too deep. */
  'depth',
]);
export type JsonFault = z.infer<typeof jsonFaultSchema>;

export const csvFaultSchema = z.enum(['open-quote', 'behind-quote']);
export type CsvFault = z.infer<typeof csvFaultSchema>;

/** Levels of arrays and objects that any JSON text may have. `JSON.stringify` overflows the stack at about 6,000. */
export const MAX_JSON_DEPTH = 500;

const count = z.int().min(0);

/**
 * What can be wrong with a file of questions, or is good to know of it, with the facts that the wording needs. Sentences
 * are made of it by whoever shows it: the command line in English, the window in the language that it speaks.
 */
export const fileFaultSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'empty',
      'not-utf8',
      /** A question must be an object. */
      'no-object',
      /** A member of an object, and a column, that is no part of a question. */
      'foreign-member',
      'foreign-column',
      /** JSON of another kind than questions or an export. */
      'json-expected',
      /** The header of an export lacks a version or a count. */
      'bad-header',
      /** An export without the list of its entries. */
      'no-entries',
      /** More behind the end of an export. */
      'behind-end',
      /** Reading was canceled before anything was imported. */
      'canceled',
      /** Reading took more memory than it may take. */
      'out-of-memory',
      /** Reading stopped with an error that nothing foresaw; the log has more. */
      'unreadable',
    ]),
  }),
  /** `exports`: what an export may have, where that is more. */
  z.object({ code: z.literal('too-large'), mebibytes: count, exports: count.nullable() }),
  z.object({ code: z.literal('no-csv'), why: csvFaultSchema }),
  z.object({ code: z.literal('too-wide'), cells: count, width: count }),
  /** No column is called as that of the field has to be; `found` are the others. */
  z.object({
    code: z.literal('no-column'),
    wanted: z.string(),
    column: z.string(),
    found: z.array(z.string()),
  }),
  z.object({ code: z.literal('two-columns'), wanted: z.string() }),
  z.object({ code: z.literal('no-day'), typed: z.string() }),
  z.object({ code: z.literal('long-tag'), tag: z.string(), most: count }),
  /** `left`: how many are left out. */
  z.object({ code: z.literal('many-tags'), left: count, most: count }),
  z.object({
    code: z.literal('no-json'),
    /** `own-line`: a line of an export that is so large that each entry must stand on its own. */
    what: z.enum(['file', 'line', 'own-line']),
    why: jsonFaultSchema.nullable(),
    /** What the file is instead, by its look. */
    rather: z.enum(['json', 'jsonl']).nullable(),
  }),
  z.object({ code: z.literal('wrong-count'), promised: count, found: count }),
  z.object({ code: z.literal('too-many'), most: count }),
  /** More questions than a file may have that is no export of this app. */
  z.object({ code: z.literal('too-many-questions'), most: count }),
  /** A text of a question is longer than any that is imported. */
  z.object({
    code: z.literal('too-long'),
    field: questionInputSchema.keyof(),
    most: count,
    unit: z.enum(['characters', 'lines']),
  }),
  z.object({ code: z.literal('newer-export'), version: count, known: count }),
  /** `isOurs`: of a file that a library consists of. */
  z.object({ code: z.literal('other-format'), format: z.string().nullable(), isOurs: z.boolean() }),
  /** `reason`, and `wrong` below: in English, and without a full stop. */
  z.object({ code: z.literal('bad-snapshot'), reason: z.string() }),
  z.object({ code: z.literal('bad-entry'), wrong: z.string() }),
  /** Another one has the id as well: at this path or, without one, on this line. */
  z.object({ code: z.literal('same-id'), id: z.int(), path: z.string(), line: z.int().nullable() }),
  /** `isThere`: though as something else than a text. Only what every question needs can be missing. */
  z.object({
    code: z.literal('no-text'),
    field: questionInputSchema.keyof(),
    isThere: z.boolean(),
  }),
]);
export type FileFault = z.infer<typeof fileFaultSchema>;
export type FileFaultCode = FileFault['code'];
