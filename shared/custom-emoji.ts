import { z } from 'zod';
import { isEmojiName } from './emoji-form.ts';
import { isHttpUrl } from './http-url.ts';

/** An emoji of the user's own: a picture under a name (without colons), with words to find it by. */
export const customEmojiSchema = z.object({
  name: z.string().refine(isEmojiName),
  url: z.string().refine(isHttpUrl),
  keywords: z.array(z.string()).default([]),
});
export type CustomEmoji = z.infer<typeof customEmojiSchema>;
