import { z } from 'zod';
import { draftSchema } from '../library/entry.ts';
import { STATES } from '../library/entry-state.ts';
import { PRIVATE_FIELD_NAMES, privateFieldsSchema } from '../library/private-fields.ts';
import { FIELDS } from '../question/question-fields.ts';
import { exchangeFormatSchema } from './file-formats.ts';
import { fileProblemSchema } from './file-problem.ts';
import { MAX_PROBLEMS_SHOWN } from './import-report.ts';
import { packPreviewSchema } from './pack-schemas.ts';

/** The preview of an import, and the choices in it. */

/** The field that a column contains. */
export const tableFieldSchema = z.enum([...FIELDS, ...PRIVATE_FIELD_NAMES]);
export type TableField = z.infer<typeof tableFieldSchema>;

export const MAX_COLUMNS = 100;

/** How a table is read. */
export const tableChoiceSchema = z.object({
  /** The field of each column; null to ignore it. Several columns can be options. */
  fields: z.array(tableFieldSchema.nullable()).max(MAX_COLUMNS),
  /** The first row contains headings. */
  hasHeader: z.boolean(),
  /** What separates options in a cell, in addition to line breaks. */
  splitAt: z.enum(['line', 'bar', 'semicolon']),
});
export type TableChoice = z.infer<typeof tableChoiceSchema>;
export type SplitAt = TableChoice['splitAt'];

/** Identifies an import, so that it can be canceled. The client generates it. */
export const importJobSchema = z.string().min(1).max(64);
/** Characters of text per request. Earlier parts are sent with `import.sendPart`. */
export const MAX_PART_LENGTH = 128 * 1024;

/** The text to import. Without `table`, the columns are guessed. */
const importSourceSchema = z.object({
  text: z.string(),
  format: exchangeFormatSchema,
  table: tableChoiceSchema.nullable(),
});
export type ImportSource = z.infer<typeof importSourceSchema>;

/** The same as it's sent: `text` follows parts of this job that were sent before, with `sent` characters. */
export const sentSourceSchema = importSourceSchema.extend({
  job: importJobSchema.optional(),
  sent: z.int().min(0).default(0),
});

const count = z.int().min(0);

/** One question of the file. */
const importRowSchema = z.object({
  /** The index among questions that can be imported, from 0; otherwise null. */
  index: count.nullable(),
  /** The line that it starts on, from 1. */
  line: z.int().positive().nullable(),
  /** Its draft, as far as it's readable. */
  input: draftSchema,
  ...privateFieldsSchema.shape,
  /** Its state after the import; `removed` if it was deleted in its library. */
  will: z.enum([...STATES, 'removed', 'impossible']),
  /**
   * Why it's skipped by default. `same`: the library has the same content under this ID. `older`: the library has a
   * later version. `file`: this line of the file has the same content.
   */
  here: z
    .object({
      why: z.enum(['same', 'older', 'file']),
      id: z.int().positive().nullable(),
      line: z.int().positive().nullable(),
    })
    .nullable(),
  /** Why it can't be imported. */
  errors: z.array(fileProblemSchema.pick({ message: true, fault: true })),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/**
 * The maximum number of rows. Later questions are imported unless they're already in the library or repeated in the
 * file.
 */
export const MAX_ROWS_SHOWN = 2_000;

export const importPreviewSchema = z.object({
  /** `refused`: nothing can be imported. The problems say why. */
  state: z.enum(['refused', 'planned']),
  rows: z.array(importRowSchema).max(MAX_ROWS_SHOWN),
  /** Questions after the last row: those that are imported, already here, repeated in the file, or impossible. */
  behind: z.object({ taken: count, drafts: count, here: count, repeated: count, impossible: count }),
  /** Problems of the file. */
  problems: z.array(fileProblemSchema).max(MAX_PROBLEMS_SHOWN),
  /** Their number. `problems` contains the first ones. */
  problemCount: count,
  /** How the table was read, and each column's heading and example. */
  table: tableChoiceSchema
    .extend({ columns: z.array(z.object({ heading: z.string(), example: z.string() })).max(MAX_COLUMNS) })
    .nullable(),
  /** Only for a pack. */
  pack: packPreviewSchema.optional(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;
