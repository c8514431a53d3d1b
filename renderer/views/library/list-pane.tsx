import { memo, useCallback, useRef, useState } from 'react';
import { countConditions } from '../../../shared/library/library-filter.ts';
import { ACTIONS } from '../../actions/action-table.ts';
import { useActions, useAvailableActions } from '../../actions/use-actions.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { NO_FILTER } from '../../stores/library-store.ts';
import { useStorePart } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Kbd } from '../../ui/feedback/kbd.tsx';
import control from '../../ui/fields/control.module.css';
import { useDebouncedSearch } from '../../ui/hooks/use-debounced-search.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { focusPaneNamed } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import { ActiveFilter } from './active-filter.tsx';
import { FilterPopover } from './filter-popover.tsx';
import styles from './list-pane.module.css';
import { ListWithBulkActions, type ListWithBulkActionsProps } from './list-with-bulk-actions.tsx';
import { PinFilterButton } from './pin-filter-button.tsx';
import { SortMenu } from './sort-menu.tsx';

export interface ListPaneProps extends ListWithBulkActionsProps {
  /** Whether the list is shown without the editor. */
  alone: boolean;
}

export const ListPane = memo(function ListPane(props: ListPaneProps) {
  const { library } = useAppStores();
  const query = useStorePart(library, (list) => list.query);
  const total = useStorePart(library, (list) => list.total);
  const isCounted = useStorePart(library, (list) => list.isCounted);
  const foundSearch = useStorePart(library, (list) => list.foundSearch);
  const counts = useStorePart(library, (list) => list.counts);
  const t = useTranslate();
  const section = t(`frame.sections.${query.section}`);
  const inSection = counts?.[query.section] ?? null;
  const onSearch = useCallback((search: string) => library.setQuery({ search }), [library]);
  const Pane = props.alone ? 'main' : 'section';
  const Heading = props.alone ? 'h1' : 'h2';
  const search = query.search.trim();
  const isFiltered = countConditions(query.filter) > 0;
  const isCorrected = isCounted && foundSearch !== query.search;
  const isNarrowed = search !== '' || isFiltered;
  return (
    <Pane className={styles.pane} aria-label={section} data-pane="list">
      <div className={styles.header}>
        <Heading className={styles.title}>{section}</Heading>
        {inSection !== null && !isNarrowed && (
          <span className={styles.count}>{t('list.count', { count: inSection })}</span>
        )}
        <span className={styles.spacer} />
        <SortMenu />
        <FilterButton />
      </div>
      <ListSearchField label={t(`list.searchIn.${query.section}`)} value={query.search} onSearch={onSearch} />
      {isNarrowed && inSection !== null && (total > 0 || !isCounted) && (
        <p className={styles.note}>
          {isFiltered && <ActiveFilter />}
          <span role="status">
            {!isCounted && t('list.searching')}
            {isCounted && search === '' && t('list.filtered', { count: total, total: inSection })}
            {isCounted &&
              search !== '' &&
              (isCorrected
                ? t('list.corrected', { count: total, search, corrected: foundSearch })
                : t('list.found', { count: total, total: inSection, search }))}
          </span>
          {isFiltered && (
            <Button variant="link" onPress={() => library.setQuery({ filter: NO_FILTER })}>
              {t('list.clearFilter')}
            </Button>
          )}
          {isCounted && <PinFilterButton />}
        </p>
      )}
      {!isNarrowed && <SampleNote />}
      <ListWithBulkActions {...props} />
    </Pane>
  );
});

/** A library with more questions isn't new, so its samples may be in use. */
const MAX_NEW_LIBRARY = 40;

/** Offers to delete all samples with one click while the library is new. */
function SampleNote() {
  const { library } = useAppStores();
  const isShown = useStorePart(
    library,
    ({ query, rows, counts }) =>
      query.section === 'all' &&
      counts !== null &&
      counts.all <= MAX_NEW_LIBRARY &&
      rows.some(({ origin }) => origin === 'sample'),
  );
  const actions = useAvailableActions();
  const t = useTranslate();
  if (!isShown) return null;
  return (
    <p className={styles.note}>
      {t('list.hasSamples')}{' '}
      <Button variant="link" onPress={() => void actions.run('library.remove-samples')}>
        {t('list.removeSamples')}
      </Button>
    </p>
  );
}

/**
 * Searches while the user types. Escape clears the field, or moves focus to the list if the field is empty.
 */
function ListSearchField(props: { label: string; value: string; onSearch: (search: string) => void }) {
  const t = useTranslate();
  const { input, typed, type, clear } = useDebouncedSearch(props.value, props.onSearch);
  const [key] = ACTIONS['list.search'].keys;
  return (
    <div className={styles.container}>
      <div className={joinClassNames(control.box, control.row, styles.field)}>
        <Icon name="search" className={control.icon} />
        <input
          ref={input}
          type="search"
          aria-label={props.label}
          placeholder={t('list.searchPlaceholder')}
          className={control.bare}
          data-search-field=""
          dir="auto"
          autoComplete="off"
          maxLength={500}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && typed !== '') clear();
            else if (event.key === 'Escape' || event.key === 'ArrowDown') focusPaneNamed('list');
            else return;
            event.preventDefault();
          }}
        />
        {typed === '' ? (
          <Kbd>{key}</Kbd>
        ) : (
          <IconButton
            icon="x"
            size="mini"
            label={t('list.clearSearch')}
            onPress={clear}
            excludeFromTabOrder
          />
        )}
      </div>
    </div>
  );
}

function FilterButton() {
  const { library } = useAppStores();
  const filter = useStorePart(library, ({ query }) => query.filter);
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const size = countConditions(filter);
  useActions({
    'list.filter': () => {
      setOpen(true);
    },
  });
  return (
    <>
      <PlainButton
        ref={button}
        className={joinClassNames(styles.button, styles.shrinking, styles.filter)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('list.filterBy', { size })}
        onPress={() => setOpen(!isOpen)}
      >
        <Icon name="filter" size={14} />
        <span>{t('list.filter')}</span>
        {size > 0 && <span className={styles.size}>{t('list.count', { count: size })}</span>}
      </PlainButton>
      {isOpen && <FilterPopover button={button} onClose={() => setOpen(false)} />}
    </>
  );
}
