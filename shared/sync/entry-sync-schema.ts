import { z } from 'zod';
import { draftSchema } from '../question/draft.ts';

/**
 * An entry's sync data. It's part of the entry, because an edit and its place in the queue must be in one
 * journal line. Content is a draft in which an absent field is an empty string.
 */

/** Milliseconds since 1970, in the range of `Date`. */
const timestampSchema = z.int().min(-8.64e15).max(8.64e15);
const factsSchema = z.record(z.string(), z.unknown());

export const seenSchema = z.object({
  /** The time when this version was first fetched. */
  at: timestampSchema,
  content: draftSchema,
  createdAt: z.string().nullable(),
  /** The author's ID and, if known, their name. */
  author: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** Any number, because its meaning is unknown (docs/reference/service-api.md 3). */
  status: z.number().nullable(),
  /** The timestamp as returned, with or without an offset. */
  sentAt: z.string().nullable(),
  messageID: z.string().nullable(),
  messageLink: z.string().nullable(),
  /** The votes for each option, or null if the response doesn't contain votes. */
  votes: z.array(z.number()).nullable(),
  others: factsSchema,
});
export type Seen = z.infer<typeof seenSchema>;

/**
 * Why a question needs attention. The facts of each code:
 * - `unknown`: a create is unconfirmed. `cause`: a network failure, `status` (the service failed; `words`), `crash`, `strange` (no usable
 *   ID in the response; `reason`), or `id-in-use` (the ID of another question in the library, `remoteId`); `status` of the response.
 * - `conflict`: both sides changed the same field. `fields`.
 * - `compare`: a linked question differs. `fields`.
 * - `refused`: the service rejected the content. `status`, `words` (its message), `field` or null.
 * - `forbidden`: 403. `words`.
 * - `gone`: a fetch or edit returned 404 or 410. `status`, `words`.
 * - `no-address`: a create returned 404 or 410. `status`, `words`.
 * - `sent`: the question was sent to the chat, and has local changes. `messageID`.
 * - `another`: the service has a different question with its ID. `was`, `is`.
 * - `altered`: the service stored fields differently. `fields`.
 * - `unusable`: the service's last response can't be used. `reason`: `id` (no usable ID), `content` (no title or options), or
 *   `stored` (the library rejected it).
 */
export const HOLD_CODES = [
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

const holdCodeSchema = z.enum(HOLD_CODES);
export type HoldCode = z.infer<typeof holdCodeSchema>;

const holdSchema = z.object({
  code: holdCodeSchema,
  at: timestampSchema,
  facts: factsSchema,
  /** The content that led to the hold, if any. Different content can be retried. */
  tried: draftSchema.nullable(),
});
export type Hold = z.infer<typeof holdSchema>;

export const MAX_VOTE_POINTS = 60;
const MAX_NAMED = 20;

export const entrySyncSchema = z.object({
  account: z.string(),
  /** The remote ID, or null if the question was never created or its create is unconfirmed. */
  remoteId: z.int().nullable(),
  /** True if this account created the question. The question's author then identifies the account. */
  own: z.boolean(),
  /** The merge base: the content that was sent and the content that the service returned. */
  base: z.object({ sent: draftSchema, echo: draftSchema }).nullable(),
  seen: seenSchema.nullable(),
  /** The time when the question was queued. Sync sends the content that's current when the request starts. */
  queued: z.object({ at: timestampSchema }).nullable(),
  /** The request in progress. It's stored before the first byte is sent. */
  sending: z
    .object({
      kind: z.enum(['create', 'edit']),
      content: draftSchema,
      at: timestampSchema,
      /** For a create, the highest remote ID known before the request. The new question has a higher ID. */
      after: z.int().optional(),
    })
    .nullable(),
  hold: holdSchema.nullable(),
  /**
   * The message ID at the time when the author agreed to edit the posted question, or an empty string if
   * there was no message.
   */
  agreed: z.string().nullable(),
  /** The votes by option over time, oldest first. */
  votes: z
    .array(z.object({ at: timestampSchema, votes: z.array(z.number()) }))
    .max(MAX_VOTE_POINTS)
    .optional(),
  /** Similar questions that the service returned, best first, until the author dismisses them. */
  named: z
    .array(z.object({ remoteId: z.int(), title: z.string(), score: z.number() }))
    .max(MAX_NAMED)
    .optional(),
});
export type EntrySync = z.infer<typeof entrySyncSchema>;
