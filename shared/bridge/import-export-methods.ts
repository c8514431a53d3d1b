import { z } from 'zod';
import { exchangeFormatSchema } from '../import-export/file-formats.ts';
import {
  importJobSchema,
  importPreviewSchema,
  MAX_ROWS_SHOWN,
  sentSourceSchema,
} from '../import-export/import-preview-schemas.ts';
import { importReportSchema } from '../import-export/import-report.ts';
import { packInfoSchema } from '../import-export/pack-schemas.ts';
import { draftSchema } from '../library/entry.ts';
import { emptySchema, id } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

const MAX_ROWS = 500_000;

export const importExportMethods = {
  /**
   * Returns the library, or only the entries in `ids`, as file content. `omitted` counts entries that the
   * format can't represent.
   */
  'export.run': {
    input: z.object({ format: exchangeFormatSchema, ids: z.array(id).max(MAX_ROWS).optional() }),
    output: z.object({ text: z.string(), omitted: z.int() }),
  },
  /**
   * Returns the library, or only the entries in `ids`, as a pack to share: questions with tags and custom
   * emoji.
   */
  'export.pack': {
    input: packInfoSchema.extend({ ids: z.array(id).max(MAX_ROWS).optional() }),
    output: z.object({ text: z.string() }),
  },
  /**
   * Sends the next part of the text for a job's `import.preview` or `import.run`. The backend stores the part
   * for a minute.
   */
  'import.sendPart': { input: z.object({ job: importJobSchema, text: z.string() }), output: emptySchema },
  /** Cancels a job while its file is being read. Nothing is imported. */
  'import.cancel': { input: z.object({ job: importJobSchema }), output: emptySchema },
  /**
   * Returns a file's questions and an import's effect on each, without changing the library. Rejects with
   * AppError('bad-input') if the file's parts are no longer stored.
   */
  'import.preview': { input: sentSourceSchema, output: importPreviewSchema },
  /**
   * Imports all questions in a file or none. Skips the questions that `import.preview` shows as invalid and
   * the rows in `skip` (by `index`). Imports the rows in `importAnyway` even if the library already contains
   * them, and replaces the options of the rows in `options`. Saves the library as a restore point first.
   * `undo` is the input for `import.undo`, or null if nothing was added.
   */
  'import.run': {
    input: sentSourceSchema.extend({
      skip: z.array(z.int().min(0)).max(MAX_ROWS),
      importAnyway: z.array(z.int().min(0)).max(MAX_ROWS),
      options: z
        .array(z.object({ index: z.int().min(0), options: draftSchema.shape.options }))
        .max(MAX_ROWS_SHOWN)
        .optional(),
    }),
    output: importReportSchema.extend({ undo: z.int().nullable() }),
  },
  /**
   * Counts likely duplicates among imported questions. While `isComplete` is false, more may be found.
   * Rejects for the same reasons as `import.undo`.
   */
  'import.duplicates': {
    input: z.object({ undo: z.int() }),
    output: z.object({ count: z.int(), isComplete: z.boolean() }),
  },
  /**
   * Deletes imported questions except those that were changed after the import. `kept` counts the exceptions.
   * Rejects with AppError('undo-expired') if the import can't be undone anymore, for example after a restart
   * of the app.
   */
  'import.undo': {
    input: z.object({ undo: z.int() }),
    output: z.object({ removed: z.int(), kept: z.int() }),
  },
} as const satisfies Methods;
