import type { StoredOption } from '../../../shared/library/entry.ts';
import { MAX_VOTES } from '../../../shared/question/pasted-votes.ts';
import { Stepper } from '../../ui/fields/stepper.tsx';
import { Emoji } from '../../ui/icons/emoji.tsx';
import styles from './vote-fields.module.css';

/** Fields for each option's votes. `onChange` receives an updater function. */
export function VoteFields(props: {
  options: readonly StoredOption[];
  votes: readonly number[];
  onChange: (next: (now: readonly number[]) => readonly number[]) => void;
}) {
  return (
    <div className={styles.votes}>
      {props.options.map((option, at) => (
        <Stepper
          // biome-ignore lint/suspicious/noArrayIndexKey: the options don't move while the fields are shown.
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
          // Pass an updater, because a blur and a click may change 2 fields at once.
          onChange={(count) => props.onChange((now) => now.with(at, count))}
        />
      ))}
    </div>
  );
}
