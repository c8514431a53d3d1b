import { memo, useId, useRef, useState } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import type { SimilarHit, SimilarText } from '../../../shared/similar.ts';
import type { DraftSession } from '../../drafts/draft-session.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { arePropsEqual } from '../../ui/hooks/props-equal.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useIgnoreShiftedClick } from '../../ui/hooks/use-ignore-shifted-click.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { GradeLabel } from '../question/grade-label.tsx';
import { HighlightedTitle } from '../question/highlighted-title.tsx';
import { SimilarHitDetails } from '../question/similar-hit-details.tsx';
import shared from '../question/similar-question.module.css';
import { useDismissDuplicate } from '../question/use-dismiss-duplicate.ts';
import { HitExplanation } from './hit-explanation.tsx';
import styles from './similar-hits.module.css';

/** The questions that ask much the same, best first. */
export function SimilarHits(props: {
  session: DraftSession;
  hits: readonly SimilarHit[];
  /** What they were compared with. */
  text: SimilarText;
  onOpen: (hit: SimilarHit) => void;
  /** A hit (its key) has come back that was taken away. */
  onCameBack: (key: string) => void;
}) {
  const { hits, session } = props;
  const { clock } = useAppState();
  const t = useTranslate();
  const now = useNow(clock);
  const [explained, setExplained] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const tell = useDismissHit(session, props.onCameBack);
  const isMeant = useIgnoreShiftedClick(hits.length);
  /** The row goes away with its button: before it does, on to the next one, or to the panel. */
  const goOnFrom = (hit: SimilarHit) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
    const at = rows.findIndex((row) => row.dataset.hit === hit.key);
    const next = (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>('[data-different] button');
    (next ?? document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
  };
  const explain = useEventCallback((key: string) => setExplained(explained === key ? null : key));
  const different = useEventCallback((hit: SimilarHit, press: PressEvent) => {
    if (!isMeant(press)) return;
    goOnFrom(hit);
    void tell(hit);
  });
  return (
    <ol ref={list} className={styles.hits} aria-label={t('alike.list')}>
      {hits.map((hit) => (
        <SimilarRow
          key={hit.key}
          hit={hit}
          now={now}
          text={props.text}
          isExplained={explained === hit.key}
          onOpen={props.onOpen}
          onDifferent={different}
          onExplain={explain}
        />
      ))}
    </ol>
  );
}

/** Remembers that a hit is no duplicate of this draft. A draft has to be on the disk to be remembered. */
function useDismissHit(
  session: DraftSession,
  onCameBack: (key: string) => void,
): (hit: SimilarHit) => Promise<boolean> {
  const { connection, similar } = useAppState();
  const t = useTranslate();
  const different = useDismissDuplicate();
  return (hit) => {
    const title = hit.title.trim() || t('similar.untitled');
    return different({
      said: t('alike.toldDifferent', { title }),
      undone: t('alike.undone', { title }),
      hide() {
        const show = similar.hide(hit.key);
        return () => {
          show();
          onCameBack(hit.key);
        };
      },
      async set(isDifferent) {
        const id = await session.store();
        await connection.call('similar.setDifferent', { a: `q${id}`, b: hit.key, different: isDifferent });
      },
    });
  };
}

/** One question that asks much the same: how near, where it stands, and what to do about it. */
const SimilarRow = memo(function SimilarRow(props: {
  hit: SimilarHit;
  /** Milliseconds since 1970. */
  now: number;
  /** What it was compared with. */
  text: SimilarText;
  isExplained: boolean;
  onOpen: (hit: SimilarHit) => void;
  onDifferent: (hit: SimilarHit, press: PressEvent) => void;
  onExplain: (key: string) => void;
}) {
  const { hit } = props;
  const t = useTranslate();
  const why = useId();
  const title = hit.title.trim() || t('similar.untitled');
  return (
    <li className={styles.hit} data-hit={hit.key}>
      <p className={shared.title} dir="auto">
        {hit.title.trim() ? <HighlightedTitle title={hit.title} marks={hit.marks} /> : title}
      </p>
      <div className={`${shared.details} ${styles.facts}`}>
        <GradeLabel grade={hit.grade} score={hit.score} />
        <span aria-hidden="true">·</span>
        <SimilarHitDetails hit={hit} now={props.now} />
      </div>
      <div className={`${shared.actions} ${styles.actions}`}>
        {hit.source === 'library' && (
          <Button
            variant="link"
            className={shared.action}
            aria-label={t('alike.openThat', { title })}
            onPress={() => props.onOpen(hit)}
          >
            {t('alike.open')}
          </Button>
        )}
        <span className={styles.different} data-different="">
          <Button
            variant="link"
            className={shared.action}
            aria-label={t('alike.differentThat', { title })}
            onPress={(press) => props.onDifferent(hit, press)}
          >
            {t('alike.different')}
          </Button>
        </span>
        <Button
          variant="link"
          className={shared.action}
          aria-label={t('alike.whyThat', { title })}
          expanded={props.isExplained}
          controls={why}
          onPress={() => props.onExplain(hit.key)}
        >
          {t('alike.why')}
        </Button>
      </div>
      {props.isExplained && (
        <div id={why}>
          <HitExplanation keyOfHit={hit.key} text={props.text} />
        </div>
      )}
    </li>
  );
}, arePropsEqual);
