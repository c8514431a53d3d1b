import { z } from 'zod';

/** The update status and the user's update requests, as exchanged by the shell and its page. */

const updateFailureSchema = z.enum([
  'offline',
  /** The feed URL doesn't return a valid feed. */
  'no-feed',
  /** The download has a wrong checksum or signature. */
  'untrusted',
  'disk-full',
  /** The app folder or the download folder is read-only. */
  'read-only',
  'other',
]);
export type UpdateFailure = z.infer<typeof updateFailureSchema>;

const noUpdatesSchema = z.enum([
  'development',
  /** The package contains no feed URL. */
  'no-address',
  /** The app was unpacked manually, so an installer can't replace it. */
  'unpacked',
]);
export type NoUpdatesReason = z.infer<typeof noUpdatesSchema>;

const version = z.string().min(1).max(100);

export const updateStatusSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** The user hasn't decided yet whether the app may check daily. */
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('checking') }),
  /** A manual check found no update. `daily` is true if the app also checks automatically. */
  z.object({ kind: z.literal('newest'), version, daily: z.boolean() }),
  z.object({ kind: z.literal('unavailable'), why: noUpdatesSchema }),
  /**
   * If `canInstall` is false, the user downloads the update from the releases page. `page` is false if
   * there's no such page.
   */
  z.object({ kind: z.literal('found'), version, canInstall: z.boolean(), page: z.boolean() }),
  z.object({ kind: z.literal('downloading'), version, percent: z.number().min(0).max(100) }),
  /** An incomplete download. `why` is null if the user canceled it. */
  z.object({
    kind: z.literal('stopped'),
    version,
    why: updateFailureSchema.nullable(),
    page: z.boolean(),
  }),
  z.object({ kind: z.literal('ready'), version }),
  z.object({ kind: z.literal('installing'), version }),
  /** A manual check failed. */
  z.object({ kind: z.literal('failed'), why: updateFailureSchema }),
]);
export type UpdateStatus = z.infer<typeof updateStatusSchema>;

export const updateRequestSchema = z.enum([
  'check',
  'allow',
  'refuse',
  'download',
  'cancel',
  'skip',
  'later',
  'restart',
  'page',
]);
export type UpdateRequest = z.infer<typeof updateRequestSchema>;
