import type { FocusEventHandler, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon, type IconName } from './icon.tsx';

export interface TextFieldProps {
  label: string;
  /** A quiet word behind the label, such as «optional». */
  tag?: string;
  value: string;
  onChange: (value: string) => void;
  /** Grows with its text; Enter makes a new line. */
  multiline?: boolean;
  rows?: number;
  /** At the end of the label's line. */
  counter?: ReactNode;
  help?: ReactNode;
  /** Problems and warnings, as `Problem` elements; also `invalid` where the value is refused. */
  problems?: ReactNode;
  invalid?: boolean;
  icon?: IconName;
  /** At the end, inside the field's edge. */
  trailing?: ReactNode;
  inputMode?: 'text' | 'numeric' | 'url';
  spellCheck?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  /** Text of an author takes its direction from its own letters. */
  dir?: 'auto' | 'ltr';
  className?: string | undefined;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onBlur?: FocusEventHandler;
  onKeyDown?: KeyboardEventHandler;
}

/** A labelled text field with counter, help and problems, all of them tied to it for a screen reader. */
export function TextField(props: TextFieldProps) {
  const { label, tag, counter, help, problems, invalid = false, icon, trailing, readOnly = false } = props;
  const shared = {
    dir: props.dir ?? 'auto',
    spellCheck: props.spellCheck ?? true,
    ...(props.placeholder === undefined ? {} : { placeholder: props.placeholder }),
    ...(props.onBlur ? { onBlur: props.onBlur } : {}),
    ...(props.onKeyDown ? { onKeyDown: props.onKeyDown } : {}),
    ...(props.inputRef ? { ref: props.inputRef } : {}),
  };
  return (
    <AriaTextField
      className={classNames(styles.field, props.className)}
      value={props.value}
      onChange={props.onChange}
      isInvalid={invalid}
      isReadOnly={readOnly}
      validationBehavior="aria"
    >
      <div className={styles.head}>
        <Label className={styles.label ?? ''}>
          {label}
          {tag && <span className={styles.tag}>{tag}</span>}
        </Label>
        {counter}
      </div>
      {props.multiline ? (
        <TextArea {...shared} rows={props.rows ?? 3} className={classNames(styles.input, styles.area)} />
      ) : icon || trailing ? (
        <div className={classNames(styles.input, styles.wrap)}>
          {icon && <Icon name={icon} className={styles.icon} />}
          <Input {...shared} inputMode={props.inputMode ?? 'text'} className={styles.bare ?? ''} />
          {trailing}
        </div>
      ) : (
        <Input {...shared} inputMode={props.inputMode ?? 'text'} className={styles.input ?? ''} />
      )}
      {(help || problems) && (
        <Text slot="description" elementType="div" className={styles.below ?? ''}>
          {problems}
          {help && <div className={styles.help}>{help}</div>}
        </Text>
      )}
    </AriaTextField>
  );
}

/** A count at the end of a label's line: quiet, amber when near or doubtful, red when over. */
export function Counter(props: { tone?: 'quiet' | 'near' | 'over'; children: ReactNode; id?: string }) {
  const { tone = 'quiet', id } = props;
  return (
    <span {...(id === undefined ? {} : { id })} className={classNames(styles.counter, styles[tone])}>
      {tone === 'over' && <Icon name="alert" size={14} />}
      {props.children}
    </span>
  );
}

/** One problem (red) or warning (amber) under what it is about. */
export function Problem(props: { level: 'problem' | 'warning'; children: ReactNode; id?: string }) {
  return (
    <p
      {...(props.id === undefined ? {} : { id: props.id })}
      className={classNames(styles.problem, props.level === 'warning' && styles.warning)}
    >
      <Icon name="alert" size={14} className={styles.problemIcon} />
      <span>{props.children}</span>
    </p>
  );
}
