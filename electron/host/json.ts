/** Levels of arrays and objects that any JSON text may have. `JSON.stringify` overflows the stack at about 6,000. */
export const MAX_JSON_DEPTH = 500;

/** The value of a JSON text. Throws SyntaxError if the text isn't JSON or is nested deeper than `MAX_JSON_DEPTH`. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text))
    throw new SyntaxError(`Arrays and objects are nested more than ${MAX_JSON_DEPTH} levels deep.`);
  return JSON.parse(text);
}

/** The same; undefined instead of an error, for files in which a damaged line must not stop the others. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Whether the brackets of a text, outside its strings, are nested deeper than `MAX_JSON_DEPTH`. */
function isTooDeep(text: string): boolean {
  if (!hasManyBrackets(text)) return false;
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
      if (depth > MAX_JSON_DEPTH) return true;
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

/** Rules out nearly every text without a look at each character: a depth of N needs N opening brackets. */
function hasManyBrackets(text: string): boolean {
  let count = 0;
  for (const bracket of ['[', '{']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      count += 1;
      if (count > MAX_JSON_DEPTH) return true;
    }
  }
  return false;
}
