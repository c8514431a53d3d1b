import { z } from 'zod';

/** Names of backups: the moment of their making in UTC, so that in order of name they are in order of time. */
export const backupNameSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d$/, 'a date and a time, by hyphens');

/** A copy of the whole library that the app made by itself, or when asked to. */
export const backupSchema = z.object({
  name: backupNameSchema,
  /** When it was made, milliseconds since 1970. */
  at: z.number(),
  /** Questions and drafts in it, without removed ones. */
  count: z.int(),
  bytes: z.int(),
  /** It is not as it was written, so it can't be restored. Single questions may still be taken from it. */
  isDamaged: z.boolean(),
});
export type Backup = z.infer<typeof backupSchema>;

const SECOND = 1000;

/** The name for a backup made at `at` (milliseconds since 1970), or in the first second after it that is not `taken`. */
export function backupName(at: number, taken: ReadonlySet<string> = new Set()): string {
  const name = new Date(at).toISOString().slice(0, 19).replace(/[T:]/g, '-');
  return taken.has(name) ? backupName(at + SECOND, taken) : name;
}

/** When a backup of this name was made, to the second; undefined where no backup is called so. */
export function momentOfBackup(name: string): number | undefined {
  if (!backupNameSchema.safeParse(name).success) return undefined;
  const at = Date.parse(`${name.slice(0, 10)}T${name.slice(11).replaceAll('-', ':')}Z`);
  return Number.isNaN(at) ? undefined : at;
}
