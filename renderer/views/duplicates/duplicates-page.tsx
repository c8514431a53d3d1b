import { useLayoutEffect, useRef } from 'react';
import { AppError } from '../../../shared/errors.ts';
import { GRADE_NAMES } from '../../../shared/similarity.ts';
import { type AppStores, useAppStores } from '../../stores/app-stores.tsx';
import {
  createDuplicatePairsStore,
  type DuplicatePairsStore,
  type DuplicatesState,
  MAX_PAIRS,
} from '../../stores/duplicate-pairs-store.ts';
import { createPageTimers } from '../../stores/primitives/timers.ts';
import { useFollowedStore } from '../../stores/use-followed-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { EmptyState, LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { useFocusRestoredRow } from '../../ui/hooks/use-focus-restored-row.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { DuplicatePairList, findPairButton, type PairActions } from './duplicate-pair-list.tsx';
import styles from './duplicates-page.module.css';

/** Returns the store, or creates it. The store outlives the view. */
function getStore({ duplicates, connection }: AppStores): DuplicatePairsStore {
  duplicates.store ??= createDuplicatePairsStore({ bridge: connection, timers: createPageTimers() });
  return duplicates.store;
}

export function DuplicatesPage(props: PairActions) {
  const store = getStore(useAppStores());
  const t = useTranslate();

  const state = useFollowedStore(store);
  const { status, progress, total, grade } = state;
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => restorePosition(store, body.current), [store]);
  const onRestored = useFocusRestoredRow((pair) => findPairButton(body.current, pair));
  return (
    <Page
      title={t('views.duplicates.title')}
      head={
        status === 'ready' &&
        total > 0 && <span className={styles.count}>{t('alike.duplicates.count', { count: total })}</span>
      }
      actions={
        <SegmentedControl
          label={t('alike.duplicates.grade')}
          segments={GRADE_NAMES.map((id) => ({ id, label: t(`alike.duplicates.atLeast.${id}`) }))}
          value={grade}
          onChange={store.setGrade}
        />
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
        <Pairs {...props} onRestored={onRestored} store={store} state={state} />
      </div>
    </Page>
  );
}

/** Restores the scroll position. Also focuses the pair that was opened, unless another element has focus. */
function restorePosition({ position }: DuplicatePairsStore, body: HTMLElement | null): void {
  const { scroll, opened } = position;
  position.opened = null;
  if (body) body.scrollTop = scroll;
  if (!opened || document.activeElement !== document.body) return;
  findPairButton(body, opened.pair, `open-${opened.side}`)?.focus({ preventScroll: scroll > 0 });
}

function Pairs(
  props: PairActions & {
    onRestored: (pair: string) => void;
    store: DuplicatePairsStore;
    state: DuplicatesState;
  },
) {
  const { store, state } = props;
  const t = useTranslate();
  const { status, pairs, total, more, progress, grade, error } = state;
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
  if (pairs.length > 0) {
    return (
      <>
        <DuplicatePairList {...props} pairs={pairs} />
        {more > 0 ? (
          <div className={styles.more}>
            <Button onPress={store.showMore}>{t('alike.duplicates.more', { count: more })}</Button>
          </div>
        ) : (
          pairs.length < total && (
            <p className={styles.most}>{t('alike.duplicates.most', { count: MAX_PAIRS })}</p>
          )
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
