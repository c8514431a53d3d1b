import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './check.module.css';
import { CheckBox } from './check-box.tsx';

/** A box to tick, with its words behind it. */
export function Check(props: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  /** A quiet number at the end of the line. */
  count?: string;
  className?: string | undefined;
}) {
  return (
    <label className={classNames(styles.line, props.className)}>
      <CheckBox className={styles.box} checked={props.checked} onChange={props.onChange} />
      <span className={styles.words}>{props.children}</span>
      {props.count !== undefined && <span className={styles.count}>{props.count}</span>}
    </label>
  );
}
