/**
 * Expected errors. Any other error is a bug and is reported as `internal`. The renderer, the command line, and the local API
 * have the messages.
 */
export const ERROR_CODES = [
  /** The input of a bridge call or command is invalid. */
  'bad-input',
  /** The UI of another version made this bridge call: the method is unknown, or its input has another shape. */
  'outdated-client',
  /** There is no question with this ID. */
  'not-found',
  /** The entry has changed since the version that the edit is based on; `details.id`, `details.version`. */
  'changed-elsewhere',
  /** A write failed; `details.path`, `details.reason`. */
  'disk',
  /** Another process has this library open; `details.path`, `details.pid`. */
  'library-in-use',
  /** A file of the library can't be read; `details.path`, `details.line`, `details.reason`. */
  'library-unreadable',
  /** The library was written by a newer version; `details.path`, `details.found`, `details.known`. */
  'library-too-new',
  /** The information to undo a change is no longer stored; `details.id`. */
  'undo-expired',
  /** There is no snapshot with this name, or nothing to undo; `details.name`. */
  'no-snapshot',
  /** This version of the question isn't stored any more; `details.id`, `details.version`. */
  'no-version',
  /** The question is on the live service, which decides whether it was sent; `details.id`. */
  'on-service',
  /** A snapshot file can't be read; `details.path`, `details.line`, `details.reason`. */
  'snapshot-unreadable',
  /** Another program uses the port; `details.port`. */
  'port-in-use',
  /** The backend couldn't be reached. Only transports report this. */
  'unreachable',
  /** A bug. The cause is in the log. */
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** An expected error: a code, a sentence for the log, and details for the message. */
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
