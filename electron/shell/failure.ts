import { AppError } from '../../shared/errors.ts';
import { failureSentence } from '../commands/failure.ts';

/** Why the app could not open, as a sentence for a message box: what, where, and what to do. */
export function openingFailure(error: unknown): string {
  if (!(error instanceof AppError)) {
    return 'Something unexpected went wrong. Nothing was changed. Started from a terminal, the app says more there.';
  }
  if (error.code === 'library-in-use') {
    const { path, pid } = error.details;
    return `The library in ${path} is open in another program (process ${pid}). Close that one, then open this one again.`;
  }
  return failureSentence(error);
}
