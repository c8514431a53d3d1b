import type { Grade } from '../../../shared/similar.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './grade-label.module.css';

/** The similarity grade with a decorative bar. `score` is from 0 to 1. */
export function GradeLabel({ grade, score }: { grade: Grade; score: number }) {
  const t = useTranslate();
  return (
    <span className={classNames(styles.grade, grade === 'very-close' && styles.likely)}>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.filled} width={score * 100} height="10" />
      </svg>
      {t(`similar.grades.${grade}`)}
    </span>
  );
}
