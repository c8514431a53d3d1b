import type { Grade } from '../../../shared/similar.ts';
import { classNames } from '../styles/class-names.ts';
import { useText } from '../text/text.tsx';
import styles from './grade-word.module.css';

/** How near a question is, as a word and a bar; the bar only repeats it. `score` is from 0 to 1. */
export function GradeWord({ grade, score }: { grade: Grade; score: number }) {
  const words = useText().similar.grades;
  return (
    <span className={classNames(styles.grade, grade === 'very-close' && styles.hot)}>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.filled} width={score * 100} height="10" />
      </svg>
      {words[grade]}
    </span>
  );
}
