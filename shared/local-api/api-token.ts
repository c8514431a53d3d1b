import { z } from 'zod';
import { isHttpUrl } from '../http-url.ts';
import { authorSchema } from '../question/service-body-schemas.ts';

/** Only administrators receive `similarQuestions` (docs/reference/service-api.md 5). */
export const roleSchema = z.enum(['administrator', 'member']);
export type Role = z.infer<typeof roleSchema>;

/**
 * An API token's settings: the client's role, and the author of the questions that the client creates. The
 * token is stored separately.
 */
export const tokenProfileSchema = z.object({
  id: z.string().min(1).max(100),
  role: roleSchema,
  author: authorSchema,
});
export type TokenProfile = z.infer<typeof tokenProfileSchema>;

const SNOWFLAKE = /^\d{1,20}$/;
const url = z
  .string()
  .max(2_000)
  .refine((text) => text === '' || isHttpUrl(text), 'must be an http: or https: URL');

/** An API token's editable settings. `author` is the author object (docs/reference/service-api.md 2.5). */
export const apiTokenInputSchema = z.object({
  role: roleSchema,
  author: z.object({
    id: z.string().regex(SNOWFLAKE, 'must have 1 to 20 digits'),
    username: z.string().min(1).max(100),
    globalName: z.string().min(1).max(100),
    avatarURL: url,
    displayAvatarURL: url,
  }),
});
export type ApiTokenInput = z.infer<typeof apiTokenInputSchema>;

/** An API token with its settings. The token never appears in logs, library files, or exports. */
export const apiTokenSchema = tokenProfileSchema.extend({ token: z.string().min(1) });
export type ApiToken = z.infer<typeof apiTokenSchema>;
