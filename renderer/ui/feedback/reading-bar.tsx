import type { SimilarProgress } from '../../../shared/similar.ts';
import styles from './reading-bar.module.css';

/** How far something long is, as words and a bar. */
export function ReadingBar({ progress, children }: { progress: SimilarProgress; children: string }) {
  return (
    <div className={styles.reading}>
      <p>{children}</p>
      <progress
        className={styles.bar}
        aria-label={children}
        max={Math.max(1, progress.total)}
        value={progress.known}
      />
    </div>
  );
}
