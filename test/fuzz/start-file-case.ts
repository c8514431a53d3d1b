import { formatSnapshot, readSnapshot } from '../../electron/host/library/restore-points/snapshot-file.ts';
import { readSeedFile } from '../../electron/host/library-admin/seed-file.ts';
import type { EmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../shared/errors.ts';
import { type Entry, entrySchema } from '../../shared/library/entry.ts';
import type { Random } from '../support/random.ts';
import { exampleEntry } from '../support/store-entries.ts';
import { deepJson } from './json-text.ts';
import { anyBody, valid } from './random-bodies.ts';
import { anyText, plainText } from './unusual-text.ts';

/**
 * Reads a file that a library starts from, with any content. It is rejected completely, or returns entries that a
 * library and a snapshot can contain.
 */
export function runStartFileCase(random: Random, emojiResolver: EmojiResolver): string[] {
  const bytes = anyFile(random);
  let entries: Entry[] | null = null;
  try {
    entries = readSeedFile({ bytes, path: 'start.json', emojiResolver, clock: CLOCK, random: CHANCE });
    return entryFaults(entries).map((fault) => `${fault}: ${shownOf(bytes)}`);
  } catch (error) {
    if (!entries && error instanceof AppError && error.code === 'snapshot-unreadable') return [];
    return [`threw ${String(error)} at ${shownOf(bytes)}`];
  }
}

const CLOCK = { now: () => 1_800_000_000_000 };
const CHANCE = { uuid: () => 'uuid', bytes: (count: number) => new Uint8Array(count), fraction: () => 0.5 };

const shownOf = (bytes: Buffer): string => JSON.stringify(bytes.toString('latin1', 0, 300));

function entryFaults(entries: readonly Entry[]): string[] {
  if (!entries.every((entry) => entrySchema.safeParse(entry).success)) return ['returned an invalid entry'];
  const kept = readSnapshot(Buffer.from([...formatSnapshot(entries, CLOCK.now())].join('')), 'kept.jsonl');
  return [
    ...(new Set(entries.map(({ id }) => id)).size === entries.length ? [] : ['returned an ID twice']),
    ...(JSON.stringify(kept.entries) === JSON.stringify(entries) ? [] : ['a snapshot changed it']),
  ];
}

const anyFile = (random: Random): Buffer =>
  random.weighted<() => Buffer>([
    [5, () => byHand(random)],
    [5, () => damaged(random, snapshot(random))],
    [2, () => damaged(random, byHand(random))],
    [1, () => snapshot(random)],
    [1, () => Buffer.from(anyText(random))],
    [1, () => Buffer.from(random.many(random.integer(60), () => random.integer(256)))],
    [1, () => deep(random)],
  ])();

/** Returns deeply nested values, alone, in a question, and in its sent state. */
function deep(random: Random): Buffer {
  const { closed, open } = deepJson(random);
  const question = valid(random, 'Deep').bytes.toString().trim().slice(0, -1);
  return Buffer.from(
    random.pick([open, closed, `[${question},"x":${closed}}]`, `[${question},"sent":{"votes":${closed}}}]`]),
  );
}

/** Returns an array of questions as a user would write it, some of them sent. */
function byHand(random: Random): Buffer {
  const questions = random.many(random.integer(4), (at) => {
    const { bytes } = random.chance(0.8) ? valid(random, `Start ${at}`) : anyBody(random, `Start ${at}`);
    const json = bytes.toString();
    const options = json.split(' - ').length - 1;
    return random.chance(0.5) ? json.replace(/\}\s*$/, `,"sent":${sent(random, options)}}`) : json;
  });
  return Buffer.from(`${random.pick(['', '', '\ufeff', ' \n'])}[${questions.join(',')}]`);
}

/** Returns the fields of a sent question with this number of options. */
const sent = (random: Random, options: number): string =>
  random.pick([
    '{}',
    'null',
    votes(random, options),
    votes(random, options),
    votes(random, options),
    `{"messageID":"${random.pick(['1', '2', '01', '9'.repeat(21), 'x', ''])}"}`,
    '{"messageID":1}',
    '{"status":4}',
    '{"status":0,"votes":[]}',
    `{"messageLink":${JSON.stringify(random.pick(['https://x.example/1', 'javascript:1', anyText(random)]))}}`,
    '{"__proto__":{"status":3}}',
    '[1]',
    '7',
  ]);

const votes = (random: Random, options: number): string => {
  const count = random.chance(0.8) ? options : random.integer(25);
  return `{"votes":[${random.many(count, () => random.pick(random.chance(0.1) ? ODD_VOTES : ['0', '7', '120']))}]}`;
};

const ODD_VOTES = ['-1', '1.5', '1e999', '"3"', 'null', '-0', '9007199254740993'];

/** Returns a snapshot in the app's format. */
const snapshot = (random: Random): Buffer => {
  const entries = random.many(random.integer(5), (at) => exampleEntry(at + 1, 1 + random.integer(3)));
  return Buffer.from([...formatSnapshot(entries, 1_700_000_000_000 + random.integer(1_000))].join(''));
};

/** Returns a damaged valid file, with a part missing, replaced, or repeated. */
function damaged(random: Random, bytes: Buffer): Buffer {
  const text = bytes.toString();
  const at = random.integer(text.length + 1);
  const lines = text.split('\n');
  return Buffer.from(
    random.pick([
      () => text.slice(0, at),
      () =>
        text.slice(0, at) +
        random.pick([anyText(random), plainText(random), '\n', '"', '{', '0']) +
        text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1 + random.integer(20)),
      () =>
        text.replace(/"(\w+)":/g, (member, name: string) => (random.chance(0.05) ? `"${name}x":` : member)),
      () =>
        text.replace(/:(\d+|null|true|"[^"]*")/g, (value) =>
          random.chance(0.05)
            ? `:${random.pick(['-1', '1e999', 'null', '"x"', '[]', '{}', '99', '1.5'])}`
            : value,
        ),
      () => [...lines, random.pick(lines)].join('\n'),
      () => lines.toReversed().join('\n'),
    ])(),
  );
}
