/**
 * Every failure that the application expects. A code that is not here is a bug and reaches people as `internal`.
 * Wording for people lives with whoever shows it: the renderer, the command line, the local API.
 */
export const ERROR_CODES = [
  /** The input of a bridge call or command is not of the agreed shape. */
  'bad-input',
  /** No question has this id. */
  'not-found',
  /** The entry was changed since the version that a change was made from; `details.id`, `details.version`. */
  'changed-elsewhere',
  /** The disk did not take the write; `details.path`, `details.reason`. */
  'disk',
  /** Another process has this library open; `details.path`, `details.pid`. */
  'library-in-use',
  /** A file of the library can't be read; `details.path`, `details.line`, `details.reason`. */
  'library-unreadable',
  /** The library was written by a newer version; `details.path`, `details.found`, `details.known`. */
  'library-too-new',
  /** No snapshot of this name is kept, or there is nothing to undo; `details.name`. */
  'no-snapshot',
  /** This version of the question is not kept any more; `details.id`, `details.version`. */
  'no-version',
  /** It is on the live service, which alone says whether it was sent; `details.id`. */
  'on-service',
  /** A snapshot file can't be read; `details.path`, `details.line`, `details.reason`. */
  'snapshot-unreadable',
  /** The port is taken by another program; `details.port`. */
  'port-in-use',
  /** The host could not be reached (a transport says this, never the host). */
  'unreachable',
  /** Not expected: a bug. The cause is in the log. */
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** An expected failure: a code to act on, a sentence for the log, facts for the wording. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
