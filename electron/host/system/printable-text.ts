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

/** Control characters except tabs and line breaks, and marks that reverse the order of the text after them. */
const TERMINAL_CONTROL = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns the text with control characters as escapes, such as `\u001b`. Text from a file or a response could otherwise
 * control the terminal. JSON stays the same JSON.
 */
export const escapeControls = (text: string): string =>
  text.replaceAll(
    TERMINAL_CONTROL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
