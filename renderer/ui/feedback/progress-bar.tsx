import styles from './progress-bar.module.css';

export function ProgressBar(props: { done: number; total: number; children: string }) {
  return (
    <div className={styles.reading}>
      <p>{props.children}</p>
      <progress
        className={styles.bar}
        aria-label={props.children}
        max={Math.max(1, props.total)}
        value={props.done}
      />
    </div>
  );
}
