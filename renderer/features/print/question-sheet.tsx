import { isSent } from '../../../shared/library/entry-state.ts';
import { removeControls } from '../../../shared/text/invisible-characters.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { formatFullTime } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { MessageEmoji } from '../chat-message/message-emoji.tsx';
import { formatPrivateFields } from '../private-fields/private-field-text.ts';
import styles from './question-sheet.module.css';

export function QuestionSheet({ session }: { session: DraftSession }) {
  const t = useTranslate();
  const { content, entry } = session;
  const votes = entry && isSent(entry) ? entry.question?.options.map((option) => option.votes) : undefined;
  const sentAt = entry?.question?.sentAt ?? null;
  const facts = [
    ...formatPrivateFields(entry ?? {}, t),
    ...(sentAt === null
      ? []
      : [{ label: t('library.filter.dateKinds.sent'), value: formatFullTime(Date.parse(sentAt), t) }]),
    ...(content.image === '' ? [] : [{ label: t('questionFields.image'), value: content.image }]),
  ];
  return (
    <article className={styles.sheet}>
      <h1 dir="auto">{removeControls(content.title).trim() || t('library.plan.untitled')}</h1>
      {content.description !== '' && (
        <p className={styles.text} dir="auto">
          {removeControls(content.description)}
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
              {removeControls(row.text)}
            </span>
            {votes?.[index] !== undefined && (
              <span className={styles.votes}>{t('list.votes', { count: votes[index] })}</span>
            )}
          </li>
        ))}
      </ol>
      {content.footer !== '' && (
        <p className={styles.footer} dir="auto">
          {removeControls(content.footer)}
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{removeControls(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
