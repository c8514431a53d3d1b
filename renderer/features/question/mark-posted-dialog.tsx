import { useState } from 'react';
import { isHttpUrl } from '../../../shared/http-url.ts';
import { FIRST_DAY, isPlausibleDay, toLocalDay } from '../../../shared/library/calendar-date.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import control from '../../ui/fields/control.module.css';
import { DateTimeField } from '../../ui/fields/date-field.tsx';
import { Problem, TextField } from '../../ui/fields/text-field.tsx';
import { formatNewDays } from '../../ui/format/time-format.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useBulkCommands } from './use-bulk-commands.ts';
import { VoteFields } from './vote-fields.tsx';

const MAX_MESSAGE_LINK_LENGTH = 2_000;

/**
 * Marks questions as posted manually, with a date. A single question can also have a link and votes. The
 * change can be undone.
 */
export function MarkPostedDialog(props: {
  ids: readonly number[];
  /** Stores open drafts before the questions are marked. */
  flush?: () => Promise<void>;
  onMarked?: () => void;
  onClose: () => void;
}) {
  const [id = null] = props.ids.length === 1 ? props.ids : [];
  const { data: entry } = useBridgeQuery('question.get', id === null ? null : { id });
  return id !== null && !entry ? null : <PostedForm {...props} entry={entry ?? null} />;
}

function PostedForm(props: Parameters<typeof MarkPostedDialog>[0] & { entry: Entry | null }) {
  const { ids, entry } = props;
  const t = useTranslate();
  const { clock } = useAppStores();
  const now = useNow(clock);
  const bulk = useBulkCommands(() => {});
  const stored = entry?.question ?? null;
  const initial = formatLocalMinute(getInitialTimestamp(entry, now));
  const [changed, setChanged] = useState<string | null>(null);
  const typed = changed ?? initial;
  const [link, setLink] = useState(stored?.messageLink ?? '');
  const options = stored?.options ?? [];
  const [votes, setVotes] = useState<readonly number[]>(() => options.map((option) => option.votes));
  const moment = stored?.sentAt && typed === initial ? Date.parse(stored.sentAt) : Date.parse(typed);
  const isFuture = moment > clock();
  const isTooEarly = typed !== initial && typed !== '' && typed < FIRST_DAY;
  const messageLink = completeLink(link);
  const isLinkWrong =
    messageLink !== null &&
    !(
      /^https:/i.test(messageLink) &&
      isHttpUrl(messageLink) &&
      messageLink.length <= MAX_MESSAGE_LINK_LENGTH
    );
  const isInvalid = Number.isNaN(moment) || isFuture || isTooEarly || isLinkWrong;
  const mark = async () => {
    await props.flush?.();
    const sentAt = new Date(moment).toISOString();
    const isMarked = await bulk.markPosted({
      ids: [...ids],
      sentAt,
      messageLink,
      votes: [...votes],
      skipSent: !entry,
    });
    if (isMarked) props.onMarked?.();
    return isMarked;
  };
  return (
    <FormDialog
      title={stored?.sentAt ? t('posted.editTitle') : t('posted.title', { count: ids.length })}
      help={t('posted.help', { count: ids.length })}
      onClose={props.onClose}
      action={stored?.sentAt ? t('posted.change') : t('posted.mark')}
      disabled={isInvalid}
      onSubmit={mark}
    >
      <DateTimeField
        label={t('posted.date')}
        value={typed}
        min={`${FIRST_DAY}T00:00`}
        max={formatLocalMinute(now)}
        problem={
          isFuture
            ? t('posted.future')
            : isTooEarly
              ? t('posted.tooEarly', { first: formatNewDays(t).first })
              : null
        }
        onChange={setChanged}
      />
      {entry && (
        <TextField
          label={t('posted.link')}
          tag={t('editor.optional')}
          dir="ltr"
          inputMode="url"
          spellCheck={false}
          value={link}
          invalid={isLinkWrong}
          problems={isLinkWrong && <Problem level="problem">{t('posted.linkWrong')}</Problem>}
          help={t('posted.linkHelp')}
          onChange={setLink}
        />
      )}
      {options.length > 0 && (
        <section aria-label={t('sent.votes')}>
          <h3 className={control.label ?? ''}>{t('sent.votes')}</h3>
          <p className={control.note ?? ''}>{t('posted.votesHelp')}</p>
          <VoteFields options={options} votes={votes} onChange={setVotes} />
        </section>
      )}
    </FormDialog>
  );
}

/** Adds https:// to a link without a scheme. Returns null if the link is empty. */
function completeLink(typed: string): string | null {
  const link = typed.trim();
  if (link === '') return null;
  return /^[^\s/:?#.]+\.[^\s/:?#]+(?=[/:?#]|$)/.test(link) ? `https://${link}` : link;
}

/** Returns the initial time: the stored time, the planned date if it's in the past, or now. */
function getInitialTimestamp(entry: Entry | null, now: number): number {
  const { question, plannedFor } = entry ?? {};
  if (question?.sentAt) return Date.parse(question.sentAt);
  if (plannedFor === undefined || !isPlausibleDay(plannedFor) || plannedFor >= toLocalDay(now)) return now;
  return Date.parse(`${plannedFor}${formatLocalMinute(now).slice(10)}`);
}

/** Formats a timestamp in local time for the native date and time field. */
function formatLocalMinute(moment: number): string {
  const date = new Date(moment);
  const padToTwoDigits = (part: number) => String(part).padStart(2, '0');
  return `${toLocalDay(moment)}T${padToTwoDigits(date.getHours())}:${padToTwoDigits(date.getMinutes())}`;
}
