import { useDelayedFlag } from '../hooks/use-delayed-flag.ts';
import styles from './skeleton.module.css';

/** They wait this long, in milliseconds: most lists are there before. */
const SKELETON_DELAY_MS = 200;

/** Grey lines in the shape of list rows, for a list that keeps one waiting: nothing for a moment at first. */
export function SkeletonRows({ label }: { label: string }) {
  const isLate = useDelayedFlag(true, SKELETON_DELAY_MS);
  if (!isLate) return null;
  return (
    <section className={styles.rows} aria-busy="true" aria-label={label}>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </section>
  );
}
