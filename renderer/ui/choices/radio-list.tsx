import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import smallText from '../styles/small-text.module.css';
import styles from './radio-list.module.css';

/** A radio group that explains each choice. */
export function RadioList<Id extends string>(props: {
  label: string;
  choices: readonly { id: Id; label: string; help?: string }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  return (
    <RadioGroup
      aria-label={props.label}
      className={styles.list ?? ''}
      value={props.value}
      onChange={(value) => {
        const chosen = props.choices.find(({ id }) => id === value);
        if (chosen) props.onChange(chosen.id);
      }}
    >
      {props.choices.map(({ id, label, help }) => (
        <Radio key={id} value={id} className={styles.radio ?? ''}>
          <i className={styles.dot} aria-hidden="true" />
          <span className={styles.text}>
            {label}
            {help !== undefined && <span className={smallText.hint}>{help}</span>}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
