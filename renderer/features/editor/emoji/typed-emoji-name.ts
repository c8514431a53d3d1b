/** The name of an emoji that is being typed: from its colon to the caret. */
export interface TypedName {
  readonly start: number;
  readonly end: number;
  /** Without the colon. */
  readonly name: string;
}

/** A colon that begins a word, and at least two characters of a name: fewer say too little, and are often a smiley. */
const BEGUN = /(?<![^\s([{"“‘']):([\p{L}\p{N}_+-]{2,40})$/u;

/** No name is longer than this with its colon; what is before makes no difference. */
const LONGEST = 42;

/** The name being typed in `text` at the caret, or null. A name that goes on behind the caret, or is closed, is none. */
export function nameAtCaret(text: string, caret: number): TypedName | null {
  const before = text.slice(Math.max(0, caret - LONGEST), caret);
  const name = BEGUN.exec(before)?.[1];
  if (name === undefined || /^[\p{L}\p{N}_+:-]/u.test(text.slice(caret))) return null;
  return { start: caret - name.length - 1, end: caret, name };
}
