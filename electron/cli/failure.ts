import type { AppError } from '../../shared/errors.ts';
import { failureSentence } from '../host/system/failure.ts';
import { escapeControls } from './command.ts';
import { readOnlyReason } from './export-command.ts';

/** Why a command failed: what, where, and which option helps. For a terminal. */
export const commandFailure = (error: AppError): string => escapeControls(failureWithAdvice(error));

function failureWithAdvice(error: AppError): string {
  const sentence = failureSentence(error);
  switch (error.code) {
    case 'port-in-use':
      return `${sentence} Choose another with --port, or --port 0 for any free one.`;
    case 'library-in-use':
      return `${sentence} Close that program, then try again. Nothing was changed.`;
    case 'disk':
      return isOfLock(error) ? `${sentence} To get out what it holds, «export» reads it as it is.` : sentence;
    default:
      return sentence;
  }
}

/** A library could not be opened because nothing can be written there. */
const isOfLock = (error: AppError): boolean =>
  readOnlyReason(error) !== null && /[\\/]library\.lock$/.test(String(error.details.path));
