import { z } from 'zod';

/** What an author types, limits or not. The fields of service.md 2.1, all present. */
export const draftSchema = z.object({
  title: z.string(),
  /** Option lines, exactly as typed. */
  options: z.string(),
  description: z.string(),
  footer: z.string(),
  image: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

export const fieldSchema = draftSchema.keyof();
export type Field = z.infer<typeof fieldSchema>;
