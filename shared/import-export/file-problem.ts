import { z } from 'zod';
import { daySchema } from '../library/calendar-date.ts';
import { questionInputSchema } from '../question/service-body-schemas.ts';

/**
 * The reason why text isn't valid JSON: the expected token at the end of the parsed text, or the error there.
 */
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
  /** A string has no closing quotation mark. */
  'open-text',
  'escape',
  /** A string contains a line break or another control character. */
  'control',
  /** Arrays and objects are nested too deep. */
  'depth',
]);
export type JsonFault = z.infer<typeof jsonFaultSchema>;

export const csvFaultSchema = z.enum(['open-quote', 'behind-quote']);
export type CsvFault = z.infer<typeof csvFaultSchema>;

/** The deepest nesting allowed in JSON. `JSON.stringify` overflows the stack at about 6,000 levels. */
export const MAX_JSON_DEPTH = 500;

const count = z.int().min(0);

/**
 * Problems and notes about a file, with the details for their messages. The CLI shows them in English and the
 * UI in its language.
 */
export const fileFaultSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'empty',
      'not-utf8',
      /** A spreadsheet or another document in a ZIP archive or in the format of .xls. */
      'spreadsheet',
      'no-object',
      /** A field that an import skips. */
      'foreign-member',
      /** No column contains question titles. */
      'no-title-column',
      /** A table row without a question, such as a row with totals. */
      'no-question',
      /** The JSON is neither questions nor an export. */
      'json-expected',
      'bad-header',
      /** An export without a list of entries. */
      'no-entries',
      'behind-end',
      'canceled',
      'out-of-memory',
      /** Reading stopped with an unexpected error. The log has the cause. */
      'unreadable',
    ]),
  }),
  /** A column that an import skips: its number from 1, and its number of nonempty cells. */
  z.object({ code: z.literal('foreign-column'), column: count, hasHeading: z.boolean(), cells: count }),
  /** The file isn't valid in the chosen encoding. */
  z.object({ code: z.literal('other-encoding'), encoding: z.string() }),
  /** The file isn't UTF-8 and has no byte order mark. */
  z.object({ code: z.literal('guessed-encoding'), encoding: z.string() }),
  /** Lines whose UTF-8 was read in another encoding and saved again were repaired. */
  z.object({ code: z.literal('encoded-twice'), count }),
  /** Lines with U+FFFD. Another program has replaced characters with it. */
  z.object({ code: z.literal('lost-characters'), count }),
  /** Lines that look like questions although they aren't separated by blank lines. */
  z.object({ code: z.literal('question-list'), count }),
  /** Headings above questions became tags. `name` is the first one. */
  z.object({ code: z.literal('heading-tags'), count, name: z.string() }),
  /** A chat app's custom emoji became images or plain names. */
  z.object({ code: z.literal('chat-emoji'), count }),
  z.object({ code: z.literal('unknown-field'), nearest: z.string().nullable() }),
  /** `exports` is the limit for exports, if that limit is higher. */
  z.object({ code: z.literal('too-large'), mebibytes: count, exports: count.nullable() }),
  z.object({ code: z.literal('no-csv'), why: csvFaultSchema }),
  z.object({ code: z.literal('too-wide'), cells: count, width: count }),
  /** A required column is missing. `found` has the other headings. */
  z.object({
    code: z.literal('no-column'),
    wanted: z.string(),
    column: z.string(),
    found: z.array(z.string()),
  }),
  z.object({ code: z.literal('two-columns'), wanted: z.string() }),
  z.object({ code: z.literal('no-day'), typed: z.string() }),
  /** `days` has both possible dates, starting with the month-first reading. `count` counts such dates. */
  z.object({
    code: z.literal('ambiguous-day'),
    typed: z.string(),
    days: z.tuple([daySchema, daySchema]),
    count,
  }),
  z.object({ code: z.literal('long-tag'), tag: z.string(), most: count }),
  /** `left` counts the omitted tags. */
  z.object({ code: z.literal('many-tags'), left: count, most: count }),
  z.object({
    code: z.literal('no-json'),
    /** `own-line` stands for a line in a large export, where each entry must have its own line. */
    what: z.enum(['file', 'line', 'own-line']),
    why: jsonFaultSchema.nullable(),
    /** The format that the file probably has. */
    betterFormat: z.enum(['json', 'jsonl']).nullable(),
  }),
  z.object({ code: z.literal('wrong-count'), expected: count, found: count }),
  z.object({ code: z.literal('too-many'), most: count }),
  z.object({ code: z.literal('too-many-questions'), most: count }),
  z.object({
    code: z.literal('too-long'),
    field: questionInputSchema.keyof(),
    most: count,
    unit: z.enum(['characters', 'lines']),
  }),
  z.object({
    code: z.literal('bad-pack'),
    field: z.enum(['version', 'name', 'description', 'author', 'emoji', 'questions', 'tags']),
  }),
  z.object({ code: z.literal('newer-export'), version: count, known: count }),
  /** `isOurs` is true if the file is part of a library. */
  z.object({ code: z.literal('other-format'), format: z.string().nullable(), isOurs: z.boolean() }),
  /** `reason` and `wrong` are in English, without a period. */
  z.object({ code: z.literal('bad-snapshot'), reason: z.string() }),
  z.object({ code: z.literal('bad-entry'), wrong: z.string() }),
  /** Another entry has the same ID, either at this path or, if there's no path, on this line. */
  z.object({ code: z.literal('same-id'), id: z.int(), path: z.string(), line: z.int().nullable() }),
  /** `isThere` is true if the field exists but isn't a string. Only required fields can be missing. */
  z.object({
    code: z.literal('no-text'),
    field: questionInputSchema.keyof(),
    isThere: z.boolean(),
  }),
]);
export type FileFault = z.infer<typeof fileFaultSchema>;
export type FileFaultCode = FileFault['code'];

export const fileProblemSchema = z.object({
  /**
   * `error`: the file is rejected. `limit`: the question is imported as a draft because it's invalid, or
   * without an unknown field. `note`: information only.
   */
  level: z.enum(['error', 'limit', 'note']),
  /** The line number, from 1. Null if the problem isn't about a line. */
  line: z.int().positive().nullable(),
  /** The path within the value: `[3].title` in JSON, with indexes from 0, or `title` in other formats. */
  path: z.string(),
  /** The problem or its fix, as an English sentence. */
  message: z.string(),
  /**
   * The details to translate the message. Omitted for exceeded limits, because `checkQuestion` reports them.
   */
  fault: fileFaultSchema.optional(),
});
export type FileProblem = z.infer<typeof fileProblemSchema>;
