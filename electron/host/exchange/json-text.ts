import type { JsonFault } from '../../../shared/file-fault.ts';

/** A text that is no JSON. */
export class NoJson extends Error {
  readonly why: JsonFault;

  constructor(why: JsonFault) {
    super(`This is no JSON: ${why}.`);
    this.why = why;
  }
}

/** A JSON text, passed over piece by piece. */
export interface JsonText {
  /** The character here, without blanks in front; undefined at the end. */
  next(): string | undefined;
  /** The line here, from 1. */
  line(): number;
  /** How many UTF-16 units are in front. */
  at(): number;
  /** Moves behind the character here. */
  skip(): void;
  /** Moves behind a text in double quotes; returns it as it stands. Throws NoJson. */
  passText(): string;
  /** Moves behind a number or name; false where none is here. */
  passLiteral(): boolean;
}

const BLANKS = /[ \t\r\n]*/y;
/** Everything but control characters, quotes and backslashes. */
const PLAIN_TEXT = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** A text at its beginning. */
export function createJsonText(text: string): JsonText {
  let at = 0;
  let line = 1;
  /** The first line break that isn't counted; looked for once, since a text of one line may have thousands of elements. */
  let nextBreak = breakFrom(0);

  function breakFrom(start: number): number {
    const found = text.indexOf('\n', start);
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  }
  function pass(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  }
  return {
    next() {
      pass(BLANKS);
      return text[at];
    },
    line() {
      while (nextBreak < at) {
        line += 1;
        nextBreak = breakFrom(nextBreak + 1);
      }
      return line;
    },
    at: () => at,
    skip() {
      at += 1;
    },
    passText() {
      const start = at;
      at += 1;
      do pass(PLAIN_TEXT);
      while (pass(ESCAPE));
      if (text[at] !== '"') throw new NoJson(wrongInText(text[at]));
      at += 1;
      return text.slice(start, at);
    },
    passLiteral: () => pass(LITERAL),
  };
}

function wrongInText(character: string | undefined): JsonFault {
  if (character === undefined) return 'open-text';
  return character === '\\' ? 'escape' : 'control';
}
