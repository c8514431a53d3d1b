import { AppError, type ErrorCode } from '../errors.ts';
import { type Details, oneOf, textIn } from './message-details.ts';
import type { Translate } from './translate.ts';

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
export function systemErrorMessage(reason: unknown, t: Translate): string | null {
  const known = oneOf(reason, SYSTEM_ERRORS);
  return known === 'other' ? null : t(`errors.systemErrors.${known}`);
}

/** What a failure means for the person at the screen. */
export const errorMessage = (error: unknown, t: Translate): string =>
  error instanceof AppError ? errorCodeMessage(error.code, error.details, t) : t('errors.internal');

/** The same, of its code and details. */
export function errorCodeMessage(code: ErrorCode, details: Details, t: Translate): string {
  const path = textIn(details, 'path') ?? '?';
  const line = textIn(details, 'line') ?? '';
  switch (code) {
    case 'disk': {
      const reason = systemErrorMessage(details.reason, t) ?? textIn(details, 'reason');
      return t('errors.disk', { reason: reason ?? t('errors.systemErrors.other') });
    }
    case 'library-in-use':
    case 'library-too-new':
      return t(`errors.${code}`, { path });
    case 'library-unreadable':
    case 'snapshot-unreadable':
      return t(`errors.${code}`, { path, line, hasLine: line !== '' });
    case 'no-snapshot': {
      const name = textIn(details, 'name') ?? '';
      return t('errors.no-snapshot', { name, hasName: details.name !== undefined });
    }
    case 'port-in-use':
      return t('errors.port-in-use', { port: textIn(details, 'port') ?? '?' });
    default:
      return t(`errors.${code}`);
  }
}
