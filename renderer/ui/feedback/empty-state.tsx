import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './empty-state.module.css';

/** What stands in a pane that has nothing to show: why, and what to do. */
export function EmptyState(props: {
  icon: IconName;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <Icon name={props.icon} size={24} className={styles.icon} />
      <h2 className={styles.title}>{props.title}</h2>
      {props.children && <p>{props.children}</p>}
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </div>
  );
}
