export interface JsonToken {
  kind: 'plain' | 'key' | 'string';
  text: string;
}

/** Longer text is shown unformatted, because thousands of elements would slow down rendering. */
const MAX_FORMATTED_LENGTH = 64 * 1024;
const MAX_INDENT_LEVELS = 24;

/** The closing quote is optional so that matching takes linear time. Valid JSON always has it. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Formats JSON as tokens. Numbers and duplicate fields aren't changed. Returns null if the text isn't JSON or
 * is too long.
 */
export function formatJson(text: string): JsonToken[] | null {
  if (text.length > MAX_FORMATTED_LENGTH || !isJson(text)) return null;
  const tokens = text.match(TOKEN) ?? [];
  const pieces: JsonToken[] = [];
  let depth = 0;
  const createLineBreak = () => `\n${'  '.repeat(Math.min(depth, MAX_INDENT_LEVELS))}`;
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (token === '{' || token === '[') {
      depth += 1;
      const isEmpty = next === '}' || next === ']';
      pieces.push({ kind: 'plain', text: isEmpty ? token : token + createLineBreak() });
    } else if (token === '}' || token === ']') {
      depth -= 1;
      const before = tokens[at - 1];
      pieces.push({
        kind: 'plain',
        text: before === '{' || before === '[' ? token : createLineBreak() + token,
      });
    } else if (token === ',') {
      pieces.push({ kind: 'plain', text: token + createLineBreak() });
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

/** Merges adjacent plain tokens so that fewer elements are rendered. */
function joinPlain(pieces: readonly JsonToken[]): JsonToken[] {
  const joined: JsonToken[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.kind === 'plain' && piece.kind === 'plain') last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}
