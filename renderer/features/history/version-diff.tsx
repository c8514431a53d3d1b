import type { StoredQuestion } from '../../../shared/library.ts';
import { OPTIONAL_FIELDS } from '../../../shared/question/fields.ts';
import { WordDiff } from '../../ui/format/word-diff.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { OptionChanges } from './option-changes.tsx';
import styles from './version-diff.module.css';

/** What became of a version until now, field by field. */
export function VersionDiff({ version, current }: { version: StoredQuestion; current: StoredQuestion }) {
  const t = useTranslate();
  return (
    <div className={styles.fields}>
      <div>
        <h3 className={styles.label}>{t('questionFields.title')}</h3>
        <p className={styles.title} dir="auto">
          <WordDiff before={version.title} after={current.title} />
        </p>
      </div>
      <div>
        <h3 className={styles.label}>{t('questionFields.options')}</h3>
        <OptionChanges before={version.options} after={current.options} />
      </div>
      {OPTIONAL_FIELDS.map((field) => {
        const before = version[field] ?? '';
        const after = current[field] ?? '';
        if (!before && !after) return null;
        return (
          <div key={field}>
            <h3 className={styles.label}>{t(`questionFields.${field}`)}</h3>
            <p className={styles.text} dir="auto">
              <WordDiff before={before} after={after} />
            </p>
          </div>
        );
      })}
    </div>
  );
}
