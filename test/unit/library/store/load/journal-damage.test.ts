import { describe, expect, it } from 'vitest';
import { createDiskWith, getEntries, openInMemory } from '../../../../support/corrupt-library.ts';
import { createExampleEntry } from '../../../../support/store-entries.ts';
import { formatEntryLine, formatQuestions, JOURNAL, readManifest } from '../../../../support/store-files.ts';

const FILE = 'questions/000001-000256.jsonl';
const SEGMENTS = [1, 2, 3];
const LINES_PER_SEGMENT = 20;
const getPath = (segment: number) => `journal/00000${segment}.jsonl`;

/** Creates 100 questions and a journal from a crash. The journal changes some questions and adds new ones. */
function createLibrary(): Map<string, Buffer> {
  const stored = Array.from({ length: 100 }, (_, at) => formatEntryLine(at + 1, createExampleEntry(at + 1)));
  const content = new Map([
    ['library.json', Buffer.from(readManifest('000001-000256.jsonl'))],
    [FILE, Buffer.from(formatQuestions(...stored))],
  ]);
  for (const segment of SEGMENTS) {
    const lines = Array.from({ length: LINES_PER_SEGMENT }, (_, at) => {
      const number = (segment - 1) * LINES_PER_SEGMENT + at;
      return formatEntryLine(
        101 + number,
        createExampleEntry(number % 3 === 0 ? 101 + number : 1 + number, 3),
      );
    });
    content.set(getPath(segment), Buffer.from(JOURNAL + lines.join('')));
  }
  return content;
}

async function open(content: Map<string, Buffer>) {
  const { files } = await createDiskWith(content);
  const store = await openInMemory(files);
  const entries = getEntries(store);
  const reports = await store.recovery.reports();
  await store.close();
  return { entries, lost: reports.flatMap(({ lost }) => lost) };
}

/** Returns the start and end of the line at `index`. */
function findRange(bytes: Buffer, index: number): { start: number; end: number } {
  let start = 0;
  for (let left = index; left > 0; left--) start = bytes.indexOf(10, start) + 1;
  return { start, end: bytes.indexOf(10, start) };
}

const middle = (bytes: Buffer): number => bytes.length >> 1;
const noise = (bytes: Buffer, from: number, to: number): Buffer =>
  Buffer.from(bytes.map((byte, at) => (at >= from && at < to ? 128 + ((at * 7) % 100) : byte)));
const flip = (bytes: Buffer, at: number): Buffer => Buffer.from(bytes).fill((bytes[at] ?? 0) ^ 1, at, at + 1);
const damageLine =
  (how: (bytes: Buffer, range: { start: number; end: number }) => Buffer) => (bytes: Buffer) =>
    how(bytes, findRange(bytes, 8));

/** Damage that every segment can have. */
const DAMAGES: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'zeros in the middle': (bytes) => Buffer.from(bytes).fill(0, bytes.length >> 2, middle(bytes)),
  'a line of zeros': damageLine((bytes, { start, end }) => Buffer.from(bytes).fill(0, start, end)),
  'a line of zeros without a line break': damageLine((bytes, { start, end }) =>
    Buffer.from(bytes).fill(0, start, end + 1),
  ),
  'a line of random bytes': damageLine((bytes, { start, end }) => noise(bytes, start, end)),
  'a line without its start': damageLine((bytes, { start }) =>
    Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 60)]),
  ),
  'a line without its end': damageLine((bytes, { start, end }) =>
    Buffer.concat([bytes.subarray(0, start + 45), bytes.subarray(end)]),
  ),
  'only zeros': (bytes) => Buffer.alloc(bytes.length),
  'unrelated content': () => Buffer.from('GIF89a\n\u0001\u0002'),
  'a missing line break': damageLine((bytes, { end }) =>
    Buffer.concat([bytes.subarray(0, end), bytes.subarray(end + 1)]),
  ),
  ...Object.fromEntries(
    ['"seq"', '"sum"', '"entry"', '"id"', '"title"', '"options"'].map((field) => [
      `a flipped bit in ${field}`,
      damageLine((bytes, { start }) => flip(bytes, bytes.indexOf(field, start) + 2)),
    ]),
  ),
};

/** Damage that counts only in earlier segments, because a crash can leave the last segment in this state. */
const EARLIER_DAMAGES: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'no content': () => Buffer.alloc(0),
  'only part of the header': (bytes) => bytes.subarray(0, 20),
  'a missing end': (bytes) => bytes.subarray(0, middle(bytes)),
  'zeros at the end': (bytes) => Buffer.from(bytes).fill(0, middle(bytes)),
  'random bytes at the end': (bytes) => noise(bytes, middle(bytes), bytes.length),
};

describe('a damaged journal', () => {
  it.each([
    ...Object.entries(DAMAGES).flatMap(([name, damage]) =>
      SEGMENTS.map((segment) => [name, segment, damage] as const),
    ),
    ...Object.entries(EARLIER_DAMAGES).flatMap(([name, damage]) =>
      [1, 2].map((segment) => [name, segment, damage] as const),
    ),
  ])(
    'is reported with each lost change or the number of lost changes: %s in segment %i',
    async (_, segment, damage) => {
      const content = createLibrary();
      const { entries: before, lost: none } = await open(content);
      expect(none).toEqual([]);
      content.set(getPath(segment), damage(content.get(getPath(segment)) ?? Buffer.alloc(0)));
      const { entries, lost } = await open(content);
      const named = new Set(lost.map(({ id }) => id));
      const unnamed = [...before.values()].filter(
        ({ id, saved }) => (entries.get(id)?.saved ?? 0) < saved && !named.has(id),
      );
      const counted = lost
        .filter(({ id }) => id === null)
        .reduce((sum, { facts }) => {
          if (facts?.what === 'file') return sum + LINES_PER_SEGMENT;
          return sum + (facts?.what === 'more' ? facts.count : 1);
        }, 0);
      expect(counted).toBeGreaterThanOrEqual(unnamed.length);
    },
  );

  it("is reported with the lost question if the question's stored line is damaged too", async () => {
    const content = createLibrary();
    for (const path of [FILE, getPath(1)]) {
      const bytes = content.get(path) ?? Buffer.alloc(0);
      const { start, end } = findRange(bytes, 3);
      content.set(path, Buffer.concat([bytes.subarray(0, start + 120), bytes.subarray(end)]));
    }
    const { entries, lost } = await open(content);
    expect(entries.has(3)).toBe(false);
    expect(lost.map(({ id }) => id)).toContain(3);
  });

  it("isn't reported if a crash truncated its last line", async () => {
    const content = createLibrary();
    const last = content.get(getPath(3)) ?? Buffer.alloc(0);
    content.set(getPath(3), Buffer.concat([last, last.subarray(JOURNAL.length, JOURNAL.length + 50)]));
    expect((await open(content)).lost).toEqual([]);
  });
});
