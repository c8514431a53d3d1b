import { Icon, type IconName } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './button.module.css';

/** A link out of the window that looks like a quiet button. */
export function LinkButton(props: { href: string; icon: IconName; children: string }) {
  return (
    <a
      href={props.href}
      target="_blank"
      rel="noreferrer"
      className={classNames(styles.button, styles.ghost, styles.base)}
    >
      <Icon name={props.icon} className={styles.icon} />
      {props.children}
      <Icon name="ext" />
    </a>
  );
}
