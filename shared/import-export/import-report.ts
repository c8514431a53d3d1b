import { z } from 'zod';
import { fileProblemSchema } from './file-problem.ts';

export const MAX_PROBLEMS_SHOWN = 200;

const count = z.int().min(0);

export const importReportSchema = z.object({
  /** `rejected`: the file has errors, and the library wasn't changed. `planned`: a preview. */
  state: z.enum(['rejected', 'planned', 'done']),
  added: z.object({ questions: count, drafts: count, deleted: count }),
  /**
   * The numbers of entries skipped because the library has the same content, or the same entry with a later
   * change.
   */
  skipped: z.object({ same: count, older: count }),
  /** The number of entries added with a new ID because theirs was taken. */
  renumbered: count,
  /** The number of entries added although they're invalid, not counting deleted entries. */
  invalid: count,
  /**
   * The names of a pack's added custom emoji, of emoji kept from the library, and of those that hide standard
   * emoji.
   */
  pack: z
    .object({
      emoji: z.array(z.string()),
      keptEmoji: z.array(z.string()),
      hidingEmoji: z.array(z.string()),
    })
    .optional(),
  problems: z.array(fileProblemSchema).max(MAX_PROBLEMS_SHOWN),
  problemCount: count,
});
export type ImportReport = z.infer<typeof importReportSchema>;
