import { z } from 'zod';
import { backupInfoSchema, backupNameSchema } from '../library/backup-info.ts';
import { snapshotInfoSchema, snapshotNameSchema } from '../library/snapshot-info.ts';
import { emptySchema } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

/** `undo` is for `library.undoReset`. */
const restoredSchema = z.object({ count: z.int(), undo: z.int() });

/** Snapshots and backups of the library. */
export const backupMethods = {
  'snapshot.list': { input: emptySchema, output: z.array(snapshotInfoSchema) },
  /** Saves the library as a snapshot. Replaces a snapshot of the same name. */
  'snapshot.save': { input: z.object({ name: snapshotNameSchema }), output: snapshotInfoSchema },
  /** Restores the library, including IDs. The automatic snapshot gets the library before that. */
  'snapshot.restore': { input: z.object({ name: snapshotNameSchema }), output: restoredSchema },
  'snapshot.remove': { input: z.object({ name: snapshotNameSchema }), output: emptySchema },
  /** Returns the automatic backups, newest first. */
  'backup.list': { input: emptySchema, output: z.array(backupInfoSchema) },
  'backup.create': { input: emptySchema, output: backupInfoSchema },
  /** Restores the library, including IDs. The automatic snapshot gets the library before that. */
  'backup.restore': { input: z.object({ name: backupNameSchema }), output: restoredSchema },
} as const satisfies Methods;
