import { type KeyboardEvent, useRef, useState } from 'react';
import { AppError } from '../../../shared/errors.ts';
import type { SimilarHit } from '../../../shared/similar.ts';
import type { DraftSession } from '../../drafts/draft-session.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import type { SimilarState } from '../../stores/similar-store.ts';
import { EmptyState, LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useFocusRestoredRow } from '../../ui/hooks/use-focus-restored-row.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { HitPreview } from './hit-preview.tsx';
import { SimilarHits } from './similar-hits.tsx';
import styles from './similar-panel.module.css';

/** What asks much the same as the question that is open, and one of those to read beside it. */
export function SimilarPanel(props: {
  session: DraftSession;
  /** Leaves this question for that one. */
  onGo: (id: number) => void;
}) {
  const { session } = props;
  const { similar } = useAppState();
  const state = useStore(similar);
  const panel = useRef<HTMLDivElement>(null);
  const [beside, setBeside] = useState<SimilarHit | null>(null);
  const onCameBack = useFocusRestoredRow((key) => rowOf(panel.current, key)?.querySelector('button'));
  const open = useEventCallback((hit: SimilarHit) => setBeside(hit));
  const back = () => {
    const key = beside?.key;
    setBeside(null);
    // Where one came from, once it is there again.
    requestAnimationFrame(() => focusHit(panel.current, key));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !beside) return;
    event.stopPropagation();
    back();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from wherever in it.
    <div ref={panel} className={styles.panel} onKeyDown={onKey}>
      {beside ? (
        <HitPreview hit={beside} book={session.resolver} onBack={back} onGo={() => props.onGo(beside.id)} />
      ) : state.key === session.key ? (
        <SearchResults session={session} state={state} onOpen={open} onCameBack={onCameBack} />
      ) : null}
    </div>
  );
}

function focusHit(panel: HTMLElement | null, key: string | undefined): void {
  const button = (rowOf(panel, key) ?? panel?.querySelector('[data-hit]'))?.querySelector('button');
  (button ?? panel?.closest<HTMLElement>('[role="tabpanel"]'))?.focus();
}

const rowOf = (panel: HTMLElement | null, key: string | undefined): HTMLElement | undefined =>
  [...(panel?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])].find((each) => each.dataset.hit === key);

function SearchResults(props: {
  session: DraftSession;
  state: SimilarState;
  onOpen: (hit: SimilarHit) => void;
  onCameBack: (key: string) => void;
}) {
  const { session, state } = props;
  const { similar } = useAppState();
  const t = useTranslate();
  const { status, hits, progress, error } = state;
  if (status === 'idle') {
    return (
      <EmptyState icon="twin" title={t('alike.untyped')}>
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
  const isReading = progress.known < progress.total;
  // Itself is one of those that the host knows.
  const others = Math.max(0, progress.known - (session.id === null ? 0 : 1));
  const compared = others === 0 ? t('alike.alone') : t('alike.compared', { count: others });
  return (
    <>
      {isReading && (
        <ProgressBar done={progress.known} total={progress.total}>
          {t('alike.reading', { known: progress.known, total: progress.total })}
        </ProgressBar>
      )}
      {hits.length > 0 ? (
        <>
          <p className={styles.compared}>
            {compared} {t('alike.marked')}
          </p>
          <SimilarHits
            session={session}
            hits={hits}
            text={state.text}
            onOpen={props.onOpen}
            onCameBack={props.onCameBack}
          />
        </>
      ) : (
        !isReading && (
          <EmptyState icon="check" title={t('alike.none')}>
            {compared}
          </EmptyState>
        )
      )}
    </>
  );
}

const isUnreachable = (error: unknown): boolean => error instanceof AppError && error.code === 'unreachable';
