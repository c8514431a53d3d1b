import { useId, useState } from 'react';
import { FIRST_DAY, isPlausibleDay, LAST_DAY } from '../../../shared/library/calendar-date.ts';
import { formatNewDays } from '../format/time-format.ts';
import { useTranslate } from '../messages/use-translate.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import control from './control.module.css';
import styles from './date-field.module.css';
import { Problem } from './text-field.tsx';

/**
 * A native date field. The value is null if the field is empty or incomplete. A date outside the range of new
 * dates stays in the field with a message.
 */
export function DateField(props: {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
  /** Whether the field also accepts old dates outside the range, to find them. */
  anyYear?: boolean;
  inline?: boolean;
  autoFocus?: boolean;
}) {
  const t = useTranslate();
  const id = useId();
  const { value, anyYear } = props;
  const { isTypingYear, typing } = useYearTyping(value ?? '');
  const isOutside = !anyYear && value !== null && !isPlausibleDay(value) && !isTypingYear;
  return (
    <div className={joinClassNames(control.field, props.inline && styles.inline)}>
      <label htmlFor={id} className={joinClassNames(control.label, styles.label)}>
        {props.label}
      </label>
      <input
        {...typing}
        id={id}
        type="date"
        className={joinClassNames(control.box, styles.input)}
        value={value ?? ''}
        max={anyYear ? '9999-12-31' : LAST_DAY}
        onChange={(event) => props.onChange(event.currentTarget.value || null)}
        {...(!anyYear && { min: FIRST_DAY, 'aria-invalid': isOutside, 'aria-describedby': `${id}-below` })}
        {...(props.autoFocus ? { autoFocus: true } : {})}
      />
      {!anyYear && (
        <div id={`${id}-below`} className={styles.below} aria-live="polite">
          {isOutside && <Problem level="problem">{t('library.plan.outsideField', formatNewDays(t))}</Problem>}
        </div>
      )}
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
  min: string;
  max: string;
  problem: string | null;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const { isTypingYear, typing } = useYearTyping(props.value);
  const problem = isTypingYear ? null : props.problem;
  return (
    <div className={control.field}>
      <label htmlFor={id} className={joinClassNames(control.label, styles.label)}>
        {props.label}
      </label>
      <input
        {...typing}
        id={id}
        type="datetime-local"
        className={joinClassNames(control.box, styles.input)}
        value={props.value}
        min={props.min}
        max={props.max}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-below`}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      <div id={`${id}-below`} className={styles.below} aria-live="polite">
        {problem !== null && <Problem level="problem">{problem}</Problem>}
      </div>
    </div>
  );
}

/** Returns whether the first digits of a year are typed, such as 0020, and the field's events. */
function useYearTyping(value: string) {
  const [isTyping, setTyping] = useState(false);
  return {
    isTypingYear: isTyping && value < '1000',
    typing: {
      onInput: () => setTyping(true),
      onBlur: () => setTyping(false),
      onKeyDown: ({ key }: { key: string }) => {
        if (key === 'Enter') setTyping(false);
      },
    },
  };
}
