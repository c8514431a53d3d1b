/** Invisible characters except emoji joiners, and replacements for invalid bytes. */
const NOT_PRINTABLE = /[[\p{C}\ufffd]--\u200d]+/gv;

/** 4 visible characters in a row aren't a coincidence. */
const LEGIBLE = /[\p{L}\p{N}\p{P}\p{S}]{4}/u;

/** The visible part of a text in one line, shortened. */
export function printable(text: string, length: number): string {
  // The text can be very long.
  const start = text.slice(0, length * 20);
  const shown = start.replaceAll(NOT_PRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim();
  const characters = [...shown];
  return characters.length <= length ? shown : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Whether the result of `printable` contains words. */
export const isLegible = (shown: string): boolean => LEGIBLE.test(shown);
