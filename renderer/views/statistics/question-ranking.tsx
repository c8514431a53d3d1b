import { useId } from 'react';
import { toLocalDay } from '../../../shared/library/calendar-date.ts';
import type { RankedQuestion } from '../../../shared/library/statistics.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import smallText from '../../ui/styles/small-text.module.css';
import styles from './question-ranking.module.css';
import { useNumberFormat } from './use-number-format.ts';

export function QuestionRanking(props: {
  title: string;
  /** A sentence that explains the order. */
  note?: string;
  questions: readonly RankedQuestion[];
  /** Whether to show by how much the first option leads the second. */
  hasLead?: boolean;
  onOpen: (id: number) => void;
}) {
  const { clock } = useAppStores();
  const t = useTranslate();
  const { count, percent } = useNumberFormat();
  const time = createTimeFormat(t);
  const heading = useId();
  return (
    <section className={styles.ranking} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {props.title}
      </h2>
      {props.note && <p className={smallText.note}>{props.note}</p>}
      <table className={styles.table} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{t('statistics.ranking.question')}</th>
            <th scope="col">{t('statistics.participation.date')}</th>
            <th scope="col">{t('statistics.votes')}</th>
            {props.hasLead && <th scope="col">{t('statistics.ranking.lead')}</th>}
          </tr>
        </thead>
        <tbody>
          {props.questions.map(({ id, title, sentAt, votes, lead }) => (
            <tr key={id}>
              <th scope="row">
                <Button variant="link" className={styles.question} onPress={() => props.onOpen(id)}>
                  <span dir="auto">{title}</span>
                </Button>
              </th>
              <td>{sentAt === null ? '–' : time.shortDay(toLocalDay(sentAt), clock())}</td>
              <td>{count(votes)}</td>
              {props.hasLead && <td>{percent(lead)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
