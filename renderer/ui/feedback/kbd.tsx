import { useTranslate } from '../messages/use-translate.tsx';
import styles from './kbd.module.css';

/** Keys whose names are translated. */
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

/** Returns a function that translates the key names of a shortcut, such as `Strg S`. */
export function useKeyNames(): (keys: string) => string {
  const t = useTranslate();
  return (keys) =>
    keys.replaceAll(/[^ ,]+/g, (key) => {
      const cap = TRANSLATED_KEYS.find((known) => known === key);
      return cap ? t(`frame.caps.${cap}`) : key;
    });
}

/** One key, or keys pressed together, such as `Ctrl S`. */
export function Kbd({ children }: { children: string }) {
  const wordsOf = useKeyNames();
  return <kbd className={styles.kbd}>{wordsOf(children)}</kbd>;
}

/** A shortcut such as `Ctrl Shift P`, or `G, D` for one key after the other. */
export function KeyboardShortcut({ keys }: { keys: string }) {
  return (
    <span className={styles.shortcut}>
      {keys.split(/(, (?=.))| /).map((key, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys of an action never change.
        key === ', ' ? ',' : key && <Kbd key={index}>{key}</Kbd>,
      )}
    </span>
  );
}
