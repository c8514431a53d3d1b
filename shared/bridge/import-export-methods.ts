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

/** Entries in one call. */
const MAX_ROWS = 500_000;

/** Import and export of questions as files. */
export const importExportMethods = {
  /** Returns the library, or these entries, as the text of a file. `omitted`: entries that the format can't represent. */
  'export.run': {
    input: z.object({ format: exchangeFormatSchema, ids: z.array(id).max(MAX_ROWS).optional() }),
    output: z.object({ text: z.string(), omitted: z.int() }),
  },
  /** Returns the library, or these entries, as a pack to share: questions with tags and custom emoji. */
  'export.pack': {
    input: packInfoSchema.extend({ ids: z.array(id).max(MAX_ROWS).optional() }),
    output: z.object({ text: z.string() }),
  },
  /** Sends the next part of the text for `import.preview` or `import.run` of this job. It's stored for a minute. */
  'import.sendPart': { input: z.object({ job: importJobSchema, text: z.string() }), output: emptySchema },
  /** Cancels a job while its file is being read. Nothing is imported. */
  'import.cancel': { input: z.object({ job: importJobSchema }), output: emptySchema },
  /**
   * Returns the questions of a file and what an import would do with each. Changes nothing. Rejects with
   * AppError('bad-input') if the parts sent before are no longer stored.
   */
  'import.preview': { input: sentSourceSchema, output: importPreviewSchema },
  /**
   * Imports all questions of a file, or none, except for those that `import.preview` shows as invalid and the rows in
   * `skip` (by `index`). `importAnyway`: rows to import although the library already has them. `options`: rows with other
   * options than in the file. A restore point gets the library before the import; `undo` is for `import.undo`, null
   * if nothing was added.
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
   * Counts likely duplicates among the questions that an import added. While `isComplete` is false, more may be found.
   * Rejects like `import.undo`.
   */
  'import.duplicates': {
    input: z.object({ undo: z.int() }),
    output: z.object({ count: z.int(), isComplete: z.boolean() }),
  },
  /**
   * Deletes what an import added. `kept`: questions that were changed since, which stay. Rejects with
   * AppError('not-found') if the import was before the start of the app.
   */
  'import.undo': {
    input: z.object({ undo: z.int() }),
    output: z.object({ removed: z.int(), kept: z.int() }),
  },
} as const satisfies Methods;
