import { z } from 'zod';
import { draftSchema } from '../question/draft.ts';

/**
 * What an entry keeps of its life on the live service. It stands in the entry, so that an edit and its place in the queue
 * are one line of the journal. Content is kept as a draft: an empty field is one that is not there.
 */

/** Milliseconds since 1970; as far as there are moments. */
const momentSchema = z.int().min(-8.64e15).max(8.64e15);
const factsSchema = z.record(z.string(), z.unknown());

/** An answer of the service, as read: what is understood of it, and the rest as it came. Nothing but an id is certain. */
export const seenSchema = z.object({
  /** When it was first read so. */
  at: momentSchema,
  content: draftSchema,
  createdAt: z.string().nullable(),
  /** The author's id and, where the service tells it, name. */
  author: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** Any number: its meaning is unknown (docs/reference/service-api.md 3). */
  status: z.number().nullable(),
  /** As it came, with or without offset. */
  sentAt: z.string().nullable(),
  messageID: z.string().nullable(),
  messageLink: z.string().nullable(),
  /** By option; null where the answer has none. */
  votes: z.array(z.number()).nullable(),
  /** Members that nobody here understands. */
  others: factsSchema,
});
export type Seen = z.infer<typeof seenSchema>;

/**
 * Why a person has to look at a question. The facts of each:
 * - `unknown`: a create may or may not have arrived. `cause`: a failure of the network, `status`, `crash`, `strange` (no usable ID in
 *   the response) or `id-in-use` (the ID of another question here, `remoteId`); `status`.
 * - `conflict`: both sides changed the same. `fields`.
 * - `compare`: it was adopted, and the two say different things. `fields`.
 * - `refused`: the service does not take the content. `status`, `words`, `field` where it can be told, else null.
 * - `forbidden`: 403. `words`.
 * - `gone`: the service does not know its id (any more). `words`.
 * - `no-address`: a create was answered 404. `words`.
 * - `sent`: it was sent meanwhile, and there are edits that are not on the service. `messageID`.
 * - `another`: under its id the service has a question of another moment. `was`, `is`.
 * - `altered`: the service keeps it otherwise than it was sent. `fields`.
 * - `unusable`: the service's last response can't be used. `reason`: `id` (it has no usable
 *   one), `content` (no title or no options) or `stored` (the library can't hold it).
 */
export const HOLDS = [
  'unknown',
  'conflict',
  'compare',
  'refused',
  'forbidden',
  'gone',
  'no-address',
  'sent',
  'another',
  'altered',
  'unusable',
] as const;

const holdCodeSchema = z.enum(HOLDS);
export type HoldCode = z.infer<typeof holdCodeSchema>;

const holdSchema = z.object({
  code: holdCodeSchema,
  at: momentSchema,
  facts: factsSchema,
  /** What was sent, where that led to it: other content is worth another try. */
  tried: draftSchema.nullable(),
});
export type Hold = z.infer<typeof holdSchema>;

/** As many points of the votes of a question are kept. */
export const MAX_VOTE_POINTS = 60;
/** As many of the questions that the service named in answer to a create. */
const MAX_NAMED = 20;

export const entrySyncSchema = z.object({
  /** Whose it is: the key of an account, which is an address with somebody who writes there. */
  account: z.string(),
  /** Its id on the service; null while it is not there, or nobody knows whether it is. */
  remoteId: z.int().nullable(),
  /** Made by a create of this account, so that its author says who we are. */
  own: z.boolean(),
  /** What was sent, and what the service made of it: here nothing changed where it says `sent`, there where it says `echo`. */
  base: z.object({ sent: draftSchema, echo: draftSchema }).nullable(),
  seen: seenSchema.nullable(),
  /** Since when it waits to be sent. What is sent is the question as it is then. */
  queued: z.object({ at: momentSchema }).nullable(),
  /** What is on its way: kept before the first byte leaves. */
  sending: z.object({ kind: z.enum(['create', 'edit']), content: draftSchema, at: momentSchema }).nullable(),
  hold: holdSchema.nullable(),
  /** The message after which the author still wants his edits sent; empty for one without id. */
  agreed: z.string().nullable(),
  /** Votes over time, oldest first: by option, as they were from this moment on. */
  votes: z
    .array(z.object({ at: momentSchema, votes: z.array(z.number()) }))
    .max(MAX_VOTE_POINTS)
    .optional(),
  /** Questions that the service named as similar to it, best first, until the author has seen to them. */
  named: z
    .array(z.object({ remoteId: z.int(), title: z.string(), score: z.number() }))
    .max(MAX_NAMED)
    .optional(),
});
export type EntrySync = z.infer<typeof entrySyncSchema>;
