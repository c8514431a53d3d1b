import type { AppError } from '../../shared/errors.ts';
import { formatFullError } from '../../shared/messages/error-message.ts';
import { translateForTerminal } from '../../shared/messages/translate.ts';
import { findReadOnlyReason } from './export-command.ts';

export function formatCommandError(error: AppError): string {
  const sentence = formatFullError(error, translateForTerminal);
  switch (error.code) {
    case 'port-in-use':
      return `${sentence} Use another one with --port N, or any free port with --port 0.`;
    case 'library-in-use':
      return `${sentence} Close that program and try again. Nothing was changed.`;
    case 'disk':
      return isLockError(error)
        ? `${sentence} To read the library without a lock, use \`export\`.`
        : sentence;
    default:
      return sentence;
  }
}

/** Returns whether the library couldn't be locked because its folder is read-only. */
const isLockError = (error: AppError): boolean =>
  findReadOnlyReason(error) !== null && /[\\/]library\.lock$/.test(String(error.details.path));
