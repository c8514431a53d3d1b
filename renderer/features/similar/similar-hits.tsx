import { memo, useId, useRef, useState } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { isCounted, type SimilarHit, type SimilarText } from '../../../shared/similarity.ts';
import { type DraftSession, storeDraft } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { isDeepEqual } from '../../ui/hooks/deep-equal.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useIgnoreShiftedClick } from '../../ui/hooks/use-ignore-shifted-click.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import { HighlightedTitle } from '../question/highlighted-title.tsx';
import { SimilarHitMetadata } from '../question/similar-hit-metadata.tsx';
import shared from '../question/similar-question.module.css';
import { SimilarityGradeLabel } from '../question/similarity-grade-label.tsx';
import { useDismissDuplicate } from '../question/use-dismiss-duplicate.ts';
import { HitExplanation } from './hit-explanation.tsx';
import styles from './similar-hits.module.css';

export function SimilarHits(props: {
  session: DraftSession;
  hits: readonly SimilarHit[];
  /** The open question's text. */
  text: SimilarText;
  onOpen: (hit: SimilarHit) => void;
  /** Receives a dismissed hit's key after Undo. */
  onRestored: (key: string) => void;
}) {
  const { hits, session } = props;
  const { clock } = useAppStores();
  const t = useTranslate();
  const now = useNow(clock);
  const [explained, setExplained] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const dismiss = useDismissHit(session, props.onRestored);
  const isMeantForRow = useIgnoreShiftedClick(hits.length);
  /** Focuses the next row, because this row disappears together with its focused button. */
  const focusNext = (hit: SimilarHit) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
    const at = rows.findIndex((row) => row.dataset.hit === hit.key);
    const next = (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>('[data-different] button');
    (next ?? document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
  };
  const explain = useEventCallback((key: string) => setExplained(explained === key ? null : key));
  const different = useEventCallback((hit: SimilarHit, press: PressEvent) => {
    if (!isMeantForRow(press)) return;
    focusNext(hit);
    void dismiss(hit);
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

/**
 * Returns a function that marks a hit as different from the open question and offers Undo. A new draft is
 * stored first, because the mark needs the draft's ID.
 */
export function useDismissHit(
  session: DraftSession,
  onRestored: (key: string) => void,
): (hit: SimilarHit) => Promise<boolean> {
  const { connection, similar } = useAppStores();
  const t = useTranslate();
  const dismiss = useDismissDuplicate();
  return (hit) => {
    const title = hit.title.trim() || t('similar.untitled');
    return dismiss({
      message: t('alike.toldDifferent', { title }),
      undoneMessage: t('alike.undone', { title }),
      hide() {
        const show = similar.hide(hit.key);
        return () => {
          show();
          onRestored(hit.key);
        };
      },
      async set(isDismissed) {
        const id = await storeDraft(session.controller);
        await connection.call('similar.setDismissed', { a: `q${id}`, b: hit.key, dismissed: isDismissed });
      },
    });
  };
}

/** Dims questions with the grade Related. */
const SimilarRow = memo(function SimilarRow(props: {
  hit: SimilarHit;
  now: number;
  /** The open question's text. */
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
    <li className={joinClassNames(styles.hit, !isCounted(hit.grade) && styles.related)} data-hit={hit.key}>
      <p className={shared.title} dir="auto">
        {hit.title.trim() ? <HighlightedTitle title={hit.title} marks={hit.marks} /> : title}
      </p>
      <div className={`${shared.details} ${styles.details}`}>
        <SimilarityGradeLabel grade={hit.grade} />
        <span aria-hidden="true">·</span>
        <SimilarHitMetadata hit={hit} now={props.now} />
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
}, isDeepEqual);
