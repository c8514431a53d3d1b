import { lazy, Suspense } from 'react';
import type { StoredOption } from '../../../../shared/library/entry.ts';
import { wasPostedByHand } from '../../../../shared/library/entry-state.ts';
import { formatOptions } from '../../../../shared/question/option-line.ts';
import { OPTIONAL_FIELDS } from '../../../../shared/question/question-fields.ts';
import { detectScriptLanguage } from '../../../../shared/text/script-language.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { formatFullTime, formatRelativeTime } from '../../../ui/format/time-format.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { MessageLink } from '../../question/message-link.tsx';
import { OptionList } from '../../question/option-list.tsx';
import styles from './sent-question.module.css';

/** The chart's code is large, so it's loaded when the chart is first shown. */
const SentVotes = lazy(async () => ({ default: (await import('./sent-votes.tsx')).SentVotes }));

export function SentQuestion({ session }: { session: DraftSession }) {
  const t = useTranslate();

  const { clock } = useAppStores();
  const question = session.entry?.question;
  if (!question) return null;
  return (
    <>
      <h2
        className={styles.title}
        dir="auto"
        lang={detectScriptLanguage(question.title)}
        tabIndex={-1}
        data-pane-start=""
      >
        {question.title}
      </h2>
      <p className={styles.posted}>
        {question.sentAt && (
          <>
            <time dateTime={question.sentAt}>
              {t('posted.postedOn', { day: formatFullTime(Date.parse(question.sentAt), t) })}
            </time>
            <span className={styles.ago}>
              {formatRelativeTime(Date.parse(question.sentAt), clock(), t('time.locale'))}
            </span>
          </>
        )}
        {question.messageLink && (
          <span className={styles.link} title={question.messageLink}>
            <MessageLink link={question.messageLink} />
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

function Votes(props: { session: DraftSession; title: string; options: readonly StoredOption[] }) {
  const t = useTranslate();
  if (props.options.some(({ votes }) => votes > 0)) {
    return (
      <Suspense>
        <SentVotes {...props} />
      </Suspense>
    );
  }
  return (
    <section aria-label={t('sent.votes')}>
      <h3 className={styles.heading}>{t('sent.votes')}</h3>
      <p className={styles.none}>{t('sent.noVotes')}</p>
      <OptionList options={formatOptions(props.options)} resolver={props.session.resolver} />
    </section>
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

/** Explains why the question is read-only and offers to edit or duplicate it. */
export function SentFooter({
  session,
  onEdit,
  onDuplicate,
}: {
  session: DraftSession;
  onEdit: () => void;
  onDuplicate: () => void;
}) {
  const t = useTranslate();
  return (
    <div className={styles.footer}>
      <p className={styles.reason}>
        <Icon name="info" />
        {t('sent.readOnly', { byHand: session.entry !== null && wasPostedByHand(session.entry) })}
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
