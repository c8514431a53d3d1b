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

/** Returns all characters that match the pattern, so that the tests don't depend on the product's lists. */
const findCharacters = (pattern: RegExp): string[] =>
  Array.from({ length: 0x20000 }, (_, code) =>
    code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
  ).filter((character) => pattern.test(character));
const DASHES = findCharacters(/^[\p{Pd}−─━]$/u).filter((one) => !/\p{Emoji}/u.test(one));
/** Arrows to the right. */
const ARROWS = findCharacters(/^[→⇒⇢⇨⇾⇉⇛⇝⇰⟶⟹⟼⟾⟿➔➙➛-➯➱-➳➵➸➺-➾⭢⮕]$/u);
/** Shapes, stars, and check marks that aren't emoji, such as ★, ✓, and ◆. */
const SYMBOLS = findCharacters(/^[\u25a0-\u25ff★☆※✓✗✘✦-✰❖]$/u).filter((one) => !/\p{Emoji}/u.test(one));
/** The digits 1 to 9 of each script. */
const DIGITS = findCharacters(/^\p{Nd}$/u).reduce<string[][]>((sets, digit, at) => {
  if (at % 10 === 0) sets.push([]);
  else sets.at(-1)?.push(digit);
  return sets;
}, []);
const createRange = (first: string): string[] =>
  Array.from({ length: 6 }, (_, at) => String.fromCodePoint((first.codePointAt(0) ?? 0) + at));
const ENCLOSED = ['①', '⑴', '❶', '➀', '➊', '⓵', '⒜', 'Ⓐ', 'ⓐ', '㊀', '㈠'].map(createRange);
const SEQUENCES = [
  ...DIGITS,
  ...['A', 'a', 'α', 'Α'].map(createRange),
  ...['абвгде', 'АБВГДЕ', '一二三四五六', '가나다라마바', 'אבגדהו', 'アイウエオカ'].map((letters) => [
    ...letters,
  ]),
  ['i', 'ii', 'iii', 'iv', 'v', 'vi'],
  ['I', 'II', 'III', 'IV', 'V', 'VI'],
  createRange('Ⅰ'),
];
const WORDS = ['Option', 'Choice', 'Answer', 'Antwort', 'Réponse', 'Choix', 'Opción', 'Risposta', 'Вариант'];

type CreateMarker = (at: number) => string;
/** Combines the items of a sequence with what can come after them. */
const createMarkers = (sequences: readonly (readonly string[])[], ends: readonly string[]): CreateMarker[] =>
  sequences.flatMap((sequence) =>
    ends.map(
      (end): CreateMarker =>
        (at) =>
          `${sequence[at]}${end}`,
    ),
  );
const addBefore = (before: string, sequences: readonly (readonly string[])[]): string[][] =>
  sequences.map((sequence) => sequence.map((item) => before + item));
const NUMBERS = ['1', '2', '3', '4', '5', '6'];

/** Kinds of list markers, each a list of functions from a line's index to its marker. */
const TEXT_MARKERS: readonly (readonly CreateMarker[])[] = [
  [() => ''],
  ...[
    '- |* |+ |– |— |• |•|‣ |◦|▪ |● |○|■ |□ |➤ |► |☐ |・|⁃ |·\t|> |>> |> - |- [ ] |- [x] |* [X] |[ ] |[✓] ',
    '~ |o\t|\uf0b7\t|\uf0a7 |☑ |✔ |✔️ |▶ |➡️ |🔹 |👉 |◾ |★ |✓ |◆ |→ |※ |A: ',
  ].map((bullets) => bullets.split('|').map((bullet) => () => bullet)),
  DASHES.filter((dash) => !/[〜〰゠]/u.test(dash)).map((dash) => () => `${dash} `),
  createMarkers(
    [NUMBERS],
    ['. ', ') ', ': ', '.) ', '． ', '．', '：', '、', '.\t', ' - ', '- ', ' – ', '/ ', '] '],
  ),
  createMarkers(SEQUENCES, ['. ', ') ', ': ', '、', '． ', '） ', '）']),
  createMarkers([...addBefore('(', SEQUENCES), ...addBefore('（', SEQUENCES)], [') ', '） ']),
  createMarkers([...addBefore('[', SEQUENCES), ...addBefore('【', SEQUENCES)], ['] ', '】 ']),
  createMarkers(ENCLOSED, [' ', '\t', '. ']),
  createMarkers([createRange('⒈')], [' ']),
  createMarkers(
    [...addBefore('#', [NUMBERS]), ...addBefore('№ ', [NUMBERS])],
    [' ', ': ', '. ', ') ', ' - '],
  ),
  createMarkers([...addBefore('No. ', [NUMBERS]), ...addBefore('n°', [NUMBERS])], [': ', '. ', ') ', ' - ']),
  ...WORDS.flatMap((word) => [`${word} `, `${word} #`, word.toLowerCase(), `${word.toUpperCase()} `]).map(
    (before) =>
      createMarkers(addBefore(before, [NUMBERS, [...'ABCDEF'], ['I', 'II', 'III', 'IV', 'V', 'VI']]), [
        ...[': ', ') ', '. ', ' - ', ' – '],
      ]),
  ),
  [(at) => `${at + 5}. `, (at) => `- ${at + 1}. `, (at) => `★ ${at + 1}) `],
];
const MARKERS: readonly (readonly CreateMarker[])[] = [
  ...TEXT_MARKERS,
  // Without an emoji after them, these can be part of the text.
  ...[DASHES, ARROWS.filter((arrow) => !/\p{Emoji}/u.test(arrow)), SYMBOLS].map((symbols) =>
    symbols.map((symbol) => () => `${symbol} `),
  ),
  createMarkers([NUMBERS], [' - ', '- ', '/ ']),
  [(at) => `${at + 1}\uFE0F\u20E3 `, (at) => `${String.fromCodePoint(0x1f1e6 + at)} `],
];
const SEPARATORS: readonly (readonly string[])[] = [
  [' - ', ' = ', ' => ', ' -> ', ' --> ', ' -- ', ' --- ', ' == ', ' ==> ', ': ', ' : ', '：', ' | ', ' || '],
  [
    ' • ',
    ' · ',
    ' ; ',
    '; ',
    ', ',
    ' , ',
    '. ',
    ') ',
    '] ',
    ' » ',
    ' › ',
    ' ➡️ ',
    '➡️',

    '，',
    '、',
    '، ',
  ],
  ['-', ' -', '--', '=', ':', ')', ',', ';', '•', '・'],
  [' ', '  ', '\t', '', '\u3000', '\u00A0-\u00A0', '\u202F–\u202F'],
  ...[DASHES, ARROWS].map((all) =>
    all.flatMap((one) => [` ${one} `, one, `${one} `, ` ${one}`, ` ${one}${one} `]),
  ),
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

const marker = fc.constantFrom(...MARKERS).chain((kind) => fc.constantFrom(...kind));
const option = fc.record({
  emoji: fc.constantFrom(...EMOJI),
  separator: fc.constantFrom(...SEPARATORS).chain((kind) => fc.constantFrom(...kind)),
  text: fc.constantFrom(...TEXTS),
  spaces: fc.tuple(
    fc.constantFrom(...INVISIBLE),
    fc.constantFrom(...INVISIBLE),
    // After a space, some separators can be part of the text.
    fc.constantFrom(...INVISIBLE.filter((one) => one !== '\u00A0')),
    fc.constantFrom(...INVISIBLE),
  ),
});

/** Removes invisible characters before the text. They remain in valid lines, because the service accepts them. */
const trimText = ({ emoji, text }: { emoji: string; text: string }) => ({
  emoji,
  text: text.replace(/^[\p{Cf}\p{Zs}]+/u, ''),
});

describe('a pasted list', () => {
  it('keeps each option, whatever its markers, separators, and invisible characters', () => {
    const list = fc.tuple(marker, fc.array(option, { minLength: 1, maxLength: 6 }));
    fc.assert(
      fc.property(list, ([createMarker, options]) => {
        const lines = options.map(({ emoji: [written], separator, text, spaces: [a, b, c, d] }, at) =>
          [a, createMarker(at), b, written, c, separator, d, text].join(''),
        );
        const read = parsePastedLines(lines, resolver).options.map(trimText);
        expect(read, lines.join('\n')).toEqual(
          options.map(({ emoji: [, read], text }) => ({ emoji: read, text })),
        );
      }),
      { numRuns: 10_000, seed: 1 },
    );
  });

  it('keeps the text of options without emoji if most lines have the same kind of marker', () => {
    const list = fc.tuple(
      fc.constantFrom(...TEXT_MARKERS).chain((kind) => fc.constantFrom(...kind)),
      fc.uniqueArray(fc.constantFrom(...TEXTS), { minLength: 2, maxLength: 6 }),
    );
    fc.assert(
      fc.property(list, ([createMarker, texts]) => {
        const { options } = parsePastedLines(
          texts.map((text, at) => createMarker(at) + text),
          resolver,
        );
        expect(options, createMarker(0)).toEqual(texts.map((text) => ({ emoji: '', text })));
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });

  it.each([
    ['a sign before a number', ['+ 1 person', '+ 2 people']],
    ['a comparison', ['> 5', '> 10']],
    ['a mathematical symbol', ['× 2', '× 3']],
    ['an approximate number', ['~ 5 minutes', '~ 10 minutes']],
    ['years', ['2024 - the first', '2025 - the second']],
    ['ranges', ['1 - 2 cups', '2 - 3 cups']],
    ['scores', ['1 - 0', '2 - 0']],
    ['ranges in brackets', ['(1 - 2)', '(2 - 3)']],
    ['fractions with spaces', ['1/ 4', '2/ 4']],
    ['ranks', ['#1 - 10', '#2 - 20']],
    ['blood groups', ['A - negative', 'B - positive']],
    ['section signs', ['§ 218', '§ 219']],
    ['units', ['° C', '° F']],
    ['keys', ['⌘ C', '⌘ V']],
    ['notes', ['♪ Imagine ♪', '♪ Help ♪']],
    ['changes', ['↑ 5 %', '↑ 10 %']],
    ['shares', ['▲ 5 %', '▲ 10 %']],
    ['prices', ['$5-$10', '$10-$20']],
    ['full-width times', ['8：00', '9：00', '10：00']],
    ['full-width scores', ['1：0', '2：1']],
    ['only letters', ['（A）', '（B）', '（C）']],
    ['the same names', ['I. Weltkrieg', 'II. Weltkrieg']],
    ['leagues', ['1. Liga', '2. Liga']],
    ['ranked fans', ['#1 fan', '#2 fan']],
    ['isotopes', ['³He', '⁴He']],
    ['hyphens', ['1- bis 2-mal', '2- bis 3-mal']],
    ['spaced ratings', ['★ bad', '★ ★ ok']],
    ['decorations', ['★ Tea ★', '★ Milk ★']],
    ['tildes around text', ['~ Tea ~', '~ Milk ~']],
    ['bets', ['1 - Heim', 'X - Unentschieden', '2 - Gast']],
    ['works', ['Nr. 1 c-Moll', 'Nr. 2 D-Dur']],
    ['letters in brackets', ['[D] Smith', '[R] Jones']],
    ['wave dashes', ['〜 10分', '〜 20分']],
    ['fractions', ['½ cup', '⅓ cup']],
    ['the names of people', ['I. Kant', 'J. Locke']],
    ['a name with a number', ['1. FC Köln', '1. FC Nürnberg']],
    ['numbered nouns', ['Room 1: Tea', 'Room 2: Coffee']],
    ['ratings', ['★★★', '★★', '★']],
    ['different symbols', ['→ left', '← right']],
  ])('keeps %s at the start of text', (_, lines) => {
    expect(parsePastedLines(lines, resolver).options).toEqual(lines.map((text) => ({ emoji: '', text })));
  });

  it.each([
    '> 50 %',
    '~ 5 minutes',
    '--version',
    '// comment',
    '* Tea *',
    ':/ meh',
    ':| meh',
    ':* kiss',
    ':> smirk',
    ';; sad',
    ':c sad',
    '=D',
    '.NET',
    ':D',
    ':) fine',
    '-5 degrees',
    '~5 minutes',
    '/r/tea',
    '~~Tea~~',
    '_Tea_',
    '**Tea**',
    '☕ and tea',
  ])('keeps %j after an emoji and a space', (text) => {
    expect(parsePastedLines([`🍵 ${text}`], resolver).options).toEqual([{ emoji: '🍵', text }]);
  });

  it.each([
    ['a check mark for each option', ['✅ Tea', '✅ Coffee'], ['|Tea', '|Coffee']],
    ['different check marks', ['✅ Yes', '❌ No'], ['✅|Yes', '❌|No']],
    ['the same food for each option', ['🍕 Margherita', '🍕 Salami'], ['🍕|Margherita', '🍕|Salami']],
    ['a check mark before an emoji', ['☑ 🍵 Tea'], ['🍵|Tea']],
    ['keycaps before arrows', ['1️⃣ ➡️ Tea', '2️⃣ ➡️ Coffee'], ['1️⃣|Tea', '2️⃣|Coffee']],
    ['Roman numerals', ['i. 🍵 Tea', 'ii. Coffee', 'iii. Milk'], ['🍵|Tea', '|Coffee', '|Milk']],
    ['2 emoji without a space', ['🍵☕ both'], ['|🍵☕ both']],
    ['2 names', [':tea: :coffee: both'], [':tea:|:coffee: both']],
    ['2 keycaps', ['1️⃣0️⃣ Ten'], ['|1️⃣0️⃣ Ten']],
    ['stars as a rating', ['⭐ Bad', '⭐ ⭐ Good'], ['⭐|Bad', '⭐|⭐ Good']],
    ['an emoji before an emoji', ['🔴 ❤️ love', '✅ 👍 Yes'], ['🔴|❤️ love', '✅|👍 Yes']],
    ['a bullet with a selector', ['▪️🍵 Tea'], ['🍵|Tea']],
    ['a common tilde', ['🍵 ~ Tea', '☕ ~ Coffee'], ['🍵|Tea', '☕|Coffee']],
    ['only arrows', ['👍 ↑', '🎮 →'], ['👍|↑', '🎮|→']],
    ['other arrows', ['📈 ↑ 5 %', '🚗 ← left'], ['📈|↑ 5 %', '🚗|← left']],
    ['quotation marks', ['📗 »Faust«', '🍵 › Tee ‹'], ['📗|»Faust«', '🍵|› Tee ‹']],
    ['prices before an emoji', ['€ 🍔 Burger', '€€ 🍕 Pizza'], ['|€ 🍔 Burger', '|€€ 🍕 Pizza']],
    ['a shrug', ['- Yes', '- No', '- ¯\\_(ツ)_/¯'], ['|Yes', '|No', '|¯\\_(ツ)_/¯']],
    ['Chinese numbers', ['1．茶', '2．水'], ['|茶', '|水']],
  ])('reads %s', (_, lines, expected) => {
    const { options } = parsePastedLines(lines, resolver);
    expect(options.map(({ emoji, text }) => `${emoji}|${text}`)).toEqual(expected);
  });

  it('keeps text with numbers and signs, even if its lines are in sequence', () => {
    const sign = fc.constantFrom(
      '-',
      '–',
      '/',
      '>',
      '<',
      '~',
      '=',
      '×',
      '+',
      '±',
      '≤',
      '→',
      ' - ',
      ' / ',
      ' > ',
      ' = ',
    );
    const unit = fc.constantFrom('', ' cups', '%', ' °C', '€', ' o’clock', 'th');
    const list = fc.tuple(
      fc.integer({ min: 2, max: 5 }),
      sign,
      unit,
      fc.constantFrom('', '§ ', '° ', '≥ ', '№'),
    );
    fc.assert(
      fc.property(list, ([count, between, after, before]) => {
        const lines = Array.from(
          { length: count },
          (_, at) => `${before}${at + 1}${between}${at + 2}${after}`,
        );
        expect(parsePastedLines(lines, resolver).options).toEqual(lines.map((text) => ({ emoji: '', text })));
        const withEmoji = lines.map((text) => `🍵 ${text}`);
        expect(parsePastedLines(withEmoji, resolver).options).toEqual(
          lines.map((text) => ({ emoji: '🍵', text })),
        );
      }),
      { numRuns: 2_000 },
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
