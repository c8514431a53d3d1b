import { z } from 'zod';
import { draftSchema } from '../library/entry.ts';
import { STATES } from '../library/entry-state.ts';
import { PRIVATE_FIELD_NAMES, privateFieldsSchema } from '../library/private-fields.ts';
import { dateOrderSchema } from '../library/typed-date.ts';
import { FIELDS } from '../question/question-fields.ts';
import { exchangeFormatSchema } from './file-formats.ts';
import { fileProblemSchema } from './file-problem.ts';
import { MAX_PROBLEMS_SHOWN } from './import-report.ts';
import { packPreviewSchema } from './pack-schemas.ts';

export const tableFieldSchema = z.enum([...FIELDS, ...PRIVATE_FIELD_NAMES]);
export type TableField = z.infer<typeof tableFieldSchema>;

export const MAX_COLUMNS = 100;

/** A column's content: a field, or the emoji of the options in another column. */
const tableColumnSchema = z.enum([...tableFieldSchema.options, 'emoji']);
export type TableColumn = z.infer<typeof tableColumnSchema>;

/** Returns whether several columns can have this content. */
export const canRepeat = (column: TableColumn): boolean => column === 'options' || column === 'emoji';

export const delimiterSchema = z.enum([',', ';', '\t', '|']);
export type Delimiter = z.infer<typeof delimiterSchema>;

export const tableChoiceSchema = z.object({
  /** The content of each column, or null to ignore it. */
  fields: z.array(tableColumnSchema.nullable()).max(MAX_COLUMNS),
  hasHeader: z.boolean(),
  /** The order in dates with slashes. Without it, the order is guessed from all dates. */
  dateOrder: dateOrderSchema.nullable().optional(),
  /** The separator of options in a cell, in addition to line breaks. */
  splitAt: z.enum(['line', 'bar', 'semicolon', 'comma']),
});
export type TableChoice = z.infer<typeof tableChoiceSchema>;
export type SplitAt = TableChoice['splitAt'];

/** The client generates this ID and can use it to cancel the import. */
export const importJobSchema = z.string().min(1).max(64);
/** The maximum number of characters per request. Earlier parts are sent with `import.sendPart`. */
export const MAX_PART_LENGTH = 128 * 1024;

/** The text to import. If `table` is null, the columns are guessed. Without a delimiter, it's guessed too. */
const importSourceSchema = z.object({
  text: z.string(),
  format: exchangeFormatSchema,
  table: tableChoiceSchema.nullable(),
  delimiter: delimiterSchema.optional(),
  /** The file's name, if the text is from a file. The restore point before the import names it. */
  fileName: z.string().max(1_000).optional(),
});
export type ImportSource = z.infer<typeof importSourceSchema>;

/**
 * The source as sent. `text` follows the earlier parts of this job, and `sent` is the earlier parts' length
 * in characters.
 */
export const sentSourceSchema = importSourceSchema.extend({
  job: importJobSchema.optional(),
  sent: z.int().min(0).default(0),
});

const count = z.int().min(0);

const importRowSchema = z.object({
  /** The index among questions that can be imported, from 0. Null for other rows. */
  index: count.nullable(),
  line: z.int().positive().nullable(),
  /** The readable parts of the draft. */
  input: draftSchema,
  ...privateFieldsSchema.shape,
  /** The entry's state after the import. `removed` means that it was deleted in the exported library. */
  will: z.enum([...STATES, 'removed', 'impossible']),
  /**
   * The reason why the row is skipped by default. `same`: the library has the same content under this ID.
   * `older`: the library has a later version. `file`: this line of the file has the same content.
   */
  here: z
    .object({
      why: z.enum(['same', 'older', 'file']),
      id: z.int().positive().nullable(),
      line: z.int().positive().nullable(),
    })
    .nullable(),
  errors: z.array(fileProblemSchema.pick({ message: true, fault: true })),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/**
 * The maximum number of rows. Questions after the last row are also imported unless they're already in the
 * library or repeated in the file.
 */
export const MAX_ROWS_SHOWN = 2_000;

export const importPreviewSchema = z.object({
  /** `rejected` means that nothing can be imported, because of the listed problems. */
  state: z.enum(['rejected', 'planned']),
  rows: z.array(importRowSchema).max(MAX_ROWS_SHOWN),
  /**
   * The numbers of questions after the last row: imported questions and drafts, questions already in the
   * library, repeated questions, and impossible ones.
   */
  behind: z.object({ taken: count, drafts: count, here: count, repeated: count, impossible: count }),
  problems: z.array(fileProblemSchema).max(MAX_PROBLEMS_SHOWN),
  /** The number of all problems. `problems` contains only the first ones. */
  problemCount: count,
  /** The table's columns as read, with a heading and an example for each. */
  table: tableChoiceSchema
    .extend({
      columns: z.array(z.object({ heading: z.string(), example: z.string() })).max(MAX_COLUMNS),
      /** The delimiter between cells, or null for a Markdown table. */
      delimiter: delimiterSchema.nullable(),
      /** True if the order of month and day isn't clear in at least one date. */
      hasAmbiguousDates: z.boolean(),
    })
    .nullable(),
  /** Set only for a pack. */
  pack: packPreviewSchema.optional(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;
