import { z } from 'zod';
import { customEmojiSchema } from './emoji.ts';
import { authorSchema } from './question.ts';

/** The port that the local API takes unless told otherwise. */
const DEFAULT_API_PORT = 4747;

export const themeSchema = z.enum(['system', 'light', 'dark']);
export type Theme = z.infer<typeof themeSchema>;

/**
 * What the local API does with an optional field that an edit leaves out; service.md 4.2 does not say.
 * `keep` the stored value, `clear` it, or `refuse` the edit.
 */
export const absentFieldsSchema = z.enum(['keep', 'clear', 'refuse']);
export type AbsentFields = z.infer<typeof absentFieldsSchema>;

const fields = {
  theme: themeSchema,
  apiEnabled: z.boolean(),
  apiPort: z.int().min(0).max(65_535),
  absentFields: absentFieldsSchema,
  customEmoji: z.array(customEmojiSchema),
  /** The author of what is written in the window. */
  author: authorSchema,
};

/** Small preferences, kept in the library's folder. Never a token: this file is readable by anybody who can read the folder. */
export const settingsSchema = z.object({
  theme: fields.theme.default('system'),
  apiEnabled: fields.apiEnabled.default(true),
  apiPort: fields.apiPort.default(DEFAULT_API_PORT),
  absentFields: fields.absentFields.default('keep'),
  customEmoji: fields.customEmoji.default([]),
  author: fields.author.default({
    id: '100000000000000001',
    username: 'you',
    globalName: 'You',
    avatarURL: '',
    displayAvatarURL: '',
  }),
});
export type Settings = z.infer<typeof settingsSchema>;

/** A change of some of them. It has no defaults: those would put every other setting back. */
export const settingsPatchSchema = z.object(fields).partial();

/** The settings of a fresh installation. */
export const defaultSettings = (): Settings => settingsSchema.parse({});
