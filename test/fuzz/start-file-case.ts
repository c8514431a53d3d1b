import { formatSnapshot, readSnapshot } from '../../electron/host/library/restore-points/snapshot-file.ts';
import { readSeedFile } from '../../electron/host/library-admin/seed-file.ts';
import type { EmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../shared/errors.ts';
import { type Entry, entrySchema } from '../../shared/library/entry.ts';
import type { Random } from '../support/random.ts';
import { createExampleEntry } from '../support/store-entries.ts';
import { createDeepJson } from './json-text.ts';
import { createAnyBody, valid } from './random-bodies.ts';
import { createAnyText, createPlainText } from './unusual-text.ts';

/**
 * Reads a random file as a library's initial content. The file must be rejected as a whole, or result in
 * entries that a library and a restore point can contain.
 */
export function runStartFileCase(random: Random, emojiResolver: EmojiResolver): string[] {
  const bytes = createAnyFile(random);
  let entries: Entry[] | null = null;
  try {
    entries = readSeedFile({ bytes, path: 'start.json', emojiResolver, clock: CLOCK });
    return checkEntry(entries).map((fault) => `${fault}: ${formatShown(bytes)}`);
  } catch (error) {
    if (!entries && error instanceof AppError && error.code === 'snapshot-unreadable') return [];
    return [`threw ${String(error)} at ${formatShown(bytes)}`];
  }
}

const CLOCK = { now: () => 1_800_000_000_000 };

const formatShown = (bytes: Buffer): string => JSON.stringify(bytes.toString('latin1', 0, 300));

function checkEntry(entries: readonly Entry[]): string[] {
  if (!entries.every((entry) => entrySchema.safeParse(entry).success)) return ['returned an invalid entry'];
  const kept = readSnapshot(Buffer.from([...formatSnapshot(entries, CLOCK.now())].join('')), 'kept.jsonl');
  return [
    ...(new Set(entries.map(({ id }) => id)).size === entries.length ? [] : ['returned an ID twice']),
    ...(JSON.stringify(kept.entries) === JSON.stringify(entries) ? [] : ['a snapshot changed it']),
  ];
}

const createAnyFile = (random: Random): Buffer =>
  random.weighted<() => Buffer>([
    [5, () => createByHand(random)],
    [5, () => damageText(random, createSnapshot(random))],
    [2, () => damageText(random, createByHand(random))],
    [1, () => createSnapshot(random)],
    [1, () => Buffer.from(createAnyText(random))],
    [1, () => Buffer.from(random.pickMany(random.pickInteger(60), () => random.pickInteger(256)))],
    [1, () => createDeep(random)],
  ])();

/** Returns deeply nested values: alone, in a question, or in a question's sent state. */
function createDeep(random: Random): Buffer {
  const { closed, open } = createDeepJson(random);
  const question = valid(random, 'Deep').bytes.toString().trim().slice(0, -1);
  return Buffer.from(
    random.pick([open, closed, `[${question},"x":${closed}}]`, `[${question},"sent":{"votes":${closed}}}]`]),
  );
}

/** Returns an array of questions as users would write them. Some of the questions are sent. */
function createByHand(random: Random): Buffer {
  const questions = random.pickMany(random.pickInteger(4), (at) => {
    const { bytes } = random.isChance(0.8)
      ? valid(random, `Start ${at}`)
      : createAnyBody(random, `Start ${at}`);
    const json = bytes.toString();
    const options = json.split(' - ').length - 1;
    return random.isChance(0.5) ? json.replace(/\}\s*$/, `,"sent":${createSent(random, options)}}`) : json;
  });
  return Buffer.from(`${random.pick(['', '', '\ufeff', ' \n'])}[${questions.join(',')}]`);
}

/** Returns the `sent` object for a question with this number of options, possibly invalid. */
const createSent = (random: Random, options: number): string =>
  random.pick([
    '{}',
    'null',
    createVotes(random, options),
    createVotes(random, options),
    createVotes(random, options),
    `{"messageID":"${random.pick(['1', '2', '01', '9'.repeat(21), 'x', ''])}"}`,
    '{"messageID":1}',
    '{"status":4}',
    '{"status":0,"votes":[]}',
    `{"messageLink":${JSON.stringify(random.pick(['https://x.example/1', 'javascript:1', createAnyText(random)]))}}`,
    '{"__proto__":{"status":3}}',
    '[1]',
    '7',
  ]);

const createVotes = (random: Random, options: number): string => {
  const count = random.isChance(0.8) ? options : random.pickInteger(25);
  return `{"votes":[${random.pickMany(count, () => random.pick(random.isChance(0.1) ? ODD_VOTES : ['0', '7', '120']))}]}`;
};

const ODD_VOTES = ['-1', '1.5', '1e999', '"3"', 'null', '-0', '9007199254740993'];

/** Returns a restore point in the app's format. */
const createSnapshot = (random: Random): Buffer => {
  const entries = random.pickMany(random.pickInteger(5), (at) =>
    createExampleEntry(at + 1, 1 + random.pickInteger(3)),
  );
  return Buffer.from([...formatSnapshot(entries, 1_700_000_000_000 + random.pickInteger(1_000))].join(''));
};

/** Returns a valid file with a part missing, replaced, or repeated. */
function damageText(random: Random, bytes: Buffer): Buffer {
  const text = bytes.toString();
  const at = random.pickInteger(text.length + 1);
  const lines = text.split('\n');
  return Buffer.from(
    random.pick([
      () => text.slice(0, at),
      () =>
        text.slice(0, at) +
        random.pick([createAnyText(random), createPlainText(random), '\n', '"', '{', '0']) +
        text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1 + random.pickInteger(20)),
      () =>
        text.replace(/"(\w+)":/g, (member, name: string) => (random.isChance(0.05) ? `"${name}x":` : member)),
      () =>
        text.replace(/:(\d+|null|true|"[^"]*")/g, (value) =>
          random.isChance(0.05)
            ? `:${random.pick(['-1', '1e999', 'null', '"x"', '[]', '{}', '99', '1.5'])}`
            : value,
        ),
      () => [...lines, random.pick(lines)].join('\n'),
      () => lines.toReversed().join('\n'),
    ])(),
  );
}
