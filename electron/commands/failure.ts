import type { AppError } from '../../shared/errors.ts';
import { failureSentence } from '../host/failure.ts';

/** Why a command failed: what, where, and which option helps. */
export function commandFailure(error: AppError): string {
  const sentence = failureSentence(error);
  switch (error.code) {
    case 'port-in-use':
      return `${sentence} Choose another with --port, or --port 0 for any free one.`;
    case 'library-in-use':
      return `${sentence} Close that one, or give another folder with --data.`;
    default:
      return sentence;
  }
}
