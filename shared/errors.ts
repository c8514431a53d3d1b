/**
 * Expected errors. Any other error is a bug and is reported as `internal`. The renderer, the CLI, and the
 * local API have their own messages for each code.
 */
export const ERROR_CODES = [
  'bad-input',
  /** The UI has a different version: the method is unknown or its input has a different shape. */
  'outdated-client',
  'not-found',
  /** The entry was changed after the edit started. Details: `id`, `version`. */
  'changed-elsewhere',
  /** A disk operation failed. Details: `path`, `reason`. */
  'disk',
  /** Another process has this library open. Details: `path`, `pid`. */
  'library-in-use',
  /** A library file can't be read. Details: `path`, `line`, `reason`. */
  'library-unreadable',
  /** The library was written by a newer version. Details: `path`, `found`, `known`. */
  'library-too-new',
  /** The information to undo a change is no longer stored. Details: `id`. */
  'undo-expired',
  /** There is no restore point with this name, or nothing to undo. Details: `name`. */
  'no-snapshot',
  /** This version of the question is no longer stored. Details: `id`, `version`. */
  'no-version',
  /** The question is on the live service, so only the service can mark it as sent. Details: `id`. */
  'on-service',
  /** A restore point's file can't be read. Details: `path`, `line`, `reason`. */
  'snapshot-unreadable',
  /** Another program uses the port. Details: `port`. */
  'port-in-use',
  /** The backend can't be reached. Only transports report this. */
  'unreachable',
  /** A bug. The cause is in the log. */
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** An expected error: a code, a sentence for the log, and details for the user's message. */
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
