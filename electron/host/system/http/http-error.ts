import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { questionInputSchema } from '../../../../shared/question/service-body-schemas.ts';
import { REFUSED_CODES } from '../../../../shared/question/validation-finding.ts';

export const bodyProblemSchema = z.object({
  /** The field, or an empty string for the whole body. */
  path: z.enum(['', ...questionInputSchema.keyof().options]),
  code: z.enum(['missing', 'wrong-type', ...REFUSED_CODES]),
  /** The invalid option's line number, starting at 1. */
  line: z.int().min(1).exactOptional(),
  /** Includes the line number if there is one. */
  message: z.string(),
});
export type BodyProblem = z.infer<typeof bodyProblemSchema>;

interface InputProblem {
  path: string;
  code: string;
  message: string;
}

/** An error response with the fields of RFC 9457, and `errors` if the body is invalid. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(bodyProblemSchema).min(1).exactOptional(),
});
type ProblemDocument = Omit<z.infer<typeof problemSchema>, 'errors'> & { errors?: InputProblem[] };

/** RFC 9110 phrases that Node doesn't use. */
const PHRASES: Readonly<Record<number, string>> = { 413: 'Content Too Large', 422: 'Unprocessable Content' };

export const getReasonPhrase = (status: number): string | undefined =>
  PHRASES[status] ?? STATUS_CODES[status];

export const createProblemDocument = (
  status: number,
  detail: string,
  errors?: readonly InputProblem[],
): ProblemDocument => ({
  type: 'about:blank',
  title: getReasonPhrase(status) ?? 'Error',
  status,
  detail,
  ...(errors && { errors: [...errors] }),
});

export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly InputProblem[] | undefined;
  /** Content that replaces the problem document. */
  readonly content: { type: string; text: string } | undefined;

  constructor(
    status: number,
    detail: string,
    {
      headers = {},
      errors,
      content,
    }: {
      headers?: Readonly<Record<string, string>>;
      errors?: readonly InputProblem[];
      content?: { type: string; text: string };
    } = {},
  ) {
    super(detail);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
    this.errors = errors;
    this.content = content;
  }

  document(): ProblemDocument {
    return createProblemDocument(this.status, this.message, this.errors);
  }
}
