import styles from './kbd.module.css';

/** One key cap: a key, or keys pressed together (`Ctrl S`). */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
