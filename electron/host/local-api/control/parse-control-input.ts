import { z } from 'zod';
import { HttpError } from '../../system/http/http-error.ts';

type RawIssue = z.core.$ZodRawIssue;
type Code = 'missing' | 'wrong-type' | 'unknown-field' | 'invalid-value';

const NO_FIELDS = z.strictObject({});

/** Throws HttpError 422 if an operation without fields receives input. */
export const rejectInput = (input: unknown, what: 'body' | 'query'): void =>
  void parseInput(NO_FIELDS, input ?? {}, what);

/** Parses a body or query. Throws HttpError 422 with all problems. */
export function parseInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
  what: 'body' | 'query',
): z.output<S> {
  const parsed = schema.safeParse(input, { error: formatMessage, reportInput: true });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.flatMap(toProblems);
  const [first] = errors;
  const where = first?.path ? `${first.path} ` : `The ${what} `;
  throw new HttpError(422, `The ${what} is invalid. ${where}${first?.message ?? ''}`, { errors });
}

function toProblems(issue: z.core.$ZodIssue): { path: string; code: Code; message: string }[] {
  const path = formatPath(issue.path);
  if (issue.code !== 'unrecognized_keys') return [{ path, code: toCode(issue), message: issue.message }];
  return issue.keys.map((key) => ({
    path: formatPath([...issue.path, key]),
    code: 'unknown-field' as const,
    message: issue.message,
  }));
}

/** Formats a path as text, such as `faults[0].status`. */
const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');

function toCode({ code, input }: z.core.$ZodIssue): Code {
  if (input === undefined) return 'missing';
  return code === 'invalid_type' ? 'wrong-type' : 'invalid-value';
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'a JSON object',
};

/** Returns the message for an issue if its schema defines none. The message doesn't contain the path. */
function formatMessage(issue: RawIssue): string {
  if (issue.input === undefined) return 'is missing.';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${EXPECTED[issue.expected] ?? issue.expected}.${formatFieldsHint(issue)}`;
    case 'too_small':
      return `must ${formatLimit(issue.origin, `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`)}.`;
    case 'too_big':
      return `must ${formatLimit(issue.origin, `at most ${issue.maximum}`)}.`;
    case 'invalid_value':
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'unrecognized_keys':
      return `isn't a known field.${formatFieldsHint(issue) || ' This operation has none here.'}`;
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'must be a time with an offset, such as "2026-12-24T18:00:00Z".'
        : 'has an invalid format.';
    default:
      return "isn't valid. See the valid values in /control/v1/openapi.json.";
  }
}

/** Returns a hint that lists an object's fields, or an empty string for other schemas. */
function formatFieldsHint({ inst }: RawIssue): string {
  const fields = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
  return fields.length === 0 ? '' : ` The fields are ${fields.join(', ')}.`;
}

function formatLimit(origin: string, bound: string): string {
  if (origin === 'string') return `have ${bound} characters`;
  return origin === 'array' ? `have ${bound} elements` : `be ${bound}`;
}
