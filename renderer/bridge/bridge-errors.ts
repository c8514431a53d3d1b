import { AppError } from '../../shared/errors.ts';

/** The ID of the entry that was changed elsewhere, if that is the error; else null. */
export function conflictingEntryId(error: unknown): number | null {
  if (!(error instanceof AppError) || error.code !== 'changed-elsewhere') return null;
  return typeof error.details.id === 'number' ? error.details.id : null;
}

/** Whether the backend may have processed the request although no response arrived. */
export const mayHaveReachedBackend = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === 'unreachable' || error.code === 'internal';

/** The error as an AppError. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('internal', 'Unexpected failure of a bridge call.', {}, { cause: error });
}
