import styles from './kbd.module.css';

/** One key cap: a key, or keys pressed together (`Ctrl S`). */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}

/** A cap for each key, as `ACTIONS` writes them: `Ctrl Shift P`, or `G, D` for one after the other. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className={styles.caps}>
      {keys.split(/(, (?=.))| /).map((key, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys of an action never change.
        key === ', ' ? ',' : key && <Kbd key={index}>{key}</Kbd>,
      )}
    </span>
  );
}
