import { useState } from 'react';
import type { StoredOption } from '../../../../shared/library/entry.ts';
import { OPTIONAL_FIELDS } from '../../../../shared/question/fields.ts';
import { langOf } from '../../../../shared/text/script-language.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { formatFullTime, formatRelativeTime } from '../../../ui/format/time-format.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { MessageLink } from '../../question/message-link.tsx';
import { emojiDisplayOf } from '../emoji/emoji-display.ts';
import styles from './sent-question.module.css';

/** A sent question, read-only: when and where it was sent, and its votes. */
export function SentQuestion({ session }: { session: DraftSession }) {
  const t = useTranslate();

  const { clock } = useAppStores();
  const question = session.entry?.question;
  if (!question) return null;
  return (
    <>
      <h2 className={styles.title} dir="auto" lang={langOf(question.title)} tabIndex={-1} data-pane-start="">
        {question.title}
      </h2>
      <p className={styles.posted}>
        {question.sentAt && (
          <>
            <time dateTime={question.sentAt}>
              {t('posted.postedOn', { day: formatFullTime(Date.parse(question.sentAt), t) })}
            </time>
            <span className={styles.ago}>
              · {formatRelativeTime(Date.parse(question.sentAt), clock(), t('time.locale'))}
            </span>
          </>
        )}
        {question.messageLink && (
          <span className={styles.link} title={question.messageLink}>
            · <MessageLink link={question.messageLink} />
            <CopyButton text={question.messageLink} what={t('sent.linkOfMessage')} />
          </span>
        )}
      </p>
      <dl className={styles.details}>
        {question.status < 2 && (
          <>
            <dt>{t('sent.serviceStatus')}</dt>
            <dd>{question.status}</dd>
          </>
        )}
        {question.messageID && (
          <>
            <dt>{t('sent.messageId')}</dt>
            <dd className={styles.id}>
              {question.messageID}
              <CopyButton text={question.messageID} what={t('sent.idOfMessage')} />
            </dd>
          </>
        )}
      </dl>
      <Votes session={session} title={question.title} options={question.options} />
      {OPTIONAL_FIELDS.map((field) => (
        <ReadOnlyField key={field} label={t(`questionFields.${field}`)} value={question[field]} />
      ))}
    </>
  );
}

type Order = 'posted' | 'votes';

function Votes(props: { session: DraftSession; title: string; options: readonly StoredOption[] }) {
  const { session, title, options } = props;
  const t = useTranslate();
  const sum = options.reduce((total, { votes }) => total + votes, 0);
  const most = Math.max(0, ...options.map(({ votes }) => votes));
  const [order, setOrder] = useState<Order>('posted');
  const shown = order === 'posted' ? options : options.toSorted((a, b) => b.votes - a.votes);
  return (
    <section aria-label={t('sent.votes')}>
      <div className={styles.header}>
        <h3 className={styles.heading}>{t('sent.votes')}</h3>
        <span className={styles.sum}>{t('sent.voteCount', { count: sum })}</span>
        <SegmentedControl
          className={styles.order}
          label={t('sent.voteOrder')}
          segments={[
            { id: 'posted' as const, label: t('sent.asPosted') },
            { id: 'votes' as const, label: t('sent.mostVotes') },
          ]}
          value={order}
          onChange={setOrder}
        />
      </div>
      <ol className={styles.votes}>
        {shown.map((option, index) => {
          const isTop = most > 0 && option.votes === most;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: options of a sent question stay as they are.
            <li key={index} className={classNames(isTop && styles.top)}>
              <VoteEmoji session={session} emoji={option.emoji} />
              <div className={styles.vote}>
                <div className={styles.line}>
                  <span className={styles.text} dir="auto" lang={langOf(option.text, title)}>
                    {option.text}
                  </span>
                  {isTop && <span className={styles.most}>{t('sent.mostVotes')}</span>}
                  <span className={styles.number}>{option.votes}</span>
                  <span className={styles.percent}>
                    {t('sent.percent', { percent: sum === 0 ? 0 : Math.round((option.votes / sum) * 100) })}
                  </span>
                </div>
                <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className={styles.filled}
                    width={most === 0 ? 0 : (option.votes / most) * 100}
                    height="6"
                  />
                </svg>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function VoteEmoji({ session, emoji }: { session: DraftSession; emoji: string }) {
  const display = emojiDisplayOf(emoji, session.resolver, true);
  if (display.kind === 'glyph') return <span className={styles.emoji}>{display.emoji}</span>;
  const label = display.kind === 'picture' ? display.label : '';
  return (
    <span className={classNames(styles.emoji, styles.tile)} title={label}>
      {label}
    </span>
  );
}

function ReadOnlyField({ label, value }: { label: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.fieldText} dir="auto">
        {value}
      </p>
    </div>
  );
}

/** Why the question is read-only, and buttons to edit or duplicate it. */
export function SentFooter({ onEdit, onDuplicate }: { onEdit: () => void; onDuplicate: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.footer}>
      <p className={styles.reason}>
        <Icon name="info" />
        {t('sent.readOnly')}
      </p>
      <div className={styles.buttons}>
        <Button variant="ghost" onPress={onEdit}>
          {t('sent.editAnyway')}
        </Button>
        <Button icon="copy" onPress={onDuplicate}>
          {t('sent.duplicateAsDraft')}
        </Button>
      </div>
    </div>
  );
}
