import { removeControls } from '../../../shared/text/invisible-characters.ts';
import { yieldNumberedLines } from './numbered-lines.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** For each encoding in which programs wrongly read UTF-8, the bytes of the characters beyond ASCII. */
const BYTES = ['windows-1252', 'macintosh'].map((encoding): ReadonlyMap<string, number> => {
  const bytes = Uint8Array.from({ length: 128 }, (_, at) => at + 128);
  const characters = [...new TextDecoder(encoding).decode(bytes)];
  return new Map(characters.map((character, at) => [character, at + 128]));
});

/** Matches a character that isn't ASCII. */
const BEYOND_ASCII = /[^\p{ASCII}]/u;
/**
 * Matches rare letters. Text such as `CAFÉ»` would become one of them although it's correct.
 */
const RARE = /[\u0180-\u02bf]/u;

/** Returns the original line, or null unless every character beyond ASCII is part of UTF-8 that was misread. */
function repairLine(line: string, byteOf: ReadonlyMap<string, number>): string | null {
  const bytes = new Uint8Array(line.length);
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    const byte = code < 128 ? code : byteOf.get(line.charAt(at));
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  try {
    const repaired = decoder.decode(bytes);
    return RARE.test(repaired) || removeControls(repaired) !== repaired ? null : repaired;
  } catch {
    return null;
  }
}

function repairOnce(line: string): string | null {
  if (!BEYOND_ASCII.test(line)) return null;
  for (const byteOf of BYTES) {
    const repaired = repairLine(line, byteOf);
    if (repaired !== null) return repaired;
  }
  return null;
}

/** Repairs a line that was encoded twice or 3 times. Returns null if it wasn't. */
function repair(line: string): string | null {
  const once = repairOnce(line);
  return once === null ? null : (repairOnce(once) ?? once);
}

/** Matches a character that replaces others, or the start of an emoji that was encoded twice. */
const LOST = /\ufffd|ðŸ/u;

/** Counts the lines in which another program has destroyed characters. `first` is the first one's number. */
export function countLostLines(text: string): { count: number; first: number | null } {
  let first: number | null = null;
  let count = 0;
  if (!LOST.test(text)) return { count, first };
  for (const { line, number } of yieldNumberedLines(text)) {
    if (!LOST.test(line)) continue;
    first ??= number;
    count += 1;
  }
  return { count, first };
}

/**
 * Repairs lines whose UTF-8 was read in another encoding and saved again, such as `â˜• - Coffee`. `count` counts
 * them, and `first` is the first one's number.
 */
export function repairEncodedTwice(text: string): { text: string; count: number; first: number | null } {
  const pieces: string[] = [];
  let first: number | null = null;
  let count = 0;
  let copied = 0;
  for (const { line, number, end } of yieldNumberedLines(text)) {
    const repaired = repair(line);
    if (repaired === null) continue;
    first ??= number;
    count += 1;
    pieces.push(text.slice(copied, end - line.length), repaired);
    copied = end;
  }
  return count === 0 ? { text, count, first } : { text: pieces.join('') + text.slice(copied), count, first };
}
