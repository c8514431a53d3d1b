import { z } from 'zod';
import { backupNameSchema, backupSchema } from '../library/backup.ts';
import { recoveryReportSchema } from '../library/recovery-report.ts';
import { snapshotNameSchema, snapshotSchema } from '../library/snapshot.ts';
import { emptySchema, type Methods } from './method-types.ts';

/** Snapshots and backups of the library, and reports of damaged files. */
export const recoveryMethods = {
  'snapshot.list': { input: emptySchema, output: z.array(snapshotSchema) },
  /** Keeps the library as it is under a name, in place of an older one of this name. */
  'snapshot.save': { input: z.object({ name: snapshotNameSchema }), output: snapshotSchema },
  /** Puts the library back to it, ids included. What was there is kept as the automatic snapshot. */
  'snapshot.restore': { input: z.object({ name: snapshotNameSchema }), output: z.object({ count: z.int() }) },
  'snapshot.remove': { input: z.object({ name: snapshotNameSchema }), output: emptySchema },
  /** Newest first: copies of the library that the app makes by itself. */
  'backup.list': { input: emptySchema, output: z.array(backupSchema) },
  'backup.make': { input: emptySchema, output: backupSchema },
  /** Puts the library back to it, ids included. What was there is kept as the automatic snapshot. */
  'backup.restore': { input: z.object({ name: backupNameSchema }), output: z.object({ count: z.int() }) },
  /** What was found wrong with the library's files and nobody has dismissed yet, newest first. */
  'recovery.reports': { input: emptySchema, output: z.array(recoveryReportSchema) },
  /** The report is not given any more; the files that were set aside stay. AppError('not-found') where there is none. */
  'recovery.dismiss': { input: z.object({ folder: z.string().max(200) }), output: emptySchema },
} as const satisfies Methods;
