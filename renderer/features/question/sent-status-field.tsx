import type { Translate } from '../../../shared/messages/translate.ts';
import type { Status } from '../../../shared/question/question-schema.ts';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './sent-status-field.module.css';

/** All status values, the one of sent questions first. */
const STATUSES = [3, 2, 1, 0] as const satisfies Status[];

/** The service's status code: sent questions have 3, the others are undocumented. */
export function SentStatusField(props: { value: Status; onChange: (status: Status) => void }) {
  const t = useTranslate();
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {t('sent.serviceStatus')}
      </span>
      <SegmentedControl
        label={t('sent.serviceStatus')}
        segments={STATUSES.map((value) => ({
          id: `${value}`,
          label: value === 3 ? t('sent.statusSent') : `${value}`,
        }))}
        value={`${props.value}`}
        onChange={(id) => props.onChange(STATUSES.find((value) => `${value}` === id) ?? 3)}
      />
    </div>
  );
}

/** The toast's message. Only status 3 makes a question sent. */
export function markSentMessage(
  t: Translate,
  marked: { title: string; status: Status; wasSent: boolean },
): string {
  const { title, status, wasSent } = marked;
  if (status !== 3) return t('sent.statusSet', { status, title });
  return wasSent ? t('sent.changedSent', { title }) : t('sent.markedSent', { title });
}
