import { LIMITS } from '../../shared/checks/limits.ts';
import { Kbd } from '../ui/actions/kbd.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './add-option.module.css';

/** The button under the options; beside it the key that does the same, or why there can be no more. */
export function AddOption({
  count,
  enterAdds,
  onAdd,
}: {
  count: number;
  /** Whether Enter in the last row adds one too. */
  enterAdds: boolean;
  onAdd: () => void;
}) {
  const text = useText().editor;
  const isFull = count >= LIMITS.options.max;
  const full = text.optionsFull(LIMITS.options.max);
  return (
    <div className={styles.add}>
      <button
        type="button"
        className={styles.button}
        data-add-option=""
        aria-disabled={isFull}
        title={isFull ? full : undefined}
        onClick={() => {
          if (!isFull) onAdd();
        }}
      >
        <Icon name="plus" />
        {text.addOption}
      </button>
      {(isFull || enterAdds) && (
        <span className={styles.hint}>
          {!isFull && <Kbd>{text.enterKey}</Kbd>}
          {isFull ? full : text.addsNext}
        </span>
      )}
    </div>
  );
}
