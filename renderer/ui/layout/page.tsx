import type { ReactNode } from 'react';
import styles from './page.module.css';

/** A view with a header. It fills all the space next to the sidebar. */
export function Page(props: {
  title: string;
  /** Content before the title, such as a Back button. */
  leading?: ReactNode;
  head?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className={styles.page} aria-label={props.title} data-pane="page">
      <div className={styles.header}>
        <div className={styles.name}>
          {props.leading}
          <h1 className={styles.title} tabIndex={-1}>
            {props.title}
          </h1>
        </div>
        {props.head}
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
      </div>
      {props.children}
    </main>
  );
}
