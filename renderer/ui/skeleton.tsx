import styles from './skeleton.module.css';

/** Grey lines in the shape of list rows, while the first rows are on their way. */
export function SkeletonRows({ label }: { label: string }) {
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
