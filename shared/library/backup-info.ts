import { z } from 'zod';

/** Names are times in UTC, so that they sort by time. */
export const backupNameSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d$/, 'must be a date and time, separated by hyphens');

/** A list item for a copy of the whole library, made automatically or by the user. */
export const backupInfoSchema = z.object({
  name: backupNameSchema,
  /** When it was made, in milliseconds since 1970. */
  at: z.number(),
  /** Questions and drafts in it, without deleted ones. */
  count: z.int(),
  bytes: z.int(),
  /** It can't be restored as a whole, but single questions can. */
  isDamaged: z.boolean(),
});
export type BackupInfo = z.infer<typeof backupInfoSchema>;

const SECOND = 1000;

/** The name for a backup made at `at`, or in the first later second that isn't `taken`. */
export function backupName(at: number, taken: ReadonlySet<string> = new Set()): string {
  const name = new Date(at).toISOString().slice(0, 19).replace(/[T:]/g, '-');
  return taken.has(name) ? backupName(at + SECOND, taken) : name;
}

/** The time of a backup by its name, in whole seconds; undefined for other names. */
export function backupTime(name: string): number | undefined {
  if (!backupNameSchema.safeParse(name).success) return undefined;
  const at = Date.parse(`${name.slice(0, 10)}T${name.slice(11).replaceAll('-', ':')}Z`);
  return Number.isNaN(at) ? undefined : at;
}
