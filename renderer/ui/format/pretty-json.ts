/** A piece of JSON text, and what it is. */
export interface JsonToken {
  kind: 'plain' | 'key' | 'string';
  text: string;
}

/** Longer texts are shown as they are, in UTF-16 units: thousands of pieces would make the window slow. */
const MAX_FORMATTED_LENGTH = 64 * 1024;
/** Deeper levels are indented no further. */
const MAX_INDENT_LEVELS = 24;

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * JSON laid out over lines, in pieces that joined are the whole text. What was written stays as written: numbers with
 * all their digits, members that stand twice. Null where the text is not JSON, or too long to be laid out.
 */
export function prettyJson(text: string): JsonToken[] | null {
  if (text.length > MAX_FORMATTED_LENGTH || !isJson(text)) return null;
  const tokens = text.match(TOKEN) ?? [];
  const pieces: JsonToken[] = [];
  let depth = 0;
  const newLine = () => `\n${'  '.repeat(Math.min(depth, MAX_INDENT_LEVELS))}`;
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (token === '{' || token === '[') {
      depth += 1;
      const isEmpty = next === '}' || next === ']';
      pieces.push({ kind: 'plain', text: isEmpty ? token : token + newLine() });
    } else if (token === '}' || token === ']') {
      depth -= 1;
      const before = tokens[at - 1];
      pieces.push({ kind: 'plain', text: before === '{' || before === '[' ? token : newLine() + token });
    } else if (token === ',') {
      pieces.push({ kind: 'plain', text: token + newLine() });
    } else if (token === ':') {
      pieces.push({ kind: 'plain', text: ': ' });
    } else {
      pieces.push({ kind: token.startsWith('"') ? (next === ':' ? 'key' : 'string') : 'plain', text: token });
    }
  }
  return joinPlain(pieces);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Fewer pieces to draw: neighbours that look the same are one. */
function joinPlain(pieces: readonly JsonToken[]): JsonToken[] {
  const joined: JsonToken[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.kind === 'plain' && piece.kind === 'plain') last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}
