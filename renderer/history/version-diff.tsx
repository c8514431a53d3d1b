import type { StoredQuestion } from '../../shared/library.ts';
import { Pieces } from '../ui/format/pieces.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { OptionChanges } from './option-changes.tsx';
import styles from './version-diff.module.css';

const FIELDS = ['description', 'footer', 'image'] as const satisfies (keyof StoredQuestion)[];

/** What became of a version until now, field by field. */
export function VersionDiff({ version, current }: { version: StoredQuestion; current: StoredQuestion }) {
  const t = useTranslate();
  return (
    <div className={styles.fields}>
      <div>
        <h3 className={styles.label}>{t('history.fields.title')}</h3>
        <p className={styles.title} dir="auto">
          <Pieces before={version.title} after={current.title} />
        </p>
      </div>
      <div>
        <h3 className={styles.label}>{t('history.options')}</h3>
        <OptionChanges before={version.options} after={current.options} />
      </div>
      {FIELDS.map((field) => {
        const before = version[field] ?? '';
        const after = current[field] ?? '';
        if (!before && !after) return null;
        return (
          <div key={field}>
            <h3 className={styles.label}>{t(`history.fields.${field}`)}</h3>
            <p className={styles.text} dir="auto">
              <Pieces before={before} after={after} />
            </p>
          </div>
        );
      })}
    </div>
  );
}
