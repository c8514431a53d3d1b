import type { Sort } from '../../../shared/library.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './list-toolbar.module.css';

/** The button of the sort menu; it shows the order chosen. */
export function SortButton({ sort, isTrash }: { sort: Sort; isTrash: boolean }) {
  const t = useTranslate();
  const label = isTrash && sort === 'edited' ? t('list.removed') : t(`list.sorts.${sort}`);
  return (
    <PlainButton
      className={classNames(styles.button, styles.shrinking)}
      aria-label={t('list.sortedBy', { sort: label })}
    >
      <Icon name="sort" size={14} />
      <span className={styles.label}>{label}</span>
      <Icon name="chev-down" size={14} />
    </PlainButton>
  );
}
