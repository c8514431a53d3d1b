import type { ReactNode } from 'react';
import type { Section, Summary } from '../../../shared/library/entry.ts';
import { countConditions } from '../../../shared/library/library-filter.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { NO_FILTER } from '../../stores/library-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState, LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import type { IconName } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ActiveFilter } from './active-filter.tsx';
import type { ListSelection } from './list-selection.ts';
import { QuestionList } from './question-list.tsx';

export interface ListContentProps {
  /** Content for an empty library. */
  welcome?: ReactNode;
  openId: number | null;
  /** Opens a question. If `how` is `focus`, also moves focus to the editor. */
  onOpen: (id: number, how: 'show' | 'focus') => void;
  onNew: () => void;
  selection: ListSelection;
  onSelection: (selection: ListSelection) => void;
  onSelectAll: () => void;
  onDelete: (row: Summary) => void;
}

export function ListContent(props: ListContentProps) {
  const { library } = useAppStores();
  const window = useStore(library);
  const t = useTranslate();
  const { query, status, rows } = window;
  if (status === 'loading') return <SkeletonRows label={t('list.loading')} />;
  if (status === 'failed') {
    return <LoadFailed title={t('list.failed')} error={window.error} onTryAgain={library.refresh} />;
  }
  if (rows.length > 0) return <QuestionList {...props} window={window} onEndNear={library.loadMore} />;
  // It's unknown whether there are matches until the response arrives.
  if (!window.isCounted) return <SkeletonRows label={t('list.loading')} />;
  const section = t(`frame.sections.${query.section}`);
  if (query.search.trim() !== '') {
    return (
      <EmptyState
        icon="search"
        title={t('list.nothingFound', { search: query.search.trim() })}
        actions={
          <Button size="small" onPress={() => library.setQuery({ search: '' })}>
            {t('list.clearSearch')}
          </Button>
        }
      >
        {t('list.searchedIn', { section })}
      </EmptyState>
    );
  }
  if (countConditions(query.filter) > 0) {
    return (
      <EmptyState
        icon="filter"
        title={t('list.nothingPasses')}
        actions={
          <Button size="small" onPress={() => library.setQuery({ filter: NO_FILTER })}>
            {t('list.clearFilter')}
          </Button>
        }
      >
        <ActiveFilter />
        {t('list.nothingPassesHelp', { section })}
      </EmptyState>
    );
  }
  if (props.welcome && query.section === 'all' && window.counts?.all === 0) return props.welcome;
  const offersNew = query.section === 'all' || query.section === 'draft';
  return (
    <EmptyState
      icon={getEmptyIcon(query.section)}
      title={t(`list.empty.${query.section}.title`)}
      actions={
        offersNew && (
          <Button size="small" onPress={props.onNew}>
            {t('frame.newQuestion')}
          </Button>
        )
      }
    >
      {t(`list.empty.${query.section}.text`)}
    </EmptyState>
  );
}

function getEmptyIcon(section: Section): IconName {
  if (section === 'attention') return 'st-ok';
  return section === 'all' || section === 'trash' ? section : `st-${section}`;
}
