/** A text, and where in the one that was given each of its characters begins. */
export interface Decoding {
  text: string;
  /** The place of a character, or the whole length for the end of the text. */
  placeOf: (at: number) => number;
}

/** How often something may be encoded on top of itself. Whoever reads it would have to decode it as often. */
const TIMES = 8;
const ESCAPE = /%[\da-f]{2}|\\u(?:d[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|[\da-f]{4})|\\./gis;
/** One that is not complete. */
const BROKEN_ESCAPE = /(?:%[\da-f]?|(?:\\ud[89ab][\da-f]{2})?\\(?:u[\da-f]{0,3})?|\\ud[89ab][\da-f]{2})$/i;

/**
 * The text as it is, then without its percent-encoding and the escapes of JSON, then without those that show then, and
 * so on. Each character of `text` is to be one byte of UTF-8. Where it breaks off, so may an escape at its end: each
 * decoding comes without that one as well.
 */
export function* decodingsOf(text: string, { breaksOff = false } = {}): Generator<Decoding> {
  let decoding: Decoding | null = { text, placeOf: (at) => at };
  for (let times = 0; decoding !== null && times <= TIMES; times++) {
    yield decoding;
    if (breaksOff) {
      decoding = { ...decoding, text: withoutBrokenEscape(decoding.text) };
      yield decoding;
    }
    decoding = decodedOnce(decoding);
  }
}

function withoutBrokenEscape(text: string): string {
  const start = text.search(BROKEN_ESCAPE);
  if (start < 0) return text;
  let first = start;
  while (text[first - 1] === '\\') first -= 1;
  // Behind an odd number of backslashes the next one is the second half of an escape, and nothing is broken.
  return (start - first) % 2 === 0 ? text.slice(0, start) : text;
}

/** Null where nothing is encoded. */
function decodedOnce({ text, placeOf }: Decoding): Decoding | null {
  if (text.search(ESCAPE) < 0) return null;
  const parts: string[] = [];
  const places = new Uint32Array(text.length + 1);
  let length = 0;
  let done = 0;
  const copyTo = (end: number) => {
    parts.push(text.slice(done, end));
    while (done < end) places[length++] = placeOf(done++);
  };
  for (const { 0: encoded, index } of text.matchAll(ESCAPE)) {
    copyTo(index);
    const meant = meaningOf(encoded);
    parts.push(meant);
    for (const _ of meant) places[length++] = placeOf(index);
    done = index + encoded.length;
  }
  copyTo(text.length);
  places[length] = placeOf(text.length);
  return { text: parts.join(''), placeOf: (at) => places[at] ?? 0 };
}

/** What an escape stands for, as bytes. A backslash before anything else is taken away. */
function meaningOf(encoded: string): string {
  if (encoded.startsWith('%')) return String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  if (!/^\\u./i.test(encoded)) return encoded.slice(1);
  const units = encoded.slice(2).split(/\\u/i);
  return inBytes(String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
}

/** A text with one character for each of its bytes in UTF-8. */
export const inBytes = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are all of ASCII.
  /^[\x00-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1');

/** The text that such bytes are. */
export const fromBytes = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();
