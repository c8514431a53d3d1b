/** Matches a letter of another script, such as Cyrillic or Greek. */
const OTHER_LETTER = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * Returns the key for shortcuts. It's the typed character, or the physical key's Latin letter if the keyboard
 * layout has another script there. Latin layouts, such as Dvorak, keep their letters.
 */
export const readShortcutKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  OTHER_LETTER.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key) : key;
