import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './switch.module.css';

/** A switch with a visible On or Off label. */
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
    <AriaSwitch
      aria-label={props.label}
      className={joinClassNames(styles.switch, props.className)}
      isSelected={props.value}
      isDisabled={props.disabled ?? false}
      onChange={props.onChange}
    >
      <span aria-hidden="true">{props.value ? props.on : props.off}</span>
      <i className={styles.track} aria-hidden="true" />
    </AriaSwitch>
  );
}
