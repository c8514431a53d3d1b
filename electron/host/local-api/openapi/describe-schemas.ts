import { z } from 'zod';
import { bodyProblemSchema, problemSchema } from '../../system/http/http-error.ts';

export interface Described {
  description: string;
  /**
   * Implementation-defined behavior that the service doesn't document. The description ends with the same
   * sentence.
   */
  'x-local-choice'?: string;
}

/** Returns a description that marks implementation-defined behavior for both readers and programs. */
export const describe = (description: string, localChoice?: string): Described =>
  localChoice === undefined
    ? { description }
    : { description: `${description} Implementation-defined: ${localChoice}`, 'x-local-choice': localChoice };

interface Keywords {
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  pattern?: string;
  examples?: unknown[];
}
type FieldDescription = Described & Keywords;

export const describeField = (
  description: string,
  { localChoice, ...keywords }: Keywords & { localChoice?: string | undefined } = {},
): FieldDescription => ({ ...describe(description, localChoice), ...keywords });

/** Adds a body's or response's schema to the document under a name. */
export function nameSchema<S extends z.ZodType>(id: string, schema: S, description: Described): S {
  z.globalRegistry.add(schema, { id, ...description });
  return schema;
}

/**
 * Adds an object schema to the document under a name. Each field needs a description, or null if its schema
 * already has one.
 */
export function nameObject<S extends z.ZodObject>(
  id: string,
  schema: S,
  description: Described,
  fields: { readonly [Name in keyof S['shape']]: FieldDescription | null },
): S {
  for (const [name, field] of Object.entries<FieldDescription | null>(fields)) {
    const described: z.ZodType | undefined = schema.shape[name];
    if (described && field) z.globalRegistry.add(described, { ...field });
  }
  return nameSchema(id, schema, description);
}

nameObject('BodyProblem', bodyProblemSchema, describe('A problem with the body.'), {
  path: describeField('The field, or `""` for the whole body.'),
  code: describeField('A code for the problem, for programs.'),
  line: describeField('The line number of the option, if the problem is in an option.', {
    minimum: 1,
    examples: [2],
  }),
  message: describeField(
    'A description of the problem, in English. If the problem is in an option, the description starts with its line number.',
    {
      examples: ['Line 2: add " - " (space, hyphen, space) after the emoji.'],
    },
  ),
});

export const PROBLEM = nameObject(
  'Problem',
  problemSchema,
  describe('An error.', 'the fields of RFC 9457, and `errors` if the body is invalid.'),
  {
    type: describeField('Always `about:blank`.', { examples: ['about:blank'] }),
    title: describeField('The reason phrase for the status code.', { examples: ['Not Found'] }),
    status: describeField('The status code.', { minimum: 400, maximum: 599, examples: [404] }),
    detail: describeField('The error and how to fix it, in English.', {
      examples: ['Question not found. Check the ID.'],
    }),
    errors: describeField('All problems with the body, in field order. Present only with status 422.'),
  },
);
