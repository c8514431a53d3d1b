import type { Draft } from '../../shared/library/entry.ts';
import { FIELDS, OPTIONAL_FIELDS, PLAIN_FIELDS, recordOf } from '../../shared/question/question-fields.ts';
import type { Random } from '../support/random.ts';
import { type Content, EMOJI_NAMES } from './server/stored-content.ts';

/** Generates authors' text. New text is unique. */
export interface TextGenerator {
  /** A complete question, identified by its marker. */
  create(mark: string): Draft;
  /** Returns the same question with one to three changed fields. */
  edit(draft: Draft, mark: string): Draft;
}

/**
 * Returns a title's marker. Every writer puts the question's marker in the title so the checker can identify
 * creates.
 */
export const markOf = (title: string): string | undefined => /\[(\w+)\]/.exec(title)?.[1];

export function createTextGenerator(random: Random): TextGenerator {
  let written = 0;
  const word = (): string => {
    written += 1;
    return `w${written}`;
  };
  const emoji = (): string =>
    random.weighted<() => string>([
      [4, () => `:${random.pick(Object.keys(EMOJI_NAMES))}:`],
      [3, () => random.pick(Object.values(EMOJI_NAMES))],
      [1, () => random.pick(['❤', '☀', '👍', '🇩🇪'])],
      [0.5, () => '$fox$'],
    ])();
  const blank = (): string => (random.chance(0.15) ? ' ' : '');
  const row = (): string => `${emoji()} - ${random.chance(0.1) ? 'Yes' : `row ${word()}`}${blank()}`;
  const title = (mark: string): string =>
    `[${mark}] ${random.chance(0.08) ? 'Banned ' : ''}${word()}${blank()}`;
  const optional = (): string => (random.chance(0.3) ? '' : `${blank()}text ${word()}`);
  const image = (): string =>
    random.weighted<() => string>([
      [3, () => ''],
      [2, () => `https://pictures.example/${word()}.png`],
      [1, () => `$$${word()}$$`],
    ])();

  function editedRows(options: string): string {
    const rows = options === '' ? [] : options.split('\n');
    if (rows.length < 2) return [row(), row()].join('\n');
    const at = random.integer(rows.length);
    const text = (rows[at] ?? '').slice((rows[at] ?? '').indexOf(' - ') + 3);
    return random
      .weighted<() => string[]>([
        [3, () => rows.with(at, `${(rows[at] ?? '').slice(0, -text.length)}row ${word()}`)],
        [2, () => rows.with(at, `${emoji()} - ${text}`)],
        [2, () => (rows.length < 20 ? rows.toSpliced(at, 0, row()) : rows)],
        [1, () => (rows.length > 2 ? rows.toSpliced(at, 1) : rows.with(at, row()))],
        [1, () => [...rows.slice(1), ...rows.slice(0, 1)]],
      ])()
      .join('\n');
  }

  const changes: Readonly<Record<keyof Draft, (draft: Draft, mark: string) => string>> = {
    title: (_, mark) => title(mark),
    options: ({ options }) => editedRows(options),
    ...recordOf(PLAIN_FIELDS, () => optional),
    image,
  };

  return {
    create: (mark) => ({
      title: title(mark),
      options: random.many(2 + random.integer(3), row).join('\n'),
      ...recordOf(PLAIN_FIELDS, optional),
      image: image(),
    }),
    edit(draft, mark) {
      const next = { ...draft };
      for (const field of random.many(1 + random.integer(3), () => random.pick(FIELDS)))
        next[field] = changes[field](draft, mark);
      return next;
    },
  };
}

/** The content of a remote question in a form that an author could type. */
export const draftOfContent = (content: Content): Draft => ({
  title: content.title,
  options: content.options.map(({ emoji, text }) => `${emoji} - ${text}`).join('\n'),
  ...recordOf(OPTIONAL_FIELDS, (field) => content[field] ?? ''),
});
