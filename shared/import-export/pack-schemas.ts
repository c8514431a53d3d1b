import { z } from 'zod';
import { customEmojiSchema } from '../emoji/custom-emoji.ts';

/** A pack contains questions with tags and custom emoji to share. It never contains other private data. */
export const PACK_FORMAT = 'qotd-studio pack';
/** The version that this app writes. Higher versions are rejected. */
export const PACK_VERSION = 1;

export const MAX_PACK_NAME_LENGTH = 100;
export const MAX_PACK_DESCRIPTION_LENGTH = 1_000;
export const MAX_PACK_AUTHOR_LENGTH = 100;
const MAX_PACK_EMOJI = 1_000;
const MAX_EMOJI_URL_LENGTH = 2_000;
const MAX_EMOJI_NAME_LENGTH = 100;

/** The fields that a pack's author enters. */
export const packInfoSchema = z.object({
  name: z.string().trim().min(1).max(MAX_PACK_NAME_LENGTH),
  description: z.string().trim().max(MAX_PACK_DESCRIPTION_LENGTH).optional(),
  author: z.string().trim().max(MAX_PACK_AUTHOR_LENGTH).optional(),
});
export type PackInfo = z.infer<typeof packInfoSchema>;

const packEmojiSchema = customEmojiSchema.refine(
  ({ name, url }) => name.length <= MAX_EMOJI_NAME_LENGTH && url.length <= MAX_EMOJI_URL_LENGTH,
);

/** A pack without its questions. Other fields are ignored. */
export const packHeaderSchema = packInfoSchema.extend({
  emoji: z.array(packEmojiSchema).max(MAX_PACK_EMOJI).default([]),
});
export type PackHeader = z.infer<typeof packHeaderSchema>;

/**
 * A pack in a preview: the emoji to add, and the names that keep their emoji in the library. `hidingEmoji`
 * contains added names that would hide standard emoji.
 */
export const packPreviewSchema = packHeaderSchema.extend({
  keptEmoji: z.array(z.string()),
  hidingEmoji: z.array(z.string()),
});
export type PackPreview = z.infer<typeof packPreviewSchema>;
