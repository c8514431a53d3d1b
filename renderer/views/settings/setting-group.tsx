import type { ReactNode } from 'react';
import styles from './settings-pages.module.css';

export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
