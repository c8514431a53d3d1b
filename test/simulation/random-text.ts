import type { Draft } from '../../shared/library/entry.ts';
import {
  createRecord,
  FIELDS,
  OPTIONAL_FIELDS,
  PLAIN_FIELDS,
} from '../../shared/question/question-fields.ts';
import type { Random } from '../support/random.ts';
import { type Content, EMOJI_NAMES } from './server/stored-content.ts';

/** Generates authors' text. Each generated word is unique. */
export interface TextGenerator {
  create(mark: string): Draft;
  /** Returns the question with 1 to 3 changed fields. */
  edit(draft: Draft, mark: string): Draft;
}

/**
 * Returns a title's marker, or undefined. Every generated title contains its question's marker, so the
 * checker can identify creates.
 */
export const findMark = (title: string): string | undefined => /\[(\w+)\]/.exec(title)?.[1];

export function createTextGenerator(random: Random): TextGenerator {
  let written = 0;
  const createWord = (): string => {
    written += 1;
    return `w${written}`;
  };
  const pickEmoji = (): string =>
    random.weighted<() => string>([
      [4, () => `:${random.pick(Object.keys(EMOJI_NAMES))}:`],
      [3, () => random.pick(Object.values(EMOJI_NAMES))],
      [1, () => random.pick(['❤', '☀', '👍', '🇩🇪'])],
      [0.5, () => '$fox$'],
    ])();
  const pickSpace = (): string => (random.isChance(0.15) ? ' ' : '');
  const createRow = (): string =>
    `${pickEmoji()} - ${random.isChance(0.1) ? 'Yes' : `row ${createWord()}`}${pickSpace()}`;
  const title = (mark: string): string =>
    `[${mark}] ${random.isChance(0.08) ? 'Banned ' : ''}${createWord()}${pickSpace()}`;
  const createOptional = (): string => (random.isChance(0.3) ? '' : `${pickSpace()}text ${createWord()}`);
  const createImage = (): string =>
    random.weighted<() => string>([
      [3, () => ''],
      [2, () => `https://pictures.example/${createWord()}.png`],
      [1, () => `$$${createWord()}$$`],
    ])();

  function editRows(options: string): string {
    const rows = options === '' ? [] : options.split('\n');
    if (rows.length < 2) return [createRow(), createRow()].join('\n');
    const at = random.pickInteger(rows.length);
    const text = (rows[at] ?? '').slice((rows[at] ?? '').indexOf(' - ') + 3);
    return random
      .weighted<() => string[]>([
        [3, () => rows.with(at, `${(rows[at] ?? '').slice(0, -text.length)}row ${createWord()}`)],
        [2, () => rows.with(at, `${pickEmoji()} - ${text}`)],
        [2, () => (rows.length < 20 ? rows.toSpliced(at, 0, createRow()) : rows)],
        [1, () => (rows.length > 2 ? rows.toSpliced(at, 1) : rows.with(at, createRow()))],
        [1, () => [...rows.slice(1), ...rows.slice(0, 1)]],
      ])()
      .join('\n');
  }

  const changes: Readonly<Record<keyof Draft, (draft: Draft, mark: string) => string>> = {
    title: (_, mark) => title(mark),
    options: ({ options }) => editRows(options),
    ...createRecord(PLAIN_FIELDS, () => createOptional),
    image: createImage,
  };

  return {
    create: (mark) => ({
      title: title(mark),
      options: random.pickMany(2 + random.pickInteger(3), createRow).join('\n'),
      ...createRecord(PLAIN_FIELDS, createOptional),
      image: createImage(),
    }),
    edit(draft, mark) {
      const next = { ...draft };
      for (const field of random.pickMany(1 + random.pickInteger(3), () => random.pick(FIELDS)))
        next[field] = changes[field](draft, mark);
      return next;
    },
  };
}

/** Returns a remote question's content in a form that an author could type. */
export const contentToDraft = (content: Content): Draft => ({
  title: content.title,
  options: content.options.map(({ emoji, text }) => `${emoji} - ${text}`).join('\n'),
  ...createRecord(OPTIONAL_FIELDS, (field) => content[field] ?? ''),
});
