import { removeControls } from '../text/invisible-characters.ts';

/** Declared here because shared code has no DOM or Node types. */
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { readonly encoding: string; decode(bytes: Uint8Array): string };

/** The encodings to choose from: their names in the Encoding Standard, and in the app. */
export const TEXT_ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  shift_jis: 'Shift_JIS',
  gb18030: 'GB18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
} as const;
export type TextEncoding = keyof typeof TEXT_ENCODINGS;

export const isTextEncoding = (name: string): name is TextEncoding => Object.hasOwn(TEXT_ENCODINGS, name);

/** Returns the encoding with this name or alias, such as `latin1` or `cp1252`, or null. */
export function findEncoding(name: string): TextEncoding | null {
  try {
    const { encoding } = new TextDecoder(name, { fatal: true });
    return isTextEncoding(encoding) ? encoding : null;
  } catch {
    return null;
  }
}

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/**
 * Decodes bytes and removes the byte order mark. Without an encoding, uses the one of the byte order mark.
 * Without a mark, uses UTF-16 or UTF-8 if the bytes are valid, or otherwise guesses between Windows-1252 and Mac Roman. Returns null for invalid bytes and binary
 * files.
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText | null {
  if (chosen !== undefined) return decodeAs(bytes, chosen);
  const marked = findMarkedEncoding(bytes);
  if (marked) return decodeAs(bytes, marked);
  return keepText(decodeUnmarkedUtf16(bytes)) ?? decodeAs(bytes, 'utf-8') ?? guessWestern(bytes);
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. Doesn't guess. Returns null for invalid bytes. */
export const decodeUnicode = (bytes: Uint8Array): DecodedText | null =>
  decodeAs(bytes, findMarkedEncoding(bytes) ?? 'utf-8');

function decodeAs(bytes: Uint8Array, encoding: TextEncoding): DecodedText | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}

function findMarkedEncoding([first, second, third]: Uint8Array): TextEncoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Returns null for text with control characters because only binary files contain them. */
const keepText = (decoded: DecodedText | null): DecodedText | null =>
  decoded !== null && removeControls(decoded.text) === decoded.text ? decoded : null;

const SAMPLE_BYTES = 4_096;

/** In UTF-16, every second byte of a Latin letter, space, or line break is 0. */
function decodeUnmarkedUtf16(bytes: Uint8Array): DecodedText | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let atEven = 0;
  let atOdd = 0;
  for (const [at, byte] of sample.entries()) {
    if (byte === 0 && at % 2 === 0) atEven += 1;
    else if (byte === 0) atOdd += 1;
  }
  const isOften = Math.max(atEven, atOdd) * 10 > sample.length;
  if (!isOften || Math.max(atEven, atOdd) < 3 * Math.min(atEven, atOdd)) return null;
  return decodeAs(bytes, atOdd > atEven ? 'utf-16le' : 'utf-16be');
}

function guessWestern(bytes: Uint8Array): DecodedText | null {
  const windows = keepText(decodeAs(bytes, 'windows-1252'));
  const mac = keepText(decodeAs(bytes, 'macintosh'));
  if (!windows || !mac) return windows ?? mac;
  return rateText(mac.text) > rateText(windows.text) ? mac : windows;
}

/** Letters and signs that are common in texts in both encodings. */
const SMALL_LETTERS = 'äöüßéèêëàâáíóúñçîïôûùœæøåãõ';
const CAPITAL_LETTERS = 'ÄÖÜÉÈÊÀÁÂÇÑÅØÆÓÍÚ';
const OPENING_SIGNS = '“„‘‚«»¿¡—…';
const OTHER_SIGNS = '”’–€£§°®™•½²³´·\u00a0';
const LETTER = /\p{L}/u;
const SMALL_LETTER = /\p{Ll}/u;

/** Returns how plausible text is. A wrong encoding puts signs and capital letters inside words. */
function rateText(text: string): number {
  let rating = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) > 0x7f)
      rating += rateCharacter(text.charAt(at - 1), text.charAt(at), text.charAt(at + 1));
  }
  return rating;
}

function rateCharacter(before: string, character: string, after: string): number {
  const [isAfterLetter, isBeforeLetter] = [LETTER.test(before), LETTER.test(after)];
  if (SMALL_LETTERS.includes(character)) return isAfterLetter || isBeforeLetter ? 2 : -1;
  if (CAPITAL_LETTERS.includes(character)) return SMALL_LETTER.test(before) ? -2 : isBeforeLetter ? 2 : -1;
  if (character === '’' && isBeforeLetter) return isAfterLetter ? 3 : -1;
  if (OPENING_SIGNS.includes(character)) return isAfterLetter && isBeforeLetter ? 0 : 3;
  return OTHER_SIGNS.includes(character) && !isBeforeLetter ? 3 : -1;
}
