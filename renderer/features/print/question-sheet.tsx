import { isSent } from '../../../shared/library/entry-state.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { MessageEmoji } from '../chat-message/message-emoji.tsx';
import styles from './question-sheet.module.css';

/** A question for printing: all of its texts, its planned date, and its votes. */
export function QuestionSheet({ session }: { session: DraftSession }) {
  const t = useTranslate();
  const { content, entry } = session;
  const time = createTimeFormat(t);
  const votes = entry && isSent(entry) ? entry.question?.options.map((option) => option.votes) : undefined;
  const sentAt = entry?.question?.sentAt ?? null;
  const facts = [
    entry?.plannedFor === undefined
      ? null
      : { name: t('library.plan.planned'), value: time.shortDay(entry.plannedFor, 0) },
    sentAt === null
      ? null
      : { name: t('library.filter.dateKinds.sent'), value: time.full(Date.parse(sentAt)) },
    content.image === '' ? null : { name: t('questionFields.image'), value: content.image },
  ].filter((fact) => fact !== null);
  return (
    <article className={styles.sheet}>
      <h1 dir="auto">{content.title.trim() || t('library.plan.untitled')}</h1>
      {content.description !== '' && (
        <p className={styles.text} dir="auto">
          {content.description}
        </p>
      )}
      <ol className={styles.options}>
        {content.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed sheet doesn't change.
          <li key={index}>
            <span className={styles.emoji}>
              <MessageEmoji emoji={session} typed={row.emoji} />
            </span>
            <span className={styles.text} dir="auto">
              {row.text}
            </span>
            {votes?.[index] !== undefined && (
              <span className={styles.votes}>{t('list.votes', { count: votes[index] })}</span>
            )}
          </li>
        ))}
      </ol>
      {content.footer !== '' && (
        <p className={styles.footer} dir="auto">
          {content.footer}
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
