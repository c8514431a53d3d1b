import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLikelyEntry } from '../../../../electron/host/library/format/entry-line.ts';
import {
  formatLineFileName,
  getLineFileIndex,
  parseLineFileIndex,
} from '../../../../electron/host/library/format/line-file-format.ts';
import { entrySchema } from '../../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import { createAllPrivateFields } from '../../../support/random-private-fields.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';
import { createSmallEntry } from '../../../support/store-workload.ts';

/** Returns the paths of all values in a JSON value. */
function listPlaces(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => listPlaces(child, [...path, key]))];
}

/** Returns a copy of `value` with `other` at `path`. If `other` is undefined, removes the value there. */
function withAt(value: unknown, path: readonly string[], other: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? Object.assign([], value)
    : Object.assign({}, value);
  const child = withAt(copy[key], rest, other);
  if (child !== undefined) copy[key] = child;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

const unusualValue = fc.oneof(
  fc.constantFrom(undefined, null, true, '', 'app', 0, -1, 1.5, 4, 2 ** 53, [], {}, Number.NaN),
  fc.constantFrom('2024-02-29T00:00:00.000Z', '2025-02-29T00:00:00.000Z', '2025-04-31T10:00:00.000Z'),
  fc.constantFrom(
    '2025-12-31T23:59:59.999Z',
    '2025-12-31T24:00:00.000Z',
    '2025-12-31T10:00:00+02:00',
    '2025-13-01',
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.jsonValue(),
);

const DRAFT = { ...createEmptyDraft(), title: 'a', options: 'b' };
const SYNC: EntrySync = {
  account: 'one',
  remoteId: 17,
  own: true,
  base: { sent: DRAFT, echo: DRAFT },
  seen: null,
  queued: { at: 1 },
  sending: { kind: 'edit', content: DRAFT, at: 2 },
  hold: { code: 'refused', at: 3, facts: { status: 422 }, tried: null },
  agreed: null,
  votes: [{ at: 4, votes: [1, 2] }],
};

/** Lines from earlier versions. Don't change these lines when the format changes. */
const WRITTEN = [
  '{"id":1,"key":"k1","origin":"app","version":1,"editedAt":1767225600000,"saved":0,"question":null,"draft":{"input":{"title":"Te","options":"🍵 - ","description":"","footer":"","image":""},"basedOn":0},"removedAt":null}',
  '{"id":2,"key":null,"origin":"api","version":3,"editedAt":1767225600000,"saved":2,"question":{"createdAt":"2026-01-01T00:00:00.000Z","author":{"id":"1","username":"a","globalName":"A","avatarURL":"","displayAvatarURL":""},"title":"Tea or coffee?","description":null,"footer":"","image":null,"options":[{"typed":":tea:","emoji":"🍵","text":"Tea","votes":0},{"typed":"☕","emoji":"☕","text":"Coffee","votes":2}],"status":2,"sentAt":null,"messageID":null,"messageLink":null},"draft":null,"removedAt":null}',
];

describe('an entry from an earlier version', () => {
  it.each(WRITTEN)('is still valid: %s', (text) => {
    const value: unknown = JSON.parse(text);
    expect(entrySchema.safeParse(value).error).toBeUndefined();
    expect(isLikelyEntry(value)).toBe(true);
  });
});

describe('isLikelyEntry', () => {
  const samples = [
    createExampleEntry(1),
    createExampleEntry(15, 3),
    createSmallEntry(2),
    { ...createExampleEntry(3), draft: createSmallEntry(3).draft },
    { ...createExampleEntry(4), ...createAllPrivateFields() },
    { ...createExampleEntry(5), sync: SYNC },
  ];

  it('accepts all entries that the app writes', () => {
    for (const sample of samples) expect(isLikelyEntry(sample)).toBe(true);
  });

  it('rejects every value that the schema rejects', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...samples)
          .chain((sample) => fc.tuple(fc.constant(sample), fc.constantFrom(...listPlaces(sample)))),
        unusualValue,
        ([sample, path], other) => {
          const mutant = withAt(sample, path, other);
          if (isLikelyEntry(mutant)) expect(entrySchema.safeParse(mutant).error).toBeUndefined();
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('accepts every date in a non-leap year', () => {
    for (let day = 0; day < 365; day++) {
      const createdAt = new Date(Date.UTC(2025, 0, 1 + day, 23, 59, 59, 999)).toISOString();
      const entry = withAt(createExampleEntry(1), ['question', 'createdAt'], createdAt);
      expect(isLikelyEntry(entry), createdAt).toBe(true);
    }
  });
});

describe('a line file', () => {
  it('covers the 256 IDs specified by its name', () => {
    expect([1, 256, 257, 1_000_000].map((id) => formatLineFileName(getLineFileIndex(id)))).toEqual([
      '000001-000256.jsonl',
      '000001-000256.jsonl',
      '000257-000512.jsonl',
      '999937-1000192.jsonl',
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        (index) => parseLineFileIndex(formatLineFileName(index)) === index,
      ),
    );
    for (const name of [
      '000001-000255.jsonl',
      '000002-000257.jsonl',
      '1-256.jsonl',
      '000000-000255.jsonl',
      'a.jsonl',
    ]) {
      expect(parseLineFileIndex(name)).toBeUndefined();
    }
  });
});
