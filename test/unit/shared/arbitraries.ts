import fc from 'fast-check';
import { readWholeEmoji } from '../../../shared/emoji/emoji-syntax.ts';
import { LETTER_EMOJI } from '../../../shared/emoji/literal-emoji.ts';
import type { OptionText } from '../../../shared/question/option-line.ts';
import { everyEmoji } from './emoji/every-emoji.ts';

/** Any UTF-16 code units, including lone surrogates. */
export const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

/** Pieces of the option grammar in any order. The results range from nearly valid to entirely invalid. */
const grammarPieces = fc
  .array(
    fc.constantFrom(
      ...[
        ':',
        '$',
        '$$',
        '$[',
        '](',
        ')',
        ')$',
        '[',
        ' - ',
        ' ',
        '-',
        '\n',
        '\r',
        '\r\n',
        '\u2028',
        '\u0000',
      ],
      ...[
        ':tada:',
        '::skin-tone-3:',
        '☕',
        '👋🏽',
        '1⃣',
        '🇩',
        '🇪',
        '🏴',
        '\u{E0067}',
        '\u{E007F}',
        '\uFE0F',
        '\u200B',
        '\uD83D',
        '\uDC4B',
        'ä',
        'word',
      ],
      ...['$cat$', '$[a](https://x.org/a.png)$', 'https://x.org/b', '/placeholders/emoji/cat.svg'],
    ),
    { maxLength: 16 },
  )
  .map((pieces) => pieces.join(''));

/** Any string. Most strings are similar to option lines. */
export const anySource = fc.oneof(
  { weight: 4, arbitrary: grammarPieces },
  { weight: 1, arbitrary: anyUnits },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const removeLineBreaks = (text: string): string => text.replaceAll('\n', ' ');

export const anyLine = anySource.map(removeLineBreaks);

const literal = fc.constantFrom(...everyEmoji.map(({ emoji }) => emoji));
const letter = fc.constantFrom(...LETTER_EMOJI);
/** Any well-formed tag sequence, even of an unknown flag. */
const subdivisionFlag = fc
  .array(fc.integer({ min: 0xe0020, max: 0xe007e }), { minLength: 1, maxLength: 6 })
  .map((tags) => `🏴${String.fromCodePoint(...tags, 0xe007f)}`);
const name = fc.oneof(
  fc.constantFrom(':tada:', ':+1:', ':-1:', ':100:', ':wave::skin-tone-3:', ':nobody_knows:', ':größe:'),
  anyLine.map((text) => `:${text}:`),
);
const search = fc.oneof(
  fc.constantFrom('$happy cat$', '$[cat]$'),
  anyLine.map((text) => `$${text}$`),
);
const image = fc
  .tuple(
    anyLine,
    fc.constantFrom(
      'https://x.org/a.png',
      'http://127.0.0.1:4747/placeholders/emoji/cat.svg',
      'https://x.org/a(1)$b)$',
      '/placeholders/emoji/cat.svg',
    ),
  )
  .map(([label, url]) => `$[${label}](${url})$`);

/** Every kind of emoji that the grammar accepts. */
export const acceptedEmoji = fc
  .oneof(
    literal,
    letter,
    subdivisionFlag,
    literal.map((emoji) => emoji.replaceAll('\uFE0F', '')),
    name,
    search,
    image,
  )
  .filter((typed) => readWholeEmoji(typed) !== null);

export const acceptedOption: fc.Arbitrary<OptionText> = fc.record({
  emoji: acceptedEmoji,
  text: anyLine.filter((text) => text !== ''),
});
