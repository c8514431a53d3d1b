import type { Grade } from '../../../shared/similarity.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './similarity-grade-label.module.css';

/**
 * The filled part of the bar, in percent. The score isn't shown, because it estimates a probability, and even
 * related questions have a low score.
 */
const FILLED_PERCENT: Readonly<Record<Grade, number>> = { 'very-close': 100, close: 60, related: 25 };

export function SimilarityGradeLabel({ grade }: { grade: Grade }) {
  const t = useTranslate();
  return (
    <span className={joinClassNames(styles.grade, grade === 'very-close' && styles.likely)}>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.filled} width={FILLED_PERCENT[grade]} height="10" />
      </svg>
      {t(`similar.grades.${grade}`)}
    </span>
  );
}
