import { memo, useId } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import type { SimilarHit, SimilarText } from '../../../shared/similar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { arePropsEqual } from '../../ui/hooks/props-equal.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { GradeLabel } from '../question/grade-label.tsx';
import { HighlightedTitle } from '../question/highlighted-title.tsx';
import { SimilarHitDetails } from '../question/similar-hit-details.tsx';
import shared from '../question/similar-question.module.css';
import { HitExplanation } from './hit-explanation.tsx';
import styles from './similar-row.module.css';

/** One question that asks much the same: how near, where it stands, and what to do about it. */
export const SimilarRow = memo(function SimilarRow(props: {
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
      <div className={`${shared.facts} ${styles.facts}`}>
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
