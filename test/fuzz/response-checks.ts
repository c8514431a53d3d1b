import { z } from 'zod';
import { getReasonPhrase } from '../../electron/host/system/http/http-error.ts';
import { createRecord, OPTIONAL_FIELDS } from '../../shared/question/question-fields.ts';
import {
  createOutputSchema,
  editOutputSchema,
  fetchOutputSchema,
} from '../../shared/question/service-body-schemas.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { ReceivedResponse } from './response-reader.ts';
import { findXmlFault } from './xml-check.ts';

/** The fields that the responses to all 3 operations have. */
const shownSchema = z.object({
  id: z.int().positive(),
  createdAt: z.string(),
  question: z.string(),
  ...createRecord(OPTIONAL_FIELDS, () => z.string().nullable()),
  messageID: z.string().nullable(),
  status: z.int(),
  options: z.array(z.object({ emoji: z.string(), text: z.string() })),
});
export type Shown = z.infer<typeof shownSchema>;

const problemSchema = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string().min(1),
  errors: z
    .array(
      z.strictObject({
        path: z.string(),
        code: z.string().min(1),
        line: z.int().min(1).optional(),
        message: z.string().min(1),
      }),
    )
    .optional(),
});

/** The headers that a response may have. Any other header means that a request injected it. */
const HEADERS = new Set([
  ...[
    'allow',
    'cache-control',
    'connection',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-resource-policy',
    'date',
  ],
  ...['keep-alive', 'referrer-policy', 'retry-after', 'www-authenticate', 'x-content-type-options'],
]);

/** Returns the problem with a response to any request, or null if it's correct. */
export function checkHttpResponse(
  answer: ReceivedResponse,
  shot: Pick<FuzzRequest, 'method'>,
): string | null {
  const { status, headers, text, phrase } = answer;
  const foreign = [...headers.keys()].find((name) => !HEADERS.has(name));
  if (foreign) return `an unexpected header: ${foreign}`;
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
  if (status !== 200 && status < 400) return `status ${status}`;
  if (status === 200 || shot.method === 'HEAD') return null;
  if (headers.get('content-type') !== 'application/json')
    return `an error of type ${headers.get('content-type')}`;
  const problem = problemSchema.safeParse(parseJson(text));
  if (!problem.success) return `an error without a problem document: ${text.slice(0, 200)}`;
  const { title, status: named } = problem.data;
  if (named !== status || title !== getReasonPhrase(status) || phrase !== title)
    return `a problem document with another status: ${status} ${phrase} ${text.slice(0, 200)}`;
  return null;
}

/**
 * Returns the problem with a 200 response that isn't a question, such as an image or an API description.
 * Returns null if the response is correct.
 */
export function checkDocument({ headers, text }: ReceivedResponse): string | null {
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('image/svg+xml')) return findXmlFault(text);
  if (type === 'application/json')
    return typeof parseJson(text) === 'object' ? null : 'a document that is not JSON';
  return type.startsWith('text/') ? null : `a document of type ${type}`;
}

const SCHEMAS = {
  POST: createOutputSchema.strict(),
  PUT: editOutputSchema.strict(),
  GET: fetchOutputSchema.strict(),
};

/**
 * Returns the question in an operation's 200 response, or the reason why the response doesn't match
 * docs/reference/service-api.md 2.2 and 2.3.
 */
export function createQuestion(
  { headers, text }: ReceivedResponse,
  method: 'POST' | 'PUT' | 'GET',
): { shown: Shown } | { fault: string } {
  if (headers.get('content-type') !== 'application/json')
    return { fault: `a question of type ${headers.get('content-type')}` };
  const json = parseJson(text);
  const parsed = SCHEMAS[method].safeParse(json);
  if (!parsed.success)
    return { fault: `not a response of the service: ${z.prettifyError(parsed.error).slice(0, 300)}` };
  if (/"(?:__proto__|constructor|prototype)":/.test(text)) return { fault: 'an unknown field in a question' };
  return { shown: shownSchema.parse(json) };
}

/**
 * Returns the request body parsed as JSON, or undefined if it's invalid. Ignores a byte order mark, as RFC
 * 8259 allows.
 */
export function parseSentJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Returns the reason why a body should have been rejected, or the field that was returned differently, or
 * null. Reimplements docs/reference/service-api.md 2.1 and 8, because this check must not share a bug with
 * the code under test.
 */
export function checkAcceptedBody(sent: unknown, shown: Shown, before: Shown | null): string | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return 'accepted a body that is not an object';
  const getOwn = (name: string): unknown => Object.getOwnPropertyDescriptor(sent, name)?.value;
  const [title, options] = [getOwn('title'), getOwn('options')];
  if (typeof title !== 'string' || !isWithin(title, 5, 150))
    return `accepted the title ${JSON.stringify(title)?.slice(0, 200)}`;
  if (typeof options !== 'string' || !isText(options)) return 'accepted options that are not a string';
  if (title !== shown.question) return 'returns another title than the one sent';
  const lines = options.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length < 2 || lines.length > 20) return `accepted ${lines.length} options`;
  if (lines.length !== shown.options.length) return 'returns another number of options than were sent';
  const lost = shown.options.findIndex(
    ({ text, emoji }, at) => text.trim() === '' || emoji === '' || !lines[at]?.endsWith(` - ${text}`),
  );
  if (lost >= 0) return `returns another option than ${JSON.stringify(lines[lost])}`;
  for (const [name, max] of [
    ['description', 350],
    ['footer', 200],
    ['image', Number.POSITIVE_INFINITY],
  ] as const) {
    const fault = checkOptionalField(name, getOwn(name), max, shown, before);
    if (fault) return fault;
  }
  return null;
}

/** Removes the host from placeholder URLs, because the host comes from the request. */
export const removeHost = (text: string | null): string | null =>
  text?.replaceAll(/http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+\/placeholders\//gi, '/placeholders/') ??
  null;

function checkOptionalField(
  name: 'description' | 'footer' | 'image',
  value: unknown,
  max: number,
  shown: Shown,
  before: Shown | null,
): string | null {
  if (value === undefined)
    return removeHost(shown[name]) === removeHost(before?.[name] ?? null)
      ? null
      : `changed ${name}, which was not sent`;
  if (value === null || value === '')
    return shown[name] === value ? null : `returns ${name} as ${JSON.stringify(shown[name])}`;
  if (typeof value !== 'string' || !isWithin(value, 0, max))
    return `accepted ${name} ${JSON.stringify(value).slice(0, 200)}`;
  if (name !== 'image') return shown[name] === value ? null : `returns another ${name} than the one sent`;
  return /^https?:\/\//i.test(shown.image ?? '') ? null : `returns the image ${shown.image}`;
}

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

function isWithin(text: string, min: number, max: number): boolean {
  const length = [...text].length;
  return isText(text) && length >= min && length <= max;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
