/** Matches a letter, mark, or digit of another script, such as Cyrillic or Thai. */
const OTHER_SCRIPT = /^(?![\p{Script=Latin}0-9])[\p{L}\p{M}\p{Nd}]/u;
const LATIN_LETTER = /^\p{Script=Latin}$/u;
const LETTER_OR_DIGIT = /^(?:Key|Digit)([A-Z0-9])$/;

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * Creates a function that returns the keys to look up as shortcuts, most likely first. The typed character is
 * always first. The physical key's Latin letter or digit follows if the keyboard layout has another script.
 * Latin layouts, such as Dvorak, keep their letters.
 */
export function createShortcutKeyReader(): (event: PressedKey) => readonly string[] {
  // Letter keys can also type punctuation, such as `/` in Hebrew and `;` in Dvorak. Only the other letters
  // tell these layouts apart.
  let isLatin = true;
  return ({ key, code, shiftKey }) => {
    const physical = LETTER_OR_DIGIT.exec(code)?.[1];
    if (physical === undefined) return [key];
    const isOther = OTHER_SCRIPT.test(key);
    if (isOther) isLatin = false;
    else if (LATIN_LETTER.test(key)) isLatin = true;
    // Names such as `Dead` and `Process` are longer than a character.
    if (isLatin || (key.length > 1 && !isOther)) return [key];
    return [key, shiftKey ? physical : physical.toLowerCase()];
  };
}

export const readShortcutKeys = createShortcutKeyReader();

/** Returns whether a key press means a letter as a shortcut, regardless of Shift and Caps Lock. */
export const isShortcutLetter = (event: PressedKey, letter: string): boolean =>
  readShortcutKeys(event).some((key) => key.toLowerCase() === letter);
