import type { Draft } from '../../../../shared/draft-shape.ts';
import { FIELDS } from '../../../../shared/question/fields.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import styles from './decision-panel.module.css';

/** A question field by field, to be opened. */
export function SentDetails({ label, draft }: { label: string; draft: Draft }) {
  const t = useTranslate();
  return (
    <details className={styles.sent}>
      <summary>{label}</summary>
      <dl>
        {FIELDS.filter((field) => draft[field] !== '').map((field) => (
          <div key={field} className={styles.fact}>
            <dt>{t(`questionFields.${field}`)}</dt>
            <dd dir="auto">{draft[field]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
