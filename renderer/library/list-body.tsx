import type { ReactNode } from 'react';
import { filterSize } from '../../shared/filter.ts';
import type { Section, Summary } from '../../shared/library.ts';
import { useAppState } from '../state/app-state.tsx';
import { NO_FILTER } from '../state/library-store.ts';
import { useStore } from '../state/store.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LoadFailed } from '../ui/feedback/load-failed.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import type { IconName } from '../ui/icons/icon.tsx';
import { useText } from '../ui/text/text.tsx';
import type { Marks } from './list-marks.ts';
import { QuestionList } from './question-list.tsx';

export interface ListBodyProps {
  /** Stands in place of the list while the library is empty. */
  welcome?: ReactNode;
  /** The question that is open, if any. */
  openId: number | null;
  /** `focus`: the author wants to write in it now. */
  onOpen: (id: number, how: 'show' | 'focus') => void;
  onNew: () => void;
  /** Takes the last removal back. */
  onUndo: () => void;
  marks: Marks;
  onMarks: (marks: Marks) => void;
  onMarkAll: () => void;
  onDelete: (row: Summary) => void;
}

/** The rows, or why there are none and what to do about it. */
export function ListBody(props: ListBodyProps) {
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
