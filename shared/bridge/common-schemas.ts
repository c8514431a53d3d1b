import { z } from 'zod';

export const id = z.int().positive();

export const emptySchema = z.object({});
