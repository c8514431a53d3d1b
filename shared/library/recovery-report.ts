import { z } from 'zod';

/** What was wrong with a file of the library, or with one of its lines. */
const recoveryKindSchema = z.enum([
  /** It can't be read, or is gone. */
  'damaged',
  /** Its end is missing. */
  'cut-off',
  /** It is something else under a name of ours. */
  'foreign',
  /** Another program changed it. */
  'changed-outside',
]);

/** What became of a file, or of what a line of it says. */
const recoveryOutcomeSchema = z.enum([
  /** The question is now as the line says. */
  'taken',
  /** The question has changed in the app as well, and is as it is there. */
  'kept-here',
  /** Another program took the line out, and its question is among the removed ones. */
  'removed',
  /** The line was passed over, and its question is as it was. */
  'not-taken',
  /** It was put right, and nothing of it is missing. */
  'mended',
  /** The line is no question, and none is missing for it. */
  'no-question',
  /** The file is gone. */
  'gone',
  /** It was gone, or lacked lines, and has what the app knew of it again. */
  'written-anew',
]);
export type RecoveryOutcome = z.infer<typeof recoveryOutcomeSchema>;

/** One thing that was found in a file. */
const recoveryFileSchema = z.object({
  /** From the library's folder, with slashes: `questions/000001-000256.jsonl`. */
  path: z.string(),
  /** Counted from 1; null where it is about the whole file. */
  line: z.int().nullable(),
  /** In a sentence without a full stop. */
  reason: z.string(),
  kind: recoveryKindSchema,
  /** Missing where `restored` and `lost` say it, or where it was not noted yet. */
  outcome: recoveryOutcomeSchema.optional(),
  /** The question that it is about, where it is about one. */
  id: z.int().positive().optional(),
  title: z.string().optional(),
});
export type RecoveryFile = z.infer<typeof recoveryFileSchema>;

/** A question that could not be read and came back from a backup or snapshot. */
const restoredSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** The file that it was in, from the library's folder: `backups/….jsonl`. */
  from: z.string(),
  /** When that was made, milliseconds since 1970: later changes of the question are gone. */
  at: z.number(),
});
export type Restored = z.infer<typeof restoredSchema>;

/** What is known of something that is gone, where that is not a text that was legible. */
const lostFactsSchema = z.discriminatedUnion('what', [
  /** Everything that was in the library; a question of which nothing but its number can be read. */
  z.object({ what: z.enum(['library', 'number']) }),
  /** A question of which nothing is there. */
  z.object({ what: z.literal('question'), id: z.int() }),
  /** Everything that was in a file. */
  z.object({ what: z.literal('file'), path: z.string() }),
  /** So many more of a file; `isMost`: or fewer. */
  z.object({ what: z.literal('more'), count: z.int(), path: z.string(), isMost: z.boolean() }),
  /** Lines that are no questions. */
  z.object({ what: z.literal('lines'), count: z.int(), path: z.string() }),
  /** The newest change of a question. */
  z.object({ what: z.literal('change'), began: z.string() }),
]);
export type LostFacts = z.infer<typeof lostFactsSchema>;

/** Something that could neither be read nor found elsewhere. */
export const lostSchema = z.object({
  /** Null where it can't be told. */
  id: z.int().nullable(),
  /** What is known of it: text that was still legible, or a sentence. */
  hint: z.string(),
  /** The sentence as facts, for who has words of its own. Missing for a text, and in reports of before this was noted. */
  facts: lostFactsSchema.optional(),
});
export type Lost = z.infer<typeof lostSchema>;

/** What was found wrong with the library's files at one time, and what became of it. */
export const recoveryReportSchema = z.object({
  /** When it was found, milliseconds since 1970. */
  at: z.number(),
  /** The name of the folder in `set-aside` that has the files as they were found. */
  folder: z.string(),
  files: z.array(recoveryFileSchema),
  restored: z.array(restoredSchema),
  lost: z.array(lostSchema),
  /** Those of the files that the folder has; the others were gone. Missing in reports of before this was noted. */
  kept: z.array(z.string()).optional(),
});
export type RecoveryReport = z.infer<typeof recoveryReportSchema>;
