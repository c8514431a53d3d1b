import { AppError, type ErrorCode } from '../errors.ts';
import { type Details, oneOf, textIn } from './message-details.ts';
import { hasMessage, type Translate } from './translate.ts';

/** Codes of the operating system that have a message. */
const SYSTEM_ERRORS = [
  'EACCES',
  'EPERM',
  'EBUSY',
  'EDQUOT',
  'EHOSTDOWN',
  'EIO',
  'EISDIR',
  'ELOOP',
  'EMFILE',
  'ENAMETOOLONG',
  'ENODEV',
  'ENOENT',
  'ENOLCK',
  'ENOSPC',
  'ENOTDIR',
  'ENXIO',
  'EROFS',
  'ESTALE',
  'ETIMEDOUT',
] as const;

/** Why a call of the operating system failed, without a full stop; null if there is no message for it. */
function systemErrorMessage(reason: unknown, t: Translate): string | null {
  const known = oneOf(reason, SYSTEM_ERRORS);
  return known === 'other' ? null : t(`errors.systemErrors.${known}`);
}

/** The same with its code, for web searches: `the disk is full (ENOSPC)`; the reason itself if there is no message for it. */
export function fullSystemErrorMessage(reason: string, t: Translate): string {
  const message = systemErrorMessage(reason, t);
  return message === null ? reason : `${message} (${reason})`;
}

/** What a failure means for the person at the screen. */
export const errorMessage = (error: unknown, t: Translate): string =>
  error instanceof AppError ? errorCodeMessage(error.code, error.details, t) : t('errors.internal');

/** The same, of its code and details. */
export const errorCodeMessage = (code: ErrorCode, details: Details, t: Translate): string =>
  t(`errors.${code}`, errorValues(details, t));

/** A failure with the names of files, for terminals and message boxes, and every problem with a file on its own line. */
export function fullErrorMessage({ code, message, details }: AppError, t: Translate): string {
  const key = `errors.full.${code}` as const;
  if (!hasMessage(key)) return message;
  const { problems } = details;
  const lines = Array.isArray(problems) ? problems.map((problem) => `\n${problem}`) : [];
  return [t(key, errorValues(details, t)), ...lines].join('');
}

/** The values of every message about an error. */
function errorValues(details: Details, t: Translate) {
  const path = String(details.path ?? '?');
  const code = String(details.reason ?? '?');
  const line = textIn(details, 'line') ?? '0';
  const reason = systemErrorMessage(code, t) ?? textIn(details, 'reason');
  const fullReason = fullSystemErrorMessage(code, t);
  const lockFile = LOCK_FILES[code] ?? '';
  const isLock = /[\\/]library\.lock$/.test(path);
  return {
    path,
    code,
    // The file as a whole has line 0.
    line,
    hasLine: line !== '0',
    reason: reason ?? t('errors.systemErrors.other'),
    fullReason,
    endsSentence: /[.?]$/.test(fullReason),
    library: libraryFolder(path),
    lockFile,
    place: isLock ? (lockFile === '' ? 'lock' : 'lockFile') : 'file',
    advice: ADVICE[code] ?? 'permission',
    owner: details.pid === undefined ? 'none' : details.computer === undefined ? 'process' : 'computer',
    pid: String(details.pid ?? ''),
    computer: String(details.computer ?? ''),
    name: String(details.name ?? ''),
    hasName: details.name !== undefined,
    port: textIn(details, 'port') ?? '?',
  };
}

/** The lock file that isn't a regular file, by the code that it is rejected with. */
const LOCK_FILES: Readonly<Record<string, string>> = {
  EISDIR: 'library.lock',
  EFTYPE: 'library.lock',
  EEXIST: 'library.lock.json',
};

const ADVICE: Readonly<Record<string, string>> = { ENOSPC: 'full', EDQUOT: 'full', ENOLCK: 'noLocks' };

/** The folder of the library that a file belongs to: an error names the file, people know the folder. */
const libraryFolder = (file: string): string =>
  file.replace(/[\\/](?:library\.(?:lock|json)|(?:questions|journal)[\\/][^\\/]+)$/, '');
