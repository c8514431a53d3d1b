import { lazy, memo, type ReactNode, Suspense, useCallback, useState } from 'react';
import { SORTS } from '../../shared/entry.ts';
import { filterSize } from '../../shared/filter.ts';
import type { Section, Summary } from '../../shared/library.ts';
import { useAppState } from '../state/app-state.tsx';
import { NO_FILTER } from '../state/library-window.ts';
import { type Marks, NO_MARKS } from '../state/list-marks.ts';
import { useStore } from '../state/store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { IconName } from '../ui/icon.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { ChoiceMenu } from '../ui/menu.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useText } from '../ui/text/text.tsx';
import { useActions } from '../ui/use-actions.ts';
import { useAttempt } from '../ui/use-attempt.ts';
import { usePaneFocus } from '../ui/use-pane-focus.ts';
import { FilterButton } from './filter-button.tsx';
import styles from './list-pane.module.css';
import { QuestionList } from './question-list.tsx';
import { SearchField } from './search-field.tsx';
import { SortButton } from './sort-button.tsx';

// Shown once something is marked.
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }));

export interface ListPaneProps {
  /** Stands in place of the list while the library is empty. */
  welcome?: ReactNode;
  /** Nothing stands beside it: it is the main part of the window. */
  alone: boolean;
  /** The question that is open, if any. */
  openId: number | null;
  /** `focus`: the author wants to write in it now. */
  onOpen: (id: number, how: 'show' | 'focus') => void;
  onNew: () => void;
  onRemove: (id: number, title: string) => void;
  /** Takes the last removal back. */
  onUndo: () => void;
  /** Puts many into the trash. Gives whether it went well. */
  onRemoveAll: (ids: readonly number[]) => Promise<boolean>;
  /** These questions went into the trash, came back, or were deleted. */
  onGone: (ids: readonly number[]) => void;
  /** Writes these questions into a file. */
  onExport?: (ids: readonly number[]) => void;
}

/** The questions of a section: searched, filtered, sorted, and in a list that holds any number of them. */
export const ListPane = memo(function ListPane(props: ListPaneProps) {
  const { library } = useAppState();
  const { query, total, counts } = useStore(library);
  const text = useText();
  const section = text.frame.sections[query.section];
  const isTrash = query.section === 'trash';
  const inSection = counts?.[query.section] ?? null;
  const onSearch = useCallback((search: string) => library.setQuery({ search }), [library]);
  const Pane = props.alone ? 'main' : 'section';
  const Heading = props.alone ? 'h1' : 'h2';
  const search = query.search.trim();
  const isFiltered = filterSize(query.filter) > 0;
  return (
    <Pane className={styles.pane} aria-label={section} data-pane="list">
      <div className={styles.head}>
        <Heading className={styles.title}>{section}</Heading>
        {inSection !== null && <span className={styles.count}>{text.list.count(inSection)}</span>}
        <span className={styles.space} />
        <ChoiceMenu
          label={text.list.sort}
          choices={SORTS.map((id) => ({
            id,
            label: isTrash && id === 'edited' ? text.list.removed : text.list.sorts[id],
          }))}
          value={query.sort}
          onChange={(sort) => library.setQuery({ sort })}
        >
          <SortButton sort={query.sort} isTrash={isTrash} />
        </ChoiceMenu>
        <FilterButton />
      </div>
      <SearchField label={text.list.search(section)} value={query.search} onSearch={onSearch} />
      {(search !== '' || isFiltered) && inSection !== null && total > 0 && (
        <p className={styles.note}>
          <span role="status">
            {search === '' ? text.list.filtered(total, inSection) : text.list.found(total, inSection, search)}
          </span>
          {isFiltered && (
            <Button variant="link" onPress={() => library.setQuery({ filter: NO_FILTER })}>
              {text.list.clearFilter}
            </Button>
          )}
        </p>
      )}
      <MarkedList {...props} />
    </Pane>
  );
});

/** The rows, and what can be done to those that are marked. Other rows in the list begin without marks. */
function MarkedList(props: ListPaneProps) {
  const { library } = useAppState();
  const { query, status } = useStore(library);
  const [{ marks, of }, setMarked] = useState({ marks: NO_MARKS, of: query });
  const isSame = of.section === query.section && of.search === query.search && of.filter === query.filter;
  const shown = isSame ? marks : NO_MARKS;
  const setMarks = (next: Marks) => setMarked({ marks: next, of: query });
  const [deleting, setDeleting] = useState<readonly number[] | null>(null);
  const attempt = useAttempt();
  const markAll = () =>
    void attempt(async () => setMarks({ ids: new Set(await library.allIds()), from: null }));
  const focusList = usePaneFocus('list', true, 'next-frame');
  /** The bar goes; who was in it goes on in the list. */
  const clear = () => {
    if (document.activeElement?.closest('[data-bulk-bar]')) focusList();
    setMarks(NO_MARKS);
  };
  const isEmpty = status !== 'ready';
  const onDelete = (row: Summary) => {
    const ids = shown.ids.size > 0 ? [...shown.ids] : [row.id];
    if (query.section === 'trash') setDeleting(ids);
    else if (shown.ids.size === 0) props.onRemove(row.id, row.title);
    else void props.onRemoveAll(ids).then((done) => done && setMarks(NO_MARKS));
  };
  const { reasons } = useText().actions;
  useActions({
    'list.select-all': { run: after(markAll), reason: isEmpty ? reasons.notInLibrary : null },
    ...(shown.ids.size === 0 && {
      'list.clear-selection': { run: () => true, reason: reasons.noSelection },
      'list.tag': { run: () => true, reason: reasons.noSelection },
      'list.plan': { run: () => true, reason: reasons.noSelection },
      'list.queue': { run: () => true, reason: reasons.noSelection },
      'list.unqueue': { run: () => true, reason: reasons.noSelection },
      'list.refresh': { run: () => true, reason: reasons.noSelection },
      'list.remove': { run: () => true, reason: reasons.noSelection },
    }),
  });
  return (
    <>
      <ListBody {...props} marks={shown} onMarks={setMarks} onMarkAll={markAll} onDelete={onDelete} />
      {(shown.ids.size > 0 || deleting) && (
        <Suspense>
          <BulkBar
            ids={shown.ids}
            deleting={deleting}
            onDeletingDone={() => setDeleting(null)}
            isTrash={query.section === 'trash'}
            onClear={clear}
            onRemoveAll={props.onRemoveAll}
            onGone={props.onGone}
            {...(props.onExport && { onExport: props.onExport })}
          />
        </Suspense>
      )}
    </>
  );
}

interface ListBodyProps extends ListPaneProps {
  marks: Marks;
  onMarks: (marks: Marks) => void;
  onMarkAll: () => void;
  onDelete: (row: Summary) => void;
}

function ListBody(props: ListBodyProps) {
  const { library } = useAppState();
  const window = useStore(library);
  const text = useText();
  const { query, status, rows } = window;
  if (status === 'loading') return <SkeletonRows label={text.list.loading} />;
  if (status === 'failed') {
    return <LoadFailed title={text.list.failed} error={window.error} onTryAgain={library.refresh} />;
  }
  if (rows.length > 0) return <QuestionList {...props} window={window} onEndNear={library.loadMore} />;
  const section = text.frame.sections[query.section];
  if (query.search.trim() !== '') {
    return (
      <EmptyState
        icon="search"
        title={text.list.nothingFound(query.search.trim())}
        actions={
          <Button size="small" onPress={() => library.setQuery({ search: '' })}>
            {text.list.clearSearch}
          </Button>
        }
      >
        {text.list.searchedIn(section)}
      </EmptyState>
    );
  }
  if (filterSize(query.filter) > 0) {
    return (
      <EmptyState
        icon="filter"
        title={text.list.nothingPasses}
        actions={
          <Button size="small" onPress={() => library.setQuery({ filter: NO_FILTER })}>
            {text.list.clearFilter}
          </Button>
        }
      >
        {text.list.nothingPassesHelp(section)}
      </EmptyState>
    );
  }
  if (props.welcome && query.section === 'all' && window.counts?.all === 0) return props.welcome;
  const empty = text.list.empty[query.section];
  const offersNew = query.section === 'all' || query.section === 'draft';
  return (
    <EmptyState
      icon={emptyIcon(query.section)}
      title={empty.title}
      actions={
        offersNew && (
          <Button size="small" onPress={props.onNew}>
            {text.frame.newQuestion}
          </Button>
        )
      }
    >
      {empty.text}
    </EmptyState>
  );
}

function emptyIcon(section: Section): IconName {
  if (section === 'attention') return 'st-ok';
  return section === 'all' || section === 'trash' ? section : `st-${section}`;
}

/** An action that always applies. */
const after = (act: () => void) => () => {
  act();
  return true;
};
