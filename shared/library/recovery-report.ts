import { z } from 'zod';

const recoveryKindSchema = z.enum([
  /** The file or line is unreadable or missing. */
  'damaged',
  /** The end is missing. */
  'cut-off',
  /** The file belongs to another program and has the same name. */
  'foreign',
  /** Another program changed the file or line. */
  'changed-outside',
]);

const recoveryOutcomeSchema = z.enum([
  /** The line's version was applied. */
  'taken',
  /** The question was also changed in the app, and the app's version was kept. */
  'kept-here',
  /** The line was removed, so the question was moved to the trash. */
  'removed',
  'not-taken',
  /** The file or line was repaired without data loss. */
  'mended',
  /** The line isn't a question, and no question is missing. */
  'no-question',
  'gone',
  /** The file was missing or incomplete and was rewritten. */
  'written-anew',
  /** A link or special file. The app moved it to the folder without opening it. */
  'link',
]);
export type RecoveryOutcome = z.infer<typeof recoveryOutcomeSchema>;

const recoveryFileSchema = z.object({
  /** Relative to the library's folder, with slashes: `questions/000001-000256.jsonl`. */
  path: z.string(),
  /** The line number, from 1. Null stands for the whole file. */
  line: z.int().nullable(),
  reason: z.string(),
  kind: recoveryKindSchema,
  /** Omitted in old reports, and if `restored` or `lost` lists the question. */
  outcome: recoveryOutcomeSchema.optional(),
  /** The affected question, if any. */
  id: z.int().positive().optional(),
  title: z.string().optional(),
});
export type RecoveryFile = z.infer<typeof recoveryFileSchema>;

const restoredSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** The path to the backup or restore point. */
  from: z.string(),
  /** The time of the backup or restore point, in milliseconds since 1970. Later changes are lost. */
  at: z.number(),
});
export type Restored = z.infer<typeof restoredSchema>;

/** Describes lost data that has no readable text. */
const lostFactsSchema = z.discriminatedUnion('what', [
  /** The whole library, or a question with only its ID known. */
  z.object({ what: z.enum(['library', 'number']) }),
  z.object({ what: z.literal('question'), id: z.int() }),
  /** Everything in a file. */
  z.object({ what: z.literal('file'), path: z.string() }),
  /** More questions in a file. If `isMost` is set, `count` is an upper limit. */
  z.object({ what: z.literal('more'), count: z.int(), path: z.string(), isMost: z.boolean() }),
  /** Lines that aren't questions. */
  z.object({ what: z.literal('lines'), count: z.int(), path: z.string() }),
  /** The latest change to a question. */
  z.object({ what: z.literal('change'), began: z.string() }),
]);
export type LostFacts = z.infer<typeof lostFactsSchema>;

/** Data that's unreadable and isn't in a backup. */
export const lostSchema = z.object({
  id: z.int().nullable(),
  /** Readable text or a sentence. */
  hint: z.string(),
  /** The details to translate the sentence. Omitted in old reports and for readable text. */
  facts: lostFactsSchema.optional(),
});
export type Lost = z.infer<typeof lostSchema>;

/** The maximum length of each list in a report. */
export const MAX_REPORT_ITEMS = 1_000;

/** The problems found in the library's files at one time, with the restored and lost data. */
export const recoveryReportSchema = z.object({
  /** The time of discovery, in milliseconds since 1970. */
  at: z.number(),
  /** The folder in `set-aside` with the original files. */
  folder: z.string(),
  files: z.array(recoveryFileSchema),
  restored: z.array(restoredSchema),
  lost: z.array(lostSchema),
  /** The number of items beyond each list's limit. */
  unlisted: z.object({ files: z.int(), restored: z.int(), lost: z.int() }).optional(),
  /** The files in `folder`. Omitted in old reports. */
  kept: z.array(z.string()).optional(),
});
export type RecoveryReport = z.infer<typeof recoveryReportSchema>;

/** Limits each list to `MAX_REPORT_ITEMS` and counts the rest. */
export function boundReport<T extends Pick<RecoveryReport, 'files' | 'restored' | 'lost'>>(
  report: T,
): T & Pick<RecoveryReport, 'unlisted'> {
  const { files, restored, lost } = report;
  const countRest = (list: readonly unknown[]) => Math.max(0, list.length - MAX_REPORT_ITEMS);
  const unlisted = { files: countRest(files), restored: countRest(restored), lost: countRest(lost) };
  if (unlisted.files + unlisted.restored + unlisted.lost === 0) return report;
  return {
    ...report,
    files: files.slice(0, MAX_REPORT_ITEMS),
    restored: restored.slice(0, MAX_REPORT_ITEMS),
    lost: lost.slice(0, MAX_REPORT_ITEMS),
    unlisted,
  };
}
