/** Everything that shows nothing, but joins of emoji, and what stands for bytes that are no text. */
const NOT_PRINTABLE = /[[\p{C}\ufffd]--\u200d]+/gv;

/** So much text in one piece is no accident. */
const LEGIBLE = /[\p{L}\p{N}\p{P}\p{S}]{4}/u;

/** What can be shown of a text in one line, cut where it gets longer. */
export function printable(text: string, length: number): string {
  // Whoever wrote a film into a file of ours need not wait until all of it is looked at.
  const start = text.slice(0, length * 20);
  const shown = start.replaceAll(NOT_PRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim();
  const characters = [...shown];
  return characters.length <= length ? shown : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Whether a person would find words in what `printable` gives. */
export const isLegible = (shown: string): boolean => LEGIBLE.test(shown);
