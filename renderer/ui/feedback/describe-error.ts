import { AppError } from '../../../shared/errors.ts';
import type { Text } from '../text/text.tsx';

/** What a failure means, in words for the person at the screen. */
export const describeError = (error: unknown, text: Text): string =>
  error instanceof AppError ? text.errors[error.code](error.details) : text.errors.internal({});
