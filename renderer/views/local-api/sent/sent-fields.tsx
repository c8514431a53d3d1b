import { isHttpUrl } from '../../../../shared/http-url.ts';
import type { Translate } from '../../../../shared/messages/translate.ts';
import type { Status } from '../../../../shared/question/service-body-schemas.ts';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { Problem, TextField } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import styles from './sent-fields.module.css';

const MAX_MESSAGE_LINK_LENGTH = 2_000;

/** Parses the typed link. Returns an empty object for an empty field, or null if the link is invalid. */
export function parseMessageLink(typed: string): { messageLink?: string } | null {
  const messageLink = typed.trim();
  if (messageLink === '') return {};
  return isHttpUrl(messageLink) && messageLink.length <= MAX_MESSAGE_LINK_LENGTH ? { messageLink } : null;
}

/** A field for the link to the chat message. `stored` is the saved link. */
export function MessageLinkField(props: {
  value: string;
  stored: string | null;
  onChange: (value: string) => void;
}) {
  const t = useTranslate();

  const isWrong = parseMessageLink(props.value) === null;
  return (
    <TextField
      label={t('sent.messageLink')}
      tag={t('editor.optional')}
      dir="ltr"
      inputMode="url"
      spellCheck={false}
      placeholder={props.stored ?? ''}
      value={props.value}
      invalid={isWrong}
      problems={isWrong && <Problem level="problem">{t('sent.messageLinkWrong')}</Problem>}
      help={t('sent.messageLinkHelp')}
      onChange={props.onChange}
    />
  );
}

/** All status values. The status of sent questions is listed first. */
const STATUSES = [3, 2, 1, 0] as const satisfies Status[];

/** A field for the service's status code. Sent questions have status 3. The other codes are undocumented. */
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

/** Returns the toast's message. A question counts as sent only with status 3. */
export function markSentMessage(
  t: Translate,
  marked: { title: string; status: Status; wasSent: boolean },
): string {
  const { title, status, wasSent } = marked;
  if (status !== 3) return t('sent.statusSet', { status, title });
  return wasSent ? t('sent.changedSent', { title }) : t('sent.markedSent', { title });
}
