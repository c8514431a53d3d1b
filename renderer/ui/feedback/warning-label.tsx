import { Icon } from '../icons/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './warning-label.module.css';

export function WarningLabel(props: { children: string; className?: string | undefined }) {
  return (
    <span className={joinClassNames(styles.label, props.className)}>
      <Icon name="alert" size={14} />
      {props.children}
    </span>
  );
}
