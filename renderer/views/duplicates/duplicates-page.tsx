import { useLayoutEffect, useRef } from 'react';
import { AppError } from '../../../shared/errors.ts';
import { GRADE_NAMES } from '../../../shared/similarity.ts';
import { useBulkCommands } from '../../features/question/use-bulk-commands.ts';
import { type AppStores, useAppStores } from '../../stores/app-stores.tsx';
import {
  createDuplicatePairsStore,
  type DuplicatePairsStore,
  type DuplicatesState,
  MAX_PAIRS,
} from '../../stores/duplicate-pairs-store.ts';
import { createPageTimers } from '../../stores/primitives/timers.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { useFollowedStore } from '../../stores/use-followed-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { EmptyState, LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { useFocusRestoredRow } from '../../ui/hooks/use-focus-restored-row.ts';
import { Page } from '../../ui/layout/page.tsx';
import { focusPaneNamed, restoreFocusAfterRemoval } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { DuplicateClusterList, findQuestionButton, type QuestionActions } from './duplicate-cluster-list.tsx';
import styles from './duplicates-page.module.css';

/** Returns the store, or creates it. The store outlives the view. */
function getStore({ duplicates, connection }: AppStores): DuplicatePairsStore {
  duplicates.store ??= createDuplicatePairsStore({ bridge: connection, timers: createPageTimers() });
  return duplicates.store;
}

export function DuplicatesPage(props: QuestionActions) {
  const store = getStore(useAppStores());
  const t = useTranslate();

  const state = useFollowedStore(store);
  const { status, progress, total, grade } = state;
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => restorePosition(store, body.current), [store]);
  const onRestored = useFocusRestoredRow((key) => findQuestionButton(body.current, key));
  return (
    <Page
      title={t('views.duplicates.title')}
      head={
        status === 'ready' &&
        total > 0 && <span className={styles.count}>{t('alike.duplicates.count', { count: total })}</span>
      }
      actions={
        <>
          <DeleteRepeatsButton />
          <SegmentedControl
            label={t('alike.duplicates.grade')}
            segments={GRADE_NAMES.map((id) => ({ id, label: t(`alike.duplicates.atLeast.${id}`) }))}
            value={grade}
            onChange={store.setGrade}
          />
        </>
      }
    >
      <div
        ref={body}
        className={styles.body}
        onScroll={(event) => {
          store.position.scroll = event.currentTarget.scrollTop;
        }}
      >
        {progress && progress.known < progress.total && (
          <div className={styles.reading}>
            <ProgressBar done={progress.known} total={progress.total}>
              {t('alike.duplicates.reading', { known: progress.known, total: progress.total })}
            </ProgressBar>
          </div>
        )}
        <Clusters {...props} onRestored={onRestored} store={store} state={state} />
      </div>
    </Page>
  );
}

/** Deletes questions that repeat another one word for word. Renders nothing if there are none. */
function DeleteRepeatsButton() {
  const t = useTranslate();
  const { remove } = useBulkCommands(() => {});
  const ids = useBridgeQuery('questions.exactRepeats', {}).data?.ids ?? [];
  if (ids.length === 0) return null;
  return (
    <Button
      onPress={({ target }) => {
        restoreFocusAfterRemoval(target, () => focusPaneNamed('page'));
        void remove(ids, async () => {});
      }}
    >
      {t('alike.duplicates.deleteRepeats', { count: ids.length })}
    </Button>
  );
}

/** Restores the scroll position. Also focuses the question that was opened, unless another element has focus. */
function restorePosition({ position }: DuplicatePairsStore, body: HTMLElement | null): void {
  const { scroll, opened } = position;
  position.opened = null;
  if (body) body.scrollTop = scroll;
  if (!opened || document.activeElement !== document.body) return;
  findQuestionButton(body, opened, 'open')?.focus({ preventScroll: scroll > 0 });
}

function Clusters(
  props: QuestionActions & {
    onRestored: (key: string) => void;
    store: DuplicatePairsStore;
    state: DuplicatesState;
  },
) {
  const { store, state } = props;
  const t = useTranslate();
  const { status, clusters, more, isLimited, progress, grade, error } = state;
  if (status === 'loading') return <SkeletonRows label={t('alike.duplicates.loading')} />;
  if (status === 'failed') {
    const isUnreachable = error instanceof AppError && error.code === 'unreachable';
    return (
      <LoadFailed
        title={t('alike.duplicates.failed')}
        error={error}
        why={isUnreachable ? t('alike.duplicates.unreachable') : null}
        onTryAgain={store.refresh}
      />
    );
  }
  if (clusters.length > 0) {
    return (
      <>
        <DuplicateClusterList {...props} clusters={clusters} />
        {more > 0 ? (
          <div className={styles.more}>
            <Button onPress={store.showMore}>{t('alike.duplicates.more', { count: more })}</Button>
          </div>
        ) : (
          isLimited && <p className={styles.most}>{t('alike.duplicates.most', { count: MAX_PAIRS })}</p>
        )}
      </>
    );
  }
  const known = progress?.known ?? 0;
  if (known < (progress?.total ?? 0)) return null;
  const wider = grade === 'very-close' ? 'close' : grade === 'close' ? 'related' : null;
  return (
    <EmptyState
      icon="duplicates"
      title={t('alike.duplicates.none')}
      actions={
        wider !== null &&
        known > 1 && (
          <Button size="small" onPress={() => store.setGrade(wider)}>
            {t(`alike.duplicates.wider.${wider}`)}
          </Button>
        )
      }
    >
      {known > 1 ? t(`alike.duplicates.noneHelp.${grade}`, { count: known }) : t('alike.duplicates.tooFew')}
    </EmptyState>
  );
}
