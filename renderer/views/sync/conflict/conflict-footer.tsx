import { ACTIONS } from '../../../actions/action-table.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Kbd } from '../../../ui/feedback/kbd.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import type { Side } from './conflict-choices.ts';
import styles from './conflict-view.module.css';

const [USE_KEYS] = ACTIONS['question.queue'].keys;

/** The keyboard hints, and the buttons that resolve the conflict. */
export function ConflictFooter(props: {
  /** Whether single-key shortcuts are on. */
  hasLetters: boolean;
  /** Why the result can't be used; null if it can. */
  reason: string | null;
  /** Why a complete result is invalid; null if it's valid. */
  problem: string | null;
  onAll: (side: Side) => void;
  onKeep: () => void;
  onUse: () => void;
}) {
  const { reason } = props;
  const t = useTranslate();
  return (
    <div className={styles.footer}>
      {props.hasLetters && (
        <div className={styles.keys} aria-hidden="true">
          <span>
            <Kbd>J</Kbd>
            <Kbd>K</Kbd> {t('sync.compare.keys.field')}
          </span>
          <span>
            <Kbd>1</Kbd> {t('sync.compare.keys.yours')}
          </span>
          <span>
            <Kbd>2</Kbd> {t('sync.compare.keys.theirs')}
          </span>
          <span>
            <Kbd>3</Kbd> {t('sync.compare.keys.combine')}
          </span>
          <span>
            <Kbd>B</Kbd> {t('sync.compare.keys.before')}
          </span>
        </div>
      )}
      {props.problem !== null && <p className={styles.problem}>{props.problem}</p>}
      <Button variant="ghost" onPress={() => props.onAll('local')}>
        {t('sync.compare.allMine')}
      </Button>
      <Button variant="ghost" onPress={() => props.onAll('remote')}>
        {t('sync.compare.allTheirs')}
      </Button>
      <Button disabledReason={reason} onPress={props.onKeep}>
        {t('sync.compare.keepHere')}
      </Button>
      <Button variant="primary" keys={USE_KEYS} disabledReason={reason} onPress={props.onUse}>
        {t('sync.compare.use')}
      </Button>
    </div>
  );
}
