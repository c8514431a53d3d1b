import { AppError, type ErrorCode } from '../errors.ts';
import { joinLines } from '../text/join-lines.ts';
import { type Details, getText, pickKnown } from './message-details.ts';
import { hasMessage, type Translate } from './translate.ts';

/** Operating system error codes that have a message. */
const SYSTEM_ERRORS = [
  'EACCES',
  'EPERM',
  'EBUSY',
  'EDQUOT',
  'EFBIG',
  'EFTYPE',
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

/** Returns why a system call failed, without a period, or null for a code without a message. */
function formatSystemError(reason: unknown, t: Translate): string | null {
  const known = pickKnown(reason, SYSTEM_ERRORS);
  return known === 'other' ? null : t(`errors.systemErrors.${known}`);
}

/**
 * Returns a system error's message with its code for web searches: `the disk is full (ENOSPC)`. Returns
 * `reason` if it has no message.
 */
export function formatFullSystemError(reason: string, t: Translate): string {
  const message = formatSystemError(reason, t);
  return message === null ? reason : `${message} (${reason})`;
}

export const formatError = (error: unknown, t: Translate): string =>
  error instanceof AppError ? formatErrorCode(error.code, error.details, t) : t('errors.internal');

export const formatErrorCode = (code: ErrorCode, details: Details, t: Translate): string =>
  t(`errors.${code}`, createErrorValues(details, t));

/**
 * Returns the message with file names, for terminals and message boxes. Each problem with a file is on its
 * own line.
 */
export function formatFullError({ code, message, details }: AppError, t: Translate): string {
  const key = `errors.full.${code}` as const;
  // File and computer names can contain line breaks.
  if (!hasMessage(key)) return joinLines(message);
  const { problems } = details;
  const lines = Array.isArray(problems) ? problems.map((problem) => `\n${joinLines(String(problem))}`) : [];
  return [joinLines(t(key, createErrorValues(details, t))), ...lines].join('');
}

function createErrorValues(details: Details, t: Translate) {
  const path = String(details.path ?? '?');
  const code = String(details.reason ?? '?');
  const line = getText(details, 'line') ?? '0';
  const reason = formatSystemError(code, t) ?? getText(details, 'reason');
  const fullReason = formatFullSystemError(code, t);
  const lockFile = LOCK_FILES[code] ?? '';
  const isLock = /[\\/]library\.lock$/.test(path);
  return {
    path,
    code,
    // Line 0 stands for the whole file.
    line,
    hasLine: line !== '0',
    reason: reason ?? t('errors.systemErrors.other'),
    fullReason,
    endsSentence: /[.?]$/.test(fullReason),
    library: getLibraryFolder(path),
    lockFile,
    place: isLock ? (lockFile === '' ? 'lock' : 'lockFile') : 'file',
    advice: ADVICE[code] ?? 'permission',
    owner: details.pid === undefined ? 'none' : details.computer === undefined ? 'process' : 'computer',
    pid: String(details.pid ?? ''),
    computer: String(details.computer ?? ''),
    name: String(details.name ?? ''),
    port: getText(details, 'port') ?? '?',
  };
}

/** Lock files that aren't regular files, by error code. */
const LOCK_FILES: Readonly<Record<string, string>> = {
  EISDIR: 'library.lock',
  EFTYPE: 'library.lock',
  EEXIST: 'library.lock.json',
};

const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  ENOLCK: 'noLocks',
  EFTYPE: 'link',
};

/** Returns a file's library folder. Errors name the file, but users know only the folder. */
const getLibraryFolder = (file: string): string =>
  file.replace(/[\\/](?:library\.(?:lock|json)|(?:questions|journal)[\\/][^\\/]+)$/, '');
