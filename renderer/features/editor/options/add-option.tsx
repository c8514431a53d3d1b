import { LIMITS } from '../../../../shared/question/fields.ts';
import { Kbd } from '../../../ui/feedback/kbd.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
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
  const t = useTranslate();
  const isFull = count >= LIMITS.options.max;
  const full = t('editor.optionsFull', { max: LIMITS.options.max });
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
        {t('editor.addOption')}
      </button>
      {(isFull || enterAdds) && (
        <span className={styles.hint}>
          {!isFull && <Kbd>{t('editor.enterKey')}</Kbd>}
          {isFull ? full : t('editor.addsNext')}
        </span>
      )}
    </div>
  );
}
