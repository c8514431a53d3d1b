import { useRef, useState } from 'react';
import type { Sort } from '../../../shared/library/entry.ts';
import { filterSize } from '../../../shared/library/library-filter.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { FilterPopover } from './filter-popover.tsx';
import styles from './list-toolbar.module.css';

/** Opens the filters, and shows how many are active. */
export function FilterButton() {
  const { library } = useAppStores();
  const { filter } = useStore(library).query;
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const size = filterSize(filter);
  useActions({
    'list.filter': () => {
      setOpen(true);
    },
  });
  return (
    <>
      <PlainButton
        ref={button}
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('list.filterBy', { size })}
        onPress={() => setOpen(!isOpen)}
      >
        <Icon name="filter" size={14} />
        {t('list.filter')}
        {size > 0 && <span className={styles.size}>{t('list.count', { count: size })}</span>}
      </PlainButton>
      {isOpen && <FilterPopover button={button} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The button of the sort menu, labeled with the current order. */
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
