/** Spaces and invisible characters, such as no-break spaces, direction marks, and zero-width spaces. */
const GAP = String.raw`[\p{Zs}\p{Cf}\t]`;

/** Bullets that never start text. No space is needed after them. */
const SYMBOLS = '•‣◦∙⁃○●■□▪▫➤►☐・';
const BULLET = `(?:[-*+–—−‐‑·]${GAP}+|[${SYMBOLS}]${GAP}*)`;
const CHECKBOX = String.raw`\[(?:${GAP}|x|✓)?\]`;
/** A marker such as `1)` or `(a)`. Unlike `1. `, it can't start a name or date. */
const PARENTHESIZED = String.raw`[(（]?(?:\d{1,3}|[a-z])[)）]`;
const WORD = `(?:answer|antwort|choice|option)${GAP}?(?:\\d{1,3}|[a-z])?${GAP}?[:.)]`;

const createPattern = (marker: string, after = `${GAP}+`): RegExp =>
  new RegExp(`^${GAP}*${marker}${after}`, 'iu');

const NUMBERED = createPattern(String.raw`\(?(\d{1,5})(\.\)|[.．、:)])(?:(?<=[．、])|(?=${GAP}))`, `${GAP}*`);
const LETTERED = createPattern(String.raw`\(?([a-z])[.:)]`);
const BULLETED = createPattern(BULLET, `(?:${CHECKBOX}${GAP}+)?`);
const MAIL_QUOTE = createPattern('>+');
const CHECKED = createPattern(CHECKBOX);
const ORDINALS = [
  createPattern(PARENTHESIZED),
  createPattern(String.raw`\(?\d{1,3}\)`, String.raw`(?=\p{L})`),
  createPattern(WORD),
];
const PLAIN_MARKERS = [MAIL_QUOTE, BULLETED, CHECKED, ...ORDINALS];
/** Markers before an emoji. Keycaps and letters need a space, because they can be part of the emoji. */
const BEFORE_EMOJI = createPattern(
  String.raw`(?:[-*+–—−‐‑·>${SYMBOLS}]|${CHECKBOX}|${PARENTHESIZED}|\(?(?:\d{1,3}|[a-z])(?:\.\)|[.．、:])|${WORD}|(?:\d\uFE0F?\u20E3|[🇦-🇿])(?=${GAP}))`,
  `${GAP}*`,
);
const COMMA = /(?<![ \t])[ \t]*,$/u;
const QUOTED = /^(?:"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”])$/u;

/** Enough for a list item in a quoted task list. */
const MAX_NESTED_MARKERS = 4;

/** A line, and its content after list markers if that's an option with an emoji. */
interface Line {
  text: string;
  item: string | null;
}

/**
 * Removes list markers: bullets, check boxes, quotation marks of mails, numbers, letters, and commas at the
 * end. A marker before an emoji is always removed. Others are removed only if most lines have one, because
 * `- 5 degrees` and `1. FC Köln` are text. `isItem` recognizes an option with an emoji.
 */
export function removeListMarkers(lines: readonly string[], isItem: (line: string) => boolean): string[] {
  const read = lines.map((text): Line => ({ text, item: findItem(text, isItem) }));
  const [first, ...others] = read;
  if (!first || others.length === 0) return read.map(({ text, item }) => item ?? text);
  // The first line may be a heading without a marker.
  const isHeading =
    others.length > 1 && ![...PLAIN_MARKERS, NUMBERED, LETTERED].some((marker) => marker.test(first.text));
  const rest = isHeading ? stripList(others) : null;
  if (rest) return [first.item ?? first.text, ...rest];
  return stripList(read) ?? read.map(({ text, item }) => item ?? text);
}

/** Returns a list item's number with the character after it and the item's text, or null. */
export function readNumberedItem(line: string): { number: number; end: string; text: string } | null {
  const [marker, number, end = ''] = NUMBERED.exec(line) ?? [];
  return marker === undefined ? null : { number: Number(number), end, text: line.slice(marker.length) };
}

export const isLetteredItem = (line: string): boolean => LETTERED.test(line);

function findItem(text: string, isItem: (line: string) => boolean): string | null {
  let rest = text;
  for (let markers = 0; markers <= MAX_NESTED_MARKERS; markers += 1) {
    // `1️⃣ 🍵` is an option with a keycap, but in `1️⃣ 🍵 Tea`, the keycap is a marker.
    const next = rest.replace(BEFORE_EMOJI, '');
    if (next === rest || !isItem(next)) {
      if (isItem(rest)) return rest;
      if (next === rest) return null;
    }
    rest = next;
  }
  return null;
}

/**
 * Returns the lines without list markers, or null unless more than half of the lines have a marker. Lines
 * that start with an emoji aren't counted. `1. ` and `a. ` count only in sequence. If some lines don't have a
 * marker, the sequence must start at 1.
 */
function stripList(lines: readonly Line[]): string[] | null {
  const texts = lines.map(({ text }) => text);
  const letters = texts.flatMap((text) => LETTERED.exec(text)?.[1] ?? []).map(getAlphabetPosition);
  // In answers to questions such as `Q: `, every line can start with `A: `.
  const areAnswers =
    letters.length === lines.length && letters.length > 1 && letters.every((one) => one === 1);
  const ordinals = [
    ...ORDINALS,
    ...(hasNumberMarkers(texts) ? [NUMBERED] : []),
    ...(areAnswers || isNumberedFromOne(letters) ? [LETTERED] : []),
  ];
  const hasMarker = ({ text, item }: Line) =>
    item === null
      ? [MAIL_QUOTE, BULLETED, CHECKED, ...ordinals, COMMA].some((marker) => marker.test(text))
      : item !== text;
  const candidates = lines.filter(({ text, item }) => item !== text);
  if (candidates.filter(hasMarker).length * 2 <= candidates.length) return null;
  return lines.map(({ text, item }) => {
    if (item !== null) return item;
    const unmarked = text.replace(MAIL_QUOTE, '').replace(BULLETED, '').replace(CHECKED, '');
    const ordinal = ordinals.find((marker) => marker.test(unmarked));
    return removeQuotes((ordinal ? unmarked.replace(ordinal, '') : unmarked).replace(COMMA, ''));
  });
}

/** Returns whether the numbers at the start of lines are list markers instead of parts of names or dates. */
function hasNumberMarkers(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => readNumberedItem(line)?.number ?? []);
  if (isNumberedFromOne(numbers)) return true;
  if (isConsecutive(numbers) && lines.every((line) => BULLETED.test(line) || NUMBERED.test(line)))
    return true;
  // If other markers are also used, numbers may have gaps, or only the first line may have a number.
  const isMixed = lines.some((line) => PLAIN_MARKERS.some((marker) => marker.test(line)));
  const isAscending = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  return isMixed && isAscending && numbers[0] === 1 && NUMBERED.test(lines[0] ?? '');
}

const removeQuotes = (text: string): string => {
  const [, ...quoted] = QUOTED.exec(text) ?? [];
  return quoted.find((inner) => inner !== undefined) ?? text;
};

const getAlphabetPosition = (letter: string): number =>
  letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;

const isNumberedFromOne = (places: readonly number[]): boolean =>
  places.length > 1 && places[0] === 1 && isConsecutive(places);

const isConsecutive = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
