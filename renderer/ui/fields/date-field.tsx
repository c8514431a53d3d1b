import { useId } from 'react';
import { joinClassNames } from '../styles/class-names.ts';
import control from './control.module.css';
import styles from './date-field.module.css';
import { Problem } from './text-field.tsx';

/** A native date field. The value is null if the field is empty or incomplete. */
export function DateField(props: {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
  inline?: boolean;
  autoFocus?: boolean;
}) {
  const id = useId();
  return (
    <div className={joinClassNames(control.field, props.inline && styles.inline)}>
      <label htmlFor={id} className={joinClassNames(control.label, styles.label)}>
        {props.label}
      </label>
      <input
        id={id}
        type="date"
        className={joinClassNames(control.box, styles.input)}
        value={props.value ?? ''}
        max="9999-12-31"
        onChange={(event) => props.onChange(event.currentTarget.value || null)}
        {...(props.autoFocus ? { autoFocus: true } : {})}
      />
    </div>
  );
}

/**
 * A native field for a date and time without a time zone. The value is an empty string if the field is empty
 * or incomplete.
 */
export function DateTimeField(props: {
  label: string;
  value: string;
  max: string;
  problem: string | null;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={control.field}>
      <label htmlFor={id} className={joinClassNames(control.label, styles.label)}>
        {props.label}
      </label>
      <input
        id={id}
        type="datetime-local"
        className={joinClassNames(control.box, styles.input)}
        value={props.value}
        max={props.max}
        aria-invalid={props.problem !== null}
        aria-describedby={`${id}-below`}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      <div id={`${id}-below`} aria-live="polite">
        {props.problem !== null && <Problem level="problem">{props.problem}</Problem>}
      </div>
    </div>
  );
}
