import type { UpdateFailure } from '../../../shared/bridge/update-protocol.ts';

export class UpdateError extends Error {
  readonly why: UpdateFailure;
  constructor(why: UpdateFailure, cause: unknown) {
    super(`Updates: ${why}`, { cause });
    this.why = why;
  }
}

/** Failures by error code or message. The first match applies. */
const FAILURE_PATTERNS: readonly [why: UpdateFailure, sign: RegExp][] = [
  ['disk-full', /ENOSPC|EDQUOT/],
  ['read-only', /EROFS|EACCES|EPERM|read-only volume/i],
  [
    'untrusted',
    /ERR_CHECKSUM_MISMATCH|ERR_UPDATER_INVALID_SIGNATURE|ERR_UPDATER_NO_CHECKSUM|code signature|ERR_CERT_|CERT_/i,
  ],
  [
    'no-feed',
    /HTTP_ERROR_4|status 4\d\d|ERR_UPDATER_(CHANNEL_FILE_NOT_FOUND|INVALID_UPDATE_INFO|INVALID_VERSION|NO_FILES_PROVIDED|ZIP_FILE_NOT_FOUND)/,
  ],
  [
    'offline',
    /HTTP_ERROR_5|status 5\d\d|net::ERR_|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|timed out|socket hang up/i,
  ],
];

export function toUpdateFailure(error: unknown): UpdateFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = error instanceof Error ? `${error.message}` : String(error);
  for (const text of [code, words]) {
    const found = FAILURE_PATTERNS.find(([, sign]) => sign.test(text));
    if (found) return found[0];
  }
  return 'other';
}
