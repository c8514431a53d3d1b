import { z } from 'zod';
import { createRecord, FIELDS } from './question-fields.ts';

/**
 * A question as its author types it, valid or not. All fields exist. `options` contains the lines exactly as
 * typed.
 */
export const draftSchema = z.object(createRecord(FIELDS, () => z.string()));
export type Draft = z.infer<typeof draftSchema>;
