import { z } from 'zod';
import { createRecord, FIELDS } from './question-fields.ts';

/**
 * The question as its author types it, valid or not. All fields exist. Options are lines exactly as typed.
 */
export const draftSchema = z.object(createRecord(FIELDS, () => z.string()));
export type Draft = z.infer<typeof draftSchema>;
