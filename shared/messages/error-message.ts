import { AppError, type ErrorCode } from '../errors.ts';
import { type Details, oneOf, textIn } from './details.ts';
import type { Translate } from './translate.ts';

/** Codes with which the operating system refuses a write. */
const DISK_REASONS = [
  'ENOSPC',
  'EDQUOT',
  'EACCES',
  'EPERM',
  'EROFS',
  'EIO',
  'ENOENT',
  'ENOTDIR',
  'ENODEV',
  'ENXIO',
  'ESTALE',
  'ETIMEDOUT',
  'EHOSTDOWN',
  'EBUSY',
] as const;

/** What a failure means for the person at the screen. */
export const errorMessage = (error: unknown, t: Translate): string =>
  error instanceof AppError ? errorCodeMessage(error.code, error.details, t) : t('errors.internal');

/** The same, of its code and details. */
export function errorCodeMessage(code: ErrorCode, details: Details, t: Translate): string {
  const path = textIn(details, 'path') ?? '?';
  const line = textIn(details, 'line') ?? '';
  switch (code) {
    case 'disk': {
      const known = oneOf(details.reason, DISK_REASONS);
      const reason = known === 'other' ? textIn(details, 'reason') : null;
      return t('errors.disk', { reason: reason ?? t(`errors.diskReasons.${known}`) });
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
