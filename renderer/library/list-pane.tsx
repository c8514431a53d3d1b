import { memo, useCallback } from 'react';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { Button } from '../ui/button.tsx';
import { describeError } from '../ui/describe-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ChoiceMenu } from '../ui/menu.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useText } from '../ui/text/text.tsx';
import { useDelayed } from '../ui/use-delayed.ts';
import styles from './list-pane.module.css';
import { QuestionList } from './question-list.tsx';
import { SearchField } from './search-field.tsx';
import { SortButton } from './sort-button.tsx';

/** Skeleton rows wait this long, in milliseconds: most lists are there before. */
const SKELETON_AFTER = 200;

export interface ListPaneProps {
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
}

/** The questions of a section: searched, sorted, and in a list that holds any number of them. */
export const ListPane = memo(function ListPane(props: ListPaneProps) {
  const { library } = useAppState();
  const { query, total, counts } = useStore(library);
  const text = useText();
  const section = text.frame.sections[query.section];
  const inSection = counts?.[query.section] ?? null;
  const onSearch = useCallback((search: string) => library.setQuery({ search }), [library]);
  const Pane = props.alone ? 'main' : 'section';
  const Heading = props.alone ? 'h1' : 'h2';
  const searching = query.search.trim() !== '';
  return (
    <Pane className={styles.pane} aria-label={section} data-pane="list">
      <div className={styles.head}>
        <Heading className={styles.title}>{section}</Heading>
        {inSection !== null && <span className={styles.count}>{text.list.count(inSection)}</span>}
        <span className={styles.space} />
        <ChoiceMenu
          label={text.list.sort}
          choices={(['edited', 'created', 'title'] as const).map((id) => ({
            id,
            label: text.list.sorts[id],
          }))}
          value={query.sort}
          onChange={(sort) => library.setQuery({ sort })}
        >
          <SortButton sort={query.sort} />
        </ChoiceMenu>
      </div>
      <SearchField label={text.list.search(section)} value={query.search} onSearch={onSearch} />
      {searching && inSection !== null && total > 0 && (
        <p className={styles.note} role="status">
          {text.list.found(total, inSection, query.search.trim())}
        </p>
      )}
      <ListBody {...props} />
    </Pane>
  );
});

function ListBody(props: ListPaneProps) {
  const { library } = useAppState();
  const window = useStore(library);
  const text = useText();
  const { query, status, rows } = window;
  const late = useDelayed(status === 'loading', SKELETON_AFTER);
  if (status === 'loading') return late ? <SkeletonRows label={text.list.loading} /> : null;
  if (status === 'failed') {
    return (
      <EmptyState
        icon="alert"
        title={text.list.failed}
        actions={
          <Button size="small" onPress={library.refresh}>
            {text.frame.tryAgain}
          </Button>
        }
      >
        {describeError(window.error, text)}
      </EmptyState>
    );
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
  const empty = text.list.empty[query.section];
  const offersNew = query.section === 'all' || query.section === 'draft';
  return (
    <EmptyState
      icon={query.section === 'all' ? 'all' : query.section === 'attention' ? 'st-ok' : `st-${query.section}`}
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
