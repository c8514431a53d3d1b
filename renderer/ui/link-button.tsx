import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

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
