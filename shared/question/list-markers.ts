/** Spaces and invisible characters, such as no-break spaces, direction marks, and zero-width spaces. */
const GAP = String.raw`[\p{Zs}\p{Cf}\t]`;
/** Prevents a match before a number that isn't a list number: `+ 1 person`, `> 5`. */
const NO_NUMBER = `(?!${GAP}*\\p{Nd}+(?!\\p{Nd}|[.):]{1,2}${GAP}))`;

/** Bullets that never start text. No space is needed after them. Fonts have bullets at private characters. */
const SYMBOLS = String.raw`•‣◦∙⁃○●■□▪▫➤►☐・\p{Co}`;
/** Word pastes its second bullet as an `o` and a tab. A wave dash is often part of the text. */
const BULLET = `(?:(?:[-*−─━·]|(?![〜〰゠])\\p{Pd}|[+~]${NO_NUMBER}(?![^+~]*~)|o(?=\\t))${GAP}+|[${SYMBOLS}]\\uFE0F?${GAP}*)`;
/** Arrows to the right, and guillemets that aren't quotation marks. */
export const ARROW = String.raw`(?:[→⇒⇢⇨⇾⇉⇛⇝⇰⟶⟹⟼⟾⟿➔➙➛-➯➱-➳➵➸➺-➾⭢⮕►▸]\uFE0F?|[»›](?=${GAP})(?![^«‹»›]*[«‹»›]))`;
const CHECKBOX = String.raw`\[(?:${GAP}|x|✓|✔)?\]`;
/** Shapes and check marks that are emoji. Alone, they can also be options. */
const EMOJI_BULLET = String.raw`[☐☑✓✔▪▫◻◼◽◾▶➡🔘🔲🔳🔸🔹👉]\uFE0F?`;
/** Bullets only if each line starts with the same one, or before an emoji. */
const SYMBOL = `(?:(?!\\p{Emoji})[■-◿★☆※✓-✗✘✦-✰❖➔-➾⮕→⇒⟶]|✅|${EMOJI_BULLET})`;
/** A symbol that's used more than once in a line is a decoration or a rating. */
const MORE_SYMBOLS = /[■-◿★☆※✓-✘✦-✰❖➔-➾←-⇿✅❌❎⭐]/u;

/** Letters and numerals in the order in which lists use them. */
const ALPHABETS = [
  ...['abcdefghijklmnopqrstuvwxyz', 'абвгдежзиклмноп', 'αβγδεζηθικλμν', 'אבגדהוזחטי', 'أبجدهوزحطي'],
  ...['一二三四五六七八九十', '甲乙丙丁戊己庚辛壬癸', 'アイウエオカキクケコ', '가나다라마바사아자차'],
];
/** The key of numbers next to the alphabets. */
const NUMBERS = 'numbers';
const ROMAN_NUMERALS = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const ORDINAL = String.raw`(?:\d{1,5}|[ivx]{1,5}|[${ALPHABETS.join('')}])`;
const OPEN = '[([（【〔]?';
const CLOSE = '[)\\]）】〕]';
const NUMBER_SIGN = `(?:#|n[or]\\.|n°|no(?=\\d))${GAP}?`;
const WORDS = `(?:answer|antwort|choice|choix|keuze|odpowiedź|opci[oó]n|opção|opcja|option|optie|opzione|réponse|respuesta|resposta|risposta|scelta|вариант|ответ|回答|选项|選択肢)`;
/** A full-width colon without a space is part of times and scores. */
const COLON = `(?::|：(?!${GAP}*\\p{Nd}))`;
/** A marker such as `1)`, `(a)`, or `Option 1: `. Unlike `1. `, it can't start a name or date. */
const CLOSED = `(?:(?:${OPEN}(?:${NUMBER_SIGN})?\\d{1,5}${CLOSE}|[(（]?[a-z][)）])(?:[.:](?=${GAP}))?|${WORDS}${GAP}?(?:(?:${NUMBER_SIGN})?${ORDINAL}${GAP}?\\p{Pd}(?=${GAP})(?!${GAP}+\\p{Nd}+(?![\\p{Nd}\\uFE0F\\u20E3]))|(?:(?:${NUMBER_SIGN})?${ORDINAL})?${GAP}?(?:${COLON}|[.)])))`;
/** No space is needed after Chinese and Japanese punctuation. */
const AFTER_CLOSED = `(?:${GAP}+|(?<=[）】〕：])${GAP}*)`;

const createPattern = (marker: string, after = `${GAP}+`): RegExp =>
  new RegExp(`^${GAP}*${marker}${after}`, 'iu');

/** A marker such as `1.` or `[a]`. It can also start a name or date. */
const ORDERED = createPattern(
  `${OPEN}(?<ordinal>${ORDINAL})(?<end>\\.\\)|${CLOSE}(?:[.:](?=${GAP}))?|${COLON}|[.．、])(?:(?<=[．、：）】〕])|(?=${GAP}))`,
  `${GAP}*`,
);
/** A marker such as `1 -`, `1/`, or `#1`. Before a digit, it's part of a range, a fraction, or a score. */
const COUNTED = createPattern(
  `(?:(?<number>\\d{1,3})(?:${GAP}?\\p{Pd}(?!${GAP}+(?:and|bis|et|o|oder|or|ou|to|und|y|à)${GAP})|/)|(?:#${GAP}?(?<counted>\\d{1,3})(?:[.:)]|${GAP}?\\p{Pd})?|${NUMBER_SIGN}(?<signed>\\d{1,3})(?:[.:)]|${GAP}?\\p{Pd})))(?=${GAP}+[\\p{L}\\p{Ps}\\p{Pi}"'¿¡])`,
);
const BULLETED = createPattern(BULLET, `(?:${CHECKBOX}${GAP}+)?`);
const MAIL_QUOTE = createPattern(`>+${NO_NUMBER}`);
const CHECKED = createPattern(CHECKBOX);
const ORDINALS = [
  createPattern(CLOSED, AFTER_CLOSED),
  createPattern(String.raw`\(?\d{1,3}\)`, String.raw`(?=\p{L})`),
];
const PLAIN_MARKERS = [MAIL_QUOTE, BULLETED, CHECKED, ...ORDINALS];
const SYMBOL_BULLET = createPattern(`(?<symbol>${SYMBOL})(?!${GAP}*-${GAP})${NO_NUMBER}`);
/** Markers before an emoji. Keycaps and letters need a space, because they can be part of the emoji. */
const BEFORE_EMOJI = createPattern(
  `(?:[-*+>~·${SYMBOLS}]\\uFE0F?|o(?=\\t)|(?!\\p{Emoji})(?:[\\p{Pd}−─━■-◿★☆※✓-❖]|${ARROW})|${CHECKBOX}|${CLOSED}|${OPEN}${ORDINAL}(?:\\.\\)|[.．、:：]|${CLOSE}(?:[.:](?=${GAP}))?)|\\d{1,3}(?:/|${GAP}?\\p{Pd}(?=${GAP}))|${NUMBER_SIGN}\\d{1,3}(?:[.:)]|${GAP}?\\p{Pd})?(?=${GAP})|(?:\\d\\uFE0F?\\u20E3|[🇦-🇿]|${EMOJI_BULLET})(?=${GAP})(?!${GAP}*${ARROW}))`,
  `${GAP}*`,
);
const COMMA = /(?<![ \t])[ \t]*,$/u;
const QUOTED = /^(?:"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”])$/u;

/** More characters than any marker has. */
const MAX_MARKER_LENGTH = 64;
const GAP_AT_START = new RegExp(`^${GAP}+`, 'u');
const NOT_ASCII = /[^\p{ASCII}]/u;
/** No space is needed after these characters, unlike after the plain ones. */
const FULL_WIDTH = new Set('．：（）');
const SUPERSCRIPT = /^[\u00b2\u00b3\u00b9\u2070-\u209f]$/u;
const DIGIT = /^\p{Nd}$/u;
const LETTER_OR_NUMBER = /^(?:\p{L}|\d{1,2}\.?)$/u;
const ENCLOSED = /^[\p{No}\p{So}]$/u;

/**
 * Replaces characters with the plain ones that they're variants of: `１．` becomes `1.`, `٣` becomes `3`, and
 * `①` becomes `[1]`.
 */
function toPlainCharacter(character: string): string {
  if (character < '\u0080' || FULL_WIDTH.has(character) || SUPERSCRIPT.test(character)) return character;
  const plain = character === '№' ? '#' : character.normalize('NFKC');
  const code = plain.codePointAt(0) ?? 0;
  // The characters have no compatibility mapping: ❶ to ❿, ➀ to ➉, ➊ to ➓, and ⓵ to ⓾.
  if (code >= 0x2776 && code <= 0x2793) return `[${((code - 0x2776) % 10) + 1}]`;
  if (code >= 0x24f5 && code <= 0x24fe) return `[${code - 0x24f5 + 1}]`;
  if (ENCLOSED.test(character) && LETTER_OR_NUMBER.test(plain)) return `[${plain.replace('.', '')}]`;
  // The plain form of a spacing accent such as ¯ starts with a space.
  if (!DIGIT.test(plain)) return plain.startsWith(' ') && plain !== ' ' ? character : plain;
  // Unicode encodes the 10 digits of a script in sequence, sometimes with another 10 before them.
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Matches a pattern at the start of the text, with plain characters. `length` is the match's length in the text. */
function matchMarker(
  pattern: RegExp,
  text: string,
): { length: number; groups: Record<string, string | undefined> } | null {
  const gap = GAP_AT_START.exec(text)?.[0].length ?? 0;
  const head = text.slice(gap, gap + MAX_MARKER_LENGTH);
  if (!NOT_ASCII.test(head)) {
    const match = pattern.exec(head);
    return match && { length: gap + match[0].length, groups: match.groups ?? {} };
  }
  const characters = [...head].map((source) => ({ source, plain: toPlainCharacter(source) }));
  const match = pattern.exec(characters.map(({ plain }) => plain).join(''));
  if (!match) return null;
  let [length, matched] = [gap, 0];
  for (const { source, plain } of characters) {
    if (matched >= match[0].length) break;
    length += source.length;
    matched += plain.length;
  }
  // A match can't end within a character.
  return matched === match[0].length ? { length, groups: match.groups ?? {} } : null;
}

const hasMarker = (pattern: RegExp, text: string): boolean => matchMarker(pattern, text) !== null;

const removeMarker = (text: string, pattern: RegExp): string =>
  text.slice(matchMarker(pattern, text)?.length ?? 0);

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
  const read = removeCommonSymbol(lines).map((text): Line => ({ text, item: findItem(text, isItem) }));
  const [first, ...others] = read;
  if (!first || others.length === 0) return read.map(({ text, item }) => item ?? text);
  // The first line may be a heading without a marker.
  const isHeading =
    others.length > 1 && ![...PLAIN_MARKERS, ORDERED].some((one) => hasMarker(one, first.text));
  const rest = isHeading ? stripList(others) : null;
  if (rest) return [first.item ?? first.text, ...rest];
  return stripList(read) ?? read.map(({ text, item }) => item ?? text);
}

/** Removes the symbol that all lines start with. The first line may be a heading without it. */
function removeCommonSymbol(lines: readonly string[]): string[] {
  const matches = lines.map((line) => matchMarker(SYMBOL_BULLET, line));
  const symbol = matches.at(-1)?.groups.symbol;
  const listed = matches.filter((match) => match?.groups.symbol === symbol).length;
  const isList = listed > 1 && (listed === lines.length || (listed === lines.length - 1 && !matches[0]));
  if (symbol === undefined || !isList) return [...lines];
  const rest = lines.map((line, at) => line.slice(matches[at]?.length ?? 0));
  return rest.some((text) => text.trim() === '' || MORE_SYMBOLS.test(text)) ? [...lines] : rest;
}

/** A number or letter at the start of a line, and the text after it. */
interface ListItem {
  /** The position in each alphabet that has the letter, or the number. */
  positions: ReadonlyMap<string, number>;
  /** The punctuation after the number. */
  style: string;
  text: string;
}

function readListItem(line: string): ListItem | null {
  const match = matchMarker(ORDERED, line);
  if (!match) return null;
  const { ordinal = '', end = '' } = match.groups;
  return { positions: getPositions(ordinal.toLowerCase()), style: end, text: line.slice(match.length) };
}

function getPositions(ordinal: string): Map<string, number> {
  if (/^\d/u.test(ordinal)) return new Map([[NUMBERS, Number(ordinal)]]);
  const found = [...ALPHABETS.map((letters): [string, number] => [letters, letters.indexOf(ordinal) + 1])];
  const roman: [string, number] = [ROMAN_NUMERALS.join(), ROMAN_NUMERALS.indexOf(ordinal) + 1];
  return new Map([...found, roman].filter(([, position]) => position > 0));
}

/** Returns a list item's number, the punctuation after it, and the item's text. Returns null for other text. */
export function readNumberedItem(line: string): { number: number; end: string; text: string } | null {
  const item = readListItem(line);
  const number = item?.positions.get(NUMBERS);
  return item && number !== undefined ? { number, end: item.style, text: item.text } : null;
}

export function isLetteredItem(line: string): boolean {
  const item = readListItem(line);
  return item !== null && !item.positions.has(NUMBERS);
}

function findItem(text: string, isItem: (line: string) => boolean): string | null {
  let rest = text;
  for (let markers = 0; markers <= MAX_NESTED_MARKERS; markers += 1) {
    // `1️⃣ 🍵` is an option with a keycap, but in `1️⃣ 🍵 Tea`, the keycap is a marker.
    const next = removeMarker(rest, BEFORE_EMOJI);
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
  const texts = lines.flatMap(({ text, item }) => (item === null ? removeBullets(text) : []));
  const removeOrdinal = createOrdinalRemover(
    lines.map(({ text }) => text),
    texts,
  );
  const isMarked = ({ text, item }: Line) =>
    item === null ? removeOrdinal(removeBullets(text)) !== text || COMMA.test(text) : item !== text;
  const candidates = lines.filter(({ text, item }) => item !== text);
  if (candidates.filter(isMarked).length * 2 <= candidates.length) return null;
  return lines.map(({ text, item }) => {
    if (item !== null) return item;
    const rest = removeQuotes(removeOrdinal(removeBullets(text)).replace(COMMA, ''));
    return rest.trim() === '' ? text : rest;
  });
}

/**
 * Returns a function that removes the number or letter of a list from a line. It removes nothing if different
 * lines would become the same, as `1. League` and `2. League` would.
 */
function createOrdinalRemover(lines: readonly string[], texts: readonly string[]): (text: string) => string {
  const sequences = findSequences(lines);
  const numbers = texts.map((text) => readCountedItem(text)?.number ?? 0);
  const areCounted = isNumberedFromOne(numbers);
  const remove = (text: string): string => {
    const closed = ORDINALS.find((marker) => hasMarker(marker, text));
    if (closed) return removeMarker(text, closed);
    const item = readListItem(text);
    if (item && [...item.positions.keys()].some((alphabet) => sequences.has(alphabet))) return item.text;
    return (areCounted && readCountedItem(text)?.text) || text;
  };
  const isDistinct = new Set(texts.map(remove)).size === new Set(texts).size;
  return isDistinct ? remove : (text) => text;
}

function readCountedItem(line: string): { number: number; text: string } | null {
  const match = matchMarker(COUNTED, line);
  if (!match) return null;
  const { number, counted, signed } = match.groups;
  return { number: Number(number ?? counted ?? signed), text: line.slice(match.length).trimStart() };
}

const removeBullets = (text: string): string => [MAIL_QUOTE, BULLETED, CHECKED].reduce(removeMarker, text);

/** Returns the alphabets whose letters at the start of lines are list markers instead of parts of names. */
function findSequences(lines: readonly string[]): Set<string> {
  const items = lines.flatMap((line) => readListItem(removeBullets(line)) ?? []);
  // In answers to questions such as `Q: `, every line can start with `A: `.
  const haveColons = items.length === lines.length && items.every(({ style }) => style === ':');
  const all = items.flatMap(({ positions }) => [...positions]);
  return new Set(
    [...Map.groupBy(all, ([alphabet]) => alphabet)].flatMap(([alphabet, found]) => {
      const positions = found.map(([, position]) => position);
      const areAnswers = haveColons && positions.every((one) => one === 1);
      const isList =
        alphabet === NUMBERS
          ? hasNumberMarkers(lines, positions)
          : isNumberedFromOne(positions) || (areAnswers && positions.length > 1);
      return isList ? [alphabet] : [];
    }),
  );
}

/** Returns whether the numbers at the start of lines are list markers instead of parts of names or dates. */
function hasNumberMarkers(lines: readonly string[], numbers: readonly number[]): boolean {
  if (isNumberedFromOne(numbers)) return true;
  const isListed = (line: string) => hasMarker(BULLETED, line) || isNumbered(line);
  if (isConsecutive(numbers) && lines.every(isListed)) return true;
  // If other markers are also used, numbers may have gaps, or only the first line may have a number.
  const isMixed = lines.some((line) => PLAIN_MARKERS.some((marker) => hasMarker(marker, line)));
  const isAscending = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  return isMixed && isAscending && numbers[0] === 1 && readNumberedItem(lines[0] ?? '') !== null;
}

/** Returns whether the line starts with a list number instead of a year or the first part of a range. */
function isNumbered(line: string): boolean {
  const item = readNumberedItem(line);
  return item !== null && item.number < 100;
}

const removeQuotes = (text: string): string => {
  const [, ...quoted] = QUOTED.exec(text) ?? [];
  return quoted.find((inner) => inner !== undefined) ?? text;
};

const isNumberedFromOne = (places: readonly number[]): boolean =>
  places.length > 1 && places[0] === 1 && isConsecutive(places);

const isConsecutive = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
