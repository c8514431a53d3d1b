import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../../shared/emoji/emoji-shortcodes.ts';
import { qualifyEmoji } from '../../../../shared/emoji/literal-emoji.ts';
import { formatOptions } from '../../../../shared/question/option-line.ts';
import { parsePastedLines } from '../../../../shared/question/pasted-options.ts';
import { acceptedOption } from '../arbitraries.ts';

const resolver = createEmojiResolver(loadEmojiNames(), [
  { name: 'parrot', url: 'https://x.org/parrot.gif', keywords: [] },
]);

/** Creates a list's markers: one function from a line's index to its marker. */
const MARKERS: readonly ((at: number) => string)[] = [
  () => '',
  ...'- |* |+ |– |— |• |•|‣ |◦|▪ |● |○|■ |□ |➤ |► |☐ |・|⁃ |·\t|> |>> |> - |- [ ] |- [x] |* [X] |[ ] '
    .split('|')
    .map((marker) => () => marker),
  ...['. ', ') ', ': ', '.) ', '． ', '、', '.\t'].map((end) => (at: number) => `${at + 1}${end}`),
  (at) => `(${at + 1}) `,
  (at) => `${at + 5}. `,
  ...['. ', ') ', ': '].map((end) => (at: number) => `${String.fromCharCode(65 + at)}${end}`),
  (at) => `${String.fromCharCode(97 + at)}) `,
  (at) => `(${String.fromCharCode(97 + at)}) `,
  (at) => `${at + 1}\uFE0F\u20E3 `,
  (at) => `${String.fromCodePoint(0x1f1e6 + at)} `,
  (at) => `Option ${at + 1}: `,
  (at) => `- ${at + 1}. `,
  () => 'A: ',
];
const SEPARATORS = [
  ...[' - ', ' – ', ' — ', ' − ', ' ‐ ', ' ‑ ', ' = ', ' → ', ' => ', ' -> ', ': ', ' : ', '：', ' | '],
  ...['- ', '-', '–', ' -', ' ', '  ', '\t', '', '\u3000', '\u00A0-\u00A0', '\u202F–\u202F'],
];
const INVISIBLE = ['', '', '', '\u00A0', '\u200E', '\u200F', '\u200B', '\uFEFF', '\u2060', '\u2068'];
const IMAGE = '$[tea](https://cdn.discordapp.com/emojis/12.png)$';
/** Emoji in all forms, each with the form that it's read as. */
const EMOJI: readonly (readonly [written: string, read: string])[] = [
  ...['☕', '❤️', '❤', '☕\uFE0F', '👍🏽', '👩‍💻', '👩🏽‍🤝‍👨🏿', '🏳️‍🌈', '🇩🇪', '🇦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁵󠁳󠁣󠁡󠁿', '#️⃣', '1⃣'].map(
    (emoji) => [emoji, emoji] as const,
  ),
  ...['☕', '❤', '✌', '👁', '🏳'].map((emoji) => [`${emoji}\uFE0E`, qualifyEmoji(emoji)] as const),
  ['✌🏿\uFE0F', '✌🏿'],
  [':tea:', ':tea:'],
  [':-1:', ':-1:'],
  [':regional_indicator_a:', ':regional_indicator_a:'],
  [':parrot:', ':parrot:'],
  [':tea~1:', ':tea:'],
  [':+1_tone3:', '👍🏽'],
  [':wave::skin-tone-3:', '👋🏼'],
  ['$red panda$', '$red panda$'],
  ['<:tea:12>', IMAGE],
  ['<a:tea:12>', IMAGE.replace('png', 'gif')],
  [IMAGE, IMAGE],
];
const TEXTS = ['Tea', 'tea, hot', 'Größe', 'شاي', 'お茶', 'Tea - with milk', 'I think so', 'A. A. Milne'];

const option = fc.record({
  emoji: fc.constantFrom(...EMOJI),
  separator: fc.constantFrom(...SEPARATORS),
  text: fc.constantFrom(...TEXTS),
  spaces: fc.array(fc.constantFrom(...INVISIBLE), { minLength: 4, maxLength: 4 }),
});

/** Removes invisible characters before the text. They remain in valid lines, because the service accepts them. */
const trimText = ({ emoji, text }: { emoji: string; text: string }) => ({
  emoji,
  text: text.replace(/^[\p{Cf}\p{Zs}]+/u, ''),
});

describe('a pasted list', () => {
  it('keeps each option, whatever its markers, separators, and invisible characters', () => {
    const list = fc.tuple(fc.constantFrom(...MARKERS), fc.array(option, { minLength: 1, maxLength: 6 }));
    fc.assert(
      fc.property(list, ([createMarker, options]) => {
        const lines = options.map(({ emoji: [written], separator, text, spaces: [a, b, c, d] }, at) =>
          [a, createMarker(at), b, written, c, separator, d, text].join(''),
        );
        const read = parsePastedLines(lines, resolver).options.map(trimText);
        expect(read).toEqual(options.map(({ emoji: [, read], text }) => ({ emoji: read, text })));
      }),
      { numRuns: 10_000, seed: 1 },
    );
  });

  it('keeps the text of options without emoji if most lines have the same kind of marker', () => {
    const list = fc.tuple(
      fc.constantFrom(...MARKERS.filter((create) => !/\u20E3|[\u{1F1E6}-\u{1F1FF}]/u.test(create(0)))),
      fc.array(fc.constantFrom(...TEXTS), { minLength: 2, maxLength: 6 }),
    );
    fc.assert(
      fc.property(list, ([createMarker, texts]) => {
        const { options } = parsePastedLines(
          texts.map((text, at) => createMarker(at) + text),
          resolver,
        );
        expect(options).toEqual(texts.map((text) => ({ emoji: '', text })));
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });

  it("doesn't change valid option lines", () => {
    // These forms are valid, but they're converted.
    const isChat = (emoji: string) => /^:.*(?:~\d{1,3}|_tone\d|skin-tone-\d):$/u.test(emoji);
    const valid = acceptedOption.filter(({ emoji }) => !isChat(emoji));
    fc.assert(
      fc.property(fc.array(valid, { minLength: 1, maxLength: 4 }), (options) => {
        const lines = options.map((one) => formatOptions([one]));
        expect(parsePastedLines(lines, resolver)).toEqual({ options, converted: 0 });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['- ', '> ', '1', '(', '[ ', ' ', '\u200B', 'a', '☕\uFE0E', '1️⃣ ', '🇦 ', '<:a', ':a', '"'])(
    'is read in linear time if it repeats %j',
    (piece) => {
      const lines = Array.from({ length: 3 }, () => piece.repeat(100_000));
      expect(parsePastedLines(lines, resolver).options).toHaveLength(3);
    },
  );
});
