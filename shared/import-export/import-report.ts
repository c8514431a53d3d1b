import { z } from 'zod';
import { fileProblemSchema } from './file-problem.ts';

export const MAX_PROBLEMS_SHOWN = 200;

const count = z.int().min(0);

/** The result of an import or a preview. */
export const importReportSchema = z.object({
  /** `refused`: the file has errors, and nothing has changed. `planned`: a preview. */
  state: z.enum(['refused', 'planned', 'done']),
  /** New entries by kind. */
  added: z.object({ questions: count, drafts: count, removed: count }),
  /** Skipped because the library has the same content, or the same entry with a later change. */
  skipped: z.object({ same: count, older: count }),
  /** Added entries with a new ID because theirs was used. */
  renumbered: count,
  /** Added entries that are invalid, without deleted ones. */
  breaking: count,
  /** Only for a pack: the names of its custom emoji, as in a preview. */
  pack: z
    .object({
      emoji: z.array(z.string()),
      keptEmoji: z.array(z.string()),
      hidingEmoji: z.array(z.string()),
    })
    .optional(),
  /** The first problems. */
  problems: z.array(fileProblemSchema).max(MAX_PROBLEMS_SHOWN),
  problemCount: count,
});
export type ImportReport = z.infer<typeof importReportSchema>;
