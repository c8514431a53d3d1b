import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './banner.module.css';

/** A message that is shown as long as it applies. `actions` are the buttons at the message's end. */
export function Banner(props: {
  tone: 'info' | 'warn' | 'danger';
  icon: IconName;
  children: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div
      className={joinClassNames(styles.banner, styles[props.tone], props.className)}
      role={props.tone === 'info' ? 'status' : 'alert'}
    >
      <Icon name={props.icon} className={styles.icon} />
      <div>{props.children}</div>
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </div>
  );
}
