import { Fragment } from 'react';
import type { Translate } from '../../../shared/messages/translate.ts';
import { isMac } from '../browser/platform.ts';
import { useTranslate } from '../messages/use-translate.tsx';
import styles from './kbd.module.css';

/** Key symbols that are the same in every language. */
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

/** Splits a shortcut into its key presses. `G, P` has 2. */
const splitPresses = (keys: string): readonly string[] => keys.split(/, (?=.)/);

/** Formats a shortcut as `Ctrl+Shift+P`, `⇧⌘P` on a Mac, or `G then P`. */
export const formatShortcut = (keys: string, platform: { isMac: boolean }, t: Translate): string =>
  splitPresses(keys)
    .map((press) => formatPress(press.split(' '), platform, t))
    .join(` ${t('frame.thenKey')} `);

function formatPress(keys: readonly string[], { isMac }: { isMac: boolean }, t: Translate): string {
  const getKeyName = (key: string): string => {
    const symbol = (isMac ? MAC_SYMBOLS : SYMBOLS)[key];
    const named = NAMED_KEYS.find((known) => known === key);
    if (symbol || !named || (isMac && key === '+')) return symbol ?? key;
    return t(`frame.caps.${named}`);
  };
  if (!isMac) return keys.map(getKeyName).join('+');
  const modifiers = MAC_MODIFIERS.filter((modifier) => keys.includes(modifier));
  const others = keys.filter((key) => !MAC_MODIFIERS.includes(key));
  return [...modifiers, ...others].map(getKeyName).join('');
}

/** Returns a function that formats a shortcut for this platform and language, such as `Strg+S` or `⌘S`. */
export function useFormatShortcut(): (keys: string) => string {
  const t = useTranslate();
  return (keys) => formatShortcut(keys, { isMac: isMac() }, t);
}

/** Shows a shortcut that is written as in `ACTIONS`, such as `Ctrl Shift P`, or `G, D` for a sequence. */
export function Kbd({ children }: { children: string }) {
  const t = useTranslate();
  const format = useFormatShortcut();
  return (
    <span className={styles.shortcut}>
      {splitPresses(children).map((press, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys of an action never change.
        <Fragment key={index}>
          {index > 0 && ` ${t('frame.thenKey')} `}
          <kbd className={styles.kbd}>{format(press)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
