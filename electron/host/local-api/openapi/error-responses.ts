import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { createRecord } from '../../../../shared/question/question-fields.ts';
import { HEADERS_TOO_LARGE } from '../../system/http/header-limits.ts';
import { type BodyProblem, createProblemDocument } from '../../system/http/http-error.ts';
import { MAX_BODY_BYTES } from '../server/http-rules.ts';
import { DISK_FAILURE_DETAIL } from '../server/server-error.ts';
import { describeJson } from './create-api-document.ts';
import { describe, PROBLEM } from './describe-schemas.ts';

/** An error response with an example `detail`. All error responses are implementation-defined. */
type ErrorResponse = readonly [status: number, when: string, detail: string, more?: More];

interface More {
  header?: readonly [
    name: string,
    description: string,
    schema: { type: 'string' | 'integer'; minimum?: number; enum?: string[] },
  ];
  errors?: readonly BodyProblem[];
}

const responses = {
  BadRequest: [
    400,
    "The request isn't valid HTTP, it doesn't have exactly 1 `Host`, or its body is empty or isn't JSON in UTF-8.",
    'The request has more than one Host header. Send only one.',
  ],
  Unauthorized: [
    401,
    'The token is missing or invalid.',
    'The token is missing or invalid. Send Authorization: Bearer <token>.',
    { header: ['WWW-Authenticate', 'The authentication scheme.', { type: 'string', enum: ['Bearer'] }] },
  ],
  Forbidden: [
    403,
    'The request comes from a web page (`Origin`, `Sec-Fetch-Site`) or is for another host (`Host`).',
    "Web pages can't call the local API. Send the request from a program, without an Origin header.",
  ],
  NotFound: [404, 'No question has this ID or message ID.', 'Question not found. Check the ID.'],
  RequestTimeout: [
    408,
    'The headers took more than 5 seconds to arrive, or the request more than 10 seconds. The server closes the connection.',
    'The request took too long to arrive. Send it again.',
  ],
  PayloadTooLarge: [
    413,
    `The body is larger than ${MAX_BODY_BYTES / 1024} KiB.`,
    `The body is too large. Send at most ${MAX_BODY_BYTES / 1024} KiB.`,
  ],
  UnsupportedMediaType: [
    415,
    "The `Content-Type` isn't `application/json`, or the body is compressed.",
    'The body must be JSON. Send Content-Type: application/json.',
  ],
  ExpectationFailed: [
    417,
    "`Expect` isn't `100-continue`.",
    'The server supports only `Expect: 100-continue`. Omit the header.',
  ],
  UnprocessableContent: [
    422,
    'The question is invalid. `errors` lists all problems.',
    'The question is invalid. See `errors`.',
    {
      errors: [
        { path: 'title', code: 'too-short', message: 'The title has 4 characters; it needs at least 5.' },
        {
          path: 'options',
          code: 'bad-option-line',
          line: 1,
          message: 'Line 1: add " - " (space, hyphen, space) after the emoji.',
        },
        {
          path: 'options',
          code: 'unknown-emoji-name',
          line: 2,
          message: 'Line 2: unknown emoji :cofee:. Did you mean :coffee:?',
        },
      ],
    },
  ],
  TooManyRequests: [
    429,
    'Returned only if a rate limit fault is on.',
    'An injected fault returned this response: *:rate-limit=5. To get a real response, turn off the fault.',
    { header: ['Retry-After', 'Seconds to wait before the next request.', { type: 'integer', minimum: 0 }] },
  ],
  HeadersTooLarge: [
    431,
    "There are more than 100 headers, or they're larger than 16 KiB. The server may close the connection.",
    HEADERS_TOO_LARGE,
  ],
  InternalServerError: [
    500,
    "The change couldn't be saved to disk, and nothing was stored. After any other error, `detail` shows the log's location.",
    DISK_FAILURE_DETAIL,
  ],
} as const satisfies Record<string, ErrorResponse>;

export type ErrorName = keyof typeof responses;

/** A body that causes the example of status 422. */
export const INVALID_BODY_EXAMPLE = { title: 'Tea?', options: '☕ Coffee\n:cofee: - Coffee' };

/** Errors that any request can cause. */
export const REQUEST_ERRORS = [
  'BadRequest',
  'Unauthorized',
  'Forbidden',
  'RequestTimeout',
  'ExpectationFailed',
  'TooManyRequests',
  'HeadersTooLarge',
] as const satisfies ErrorName[];
export const BODY_ERRORS = [
  'PayloadTooLarge',
  'UnsupportedMediaType',
  'UnprocessableContent',
  'InternalServerError',
] as const satisfies ErrorName[];

/** Returns the responses by status. Each one is a named component in the document. */
export const createErrorResponses = (names: readonly ErrorName[]) =>
  Object.fromEntries(names.map((name) => [responses[name][0], DESCRIBED[name]]));

function describeError(id: ErrorName): ZodOpenApiResponseObject {
  const [status, when, detail, more]: ErrorResponse = responses[id];
  const value = createProblemDocument(status, detail, more?.errors);
  const [header, description, schema] = more?.header ?? [];
  return {
    id,
    ...describe(when, 'the service documents only status 200.'),
    ...(header &&
      description &&
      schema && { headers: { [header]: { description, required: true, schema } } }),
    content: describeJson(PROBLEM, { problem: { summary: value.title, value } }),
  };
}

const DESCRIBED = createRecord([...REQUEST_ERRORS, ...BODY_ERRORS, 'NotFound'], describeError);
