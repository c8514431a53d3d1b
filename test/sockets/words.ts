import type { Draft } from '../../shared/library/entry.ts';
import { OPTIONAL_FIELDS, PLAIN_FIELDS, recordOf } from '../../shared/question/fields.ts';
import type { FetchOutput } from '../../shared/question/question-schema.ts';
import type { Random } from '../support/random.ts';

/** Emoji as they are typed, and as the service answers them. */
const EMOJI: Readonly<Record<string, string>> = {
  ':sunflower:': '🌻',
  ':fox_face:': '🦊',
  '🌸': '🌸',
  '🍵': '🍵',
  '🇩🇪': '🇩🇪',
};

/** Titles carry the mark of their question, whoever holds it: so it is known there again. Empty where there is none. */
export const markOf = (title: string): string => /\[(\w+)\]/.exec(title)?.[1] ?? '';

/** Makes up what an author writes. Nothing is written twice. */
export interface Pen {
  /** A whole question. */
  fresh(mark: string): Draft;
  /** The same with some fields changed. */
  edited(draft: Draft): Draft;
}

export function createPen(random: Random): Pen {
  let written = 0;
  const word = (): string => {
    written += 1;
    return `word ${written}`;
  };
  const options = (): string =>
    random.many(2 + random.integer(4), () => `${random.pick(Object.keys(EMOJI))} - ${word()}`).join('\n');
  const optional = (): string => (random.chance(0.3) ? '' : word());
  const title = (mark: string): string => `[${mark}] ${word()}?`;
  const changes: readonly ((draft: Draft) => Partial<Draft>)[] = [
    (draft) => ({ title: title(markOf(draft.title)) }),
    () => ({ options: options() }),
    ...PLAIN_FIELDS.map((field) => () => ({ [field]: optional() })),
    () => ({ image: random.chance(0.5) ? '' : `https://pictures.example/${written}.png` }),
  ];
  return {
    fresh: (mark) => ({
      title: title(mark),
      options: options(),
      ...recordOf(PLAIN_FIELDS, optional),
      image: '',
    }),
    edited(draft) {
      let now = draft;
      for (const change of random.many(1 + random.integer(2), () => random.pick(changes)))
        now = { ...now, ...change(now) };
      return now;
    },
  };
}

/** A draft as the service should answer it. */
export const expectedOf = (draft: Draft): Draft => ({
  ...draft,
  options: draft.options
    .split('\n')
    .map((line) => {
      const [typed = '', text = ''] = line.split(' - ');
      return `${EMOJI[typed] ?? typed} - ${text}`;
    })
    .join('\n'),
});

/** A question of the service in the same form. */
export const contentOf = (question: FetchOutput): Draft => ({
  title: question.question,
  options: question.options.map(({ emoji, text }) => `${emoji} - ${text}`).join('\n'),
  ...recordOf(OPTIONAL_FIELDS, (field) => question[field] ?? ''),
});
