import { z } from 'zod';

/** What was wrong with a file or a line. */
const recoveryKindSchema = z.enum([
  /** Unreadable or missing. */
  'damaged',
  /** The end is missing. */
  'cut-off',
  /** Another program's file with the same name. */
  'foreign',
  /** Changed by another program. */
  'changed-outside',
]);

/** What happened to the file or line. */
const recoveryOutcomeSchema = z.enum([
  /** The line's version was applied. */
  'taken',
  /** The question was changed here too, and this version was kept. */
  'kept-here',
  /** The line was removed, so the question was moved to the trash. */
  'removed',
  /** The line was ignored. */
  'not-taken',
  /** It was repaired without loss. */
  'mended',
  /** The line isn't a question, and none is missing. */
  'no-question',
  /** The file is missing. */
  'gone',
  /** The file was missing or incomplete, and was written again. */
  'written-anew',
  /** A link or special file, which was moved to the folder without being opened. */
  'link',
]);
export type RecoveryOutcome = z.infer<typeof recoveryOutcomeSchema>;

/** One finding. */
const recoveryFileSchema = z.object({
  /** Relative to the library's folder, with slashes: `questions/000001-000256.jsonl`. */
  path: z.string(),
  /** From 1; null for the whole file. */
  line: z.int().nullable(),
  /** Without a period. */
  reason: z.string(),
  kind: recoveryKindSchema,
  /** Missing if `restored` and `lost` contain it, and in old reports. */
  outcome: recoveryOutcomeSchema.optional(),
  /** The affected question, if any. */
  id: z.int().positive().optional(),
  title: z.string().optional(),
});
export type RecoveryFile = z.infer<typeof recoveryFileSchema>;

/** A question that was restored from a backup or snapshot. */
const restoredSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** The path of the backup or snapshot. */
  from: z.string(),
  /** When that was made, in milliseconds since 1970. Later changes are lost. */
  at: z.number(),
});
export type Restored = z.infer<typeof restoredSchema>;

/** Facts about lost data without readable text. */
const lostFactsSchema = z.discriminatedUnion('what', [
  /** The whole library, or a question of which only the ID is known. */
  z.object({ what: z.enum(['library', 'number']) }),
  /** A question without any readable text. */
  z.object({ what: z.literal('question'), id: z.int() }),
  /** Everything in a file. */
  z.object({ what: z.literal('file'), path: z.string() }),
  /** More questions of a file; `isMost`: at most this many. */
  z.object({ what: z.literal('more'), count: z.int(), path: z.string(), isMost: z.boolean() }),
  /** Lines that aren't questions. */
  z.object({ what: z.literal('lines'), count: z.int(), path: z.string() }),
  /** The latest change of a question. */
  z.object({ what: z.literal('change'), began: z.string() }),
]);
export type LostFacts = z.infer<typeof lostFactsSchema>;

/** Data that's neither readable nor in a backup. */
export const lostSchema = z.object({
  /** Null if unknown. */
  id: z.int().nullable(),
  /** Readable text, or a sentence. */
  hint: z.string(),
  /** The facts of the sentence, to translate it. Missing for readable text and in old reports. */
  facts: lostFactsSchema.optional(),
});
export type Lost = z.infer<typeof lostSchema>;

/** The number of findings, restored questions, and lost questions that a report lists at most, each. */
export const MAX_REPORT_ITEMS = 1_000;

/** What was wrong with the library's files at one time, and what happened to them. */
export const recoveryReportSchema = z.object({
  /** When it was found, in milliseconds since 1970. */
  at: z.number(),
  /** The folder in `set-aside` with the original files. */
  folder: z.string(),
  files: z.array(recoveryFileSchema),
  restored: z.array(restoredSchema),
  lost: z.array(lostSchema),
  /** How many more there are than listed. */
  unlisted: z.object({ files: z.int(), restored: z.int(), lost: z.int() }).optional(),
  /** The files in that folder. Missing in old reports. */
  kept: z.array(z.string()).optional(),
});
export type RecoveryReport = z.infer<typeof recoveryReportSchema>;

/** Returns the report with at most `MAX_REPORT_ITEMS` per list, and counts the rest. */
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
