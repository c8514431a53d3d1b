import { AppError } from '../../shared/errors.ts';
import { failureSentence } from '../host/failure.ts';

/** Why the app could not open, as a sentence for a message box: what, where, and what to do. */
export function openingFailure(error: unknown): string {
  if (!(error instanceof AppError)) {
    return 'Something unexpected went wrong. Nothing was changed. Started from a terminal, the app says more there.';
  }
  const sentence = failureSentence(error);
  return error.code === 'library-in-use' ? `${sentence} Close that one, then open this one again.` : sentence;
}

/** That a new version could not be put in the place of this one, for a message box. */
export const updateFailure = (): string =>
  'The new version could not be put in its place. The app starts again as it was, and nothing of yours was changed. ' +
  'Try again later, or fetch the new version from where you have this one.';
