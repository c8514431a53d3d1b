import type { StoredOption } from '../../../shared/library.ts';
import { Stepper } from '../../ui/fields/stepper.tsx';
import { Emoji } from '../../ui/icons/emoji.tsx';
import styles from './vote-fields.module.css';

/** More than any chat has people. */
const MAX_VOTES = 9_999_999;

/** A number of votes for each option of a question. `onChange` gets what makes the next votes of those there are. */
export function VoteFields(props: {
  options: readonly StoredOption[];
  votes: readonly number[];
  onChange: (next: (now: readonly number[]) => readonly number[]) => void;
}) {
  return (
    <div className={styles.votes}>
      {props.options.map((option, at) => (
        <Stepper
          // biome-ignore lint/suspicious/noArrayIndexKey: options stay where they are while this is shown.
          key={at}
          leading={
            <span className={styles.emoji}>
              <Emoji emoji={option.emoji} />
            </span>
          }
          label={option.text}
          dir="auto"
          value={props.votes[at] ?? 0}
          max={MAX_VOTES}
          // From what is there by then: leaving one field and a click in another come in one go.
          onChange={(count) => props.onChange((now) => now.with(at, count))}
        />
      ))}
    </div>
  );
}
