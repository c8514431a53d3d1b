import {
  type ChangeEvent,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { getLongTextAttributes } from '../format/long-text.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import control from './control.module.css';
import styles from './text-field.module.css';

export interface TextFieldProps {
  label: string;
  /** A note after the label, such as "optional". */
  tag?: string;
  /** The field's text. Use `defaultValue` instead if the component's owner changes the element directly. */
  value?: string;
  defaultValue?: string;
  onChange: (value: string) => void;
  /** Whether the field is a text area that grows with its text. */
  multiline?: boolean;
  rows?: number;
  /** Content at the end of the label's row. */
  counter?: ReactNode;
  help?: ReactNode;
  /** The field's `Problem` elements. Also set `invalid` if the value is rejected. */
  problems?: ReactNode;
  invalid?: boolean;
  icon?: IconName;
  /** Content at the end of the field. */
  trailing?: ReactNode;
  inputMode?: 'text' | 'numeric' | 'url';
  spellCheck?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  /** The text direction. Use `auto` for text that the user wrote. */
  dir?: 'auto' | 'ltr';
  className?: string | undefined;
  /** Whether the label is only the placeholder and the name for screen readers. */
  hidesLabel?: boolean;
  /** Whether the field initially has focus, with its text selected. */
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onBlur?: FocusEventHandler;
  onKeyDown?: KeyboardEventHandler;
}

/** A labeled text field. For screen readers, its counter, help, and problems are linked to it. */
export function TextField(props: TextFieldProps) {
  const { label, tag, counter, help, problems, invalid = false, icon, trailing, readOnly = false } = props;
  const id = useId();
  const below = `${id}-below`;
  const count = `${id}-count`;
  const shared = {
    id,
    ref: props.inputRef,
    dir: props.dir ?? 'auto',
    spellCheck: props.spellCheck ?? true,
    placeholder: props.hidesLabel ? label : props.placeholder,
    'aria-label': props.hidesLabel ? label : undefined,
    value: props.value,
    defaultValue: props.defaultValue,
    readOnly,
    'aria-invalid': invalid || undefined,
    'aria-describedby':
      [(help || problems) && below, counter && count].filter(Boolean).join(' ') || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      props.onChange(event.target.value),
    onBlur: props.onBlur,
    onKeyDown: props.onKeyDown,
    ...(props.autoFocus && { autoFocus: true, onFocus: selectAll }),
  };
  return (
    <div
      className={joinClassNames(
        control.field,
        invalid && styles.invalid,
        readOnly && styles.readOnly,
        props.className,
      )}
    >
      {!props.hidesLabel && (
        <div className={control.header}>
          <label htmlFor={id} className={joinClassNames(control.label, styles.label)}>
            {label}
            {tag && <span className={styles.tag}>{tag}</span>}
          </label>
          {counter && (
            <span id={count} className={styles.count}>
              {counter}
            </span>
          )}
        </div>
      )}
      {props.multiline ? (
        <textarea
          {...shared}
          {...getLongTextAttributes(props.value ?? '')}
          rows={props.rows ?? 3}
          className={joinClassNames(control.box, styles.input, styles.area)}
        />
      ) : icon || trailing ? (
        <div className={joinClassNames(control.box, control.row, styles.input, styles.wrap)}>
          {icon && <Icon name={icon} className={control.icon} />}
          <input {...shared} inputMode={props.inputMode ?? 'text'} className={control.bare} />
          {trailing}
        </div>
      ) : (
        <input
          {...shared}
          inputMode={props.inputMode ?? 'text'}
          className={joinClassNames(control.box, styles.input)}
        />
      )}
      {(help || problems) && (
        <div id={below} className={styles.below}>
          {problems}
          {help && <div className={styles.help}>{help}</div>}
        </div>
      )}
    </div>
  );
}

const selectAll = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void => target.select();

/** A character counter. It's amber near the limit and red over it. */
export function Counter(props: { tone?: 'quiet' | 'near' | 'over'; children: ReactNode; id?: string }) {
  const { tone = 'quiet', id } = props;
  return (
    <span
      {...(id === undefined ? {} : { id })}
      className={joinClassNames(control.note, styles.counter, styles[tone])}
    >
      {tone === 'over' && <Icon name="alert" size={14} />}
      {props.children}
    </span>
  );
}

/** A problem (red) or warning (amber) below a field. */
export function Problem(props: { level: 'problem' | 'warning'; children: ReactNode; id?: string }) {
  return (
    <p
      {...(props.id === undefined ? {} : { id: props.id })}
      className={joinClassNames(styles.problem, props.level === 'warning' && styles.warning)}
    >
      <Icon name="alert" size={14} className={styles.problemIcon} />
      <span>{props.children}</span>
    </p>
  );
}
