import { Button } from 'react-aria-components/Button';
import type { Sort } from '../../shared/library.ts';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './sort-button.module.css';

/** The button of the sort menu; it shows the order chosen. */
export function SortButton({ sort }: { sort: Sort }) {
  const words = useText().list;
  return (
    <Button className={styles.button ?? ''} aria-label={words.sortedBy(words.sorts[sort])}>
      <Icon name="sort" size={14} />
      {words.sorts[sort]}
      <Icon name="chev-down" size={14} />
    </Button>
  );
}
