import { z } from 'zod';
import { customEmojiSchema } from './emoji.ts';
import { type Profile, profileSchema } from './profile.ts';
import { authorSchema } from './question.ts';

/** The port that the local API takes unless told otherwise. */
const DEFAULT_API_PORT = 4747;

export const MAX_PROFILES = 50;

const LOCAL_AUTHORS = {
  administrator: { id: '100000000000000002', globalName: 'Local administrator' },
  member: { id: '100000000000000003', globalName: 'Local member' },
} as const;

/** One of the two profiles that every library begins with. */
export function localProfile(role: Profile['role']): Profile {
  const { id, globalName } = LOCAL_AUTHORS[role];
  const picture = `https://cdn.example/avatars/${id}.png`;
  const author = { id, username: `local_${role}`, globalName, avatarURL: picture, displayAvatarURL: picture };
  return { id: role, role, author };
}

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
  /** Who may call the local API, without their tokens. */
  profiles: z
    .array(profileSchema)
    .max(MAX_PROFILES)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two profiles have the same id'),
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
  profiles: fields.profiles.default(() => [localProfile('administrator'), localProfile('member')]),
});
export type Settings = z.infer<typeof settingsSchema>;

/**
 * A change of some of them. It has no defaults: those would put every other setting back. Profiles have methods of their
 * own, which see to the tokens as well.
 */
export const settingsPatchSchema = z.object(fields).omit({ profiles: true }).partial();

/** The settings of a fresh installation. */
export const defaultSettings = (): Settings => settingsSchema.parse({});
