import type { Translate } from '../../../shared/messages/translate.ts';

/** Keys that look the same in every language. */
const SYMBOLS: Record<string, string> = { Up: '↑', Down: '↓', Left: '←', Right: '→' };

const MAC_SYMBOLS: Record<string, string> = {
  ...SYMBOLS,
  Ctrl: '⌘',
  Alt: '⌥',
  Shift: '⇧',
  Enter: '↩',
  Tab: '⇥',
  Backspace: '⌫',
  Del: '⌦',
  '-': '−',
};

/** The order of modifiers on macOS. */
const MAC_MODIFIERS = ['Alt', 'Shift', 'Ctrl'];

/** Keys whose names are translated. */
const NAMED_KEYS = [
  'Ctrl',
  'Shift',
  'Enter',
  'Backspace',
  'Del',
  'Space',
  'PageUp',
  'PageDown',
  '+',
  '-',
] as const;

/** The presses of a shortcut as `ACTIONS` writes it: `G, P` has 2. */
export const pressesOf = (keys: string): readonly string[] => keys.split(/, (?=.)/);

/** Formats a shortcut as `ACTIONS` writes it: `Ctrl+Shift+P`, `⇧⌘P` on a Mac, or `G then P`. */
export const formatShortcut = (keys: string, platform: { isMac: boolean }, t: Translate): string =>
  pressesOf(keys)
    .map((press) => formatPress(press.split(' '), platform, t))
    .join(` ${t('frame.thenKey')} `);

function formatPress(keys: readonly string[], { isMac }: { isMac: boolean }, t: Translate): string {
  const nameOf = (key: string): string => {
    const symbol = (isMac ? MAC_SYMBOLS : SYMBOLS)[key];
    const named = NAMED_KEYS.find((known) => known === key);
    if (symbol || !named || (isMac && key === '+')) return symbol ?? key;
    return t(`frame.caps.${named}`);
  };
  if (!isMac) return keys.map(nameOf).join('+');
  const modifiers = MAC_MODIFIERS.filter((modifier) => keys.includes(modifier));
  const others = keys.filter((key) => !MAC_MODIFIERS.includes(key));
  return [...modifiers, ...others].map(nameOf).join('');
}
