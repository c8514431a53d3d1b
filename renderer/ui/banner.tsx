import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** A notice that stays while what it says holds. `actions` are buttons at its end. */
export function Banner(props: {
  tone: 'info' | 'warn' | 'danger';
  icon: IconName;
  children: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div
      className={classNames(styles.banner, styles[props.tone], props.className)}
      role={props.tone === 'info' ? 'status' : 'alert'}
    >
      <Icon name={props.icon} className={styles.icon} />
      <div>{props.children}</div>
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </div>
  );
}
