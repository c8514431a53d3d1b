import { z } from 'zod';
import { draftSchema } from '../question/draft.ts';
import { OPTIONAL_FIELDS, recordOf } from '../question/fields.ts';
import { authorSchema, statusSchema } from '../question/question-schema.ts';
import { entrySyncSchema } from '../sync/entry-sync.ts';
import { ORIGINS, SAVERS, SECTIONS, SORTS, STATES } from './entry-state.ts';
import { privateFieldsSchema } from './private-fields.ts';

export { type Draft, draftSchema } from '../question/draft.ts';
export { isSent, type State, stateOf } from './entry-state.ts';

/**
 * What the library keeps. These shapes stand in the files on disk and cross the bridge; docs/ describes the files.
 */

/** No id, version or count is higher: the next one must be a number still that can be counted on. */
export const MAX_COUNT = 1e12;
/** As far from 1970 as there are moments, in milliseconds (ECMA-262, «Time Values and Time Range»). */
export const MAX_MOMENT = 8.64e15;

/** How often something happened: small enough for files, and for every reader of them. */
export const countSchema = z.int().min(0).max(MAX_COUNT);
const momentSchema = z.int().min(-MAX_MOMENT).max(MAX_MOMENT);

/** An option of a saved question: what was typed, and what the service's rules make of it. */
const storedOptionSchema = z.object({
  /** The emoji as typed: `:tada:`, a literal, `$search$` or `$[label](url)$`. */
  typed: z.string(),
  /** As answered: a literal or `$[label](url)$`; a url that starts with `/` is on the local host. */
  emoji: z.string(),
  text: z.string(),
  votes: z.int().min(0),
});
export type StoredOption = z.infer<typeof storedOptionSchema>;

export const originSchema = z.enum(ORIGINS);
export type Origin = z.infer<typeof originSchema>;

export const saverSchema = z.enum(SAVERS);
export type Saver = z.infer<typeof saverSchema>;

/** A question as last saved; it keeps every limit of the service. */
export const storedQuestionSchema = z.object({
  createdAt: z.iso.datetime({ offset: true }),
  author: authorSchema,
  title: z.string(),
  /** As typed, or null. */
  ...recordOf(OPTIONAL_FIELDS, () => z.string().nullable()),
  options: z.array(storedOptionSchema),
  status: statusSchema,
  sentAt: z.iso.datetime({ offset: true }).nullable(),
  messageID: z.string().nullable(),
  messageLink: z.string().nullable(),
});
export type StoredQuestion = z.infer<typeof storedQuestionSchema>;

/** A draft that is not yet saved as question: of a new question, or the pending edit of an existing one. */
const pendingDraftSchema = z.object({
  input: draftSchema,
  /** `saved` of the entry that the edit began from, to notice that somebody else saved meanwhile. 0 for a new question. */
  basedOn: countSchema,
});
export type PendingDraft = z.infer<typeof pendingDraftSchema>;

/** One row of the library: a draft, a question, or a question with a pending edit. */
export const entrySchema = z.object({
  id: countSchema.positive(),
  /** Made up by the window that began the entry, so that a draft whose answer got lost is not begun twice. */
  key: z.string().nullable(),
  origin: originSchema,
  /** How often it was written: whoever changes a draft says which version it was made from. */
  version: countSchema.positive(),
  /** Last change by anybody, milliseconds since 1970. */
  editedAt: momentSchema,
  /** How often the question was saved; 0 while it is only a draft. */
  saved: countSchema,
  /** When and by whom, if more than once or by another program. Missing in entries that were last saved before this was kept. */
  lastSave: z.object({ at: momentSchema, by: saverSchema }).optional(),
  question: storedQuestionSchema.nullable(),
  draft: pendingDraftSchema.nullable(),
  ...privateFieldsSchema.shape,
  /** Its life on the live service. Missing: it was never queued or adopted. */
  sync: entrySyncSchema.optional(),
  /** When it was removed, milliseconds since 1970; null while it is in the library. */
  removedAt: momentSchema.nullable(),
});
export type Entry = z.infer<typeof entrySchema>;

export const stateSchema = z.enum(STATES);

/**
 * Whether the author deleted it for good. Its number is all that is left of it, so that no other question gets it.
 */
export const isPurged = ({
  question,
  draft,
  removedAt,
}: Pick<Entry, 'question' | 'draft' | 'removedAt'>): boolean =>
  question === null && draft === null && removedAt !== null;

/** A line of the list. */
export const summarySchema = z.object({
  id: z.int(),
  title: z.string(),
  /** Emoji of the first options, as answered or, in a draft, as far as they resolve. */
  emoji: z.array(z.string()),
  optionCount: z.int(),
  state: stateSchema,
  origin: originSchema,
  editedAt: z.int(),
  /** Has an edit that is not saved yet. */
  pending: z.boolean(),
  /** Those that rows have. */
  ...privateFieldsSchema.shape,
  /** When it was sent, milliseconds since 1970. */
  sentAt: z.int().nullable(),
  /** Votes of all options; null while it is not sent. */
  votes: z.int().nullable(),
  removedAt: z.int().nullable(),
  /** The line in which the search found it, where its title does not show why it is there. */
  hit: z.string().nullable(),
});
export type Summary = z.infer<typeof summarySchema>;

export const sectionSchema = z.enum(SECTIONS);
export type Section = z.infer<typeof sectionSchema>;

export const countsSchema = z.record(sectionSchema, z.int());
export type Counts = z.infer<typeof countsSchema>;

export const sortSchema = z.enum(SORTS);
export type Sort = z.infer<typeof sortSchema>;
