import { ACTIONS } from '../ui/actions/actions.ts';
import { Kbd } from '../ui/actions/kbd.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './compare.module.css';
import type { Side } from './compare-choices.ts';

const [USE_KEYS] = ACTIONS['question.queue'].keys;

/** The keys, and what can be done with the result. */
export function CompareFoot(props: {
  /** Whether single letters are keys. */
  hasLetters: boolean;
  /** Why the result can't be taken; null where it can. */
  reason: string | null;
  /** What is wrong with the result, where all is chosen and it still can't be taken. */
  problem: string | null;
  onAll: (side: Side) => void;
  onKeep: () => void;
  onUse: () => void;
}) {
  const { reason } = props;
  const words = useText().sync.compare;
  return (
    <div className={styles.foot}>
      {props.hasLetters && (
        <div className={styles.keys} aria-hidden="true">
          <span>
            <Kbd>J</Kbd>
            <Kbd>K</Kbd> {words.keys.field}
          </span>
          <span>
            <Kbd>1</Kbd> {words.keys.yours}
          </span>
          <span>
            <Kbd>2</Kbd> {words.keys.theirs}
          </span>
          <span>
            <Kbd>3</Kbd> {words.keys.combine}
          </span>
          <span>
            <Kbd>B</Kbd> {words.keys.before}
          </span>
        </div>
      )}
      {props.problem !== null && <p className={styles.problem}>{props.problem}</p>}
      <Button variant="ghost" onPress={() => props.onAll('local')}>
        {words.allMine}
      </Button>
      <Button variant="ghost" onPress={() => props.onAll('remote')}>
        {words.allTheirs}
      </Button>
      <Button disabledReason={reason} onPress={props.onKeep}>
        {words.keepHere}
      </Button>
      <Button variant="primary" keys={USE_KEYS} disabledReason={reason} onPress={props.onUse}>
        {words.use}
      </Button>
    </div>
  );
}
