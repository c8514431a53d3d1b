import type { ReactNode } from 'react';
import styles from './panel-section.module.css';

export function PanelSection(props: {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-label={props.title}>
      <div className={styles.header}>
        <h2 className={styles.title}>{props.title}</h2>
        {props.note}
        <span className={styles.spacer} />
        {props.actions}
      </div>
      {props.children}
    </section>
  );
}

export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
