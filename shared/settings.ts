import { z } from 'zod';
import { customEmojiSchema } from './emoji/custom-emoji.ts';
import { hasQueryOrFragment } from './http-url.ts';
import { SECTIONS, SORTS } from './library/entry-state.ts';
import { filterSchema } from './library/library-filter.ts';
import { tagSchema } from './library/tags.ts';
import { type TokenProfile, tokenProfileSchema } from './local-api/api-token.ts';
import { LIMITS } from './question/question-fields.ts';
import { authorSchema } from './question/service-body-schemas.ts';
import { templatesSchema } from './question/template.ts';
import {
  ABSENT_FIELDS,
  API_LIBRARIES,
  COUNTERS,
  DENSITIES,
  MAX_PICTURE_HOSTS,
  MAX_PINNED_EMOJI,
  MAX_PINNED_FILTERS,
  MAX_PROFILES,
  MAX_RECENT_ACTIONS,
  MAX_RECENT_EMOJI,
  OPTION_FORMS,
  PREVIEW_LAYOUTS,
  PREVIEW_THEMES,
  TEXT_SIZES,
  THEMES,
} from './settings-choices.ts';
import { gradeSchema } from './similarity.ts';
import { resolveAlias } from './value-aliases.ts';

export type { Theme } from './settings-choices.ts';

const DEFAULT_API_PORT = 4747;

const LOCAL_AUTHORS = {
  administrator: { id: '100000000000000002', globalName: 'Local administrator' },
  member: { id: '100000000000000003', globalName: 'Local member' },
} as const;

/** Returns the settings for one of a new library's 2 API tokens. */
export function createLocalProfile(role: TokenProfile['role']): TokenProfile {
  const { id, globalName } = LOCAL_AUTHORS[role];
  const picture = `https://cdn.example/avatars/${id}.png`;
  const author = { id, username: `local_${role}`, globalName, avatarURL: picture, displayAvatarURL: picture };
  return { id: role, role, author };
}

const themeSchema = z.enum(THEMES);
/** A BCP 47 code, or `system` for the computer's language. English is the fallback. */
export const languageSchema = z.string().regex(/^(system|[a-z]{2,3}(-[A-Za-z0-9]{2,8})*)$/);

const MAX_URL = 2_000;

/**
 * Returns whether a URL has no username or password, because everyone who can read the folder can read the
 * settings.
 */
const hasNoSecret = (url: string): boolean => !/^[^/?#]*\/\/[^/?#]*@/.test(url);

export const absentFieldsSchema = z.preprocess(
  (value) => (typeof value === 'string' ? resolveAlias('absentFields', value) : value),
  z.enum(ABSENT_FIELDS),
);
export type AbsentFields = z.infer<typeof absentFieldsSchema>;

const pinnedFilterSchema = z.object({
  section: z.enum(SECTIONS),
  search: z.string().max(500),
  filter: filterSchema,
});
export type PinnedFilter = z.infer<typeof pinnedFilterSchema>;

const fields = {
  theme: themeSchema,
  language: languageSchema,
  textSize: z.literal(TEXT_SIZES),
  density: z.enum(DENSITIES),
  /** The sort order of each list section whose order the user has changed. */
  listSorts: z.partialRecord(z.enum(SECTIONS), z.object({ sort: z.enum(SORTS), reversed: z.boolean() })),
  /** Searches and filters in the sidebar. */
  pinnedFilters: z.array(pinnedFilterSchema).max(MAX_PINNED_FILTERS),
  /**
   * True to show Local API in the sidebar, and the Request tab. Null to show them after the
   * user turned on the local API once.
   */
  botTools: z.boolean().nullable(),
  /** True to reduce motion even if the system doesn't request it. */
  lessMotion: z.boolean(),
  moreContrast: z.boolean(),
  previewTheme: z.enum(PREVIEW_THEMES),
  previewLayout: z.enum(PREVIEW_LAYOUTS),
  /** The lowest grade of similar questions that are shown. */
  similarGrade: gradeSchema,
  startIn: z.enum(OPTION_FORMS),
  /** The footer and image of new questions. An empty string means none. */
  defaultFooter: z.string().max(LIMITS.footer.max),
  defaultImage: z.string().max(MAX_URL),
  enterAdds: z.boolean(),
  counters: z.enum(COUNTERS),
  templates: templatesSchema,
  /** True to enable keyboard shortcuts without Ctrl or Alt outside of text fields. */
  singleKeys: z.boolean(),
  /** The last commands from the palette, newest first. */
  recentActions: z.array(z.string().max(60)).max(MAX_RECENT_ACTIONS),
  apiEnabled: z.boolean(),
  apiLibrary: z.enum(API_LIBRARIES),
  apiPort: z.int().min(0).max(65_535),
  absentFields: absentFieldsSchema,
  customEmoji: z.array(customEmojiSchema),
  /** Hosts from which the user allowed the app to load images. */
  pictureHosts: z.array(z.string().max(260)).max(MAX_PICTURE_HOSTS),
  /** The skin tone for picked emoji, numbered as in Slack and emoji-mart. 1 means none. */
  skinTone: z.int().min(1).max(6),
  /** The last picked emoji, newest first: literals, or `:name:` for custom emoji. */
  recentEmoji: z.array(z.string().max(100)).max(MAX_RECENT_EMOJI),
  /** The emoji that the picker shows first, in the same form. */
  pinnedEmoji: z.array(z.string().max(100)).max(MAX_PINNED_EMOJI),
  /** A tag for each weekday, from Monday to Sunday. An empty string means none. */
  weekdayThemes: z.array(z.union([z.literal(''), tagSchema])).length(7),
  /** The live service's base URL up to and including `/api/v1`. An empty string means none. */
  syncUrl: z
    .string()
    .max(MAX_URL)
    .refine(hasNoSecret, "can't contain a username or password")
    .refine((url) => !hasQueryOrFragment(url), "can't contain ? or #"),
  /**
   * True to send queued questions automatically and to fetch all linked questions every `syncMinutes`
   * minutes.
   */
  syncAutomatic: z.boolean(),
  syncMinutes: z.int().min(1).max(1_440),
  /**
   * Without automatic sync, the number of hours between fetches of all linked questions. If it's 0, they're
   * fetched only on request.
   */
  refreshHours: z.int().min(0).max(720),
  /**
   * The proxy for the live service. If it's empty, the environment's proxy is used. A proxy with a password
   * can be set only in the environment.
   */
  syncProxy: z.string().max(MAX_URL).refine(hasNoSecret, "can't contain a username or password"),
  /**
   * A PEM file with certificate authorities to trust in addition to the system's. An empty string means none.
   */
  syncCaFile: z.string().max(4_096),
  /** The author of questions written in the app. */
  author: authorSchema,
  /** The settings of the local API's tokens, without the tokens. */
  profiles: z
    .array(tokenProfileSchema)
    .max(MAX_PROFILES)
    .refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      'has two profiles with the same ID',
    ),
};

/**
 * Preferences in the library's folder. Never store a token here, because everyone who can read the folder can
 * read this file.
 */
export const settingsSchema = z.object({
  theme: fields.theme.default('system'),
  language: fields.language.default('system'),
  textSize: fields.textSize.default(100),
  density: fields.density.default('comfortable'),
  listSorts: fields.listSorts.default({}),
  pinnedFilters: fields.pinnedFilters.default([]),
  botTools: fields.botTools.default(null),
  lessMotion: fields.lessMotion.default(false),
  moreContrast: fields.moreContrast.default(false),
  previewTheme: fields.previewTheme.default('app'),
  previewLayout: fields.previewLayout.default('lines'),
  similarGrade: fields.similarGrade.default('related'),
  startIn: fields.startIn.default('rows'),
  defaultFooter: fields.defaultFooter.default(''),
  defaultImage: fields.defaultImage.default(''),
  enterAdds: fields.enterAdds.default(true),
  counters: fields.counters.default('close'),
  templates: fields.templates.default([]),
  singleKeys: fields.singleKeys.default(true),
  recentActions: fields.recentActions.default([]),
  apiEnabled: fields.apiEnabled.default(false),
  /**
   * Omitted until the user chooses. Before this choice existed, the local API served the user's own library.
   */
  apiLibrary: fields.apiLibrary.optional(),
  apiPort: fields.apiPort.default(DEFAULT_API_PORT),
  absentFields: fields.absentFields.default('keep'),
  customEmoji: fields.customEmoji.default([]),
  pictureHosts: fields.pictureHosts.default([]),
  skinTone: fields.skinTone.default(1),
  recentEmoji: fields.recentEmoji.default([]),
  pinnedEmoji: fields.pinnedEmoji.default([]),
  weekdayThemes: fields.weekdayThemes.default(Array(7).fill('')),
  syncUrl: fields.syncUrl.default(''),
  syncAutomatic: fields.syncAutomatic.default(false),
  syncMinutes: fields.syncMinutes.default(15),
  refreshHours: fields.refreshHours.default(0),
  syncProxy: fields.syncProxy.default(''),
  syncCaFile: fields.syncCaFile.default(''),
  author: fields.author.default({
    id: '100000000000000001',
    username: 'you',
    globalName: 'You',
    avatarURL: '',
    displayAvatarURL: '',
  }),
  profiles: fields.profiles.default(() => [
    createLocalProfile('administrator'),
    createLocalProfile('member'),
  ]),
});
export type Settings = z.infer<typeof settingsSchema>;

/**
 * A change to some settings. It has no defaults, because defaults would reset all other settings. Profiles
 * and the local API's library have separate methods, because changing them also changes tokens or restarts
 * the API.
 */
export const settingsPatchSchema = z.object(fields).omit({ profiles: true, apiLibrary: true }).partial();

export const createDefaultSettings = (): Settings => settingsSchema.parse({});
