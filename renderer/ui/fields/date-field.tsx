import { useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import control from './control.module.css';
import styles from './date-field.module.css';

/** The browser's date field. Null: empty or incomplete. */
export function DateField(props: {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
  inline?: boolean;
}) {
  const id = useId();
  return (
    <div className={classNames(control.field, props.inline && styles.inline)}>
      <label htmlFor={id} className={classNames(control.label, styles.label)}>
        {props.label}
      </label>
      <input
        id={id}
        type="date"
        className={classNames(control.box, styles.input)}
        value={props.value ?? ''}
        max="9999-12-31"
        onChange={(event) => props.onChange(event.currentTarget.value || null)}
      />
    </div>
  );
}
