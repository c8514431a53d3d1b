import { useEffect, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import control from '../../ui/fields/control.module.css';
import { Problem } from '../../ui/fields/text-field.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './setting-text-field.module.css';

/** A setting's text field. Valid text is saved on blur and Enter, and Escape reverts it. */
export function SettingTextField<T>(props: {
  label: string;
  value: string;
  /** Parses the text. Returns null if it's invalid. */
  parse: (typed: string) => T | null;
  /** The message for invalid text. Use a function if it depends on the text. */
  problem: string | ((typed: string) => string);
  /** A message shown while the field is empty. */
  missing?: string | null;
  /** Focuses the field whenever this increases, so screen readers announce the field's problem. */
  focusRequest?: number;
  /** Runs on each edit with whether the text is valid. */
  onEdit?: (isValid: boolean) => void;
  onSave: (value: T) => void;
  numeric?: boolean;
  /** Whether the field is wide enough for URLs and paths. */
  wide?: boolean;
  maxLength?: number;
}) {
  const [typed, setTyped] = useState(props.value);
  const [known, setKnown] = useState(props.value);
  if (known !== props.value) {
    setKnown(props.value);
    setTyped(props.value);
  }
  const input = useRef<HTMLInputElement>(null);
  const parsed = props.parse(typed);
  const missing = typed === '' ? props.missing : null;
  const wrong = typeof props.problem === 'string' ? props.problem : props.problem(typed);
  const problem = parsed === null ? wrong : missing;
  const { focusRequest = 0 } = props;
  useEffect(() => {
    if (focusRequest > 0) input.current?.focus();
  }, [focusRequest]);
  const edit = (text: string) => {
    setTyped(text);
    props.onEdit?.(props.parse(text) !== null);
  };
  const save = () => {
    if (parsed !== null && typed !== props.value) props.onSave(parsed);
  };
  return (
    <TextField
      aria-label={props.label}
      value={typed}
      onChange={edit}
      isInvalid={problem != null}
      validationBehavior="aria"
      className={joinClassNames(styles.field, props.wide && styles.wide)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        else if (event.key === 'Escape' && typed !== props.value) edit(props.value);
      }}
    >
      <Input
        ref={input}
        className={joinClassNames(control.box, styles.input)}
        dir="auto"
        inputMode={props.numeric ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        maxLength={props.maxLength ?? (props.wide ? 2_000 : 200)}
      />
      {problem != null && (
        <Text slot="description" elementType="div">
          <Problem level="problem">{problem}</Problem>
        </Text>
      )}
    </TextField>
  );
}
