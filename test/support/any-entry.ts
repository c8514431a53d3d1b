import fc from 'fast-check';
import type { Entry } from '../../shared/library/entry.ts';
import { createRecord, FIELDS, OPTIONAL_FIELDS } from '../../shared/question/question-fields.ts';
import { anyPrivateFields } from './random-private-fields.ts';

/** Arbitrary text: lone surrogates, control characters, and characters with a meaning in files and spreadsheets. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        ...['\n', '\r', '"', "'", ',', '=', '\ufeff', '\ud83d', '\0', '☕', ' - ', 'a', '__proto__'],
      ),
      {
        maxLength: 8,
      },
    )
    .map((pieces) => pieces.join('')),
);
const textOrNull = fc.option(text);
const count = fc.nat({ max: 1_000 });
const moment = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
const iso = fc.oneof(
  moment.map((date) => date.toISOString()),
  fc.constantFrom('2024-02-29T00:00:00.000Z', '2026-11-09T09:00:00+02:00'),
);
const author = fc.record({
  id: text,
  username: text,
  globalName: text,
  avatarURL: text,
  displayAvatarURL: text,
});
const option = fc.record({ typed: text, emoji: text, text, votes: count });
const question = fc.record({
  createdAt: iso,
  author,
  title: text,
  ...createRecord(OPTIONAL_FIELDS, () => textOrNull),
  options: fc.array(option, { maxLength: 4 }),
  status: fc.constantFrom(0, 1, 2, 3),
  sentAt: fc.option(iso),
  messageID: textOrNull,
  messageLink: textOrNull,
});
export const anyDraft = fc.record(createRecord(FIELDS, () => text));

/** Never queued, because an export doesn't include the queue. */
const sync = fc.record(
  {
    account: fc.constant(''),
    remoteId: fc.option(count),
    own: fc.boolean(),
    base: fc.option(fc.record({ sent: anyDraft, echo: anyDraft })),
    seen: fc.option(
      fc.record({
        at: count,
        content: anyDraft,
        createdAt: textOrNull,
        author: fc.option(fc.record({ id: text, name: textOrNull })),
        status: fc.option(count),
        sentAt: textOrNull,
        messageID: textOrNull,
        messageLink: textOrNull,
        votes: fc.option(fc.array(count, { maxLength: 3 })),
        others: fc.constantFrom({}, { pinned: true }, { tags: ['x'], of: { whom: null } }),
      }),
    ),
    queued: fc.constant(null),
    sending: fc.constant(null),
    hold: fc.option(
      fc.record({
        code: fc.constantFrom('unknown', 'conflict', 'refused'),
        at: count,
        facts: fc.constantFrom({}, { status: 422, words: 'no', field: null }),
        tried: fc.option(anyDraft),
      }),
    ),
    agreed: textOrNull,
    votes: fc.array(fc.record({ at: count, votes: fc.array(count, { maxLength: 3 }) }), { maxLength: 2 }),
    named: fc.array(fc.record({ remoteId: count, title: text, score: fc.constantFrom(0.5, 1) }), {
      maxLength: 2,
    }),
  },
  {
    noNullPrototype: true,
    requiredKeys: ['account', 'remoteId', 'own', 'base', 'seen', 'queued', 'sending', 'hold', 'agreed'],
  },
);

/** Entries with any content that a library's files can hold. */
const anyEntry: fc.Arbitrary<Entry> = fc
  .record(
    {
      id: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1_000_000 })),
      key: fc.option(fc.oneof(fc.constantFrom('key 1', 'key 2'), text)),
      origin: fc.constantFrom('app', 'api', 'sample'),
      version: fc.integer({ min: 1, max: 1_000 }),
      editedAt: moment.map((date) => date.getTime()),
      saved: count,
      lastSave: fc.record({ at: count, by: fc.constantFrom('app', 'api', 'service') }),
      question: fc.option(question),
      draft: fc.option(fc.record({ input: anyDraft, basedOn: count })),
      sync,
      removedAt: fc.option(moment.map((date) => date.getTime())),
    },
    {
      noNullPrototype: true,
      requiredKeys: ['id', 'key', 'origin', 'version', 'editedAt', 'saved', 'question', 'draft', 'removedAt'],
    },
  )
  .chain((entry) => anyPrivateFields.map((fields) => ({ ...entry, ...fields })))
  // Only one entry can link to each question on the service.
  .map(({ sync: known, ...entry }) =>
    known ? { ...entry, sync: { ...known, account: `of ${entry.id}` } } : entry,
  );

export const createAnyEntries = (maxLength = 8): fc.Arbitrary<Entry[]> =>
  fc
    .uniqueArray(anyEntry, { maxLength, selector: ({ id }) => id })
    .map((entries) => entries.sort((one, other) => one.id - other.id));
