import { z } from 'zod';

/** The ID of an entry. */
export const id = z.int().positive();

export const emptySchema = z.object({});
