import { useDelayedFlag } from '../hooks/use-delayed-flag.ts';
import styles from './skeleton.module.css';

const SKELETON_DELAY_MS = 200;

/** Shows placeholder rows while a list is loading. The rows appear after a short delay. */
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
