import type { ReactNode } from 'react';
import styles from './panel-section.module.css';

/** A part of the side: its title, a quiet word behind it, and what can be done at the end of the line. */
export function PanelSection(props: {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-label={props.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{props.title}</h2>
        {props.note}
        <span className={styles.space} />
        {props.actions}
      </div>
      {props.children}
    </section>
  );
}

/** A quiet sentence under a control. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
