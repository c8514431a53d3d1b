import { FIELDS } from '../question/question-fields.ts';
import type { PauseCode, SyncReason, SyncRow, SyncStatus } from '../sync/sync-views.ts';
import { type Details, findName, getText, pickKnown } from './message-details.ts';
import { formatList, type Translate } from './translate.ts';

/** Reasons why a connection failed before a byte of the request was sent. */
const CONNECTION_FAILURES = [
  'dns',
  'refused',
  'tls',
  'ca-file',
  'proxy',
  'timeout',
  'reset',
  'not-sent',
] as const;

/** Problems with a request that the service may have received. */
const REQUEST_PROBLEMS = [
  'status',
  'id-in-use',
  'crash',
  'restless',
  'timeout',
  'reset',
  'cut',
  'too-large',
  'not-http',
] as const;

const MAX_WORDS_CHARACTERS = 160;

/** Formats a time in milliseconds since 1970 as the time of day. */
type FormatTime = (at: number) => string;

/** Returns the values for all sync messages. Values that `details` doesn't contain are empty. */
function createMessageValues(details: Details, t: Translate) {
  const getDetail = (name: string) => getText(details, name) ?? '';
  const was = findName(details, 'was') ?? '';
  const is = findName(details, 'is') ?? '';
  const named: unknown[] = Array.isArray(details.fields) ? details.fields : [];
  const fields = FIELDS.filter((field) => named.includes(field));
  const response = [getDetail('status'), formatShortWords(details)].filter((part) => part !== '').join(': ');
  return {
    words: getDetail('words'),
    hasWords: getDetail('words') !== '',
    status: getDetail('status'),
    hasStatus: getDetail('status') !== '',
    response,
    hasResponse: response !== '',
    type: getDetail('type'),
    hasType: getDetail('type') !== '',
    host: getDetail('host'),
    hasHost: getDetail('host') !== '',
    baseUrl: getDetail('baseUrl'),
    hasBaseUrl: getDetail('baseUrl') !== '',
    was,
    hasWas: was !== '',
    is,
    hasIs: is !== '',
    fields: formatFieldList(fields, t),
    isUnsent: details.isUnsent === true,
    theField: t(`sync.theField.${pickKnown(details.field, FIELDS)}`),
  };
}

/**
 * Returns the start of the service's message, without a leading status that the sentence already contains.
 */
function formatShortWords(details: Details): string {
  const status = getText(details, 'status') ?? '';
  const words = getText(details, 'words') ?? '';
  const own =
    status !== '' && words.startsWith(status) ? words.slice(status.length).replace(/^[\s:–-]+/, '') : words;
  return own.length > MAX_WORDS_CHARACTERS ? `${own.slice(0, MAX_WORDS_CHARACTERS)}…` : own;
}

/** Returns why a connection failed, as the end of a sentence. */
function formatConnectionFailure(details: Details, t: Translate): string {
  const detail = getText(details, 'detail') ?? '';
  return t(`sync.connectionFailure.${pickKnown(details.cause, CONNECTION_FAILURES)}`, {
    detail,
    hasDetail: detail !== '',
    hasStatus: /^\d+$/.test(detail),
  });
}

function requestProblemMessage(details: Details, t: Translate): string {
  // Older versions stored a status without a cause.
  const cause = details.cause ?? (typeof details.status === 'number' ? 'status' : undefined);
  const words = formatShortWords(details);
  const status = getText(details, 'status') ?? '';
  if (cause === 'strange') {
    const reason = pickKnown(details.reason, ['empty', 'page', 'not-json']);
    return t(`sync.strangeResponse.${reason}`, { status, hasStatus: status !== '' });
  }
  return t(`sync.requestProblem.${pickKnown(cause, REQUEST_PROBLEMS)}`, {
    status,
    words,
    hasWords: words !== '',
    remoteId: getText(details, 'remoteId') ?? '',
    hasRemoteId: getText(details, 'remoteId') !== null,
  });
}

/** Returns when and how the request is retried. With `isRetried`, it's retried automatically at `until`. */
function formatRetry(
  code: SyncReason,
  { until, isRetried }: Details,
  t: Translate,
  formatTime: FormatTime,
): string {
  if (typeof until !== 'number') return t('sync.retry.manual');
  if (isRetried === true) return t('sync.retry.automatic', { until: formatTime(until) });
  // The user can't skip a limit that the service set.
  return code === 'rate-limited'
    ? t('sync.retry.later', { until: formatTime(until) })
    : t('sync.retry.manual');
}

function formatFieldList(fields: readonly (typeof FIELDS)[number][], t: Translate): string {
  if (fields.length === 0) return t('sync.fieldInSentence.other');
  return formatList(
    t,
    fields.map((field) => t(`sync.fieldInSentence.${field}`)),
  );
}

/** Returns why a question isn't synced. `since` is the time when it was sent, if known. */
export function syncReasonMessage(
  code: SyncReason,
  details: Details,
  t: Translate,
  formatTime: FormatTime,
  since: number | null,
): string {
  const values = createMessageValues(details, t);
  const formatRetryNow = () => formatRetry(code, details, t, formatTime);
  switch (code) {
    case 'unknown':
      return t('sync.reason.unknown', {
        since: since === null ? '' : formatTime(since),
        hasSince: since !== null,
        problem: requestProblemMessage(details, t),
      });
    case 'busy':
      return `${requestProblemMessage(details, t)} ${formatRetryNow()}`;
    case 'failing':
      return `${t('sync.reason.failing', { problem: requestProblemMessage(details, t) })} ${formatRetryNow()}`;
    case 'rate-limited':
      return `${t('sync.reason.rate-limited')} ${formatRetryNow()}`;
    case 'unreachable':
      return `${t('sync.reason.unreachable', { ...values, problem: formatConnectionFailure(details, t) })} ${formatRetryNow()}`;
    case 'unusable':
      return t('sync.reason.unusable', {
        problem: t(`sync.unusable.${pickKnown(details.reason, ['id', 'content'])}`),
      });
    case 'other-account':
      return t(details.isUnsent === true ? 'sync.reason.unsent' : 'sync.reason.other-account', values);
    default:
      return t(`sync.reason.${code}`, values);
  }
}

/** Returns why sync is paused until the user acts. */
export function pauseMessage(code: PauseCode, details: Details, t: Translate): string {
  const values = createMessageValues(details, t);
  // Without both names, the message can't compare the authors. It only asks whether the account is the same.
  const isOther =
    code === 'account-unsure' && details.reason === 'other-author' && values.hasWas && values.hasIs;
  return t(`sync.paused.${isOther ? 'other-author' : code}`, values);
}

/** Returns why sync is paused or waiting, or null if it's neither. */
export function formatAccountStatus(status: SyncStatus, t: Translate, formatTime: FormatTime): string | null {
  const { pause, wait, counts, next } = status;
  if (pause) return pauseMessage(pause.code, pause.facts, t);
  if (!wait) return null;
  const sentence =
    wait.code === 'unreachable'
      ? t('sync.waits.unreachable', { problem: formatConnectionFailure(wait.facts, t) })
      : wait.code === 'failing'
        ? t('sync.waits.failing', { problem: requestProblemMessage(wait.facts, t) })
        : t('sync.waits.rate-limited');
  const isRetried = next !== null && counts.waiting > 0;
  // With an empty queue, nothing has to be retried.
  if (!isRetried && counts.waiting === 0 && wait.code !== 'rate-limited') return sentence;
  const until = isRetried ? next : wait.until;
  return `${sentence} ${formatRetry(wait.code, { until, isRetried }, t, formatTime)}`;
}

/** Returns a question's sync state in one sentence, including the reason if it isn't synced. */
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
      // Without automatic sync, the user starts the next sync.
      const next = syncStatus?.automatic ? syncStatus.next : null;
      return t('sync.activity.waiting', {
        next: next === null ? '' : formatTime(next),
        hasNext: next !== null,
      });
    }
  }
}

/** Summarizes a sync by the numbers of questions that are synced, need attention, and are queued. */
export function roundMessage(synced: number, needs: number, waiting: number, t: Translate): string {
  const parts = formatParts({ needs, waiting }, t);
  if (parts !== '') return t('sync.done.syncedLeft', { count: synced, parts });
  return synced === 0 ? t('sync.done.nothingToSync') : t('sync.done.synced', { count: synced });
}

/** Describes the current and next sync. `next` is the next sync's time in words, or null. */
export function formatActivitySummary(
  counts: { needs: number; sending: number; waiting: number },
  halted: 'paused' | 'waits' | null,
  next: string | null,
  t: Translate,
): string {
  const parts = formatParts(counts, t);
  return [
    halted === null ? '' : t(`sync.activity.sub.${halted}`),
    parts !== '' ? `${parts}.` : halted === null ? t('sync.activity.sub.nothing') : '',
    next === null ? '' : t('sync.activity.sub.next', { time: next }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const formatParts = (counts: { needs?: number; sending?: number; waiting?: number }, t: Translate): string =>
  (['needs', 'sending', 'waiting'] as const)
    .map((what) => [what, counts[what] ?? 0] as const)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => t(`sync.activity.sub.${what}`, { count }))
    .join(', ');
