import { Icon } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './warning-label.module.css';

export function WarningLabel(props: { children: string; className?: string | undefined }) {
  return (
    <span className={classNames(styles.label, props.className)}>
      <Icon name="alert" size={14} />
      {props.children}
    </span>
  );
}
