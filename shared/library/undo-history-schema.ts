import { z } from 'zod';
import { draftSchema } from '../question/draft.ts';
import { FIELDS } from '../question/fields.ts';

/** `out` at this place of a field became `in`. */
const spliceSchema = z.object({
  field: z.enum(FIELDS),
  /** In UTF-16 units. */
  at: z.int().min(0),
  out: z.string(),
  in: z.string(),
});
export type Splice = z.infer<typeof spliceSchema>;

/** What one step of undo takes back: at most one change of each field, none where only empty rows came or went. */
const stepSchema = z.array(spliceSchema).max(FIELDS.length);
export type Step = z.infer<typeof stepSchema>;

/** More steps than fit into `TRAIL_LENGTH`. */
const MAX_STEPS = 100_000;

export const trailSchema = z.object({
  /** The oldest text that undo leads back to. */
  from: draftSchema,
  steps: z.array(stepSchema).max(MAX_STEPS),
  /** How many of the steps are done; the others can be redone. */
  position: z.int().min(0),
});
export type Trail = z.infer<typeof trailSchema>;
