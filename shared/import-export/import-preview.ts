import { z } from 'zod';
import { draftSchema } from '../library/entry.ts';
import { STATES } from '../library/entry-state.ts';
import { PRIVATE_FIELD_NAMES, privateFieldsSchema } from '../library/private-fields.ts';
import { FIELDS } from '../question/fields.ts';
import { exchangeFormatSchema, fileProblemSchema, MAX_PROBLEMS_SHOWN } from './exchange-format.ts';

/** What the window is told of a file before it is imported, and what it says about it. */

/** What a column of a table can be: a field of a question, or a private field. */
export const tableFieldSchema = z.enum([...FIELDS, ...PRIVATE_FIELD_NAMES]);
export type TableField = z.infer<typeof tableFieldSchema>;

/** Columns of a table that are looked at. */
export const MAX_COLUMNS = 100;

/** How a table is read. */
export const tableChoiceSchema = z.object({
  /** What each column is; null: it is left out. Several may be options: each gives one, or some. */
  fields: z.array(tableFieldSchema.nullable()).max(MAX_COLUMNS),
  /** The first row names the columns. */
  hasHeader: z.boolean(),
  /** What parts the options that share a cell, besides line breaks. */
  splitAt: z.enum(['line', 'bar', 'semicolon']),
});
export type TableChoice = z.infer<typeof tableChoiceSchema>;
export type SplitAt = TableChoice['splitAt'];

/** Names an import while it is sent and read, so that it can be canceled. The client makes it up. */
export const importJobSchema = z.string().min(1).max(64);
/** Characters of text that one call may carry. What comes before is sent with `import.send`. */
export const MAX_PART_LENGTH = 128 * 1024;

/** The text to be imported. Without `table` it is found out how to read one. */
const importSourceSchema = z.object({
  text: z.string(),
  format: exchangeFormatSchema,
  table: tableChoiceSchema.nullable(),
});
export type ImportSource = z.infer<typeof importSourceSchema>;

/** The same as it is sent: `text` follows the parts that were sent before for this job, of so many characters. */
export const sentSourceSchema = importSourceSchema.extend({
  job: importJobSchema.optional(),
  sent: z.int().min(0).default(0),
});

const count = z.int().min(0);

/** One question of the file. */
const importRowSchema = z.object({
  /** Among those that can be taken, from 0; null for one that can't. */
  index: count.nullable(),
  /** Where it begins, from 1. */
  line: z.int().positive().nullable(),
  /** What an author will see of it; of one that can't be taken, as much as could be read. */
  input: draftSchema,
  /** Its private fields. */
  ...privateFieldsSchema.shape,
  /** The state that it will have; `removed` for one that was removed where it comes from. */
  will: z.enum([...STATES, 'removed', 'impossible']),
  /**
   * Why it is not taken unless that is wanted. `same`: the library says the same under this id. `older`: the library has it
   * as of later. `file`: it stands on this line of the file already.
   */
  here: z
    .object({
      why: z.enum(['same', 'older', 'file']),
      id: z.int().positive().nullable(),
      line: z.int().positive().nullable(),
    })
    .nullable(),
  /** Why it can't be taken. */
  errors: z.array(fileProblemSchema.pick({ message: true, fault: true })),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** Rows that are shown at most. What is behind them is taken unless it is here already or stands further up in the file. */
export const MAX_ROWS_SHOWN = 2_000;

export const importPreviewSchema = z.object({
  /** `refused`: nothing of it can be taken; the problems say why. */
  state: z.enum(['refused', 'planned']),
  rows: z.array(importRowSchema).max(MAX_ROWS_SHOWN),
  /** Questions behind the last row that is shown: those that are taken, and those that are here or impossible. */
  behind: z.object({ taken: count, drafts: count, here: count, impossible: count }),
  /** What there is to know about the file as a whole. */
  problems: z.array(fileProblemSchema).max(MAX_PROBLEMS_SHOWN),
  /** How many there are: the first ones are among `problems`. */
  problemCount: count,
  /** How the table was read, and its columns: heading and an example of each. */
  table: tableChoiceSchema
    .extend({ columns: z.array(z.object({ heading: z.string(), example: z.string() })).max(MAX_COLUMNS) })
    .nullable(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;
