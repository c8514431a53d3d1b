import hidden from '../layout/visually-hidden.module.css';
import { classNames } from '../styles/class-names.ts';
import styles from './switch.module.css';

/** On or off, in words and by position. `on` and `off` are the words. */
export function Switch(props: {
  label: string;
  on: string;
  off: string;
  value: boolean;
  onChange: (value: boolean) => void;
  disabled?: boolean;
  className?: string | undefined;
}) {
  return (
    <label className={classNames(styles.switch, props.className)}>
      <input
        type="checkbox"
        role="switch"
        aria-label={props.label}
        className={hidden.hidden}
        checked={props.value}
        aria-checked={props.value}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span aria-hidden="true">{props.value ? props.on : props.off}</span>
      <i className={styles.track} aria-hidden="true" />
    </label>
  );
}
