import { AppError } from '../../../../shared/errors.ts';
import { HttpError } from '../../system/http/http-error.ts';

export const DISK_FAILURE_DETAIL =
  "Couldn't save the change to disk. Nothing was stored. Check the disk and send the request again.";

const INTERNAL_ERROR_DETAIL =
  'An internal error occurred. For details, see the terminal that runs serve, or select "Report a problem" in the app.';

export const toServerError = (error: Error): HttpError => new HttpError(500, formatServerError(error));

/** Mentions the disk only for disk errors. */
function formatServerError(error: Error): string {
  if (!(error instanceof AppError)) return INTERNAL_ERROR_DETAIL;
  switch (error.code) {
    case 'disk':
      return formatDiskError(error.details.reason);
    case 'library-in-use':
      return "Couldn't save the change because another program has the library open. Nothing was stored. Close that program and send the request again.";
    default:
      return INTERNAL_ERROR_DETAIL;
  }
}

function formatDiskError(reason: unknown): string {
  if (reason === 'closed')
    return "Couldn't save the change because the server is stopping. Nothing was stored. Send the request again after a restart.";
  // The library's folder or lock file is missing.
  if (reason === 'ENOENT')
    return "Couldn't save the change because the library was moved, deleted, or opened by another program. Nothing was stored. Restart the server and send the request again.";
  return DISK_FAILURE_DETAIL;
}
