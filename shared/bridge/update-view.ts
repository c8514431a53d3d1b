import { z } from 'zod';

/** Why nothing came of a look for updates, a download or an installation. */
const updateFailureSchema = z.enum([
  /** The feed's server was not reached. */
  'offline',
  /** There is an address of a feed, and no feed that can be read at it. */
  'no-feed',
  /** What came is not what the feed announced, or is signed by somebody else. */
  'untrusted',
  'disk-full',
  /** The place of the app, or of its downloads, can't be written. */
  'read-only',
  'other',
]);
export type UpdateFailure = z.infer<typeof updateFailureSchema>;

/** Why this app never looks for updates. */
const noUpdatesSchema = z.enum([
  /** It runs from its sources. */
  'development',
  /** Its package names no feed. */
  'no-address',
  /** It was unpacked by hand: nothing that a feed has would fit in its place. */
  'unpacked',
]);
export type NoUpdatesReason = z.infer<typeof noUpdatesSchema>;

const version = z.string().min(1).max(100);

/** What the window shows of updates. */
export const updateViewSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** Nobody has said yet whether the app may look once a day. */
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('looking') }),
  /** Somebody asked, and there is none. `daily`: whether the app looks by itself. */
  z.object({ kind: z.literal('newest'), version, daily: z.boolean() }),
  z.object({ kind: z.literal('never'), why: noUpdatesSchema }),
  /** `here`: it can be installed from here; else it is fetched from the page. `page`: whether there is one. */
  z.object({ kind: z.literal('found'), version, here: z.boolean(), page: z.boolean() }),
  z.object({ kind: z.literal('downloading'), version, percent: z.number().min(0).max(100) }),
  /** A download that did not come to its end; `why` is null where somebody stopped it. */
  z.object({
    kind: z.literal('stopped'),
    version,
    why: updateFailureSchema.nullable(),
    page: z.boolean(),
  }),
  z.object({ kind: z.literal('ready'), version }),
  z.object({ kind: z.literal('installing'), version }),
  /** Somebody asked, and nothing came of it. */
  z.object({ kind: z.literal('failed'), why: updateFailureSchema }),
]);
export type UpdateView = z.infer<typeof updateViewSchema>;

/** What somebody can want of updates. */
export const updateRequestSchema = z.enum([
  'look',
  /** The app may look once a day. */
  'allow',
  /** It may not. */
  'refuse',
  'download',
  'cancel',
  'skip',
  'later',
  'restart',
  /** Opens the page that tells of versions, in the browser. */
  'page',
]);
export type UpdateRequest = z.infer<typeof updateRequestSchema>;
