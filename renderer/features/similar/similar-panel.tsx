import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { AppError } from '../../../shared/errors.ts';
import type { SimilarHit } from '../../../shared/similarity.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import type { SimilarState } from '../../stores/similar-store.ts';
import { EmptyState, LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useFocusRestoredRow } from '../../ui/hooks/use-focus-restored-row.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import smallText from '../../ui/styles/small-text.module.css';
import { HitPreview } from './hit-preview.tsx';
import { SimilarHits } from './similar-hits.tsx';
import styles from './similar-panel.module.css';

/** Lists similar questions, or previews one of them instead. */
export function SimilarPanel(props: {
  session: DraftSession;
  /** The hit shown instead of the list. */
  previewed: SimilarHit | null;
  onPreview: (hit: SimilarHit | null) => void;
  onGo: (id: number) => void;
}) {
  const { session, previewed, onPreview } = props;
  const { similar } = useAppStores();
  const state = useStore(similar);
  const panel = useRef<HTMLDivElement>(null);
  const onRestored = useFocusRestoredRow((key) => findRow(panel.current, key)?.querySelector('button'));
  const open = useEventCallback((hit: SimilarHit) => onPreview(hit));
  const closedKey = useRef<string | null>(null);
  const goBack = () => {
    closedKey.current = previewed?.key ?? null;
    onPreview(null);
  };
  // Move focus before the next key press, because the focused button just disappeared.
  useLayoutEffect(() => {
    if (previewed || closedKey.current === null) return;
    focusHit(panel.current, closedKey.current);
    closedKey.current = null;
  }, [previewed]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !previewed) return;
    event.stopPropagation();
    goBack();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the preview from any element in it.
    <div ref={panel} className={styles.panel} onKeyDown={onKey}>
      {previewed ? (
        <HitPreview
          hit={previewed}
          emoji={session.resolver}
          onBack={goBack}
          onGo={() => props.onGo(previewed.id)}
        />
      ) : state.key === session.controller.name ? (
        <SearchResults session={session} state={state} onOpen={open} onRestored={onRestored} />
      ) : null}
    </div>
  );
}

function focusHit(panel: HTMLElement | null, key: string): void {
  const button = (findRow(panel, key) ?? panel?.querySelector('[data-hit]'))?.querySelector('button');
  (button ?? panel?.closest<HTMLElement>('[role="tabpanel"]'))?.focus();
}

const findRow = (panel: HTMLElement | null, key: string): HTMLElement | undefined =>
  [...(panel?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])].find((each) => each.dataset.hit === key);

function SearchResults(props: {
  session: DraftSession;
  state: SimilarState;
  onOpen: (hit: SimilarHit) => void;
  onRestored: (key: string) => void;
}) {
  const { session, state } = props;
  const { similar } = useAppStores();
  const t = useTranslate();
  const { status, hits, hidesGrades, progress, isFinal, error } = state;
  if (status === 'idle') {
    return (
      <EmptyState icon="duplicates" title={t('alike.untyped')}>
        {t('alike.untypedHelp')}
      </EmptyState>
    );
  }
  if (status === 'failed') {
    return (
      <LoadFailed
        title={t('alike.failed')}
        error={error}
        why={isUnreachable(error) ? t('alike.unreachable') : null}
        onTryAgain={similar.refresh}
      />
    );
  }
  if (!progress || !state.text) return <div aria-busy="true" />;
  const isIndexing = progress.known < progress.total;
  // The index also contains the open question.
  const others = Math.max(0, progress.known - (session.id === null ? 0 : 1));
  const compared = others === 0 ? t('alike.alone') : t('alike.compared', { count: others });
  return (
    <>
      {isIndexing && (
        <ProgressBar done={progress.known} total={progress.total}>
          {t('alike.reading', { known: progress.known, total: progress.total })}
        </ProgressBar>
      )}
      {hits.length > 0 ? (
        <>
          <p className={smallText.note}>
            {compared} {t('alike.marked')}
          </p>
          <SimilarHits
            session={session}
            hits={hits}
            text={state.text}
            onOpen={props.onOpen}
            onRestored={props.onRestored}
          />
        </>
      ) : (
        !isIndexing && (
          <EmptyState icon="duplicates" title={isFinal ? t('alike.none') : t('alike.noneYet')}>
            {!isFinal ? t('alike.noneYetHelp') : hidesGrades ? t('alike.hidesGrades') : compared}
          </EmptyState>
        )
      )}
    </>
  );
}

const isUnreachable = (error: unknown): boolean => error instanceof AppError && error.code === 'unreachable';
