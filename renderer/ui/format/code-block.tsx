import type { ReactNode } from 'react';
import { CopyButton } from '../buttons/copy-button.tsx';
import styles from './code-block.module.css';

/** A code block with a Copy button. `copy` may contain more text than the block shows. */
export function CodeBlock(props: {
  title: string;
  note?: string;
  copy: string;
  what: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={props.what}>
      <div className={styles.header}>
        <h3 className={styles.title}>{props.title}</h3>
        {props.note && <span>{props.note}</span>}
        <span className={styles.spacer} />
        <CopyButton text={props.copy} what={props.what} />
      </div>
      <pre className={styles.code} dir="ltr">
        {props.children}
      </pre>
    </section>
  );
}
