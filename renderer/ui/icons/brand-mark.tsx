import styles from './brand-mark.module.css';

/** The sign of the application: a speech bubble with three lines. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M10 2.25c4.7 0 8.25 3 8.25 7.1s-3.55 7.15-8.25 7.15c-.9 0-1.75-.1-2.55-.3L3.75 18v-3.6a6.7 6.7 0 0 1-2-5.05c0-4.1 3.55-7.1 8.25-7.1z"
        fill="currentColor"
      />
      <path className={styles.lines} d="M6 7h8M6 9.5h5M6 12h6.5" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
