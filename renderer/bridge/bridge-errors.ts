import { AppError } from '../../shared/errors.ts';

/** The entry that was changed since the version known here, if that is what went wrong. */
export function conflictingEntryId(error: unknown): number | null {
  if (!(error instanceof AppError) || error.code !== 'changed-elsewhere') return null;
  return typeof error.details.id === 'number' ? error.details.id : null;
}

/** Whether the host may have done what was asked, and only its answer got lost. */
export const mayHaveReachedBackend = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === 'unreachable' || error.code === 'internal';

/** What a call failed with, as an AppError in any case. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('internal', 'Unexpected failure of a bridge call.', {}, { cause: error });
}
