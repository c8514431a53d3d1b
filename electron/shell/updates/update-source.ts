import type { UpdateFailure } from '../../../shared/updates.ts';

/** Where newer versions come from. Every failure is an `UpdateError`. */
export interface UpdateSource {
  /** The version that is newer than this one, or null. */
  check(): Promise<string | null>;
  /** Fetches the version that the last check found. Resolves with false where it was cancelled. */
  download(onProgress: (percent: number) => void): Promise<boolean>;
  /** Stops a download that is under way. */
  cancel(): void;
  /** Puts what was fetched in the place of this version, and wishes for the end of the app. Rejects where it could not. */
  install(): Promise<void>;
}

export class UpdateError extends Error {
  readonly why: UpdateFailure;
  constructor(why: UpdateFailure, cause: unknown) {
    super(`Updates: ${why}`, { cause });
    this.why = why;
  }
}
