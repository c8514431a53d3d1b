import { useTranslate } from '../messages/use-translate.tsx';
import styles from './kbd.module.css';

/** Keys that are called differently in other languages. */
const TRANSLATED_KEYS = [
  'Ctrl',
  'Shift',
  'Del',
  'Space',
  'Backspace',
  'Page',
  'Up',
  'Down',
  'Left',
  'Right',
] as const;

/** Gives keys, as `ACTIONS` writes them, in the words of the author's keyboard: `Strg S`. */
export function useKeyNames(): (keys: string) => string {
  const t = useTranslate();
  return (keys) =>
    keys.replaceAll(/[^ ,]+/g, (key) => {
      const cap = TRANSLATED_KEYS.find((known) => known === key);
      return cap ? t(`frame.caps.${cap}`) : key;
    });
}

/** One key cap: a key, or keys pressed together (`Ctrl S`). */
export function Kbd({ children }: { children: string }) {
  const wordsOf = useKeyNames();
  return <kbd className={styles.kbd}>{wordsOf(children)}</kbd>;
}

/** A cap for each key, as `ACTIONS` writes them: `Ctrl Shift P`, or `G, D` for one after the other. */
export function KeyboardShortcut({ keys }: { keys: string }) {
  return (
    <span className={styles.caps}>
      {keys.split(/(, (?=.))| /).map((key, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys of an action never change.
        key === ', ' ? ',' : key && <Kbd key={index}>{key}</Kbd>,
      )}
    </span>
  );
}
