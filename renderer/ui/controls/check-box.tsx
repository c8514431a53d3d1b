import type { KeyboardEventHandler } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './check-box.module.css';

/** A box to tick. `mixed`: some of what it stands for is ticked. */
export function CheckBox(props: {
  /** Its name, read out; not where a `<label>` around it has one. */
  label?: string;
  className?: string | undefined;
  checked: boolean;
  mixed?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  tabIndex?: number;
  onFocus?: () => void;
  onKeyDown?: KeyboardEventHandler;
  describedBy?: string | undefined;
}) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = props.mixed ?? false;
      }}
      type="checkbox"
      className={classNames(styles.check, props.className)}
      {...(props.label === undefined ? {} : { 'aria-label': props.label })}
      {...(props.describedBy ? { 'aria-describedby': props.describedBy } : {})}
      checked={props.checked}
      disabled={props.disabled}
      tabIndex={props.tabIndex}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onChange={(event) => props.onChange(event.target.checked)}
    />
  );
}
