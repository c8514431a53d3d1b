/** Matches replacements for invalid bytes, and invisible characters except for emoji joiners. */
const NOT_PRINTABLE = /[[\p{C}\ufffd]--\u200d]+/gv;

/** Matches 4 visible characters in a row, because that many rarely occur by chance. */
const LEGIBLE = /[\p{L}\p{N}\p{P}\p{S}]{4}/u;

/** Returns the text's visible part on one line, truncated after `length` characters. */
export function toPrintable(text: string, length: number): string {
  // The text can be very long.
  const start = text.slice(0, length * 20);
  const shown = start.replaceAll(NOT_PRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim();
  const characters = [...shown];
  return characters.length <= length ? shown : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Returns whether the result of `toPrintable` contains words. */
export const isLegible = (shown: string): boolean => LEGIBLE.test(shown);

/**
 * Matches control characters except for tabs and line breaks, and characters that change the direction of the
 * text after them.
 */
const TERMINAL_CONTROL = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Replaces control characters with escapes such as `\u001b`, because text from a file or a response could
 * control the terminal. The escapes don't change the meaning of JSON.
 */
export const escapeControls = (text: string): string =>
  text.replaceAll(
    TERMINAL_CONTROL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
