import { z } from 'zod';
import { recoveryReportSchema } from '../library/recovery-report.ts';
import { emptySchema } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

/** Reports about damage that was found in the library. */
export const recoveryMethods = {
  /** Returns the recovery reports that weren't dismissed, newest first. */
  'recovery.reports': { input: emptySchema, output: z.array(recoveryReportSchema) },
  /** Dismisses a report; quarantined files stay. Rejects with AppError('not-found'). */
  'recovery.dismiss': { input: z.object({ folder: z.string().max(200) }), output: emptySchema },
  /** Returns the question files that another program changed while the library is open, without a decision. */
  'recovery.changedFiles': { input: emptySchema, output: z.array(z.string()) },
  /** Accepts the changes of these files. Rejects with AppError('disk') or ('library-unreadable'). */
  'recovery.reload': { input: emptySchema, output: emptySchema },
  /** Quarantines these files and writes the library over them. Rejects likewise. */
  'recovery.keep': { input: emptySchema, output: emptySchema },
} as const satisfies Methods;
