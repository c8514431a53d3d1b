import { STATUS_CODES } from 'node:http';

/** One thing that is wrong with a body. */
export interface BodyProblem {
  /** The member of the body; empty where the body as a whole is meant. */
  path: string;
  code: string;
  /** For people. Names the line where there is one. */
  message: string;
}

/** An error answer: the members of RFC 9457, and `errors` where a body breaks limits. */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: readonly BodyProblem[];
}

/** The document for an error status; `errors` are what a body breaks. */
export const problemDocument = (
  status: number,
  detail: string,
  errors?: readonly BodyProblem[],
): ProblemDocument => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail,
  ...(errors && { errors }),
});

/** Ends a request with an error answer. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly BodyProblem[] | undefined;

  constructor(
    status: number,
    detail: string,
    {
      headers = {},
      errors,
    }: { headers?: Readonly<Record<string, string>>; errors?: readonly BodyProblem[] } = {},
  ) {
    super(detail);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
    this.errors = errors;
  }

  document(): ProblemDocument {
    return problemDocument(this.status, this.message, this.errors);
  }
}
