import { MAX_JSON_DEPTH } from '../../../shared/import-export/file-problem.ts';

/**
 * The maximum nesting depth of an entry. An entry contains a response's unknown fields 4 levels down, and
 * their depth is limited. Every file is read to this depth plus its own levels, because the app must be able
 * to read the files that it writes.
 */
export const MAX_ENTRY_DEPTH = MAX_JSON_DEPTH + 10;

/** The maximum nesting depth of a file with entries. In an export, the entries are in a list in an object. */
export const MAX_FILE_DEPTH = MAX_ENTRY_DEPTH + 2;

/** Returns whether brackets outside of strings are nested deeper than `maxDepth`. */
export function isDeeperThan(text: string, maxDepth: number): boolean {
  if (!hasMoreBrackets(text, maxDepth)) return false;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (isInString) {
      if (char === BACKSLASH) at += 1;
      else if (char === QUOTE) isInString = false;
    } else if (char === QUOTE) isInString = true;
    else if (char === OPEN_ARRAY || char === OPEN_OBJECT) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (char === CLOSE_ARRAY || char === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Rules out nearly every string quickly, because a depth of N needs N opening and N closing brackets. */
function hasMoreBrackets(text: string, most: number): boolean {
  if (text.length <= 2 * most) return false;
  let count = 0;
  for (const bracket of ['[', '{']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      count += 1;
      if (count > most) return true;
    }
  }
  return false;
}

/** Returns whether a value's arrays and objects are nested more than `levels` deep. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isNestedDeeper(one, levels - 1));
}
