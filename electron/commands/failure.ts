import type { AppError } from '../../shared/errors.ts';
import { failureSentence } from '../host/failure.ts';
import { printable } from './printable.ts';

/** Why a command failed: what, where, and which option helps. For a terminal. */
export const commandFailure = (error: AppError): string => printable(failureWithAdvice(error));

function failureWithAdvice(error: AppError): string {
  const sentence = failureSentence(error);
  switch (error.code) {
    case 'port-in-use':
      return `${sentence} Choose another with --port, or --port 0 for any free one.`;
    case 'library-in-use':
      return `${sentence} Close that one first.`;
    default:
      return sentence;
  }
}
