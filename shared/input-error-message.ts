import { z } from 'zod';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** Explains why a value is invalid. Returns the rest of a sentence that starts with the field. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${TYPE_NAMES[issue.expected] ?? 'another type'}`;
    case 'too_big':
      return describeLimit(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most');
    case 'too_small':
      return describeLimit(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least');
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    default:
      return "isn't valid";
  }
}

function describeLimit(origin: string, limit: number | bigint, comparison: string): string {
  const unit = { string: ' characters', array: ' items' }[origin] ?? '';
  return `must ${unit === '' ? 'be' : 'have'} ${comparison} ${limit}${unit}`;
}

/** Options for `safeParse` before `formatInputErrors`. Messages in the schema take precedence. */
export const PLAIN_MESSAGES = { error: describeIssue };

/** Returns a sentence for each issue, joined by spaces. Requires parsing with PLAIN_MESSAGES. */
export const formatInputErrors = (error: z.ZodError): string =>
  error.issues
    .map(({ path, message }) => `${path.length === 0 ? 'The input' : z.core.toDotPath(path)} ${message}.`)
    .join(' ');
