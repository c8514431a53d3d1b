import { z } from 'zod';
import { isHttpUrl } from '../http-url.ts';
import { authorSchema } from '../question/question-schema.ts';

/** Only administrators get `similarQuestions` (docs/reference/service-api.md 5). */
export const roleSchema = z.enum(['administrator', 'member']);
export type Role = z.infer<typeof roleSchema>;

/** Somebody who may call the local API: the author of what he creates. His token is kept elsewhere. */
export const tokenProfileSchema = z.object({
  /** Made up by the host. */
  id: z.string().min(1).max(100),
  role: roleSchema,
  author: authorSchema,
});
export type TokenProfile = z.infer<typeof tokenProfileSchema>;

const SNOWFLAKE = /^\d{1,20}$/;
const url = z
  .string()
  .max(2_000)
  .refine((text) => text === '' || isHttpUrl(text), 'no http: or https: URL');

/** The editable fields of a profile: the author object (docs/reference/service-api.md 2.5). */
export const apiTokenInputSchema = z.object({
  role: roleSchema,
  author: z.object({
    id: z.string().regex(SNOWFLAKE, 'only digits, at most 20'),
    username: z.string().min(1).max(100),
    globalName: z.string().min(1).max(100),
    avatarURL: url,
    displayAvatarURL: url,
  }),
});
export type ApiTokenInput = z.infer<typeof apiTokenInputSchema>;

/** A profile with its token, for those who may see it: never in a log, a file or an export. */
export const apiTokenSchema = tokenProfileSchema.extend({ token: z.string().min(1) });
export type ApiToken = z.infer<typeof apiTokenSchema>;
