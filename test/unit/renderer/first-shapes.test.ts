import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { eventShape, FIRST_ANSWERS, replyShape } from '../../../renderer/bridge/first-shapes.ts';
import { type HostEvent, methods, type Output } from '../../../shared/bridge.ts';
import { eventSchema, replySchema } from '../../../shared/bridge-start.ts';
import type { Entry } from '../../../shared/library.ts';
import { defaultSettings, type Settings } from '../../../shared/settings.ts';
import type { EntrySync } from '../../../shared/sync.ts';

const draft = { title: 't', options: 'o', description: 'd', footer: 'f', image: 'i' };
const author = { id: '1', username: 'u', globalName: 'g', avatarURL: '', displayAvatarURL: '' };
const moment = '2026-11-09T09:00:00.000Z';

/** Nothing of it is missing: what could be is there. */
const sync: Required<EntrySync> = {
  account: 'a',
  remoteId: 1,
  own: true,
  base: { sent: draft, echo: draft },
  seen: {
    at: 1,
    content: draft,
    createdAt: moment,
    author: { id: '1', name: 'n' },
    status: 2,
    sentAt: moment,
    messageID: 'm',
    messageLink: 'l',
    votes: [1],
    others: { more: [1] },
  },
  queued: { at: 1 },
  sending: { kind: 'edit', content: draft, at: 1 },
  hold: { code: 'altered', at: 1, facts: { fields: [] }, tried: draft },
  agreed: 'm',
  votes: [{ at: 1, votes: [2] }],
  named: [{ remoteId: 1, title: 't', score: 1 }],
};
const entry: Required<Entry> = {
  id: 1,
  key: 'k',
  origin: 'app',
  version: 1,
  editedAt: 1,
  saved: 1,
  lastSave: { at: 1, by: 'outside' },
  question: {
    createdAt: moment,
    author,
    title: 't',
    description: 'd',
    footer: 'f',
    image: 'i',
    options: [{ typed: ':a:', emoji: 'x', text: 't', votes: 1 }],
    status: 3,
    sentAt: moment,
    messageID: 'm',
    messageLink: 'l',
  },
  draft: { input: draft, basedOn: 1 },
  tags: ['a'],
  plannedFor: '2026-11-20',
  sync,
  removedAt: 1,
};
const settings: Settings = {
  ...defaultSettings(),
  templates: [{ name: 'n', draft }],
  recentActions: ['a'],
  customEmoji: [{ name: 'n', url: 'https://cdn.example/n.png', keywords: ['k'] }],
  pictureHosts: ['cdn.example'],
  recentEmoji: [':n:'],
};
const counts = { draft: 1, ready: 1, service: 1, sent: 1, attention: 1, all: 5, trash: 1 };
const fault = { operation: '*', probability: 1 } as const;
const status: Output<'api.status'> = {
  state: 'failed',
  url: 'http://127.0.0.1:1',
  port: 1,
  problem: { code: 'port-in-use', details: { port: 1 } },
  faults: {
    faults: [
      { ...fault, kind: 'delay', ms: 1, jitter: 1 },
      { ...fault, kind: 'status', status: 500 },
      { ...fault, kind: 'rate-limit', retryAfter: 1 },
      { ...fault, kind: 'drop-before' },
      { ...fault, kind: 'drop-during' },
      { ...fault, kind: 'drop-after' },
      { ...fault, kind: 'cut-answer' },
      { ...fault, kind: 'slow-body', ms: 1 },
      { ...fault, kind: 'wrong-type', type: 'text/html' },
      { ...fault, kind: 'truncated' },
    ],
    seed: 1,
  },
};
const answers: { [M in keyof typeof FIRST_ANSWERS]: Output<M> } = {
  'settings.get': settings,
  'settings.set': settings,
  'library.list': {
    revision: 1,
    total: 1,
    counts,
    rows: [
      {
        id: 1,
        title: 't',
        emoji: ['x'],
        optionCount: 1,
        state: 'sent',
        origin: 'sample',
        editedAt: 1,
        pending: true,
        tags: ['a'],
        plannedFor: '2026-11-20',
        sentAt: 1,
        votes: 1,
        removedAt: 1,
        hit: 'h',
      },
    ],
  },
  'question.get': entry,
  'question.save': entry,
  'draft.save': entry,
  'undo.get': {
    trail: { from: draft, steps: [[{ field: 'title', at: 0, out: 't', in: 'u' }]], position: 1 },
  },
  'api.status': status,
};
const plain = ['profiles', 'requests', 'snapshots', 'recovery', 'backups', 'similar', 'sync'] as const;
const events: HostEvent[] = [
  { type: 'library', revision: 1, ids: [1], counts },
  { type: 'api', revision: 1, status },
  { type: 'settings', revision: 1, settings },
  ...plain.map((type) => ({ type, revision: 1 })),
];

/** The value with something else in each of its places, one after the other. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* [0.5, null, true];
  if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) for (const other of spoilt(part)) yield value.with(at, other);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      for (const other of spoilt(part)) yield { ...value, [name]: other };
    }
  }
}

/** Both take and refuse the same, and make the same of it. */
function expectSame(
  shape: GenericSchema,
  schema: { safeParse(value: unknown): { success: boolean; data?: unknown } },
  value: object,
) {
  expect(safeParse(shape, value).output).toEqual(value);
  for (const other of [{ ...value, more: 1 }, ...spoilt(value)]) {
    const [mine, theirs] = [safeParse(shape, other), schema.safeParse(other)];
    expect({ other, is: mine.success }).toEqual({ other, is: theirs.success });
    if (mine.success) expect(mine.output).toEqual(theirs.data);
  }
}

describe('shapes that a window begins with', () => {
  it.each(['settings.get', 'library.list', 'question.get', 'undo.get', 'api.status'] as const)(
    'say of %s what the host says',
    (method) => expectSame(FIRST_ANSWERS[method], methods[method].output, answers[method]),
  );

  it('belong to the methods of their names', () => {
    for (const [method, shape] of Object.entries(FIRST_ANSWERS)) {
      expect(safeParse(shape, Object.entries(answers).find(([name]) => name === method)?.[1]).success).toBe(
        true,
      );
    }
  });

  it.each(events)('say of the event $type what the host says', (event) =>
    expectSame(eventShape, eventSchema, event),
  );

  it('say of replies what the host says', () => {
    expectSame(replyShape, replySchema, { ok: true, value: { any: ['thing'] } });
    const problem = { code: 'not-found', message: 'm', details: { id: 1 } };
    expectSame(replyShape, replySchema, { ok: false, problem });
  });
});
