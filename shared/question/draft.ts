import { z } from 'zod';
import { FIELDS, recordOf } from './question-fields.ts';

/** What an author types, valid or not. All fields exist. Options are lines exactly as typed. */
export const draftSchema = z.object(recordOf(FIELDS, () => z.string()));
export type Draft = z.infer<typeof draftSchema>;
