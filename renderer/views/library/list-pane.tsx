import { memo, useCallback } from 'react';
import { SORTS } from '../../../shared/library/entry-state.ts';
import { filterSize } from '../../../shared/library/library-filter.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { NO_FILTER } from '../../stores/library-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ChoiceMenu } from '../../ui/overlays/menu.tsx';
import styles from './list-pane.module.css';
import { ListSearchField } from './list-search-field.tsx';
import { FilterButton, SortButton } from './list-toolbar.tsx';
import { SelectableList, type SelectableListProps } from './selectable-list.tsx';

export interface ListPaneProps extends SelectableListProps {
  /** The editor isn't shown next to it. */
  alone: boolean;
}

/** The list of questions with its search, filter, and sort order. */
export const ListPane = memo(function ListPane(props: ListPaneProps) {
  const { library } = useAppStores();
  const { query, total, counts } = useStore(library);
  const t = useTranslate();
  const section = t(`frame.sections.${query.section}`);
  const isTrash = query.section === 'trash';
  const inSection = counts?.[query.section] ?? null;
  const onSearch = useCallback((search: string) => library.setQuery({ search }), [library]);
  const Pane = props.alone ? 'main' : 'section';
  const Heading = props.alone ? 'h1' : 'h2';
  const search = query.search.trim();
  const isFiltered = filterSize(query.filter) > 0;
  return (
    <Pane className={styles.pane} aria-label={section} data-pane="list">
      <div className={styles.header}>
        <Heading className={styles.title}>{section}</Heading>
        {inSection !== null && <span className={styles.count}>{t('list.count', { count: inSection })}</span>}
        <span className={styles.spacer} />
        <ChoiceMenu
          label={t('list.sort')}
          choices={SORTS.map((id) => ({
            id,
            label: isTrash && id === 'edited' ? t('list.removed') : t(`list.sorts.${id}`),
          }))}
          value={query.sort}
          onChange={(sort) => library.setQuery({ sort })}
        >
          <SortButton sort={query.sort} isTrash={isTrash} />
        </ChoiceMenu>
        <FilterButton />
      </div>
      <ListSearchField label={t(`list.searchIn.${query.section}`)} value={query.search} onSearch={onSearch} />
      {(search !== '' || isFiltered) && inSection !== null && total > 0 && (
        <p className={styles.note}>
          <span role="status">
            {search === ''
              ? t('list.filtered', { count: total, total: inSection })
              : t('list.found', { count: total, total: inSection, search })}
          </span>
          {isFiltered && (
            <Button variant="link" onPress={() => library.setQuery({ filter: NO_FILTER })}>
              {t('list.clearFilter')}
            </Button>
          )}
        </p>
      )}
      <SelectableList {...props} />
    </Pane>
  );
});
