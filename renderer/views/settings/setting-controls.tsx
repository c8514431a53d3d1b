import type { ReactNode } from 'react';
import styles from './setting-controls.module.css';

/** A setting: what it is, what it does, and its control, which carries the label itself. */
export function SettingRow(props: { label: string; help?: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <div>{props.label}</div>
        {props.help && <p className={styles.help}>{props.help}</p>}
      </div>
      {props.children}
    </div>
  );
}
