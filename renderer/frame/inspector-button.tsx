import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { ACTIONS } from '../ui/actions/actions.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { classNames } from '../ui/styles/class-names.ts';
import { useText } from '../ui/text/text.tsx';
import styles from './inspector.module.css';

/**
 * Opens the drawer, and says what is not seen while it is closed: how many similar questions wait in it. Their number
 * is on the button once one of them is close; in words it is always there.
 */
export function InspectorButton(props: { isOpen: boolean; onPress: () => void }) {
  const { similar } = useAppState();
  const { count, hits } = useStore(similar);
  const text = useText();
  const [keys] = ACTIONS['inspector.toggle'].keys;
  const isNear = hits.some(({ grade }) => grade !== 'related');
  const isVeryNear = hits.some(({ grade }) => grade === 'very-close');
  return (
    <span className={styles.button}>
      <IconButton
        icon="panel"
        label={text.frame.showPreview + (count ? text.similar.waiting(count) : '')}
        keys={keys}
        expanded={props.isOpen}
        onPress={props.onPress}
      />
      {isNear && !props.isOpen && (
        <span className={classNames(styles.waiting, isVeryNear && styles.near)} aria-hidden="true">
          {text.similar.count(hits.length)}
        </span>
      )}
    </span>
  );
}
