import { memo } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import type { DuplicatePair } from '../../../shared/similar.ts';
import { GradeLabel } from '../../features/question/grade-label.tsx';
import { HighlightedTitle } from '../../features/question/highlighted-title.tsx';
import { SimilarHitDetails } from '../../features/question/similar-hit-details.tsx';
import shared from '../../features/question/similar-question.module.css';
import { pairKey } from '../../stores/duplicates-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { arePropsEqual } from '../../ui/hooks/props-equal.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './pair.module.css';

/** One of the two questions of a pair. */
export type DuplicateQuestion = DuplicatePair['a'];

interface PairProps {
  pair: DuplicatePair;
  /** From 1. */
  position: number;
  /** Milliseconds since 1970. */
  now: number;
  onOpen: (pair: DuplicatePair, side: DuplicateQuestion) => void;
  onDifferent: (pair: DuplicatePair, press: PressEvent) => void;
  onRemove: (pair: DuplicatePair, side: DuplicateQuestion, press: PressEvent) => void;
}

/** Two questions side by side, how near they are, and what to do about it. */
export const DuplicatePairRow = memo(function Pair(props: PairProps) {
  const { pair } = props;
  const t = useTranslate();

  const { a, b, grade, score } = pair;

  return (
    <li className={styles.pair} data-pair={pairKey(pair)}>
      <section aria-label={t(`alike.duplicates.pair.${grade}`, { position: props.position })}>
        <div className={styles.head}>
          <GradeLabel grade={grade} score={score} />
          <span className={styles.space} data-does="different">
            <Button
              size="small"
              variant="ghost"
              aria-label={t('alike.duplicates.differentThat', {
                a: a.title || t('similar.untitled'),
                b: b.title || t('similar.untitled'),
              })}
              onPress={(press) => props.onDifferent(pair, press)}
            >
              {t('alike.duplicates.different')}
            </Button>
          </span>
        </div>
        <div className={styles.sides}>
          <PairQuestion {...props} side={a} name="a" label={t('alike.duplicates.older')} />
          <PairQuestion {...props} side={b} name="b" label={t('alike.duplicates.newer')} />
        </div>
      </section>
    </li>
  );
}, arePropsEqual);

function PairQuestion(props: PairProps & { side: DuplicateQuestion; name: 'a' | 'b'; label: string }) {
  const { pair, side, name, label } = props;
  const t = useTranslate();
  const title = side.title.trim() || t('similar.untitled');
  return (
    <div className={styles.side}>
      <h2 className={styles.label}>{label}</h2>
      <p className={`${shared.title} ${styles.title}`} dir="auto">
        {side.title.trim() ? <HighlightedTitle title={side.title} marks={side.marks} /> : title}
      </p>
      <div className={shared.facts}>
        <SimilarHitDetails hit={side} now={props.now} />
      </div>
      <div className={`${shared.actions} ${styles.actions}`}>
        {side.source === 'library' && (
          <>
            <span data-does={`open-${name}`}>
              <Button
                variant="link"
                className={shared.action}
                aria-label={t('alike.openThat', { title })}
                onPress={() => props.onOpen(pair, side)}
              >
                {t('alike.open')}
              </Button>
            </span>
            <span data-does={`remove-${name}`}>
              <Button
                variant="link"
                className={shared.action}
                aria-label={t('alike.duplicates.removeThat', { title })}
                onPress={(press) => props.onRemove(pair, side, press)}
              >
                {t('alike.duplicates.remove')}
              </Button>
            </span>
          </>
        )}
      </div>
    </div>
  );
}
