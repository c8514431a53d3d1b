import { z } from 'zod';

/** The state of updates, and what the user can request, as the shell and its page exchange them. */

/** Why a check for updates, a download, or an installation failed. */
const updateFailureSchema = z.enum([
  /** The server of the feed couldn't be reached. */
  'offline',
  /** The URL of the feed doesn't return a valid feed. */
  'no-feed',
  /** The download has a wrong checksum or signature. */
  'untrusted',
  'disk-full',
  /** The folder of the app or of its downloads is read-only. */
  'read-only',
  'other',
]);
export type UpdateFailure = z.infer<typeof updateFailureSchema>;

/** Why this app never checks for updates. */
const noUpdatesSchema = z.enum([
  /** It runs from source. */
  'development',
  /** Its package names no feed. */
  'no-address',
  /** It was unpacked manually, so an installer can't replace it. */
  'unpacked',
]);
export type NoUpdatesReason = z.infer<typeof noUpdatesSchema>;

const version = z.string().min(1).max(100);

/** The state of updates in the UI. */
export const updateStatusSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** The user hasn't decided whether the app may check daily. */
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('checking') }),
  /** A manual check found no update. `daily`: whether the app checks automatically. */
  z.object({ kind: z.literal('newest'), version, daily: z.boolean() }),
  z.object({ kind: z.literal('unavailable'), why: noUpdatesSchema }),
  /** `canInstall`: the app can install it; otherwise the user downloads it from the page. `page`: whether there is a page. */
  z.object({ kind: z.literal('found'), version, canInstall: z.boolean(), page: z.boolean() }),
  z.object({ kind: z.literal('downloading'), version, percent: z.number().min(0).max(100) }),
  /** An incomplete download; `why` is null if the user canceled it. */
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

/** What the user can request. */
export const updateRequestSchema = z.enum([
  'check',
  /** Allows a daily check. */
  'allow',
  /** Disallows it. */
  'refuse',
  'download',
  'cancel',
  'skip',
  'later',
  'restart',
  /** Opens the page of releases in the browser. */
  'page',
]);
export type UpdateRequest = z.infer<typeof updateRequestSchema>;
