import type { Draft } from '../../shared/library/entry.ts';
import { createRecord, OPTIONAL_FIELDS, PLAIN_FIELDS } from '../../shared/question/question-fields.ts';
import type { FetchOutput } from '../../shared/question/service-body-schemas.ts';
import type { Random } from '../support/random.ts';

/** Emoji as the service returns them, by their typed form. */
const EMOJI: Readonly<Record<string, string>> = {
  ':sunflower:': '🌻',
  ':fox_face:': '🦊',
  '🌸': '🌸',
  '🍵': '🍵',
  '🇩🇪': '🇩🇪',
};

/** Returns the marker in a title, or an empty string. A marker identifies a question on the service. */
export const createMark = (title: string): string => /\[(\w+)\]/.exec(title)?.[1] ?? '';

export interface DraftGenerator {
  create(mark: string): Draft;
  edit(draft: Draft): Draft;
}

export function createDraftGenerator(random: Random): DraftGenerator {
  let written = 0;
  const createWord = (): string => {
    written += 1;
    return `word ${written}`;
  };
  const createOptions = (): string =>
    random
      .pickMany(2 + random.pickInteger(4), () => `${random.pick(Object.keys(EMOJI))} - ${createWord()}`)
      .join('\n');
  const createOptional = (): string => (random.isChance(0.3) ? '' : createWord());
  const title = (mark: string): string => `[${mark}] ${createWord()}?`;
  const changes: readonly ((draft: Draft) => Partial<Draft>)[] = [
    (draft) => ({ title: title(createMark(draft.title)) }),
    () => ({ options: createOptions() }),
    ...PLAIN_FIELDS.map((field) => () => ({ [field]: createOptional() })),
    () => ({ image: random.isChance(0.5) ? '' : `https://pictures.example/${written}.png` }),
  ];
  return {
    create: (mark) => ({
      title: title(mark),
      options: createOptions(),
      ...createRecord(PLAIN_FIELDS, createOptional),
      image: '',
    }),
    edit(draft) {
      let now = draft;
      for (const change of random.pickMany(1 + random.pickInteger(2), () => random.pick(changes)))
        now = { ...now, ...change(now) };
      return now;
    },
  };
}

/** Returns a draft as the service should return it, with resolved emoji. */
export const asReturnedByService = (draft: Draft): Draft => ({
  ...draft,
  options: draft.options
    .split('\n')
    .map((line) => {
      const [typed = '', text = ''] = line.split(' - ');
      return `${EMOJI[typed] ?? typed} - ${text}`;
    })
    .join('\n'),
});

/** Returns a remote question as a draft. */
export const getContent = (question: FetchOutput): Draft => ({
  title: question.question,
  options: question.options.map(({ emoji, text }) => `${emoji} - ${text}`).join('\n'),
  ...createRecord(OPTIONAL_FIELDS, (field) => question[field] ?? ''),
});
