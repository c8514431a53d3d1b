import { AppError } from '../../shared/errors.ts';
import { failureSentence } from '../host/failure.ts';

/** Why the app could not open, as an English sentence for a message box: what, where, and what to do. */
export function openingFailure(error: unknown): string {
  if (!(error instanceof AppError)) {
    return 'Something unexpected went wrong. Nothing was changed. Started from a terminal, the app says more there.';
  }
  const sentence = failureSentence(error);
  return error.code === 'library-in-use'
    ? `${sentence} Close that program, then open QOTD Studio again. Nothing was changed.`
    : sentence;
}
