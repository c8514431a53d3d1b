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
} as const satisfies Methods;
