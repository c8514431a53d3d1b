import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Said by a screen reader, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
