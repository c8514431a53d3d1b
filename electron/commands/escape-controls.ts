/**
 * The text with control characters written out, such as `\x1b`, and line ends left as they are. What stands in a
 * foreign file could otherwise move the cursor, or give the terminal orders.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROL, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

const CONTROL = /[^\P{Cc}\n]/gu;
