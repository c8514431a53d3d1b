import { z } from 'zod';
import { recoveryReportSchema } from '../library/recovery-report.ts';
import { emptySchema } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

export const recoveryMethods = {
  /** Returns the reports that weren't dismissed, newest first. */
  'recovery.reports': { input: emptySchema, output: z.array(recoveryReportSchema) },
  /** Dismisses a report but keeps quarantined files. Rejects with AppError('not-found'). */
  'recovery.dismiss': { input: z.object({ folder: z.string().max(200) }), output: emptySchema },
  /**
   * Returns the question files that another program changed while the library was open and that still need a
   * decision.
   */
  'recovery.changedFiles': { input: emptySchema, output: z.array(z.string()) },
  /**
   * Accepts the changes to the files that `recovery.changedFiles` returns. Rejects with AppError('disk') or
   * AppError('library-unreadable').
   */
  'recovery.reload': { input: emptySchema, output: emptySchema },
  /** Quarantines the changed files and writes the library over them. Rejects like `recovery.reload`. */
  'recovery.keep': { input: emptySchema, output: emptySchema },
} as const satisfies Methods;
