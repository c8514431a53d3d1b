import { useMemo } from 'react';
import { formatFilterNames } from '../../features/question/filter-names.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStorePart } from '../../stores/primitives/external-store.ts';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './list-pane.module.css';

export function ActiveFilter() {
  const { library, clock } = useAppStores();
  const filter = useStorePart(library, ({ query }) => query.filter);
  const t = useTranslate();
  const time = useMemo(() => createTimeFormat(t), [t]);
  return (
    <span className={styles.names} dir="auto">
      {t('list.filterNames', { names: formatFilterNames(filter, clock(), time, t) })}
    </span>
  );
}
