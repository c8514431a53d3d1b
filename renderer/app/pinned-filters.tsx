import { useMemo } from 'react';
import type { PinnedFilter } from '../../shared/settings.ts';
import { formatFilterNames } from '../features/question/filter-names.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { useStore, useStorePart } from '../stores/primitives/external-store.ts';
import { PlainButton } from '../ui/buttons/plain-button.tsx';
import { createTimeFormat } from '../ui/format/time-format.ts';
import { isDeepEqual } from '../ui/hooks/deep-equal.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { Tooltip } from '../ui/overlays/tooltip.tsx';
import styles from './sidebar.module.css';

export function PinnedFilters({ isInLibrary, narrow }: { isInLibrary: boolean; narrow: boolean }) {
  const { clock, library, router, settings } = useAppStores();
  const { section, filter } = useStorePart(library, ({ query }) => query);
  const search = useStorePart(library, ({ foundSearch }) => foundSearch);
  const pinned = useStore(settings)?.pinnedFilters ?? [];
  const t = useTranslate();
  const time = useMemo(() => createTimeFormat(t), [t]);
  if (pinned.length === 0) return null;
  const formatName = (one: PinnedFilter) => {
    const names = formatFilterNames(one.filter, clock(), time, t);
    const sought = one.search && t('frame.pinnedSearch', { search: one.search });
    const place = one.section === 'all' ? '' : t(`frame.sections.${one.section}`);
    return [place, sought, names].filter(Boolean).join(', ');
  };
  const open = (one: PinnedFilter) => {
    library.setQuery(one);
    router.go({ view: 'library', section: one.section, open: null }, 'push');
  };
  return (
    <fieldset className={styles.group} aria-label={t('frame.pinned')}>
      {pinned.map((one) => {
        const name = formatName(one);
        const isCurrent = isInLibrary && isDeepEqual(one, { section, search: search.trim(), filter });
        return (
          <Tooltip key={JSON.stringify(one)} text={name} placement="right" off={!narrow}>
            <PlainButton
              className={styles.link}
              onPress={() => open(one)}
              {...(isCurrent ? { 'aria-current': true } : {})}
            >
              <Icon name="filter" />
              <span className={styles.label} dir="auto">
                {name}
              </span>
            </PlainButton>
          </Tooltip>
        );
      })}
    </fieldset>
  );
}
