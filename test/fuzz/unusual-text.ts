import type { Random } from '../support/random.ts';

/** Characters that often cause bugs. */
const UNUSUAL_CHARACTERS = [
  ...'\u0000 \u0001 \u0007 \b \t \n \r \r\n \u001b[31m \u007f \u0085 \u00a0 \u200b \u200d \u200e'.split(' '),
  ...'\u202e \u2066 \u2069 \u2028 \u2029 \ufeff \ufffe \uffff \ud800 \udbff \udc00 \udfff \ud83d'.split(' '),
  ...'\ufe0f \u20e3 \u0301 \u0489 \u034f \u00ad 😀 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪 🇩 👋🏽 1⃣ 𝕬 𠜎 \u{10ffff}'.split(' '),
  ...'\u{e0001} ﷺ ꧁ ß İ ı ǆ مرحبا שלום हिन्दी 日本語 한국어 Ελλάδα ไทย ä a\u0308'.split(' '),
];

/** Strings that have a meaning in other programs. */
const SPECIAL_STRINGS = [
  ...'__proto__ constructor toString hasOwnProperty valueOf prototype null undefined NaN'.split(' '),
  ...'<script>alert(1)</script> ]]> <!-- &lt;&amp;&#0; "\'`<>& </svg> {{7*7}} %s%n%x %00 %'.split(' '),
  ...'../../etc/passwd ..\\..\\ C:\\CON /dev/null file:///etc =1+1 @SUM(A1) {"title":"x"} [ { \\'.split(' '),
  ...'\\u0000 \\ud800 # 1e999 -0 9007199254740993 Infinity 0x10 true false'.split(' '),
  ...['<img src=x onerror=alert(1)>', `$${'{7*7}'}`, "' OR 1=1 --", '# heading', '- item'],
  ...['\r\nX-Injected: yes', '\r\n\r\nHTTP/1.1 200 OK'],
];

/** Returns a string that has a meaning in other programs, such as markup, a path, or a template. */
export const createSpecialString = (random: Random): string => random.pick(SPECIAL_STRINGS);

/** Lengths at which behavior changes, such as the service's limits and buffer sizes. */
const LENGTHS = [0, 1, 2, 4, 5, 6, 149, 150, 151, 199, 200, 201, 349, 350, 351, 1_000, 4_096, 20_000];

/** Creates random text, often with problematic characters, including lone surrogates and U+0000. */
export function createAnyText(random: Random): string {
  return random.weighted<() => string>([
    [3, () => createPlainText(random)],
    [3, () => random.pickMany(1 + random.pickInteger(12), () => random.pick(UNUSUAL_CHARACTERS)).join('')],
    [2, () => createSpecialString(random)],
    [2, () => `${createPlainText(random)}${random.pick(UNUSUAL_CHARACTERS)}${createPlainText(random)}`],
    [2, () => random.pick([...UNUSUAL_CHARACTERS, 'a', ' ', '😀']).repeat(random.pick(LENGTHS))],
    [
      1,
      () =>
        String.fromCharCode(...random.pickMany(random.pickInteger(30), () => random.pickInteger(0x1_0000))),
    ],
    [1, () => ''],
    [1, () => ' '.repeat(random.pickInteger(8))],
  ])();
}

const WORDS =
  'which season do you like best and why would anybody trade a quiet lighthouse for coffee 12 — naïve über'.split(
    ' ',
  );

export const createPlainText = (random: Random): string =>
  random.pickMany(1 + random.pickInteger(8), () => random.pick(WORDS)).join(' ');

/** Tokens of the option syntax. */
const PIECES = [
  ...': :: $ $$ $[ ]( ) )$ [ ] - – \n \r \r\n \u2028 :tada: :+1: ::skin-tone-3:'.split(' '),
  ...':wave::skin-tone-6: :nobody_knows: :__proto__: :constructor: ☕ 👋🏽 1⃣ 🇩 🇩🇪 \ufe0f \u200b'.split(' '),
  ...'\ud83d \udc4b ä word \u0000 $cat$ $[a](https://x.example/a.png)$ https://x.example/b'.split(' '),
  ...'/placeholders/emoji/cat.svg %zz %00'.split(' '),
  ...[' - ', ' -', '- ', ' '],
];

/** Returns text that resembles option lines but is often invalid. */
export const createGrammarText = (random: Random): string =>
  random.pickMany(random.pickInteger(24), () => random.pick(PIECES)).join('');

const EMOJI = [
  ...'🌱 ☕ ❤️ ❤ 👋🏽 👩‍👩‍👧‍👦 🇩🇪 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 :tada: :+1: :wave::skin-tone-3: :100: $[cat]$ $<b>&"\'$'.split(' '),
  ...'$[x](http://127.0.0.1:1/placeholders/emoji/cat.svg)$ $[😀](https://x.example/%F0%9F%98%80)$'.split(' '),
  ...['$happy cat$', '$[a [b] $c](https://x.example/a(1).png)$'],
];

/** Returns an emoji that the local API accepts, in any format. */
export const createGoodEmoji = (random: Random): string => random.pick(EMOJI);
