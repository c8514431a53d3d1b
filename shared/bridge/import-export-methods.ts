import { z } from 'zod';
import { exchangeFormatSchema, importReportSchema } from '../import-export/exchange-format.ts';
import { importJobSchema, importPreviewSchema, sentSourceSchema } from '../import-export/import-preview.ts';
import { emptySchema, id, type Methods } from './method-types.ts';

/** Entries that one call names at most. */
const MAX_ROWS = 500_000;

/** Files of questions. */
export const importExportMethods = {
  /**
   * The library, or these entries of it, as the text of a file. `leftOut`: entries that a file of this format has no place
   * for.
   */
  'library.export': {
    input: z.object({ format: exchangeFormatSchema, ids: z.array(id).max(MAX_ROWS).optional() }),
    output: z.object({ text: z.string(), leftOut: z.int() }),
  },
  /**
   * A part of the text that an `import.look` or `library.import` of this job will be about, in order. The host keeps it for
   * a minute.
   */
  'import.send': { input: z.object({ job: importJobSchema, text: z.string() }), output: emptySchema },
  /** Ends the job: a file that is being read is refused as canceled, and nothing of it is imported. Does nothing to others. */
  'import.cancel': { input: z.object({ job: importJobSchema }), output: emptySchema },
  /**
   * What the text of a file holds, question by question, and what would become of each. Nothing is changed. AppError('bad-input')
   * if the parts sent before are not kept any more.
   */
  'import.look': { input: sentSourceSchema, output: importPreviewSchema },
  /**
   * Adds what the text of a file holds, all of it or nothing, but for what `import.look` shows as impossible and those of
   * `leaveOut` (each the `index` of a row). `take`: these although they are here already. What was there is kept as the
   * automatic snapshot; `undo` is for `import.undo`, null where nothing was added.
   */
  'library.import': {
    input: sentSourceSchema.extend({
      leaveOut: z.array(z.int().min(0)).max(MAX_ROWS),
      take: z.array(z.int().min(0)).max(MAX_ROWS),
    }),
    output: importReportSchema.extend({ undo: z.int().nullable() }),
  },
  /**
   * Takes out what that import added, and nothing else. `kept`: what was changed since, which stays. AppError('not-found')
   * where the host does not remember the import.
   */
  'import.undo': {
    input: z.object({ undo: z.int() }),
    output: z.object({ removed: z.int(), kept: z.int() }),
  },
} as const satisfies Methods;
