import type { Sort } from '../../shared/library.ts';
import { Icon } from '../ui/icon.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './sort-button.module.css';

/** The button of the sort menu; it shows the order chosen. */
export function SortButton({ sort, isTrash }: { sort: Sort; isTrash: boolean }) {
  const words = useText().list;
  const label = isTrash && sort === 'edited' ? words.removed : words.sorts[sort];
  return (
    <PlainButton className={styles.button} aria-label={words.sortedBy(label)}>
      <Icon name="sort" size={14} />
      {label}
      <Icon name="chev-down" size={14} />
    </PlainButton>
  );
}
