import { FIELDS } from '../question/question-fields.ts';
import type { PauseCode, SyncReason, SyncRow, SyncStatus, WaitCode } from '../sync/sync-views.ts';
import { type Details, nameIn, oneOf, textIn } from './message-details.ts';
import { formatList, type Translate } from './translate.ts';

/** Causes of failed requests. */
const FAILURES = [
  'id-in-use',
  'strange',
  'crash',
  'restless',
  'dns',
  'refused',
  'tls',
  'proxy',
  'timeout',
  'reset',
  'cut',
  'too-large',
] as const;

/** The causes whose messages leave open what happened, so that the details of the failure are shown as well. */
const CAUSES_WITH_DETAIL: readonly unknown[] = ['tls', 'proxy', 'other'];

/** Formats a time (milliseconds since 1970) as the time of day. */
type FormatTime = (at: number) => string;

/** Returns the values of all sync messages that the details have. */
function valuesOf(details: Details, t: Translate, formatTime: FormatTime) {
  const text = (name: string) => textIn(details, name) ?? '';
  const until = typeof details.until === 'number' ? formatTime(details.until) : '';
  const was = nameIn(details, 'was') ?? '';
  const is = nameIn(details, 'is') ?? '';
  const isDetailNeeded = CAUSES_WITH_DETAIL.includes(oneOf(details.cause, FAILURES));
  const named: unknown[] = Array.isArray(details.fields) ? details.fields : [];
  const fields = FIELDS.filter((field) => named.includes(field));
  return {
    words: text('words'),
    hasWords: text('words') !== '',
    host: text('host'),
    hasHost: text('host') !== '',
    baseUrl: text('baseUrl'),
    hasBaseUrl: text('baseUrl') !== '',
    until,
    hasUntil: until !== '',
    was,
    hasWas: was !== '',
    is,
    hasIs: is !== '',
    fields: fieldList(fields, t),
    problem: failureMessage(details, t),
    detail: text('detail'),
    hasDetail: isDetailNeeded && text('detail') !== '',
    theField: t(`sync.theField.${oneOf(details.field, FIELDS)}`),
  };
}

/** Returns why a request failed, as the end of a sentence. */
function failureMessage(details: Details, t: Translate): string {
  const status = textIn(details, 'status');
  if (status !== null) return t('sync.failure.status', { status });
  return t(`sync.failure.${oneOf(details.cause, FAILURES)}`);
}

function fieldList(fields: readonly (typeof FIELDS)[number][], t: Translate): string {
  if (fields.length === 0) return t('sync.fieldInSentence.other');
  return formatList(
    t,
    fields.map((field) => t(`sync.fieldInSentence.${field}`)),
  );
}

/** Returns why it's unknown whether a create arrived, as the end of a sentence. */
const unconfirmed = (details: Details, t: Translate): string =>
  t(`sync.unconfirmed.${oneOf(details.cause, ['id-in-use', 'strange'])}`, {
    remoteId: textIn(details, 'remoteId') ?? '',
  });

/** Returns why a question isn't synced. `since`: when it was sent, if that is known. */
export function syncReasonMessage(
  code: SyncReason,
  details: Details,
  t: Translate,
  formatTime: FormatTime,
  since: number | null,
): string {
  const values = valuesOf(details, t, formatTime);
  switch (code) {
    case 'unknown':
      return t('sync.reason.unknown', {
        since: since === null ? '' : formatTime(since),
        hasSince: since !== null,
        problem: unconfirmed(details, t),
      });
    case 'unusable':
      return t('sync.reason.unusable', {
        problem: t(`sync.unusable.${oneOf(details.reason, ['id', 'content'])}`),
      });
    case 'other-account':
      return t(details.isUnsent === true ? 'sync.reason.unsent' : 'sync.reason.other-account', values);
    default:
      return t(`sync.reason.${code}`, values);
  }
}

/** Returns why sync of the account is paused until the user acts. */
export function pauseMessage(code: PauseCode, details: Details, t: Translate): string {
  const values = valuesOf(details, t, String);
  // Without both names, the service only doesn't have the question, and says nothing about its author.
  const isOther =
    code === 'account-unsure' && details.reason === 'other-author' && values.hasWas && values.hasIs;
  return t(`sync.paused.${isOther ? 'other-author' : code}`, values);
}

/** Returns why sync of the account waits. */
export function waitMessage(code: WaitCode, details: Details, t: Translate, formatTime: FormatTime): string {
  return t(`sync.waits.${code}`, valuesOf(details, t, formatTime));
}

/** Returns the question to the user about an unconfirmed create. `since`: when it was sent, in words, or empty. */
export const unknownOutcomeMessage = (details: Details, t: Translate, since: string): string =>
  t('sync.desk.unknown', { since, hasSince: since !== '', problem: unconfirmed(details, t) });

/** Returns the sync state of a question in one sentence, with the reason if it isn't synced. */
export function syncRowMessage(
  row: SyncRow,
  t: Translate,
  formatTime: FormatTime,
  syncStatus: SyncStatus | null,
): string {
  if (row.why) return syncReasonMessage(row.why.code, row.why.facts, t, formatTime, row.since);
  switch (row.state) {
    case 'sending':
    case 'changed':
    case 'synced':
      return t(`sync.activity.${row.state}`);
    default: {
      // Without automatic sync, the next step is another one.
      const next = syncStatus?.automatic ? syncStatus.next : null;
      return t('sync.activity.waiting', {
        next: next === null ? '' : formatTime(next),
        hasNext: next !== null,
      });
    }
  }
}

/** Returns the result of a sync: how many questions are synced, need attention, and wait. */
export function roundMessage(synced: number, needs: number, waiting: number, t: Translate): string {
  const parts = countParts({ needs, waiting }, t);
  if (parts !== '') return t('sync.done.syncedLeft', { count: synced, parts });
  return synced === 0 ? t('sync.done.nothingToSync') : t('sync.done.synced', { count: synced });
}

/** Returns what sync does now and next. `next`: when the next sync is, in words; null if there is none. */
export function activitySummary(
  counts: { needs: number; sending: number; waiting: number },
  halted: 'paused' | 'waits' | null,
  next: string | null,
  t: Translate,
): string {
  const parts = countParts(counts, t);
  return [
    halted === null ? '' : t(`sync.activity.sub.${halted}`),
    parts !== '' ? `${parts}.` : halted === null ? t('sync.activity.sub.nothing') : '',
    next === null ? '' : t('sync.activity.sub.next', { time: next }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const countParts = (counts: { needs?: number; sending?: number; waiting?: number }, t: Translate): string =>
  (['needs', 'sending', 'waiting'] as const)
    .map((what) => [what, counts[what] ?? 0] as const)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => t(`sync.activity.sub.${what}`, { count }))
    .join(', ');
