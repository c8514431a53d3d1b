import { useId } from 'react';
import hidden from '../layout/visually-hidden.module.css';
import styles from './radio-list.module.css';

/** One of a few that need explaining, one under the other. */
export function RadioList<Id extends string>(props: {
  label: string;
  choices: readonly { id: Id; label: string; help?: string }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} className={styles.list}>
      {props.choices.map(({ id, label, help }) => (
        <label key={id} className={styles.radio}>
          <input
            type="radio"
            name={name}
            className={hidden.hidden}
            checked={id === props.value}
            onChange={() => props.onChange(id)}
          />
          <i className={styles.dot} aria-hidden="true" />
          <span className={styles.words}>
            {label}
            {help !== undefined && <span className={styles.help}>{help}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
