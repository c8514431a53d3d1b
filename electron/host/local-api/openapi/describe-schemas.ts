import { z } from 'zod';
import { bodyProblemSchema, problemSchema } from '../../system/http/http-error.ts';
import { type Described, describe, refTo, type SchemaObject, schemaObject } from './openapi-types.ts';

type Keyword =
  | 'format'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'maxItems'
  | 'pattern'
  | 'examples';
type FieldDescription = Pick<SchemaObject, Keyword | 'description' | 'x-local-choice'>;
/** A description for each field; null if the schema of the field has a name and its own description. */
type FieldDescriptions<S extends z.ZodObject> = {
  readonly [Name in keyof S['shape']]: FieldDescription | null;
};

/** A schema with its name and descriptions in the OpenAPI document. */
export interface NamedSchema<S extends z.ZodType = z.ZodType> {
  name: string;
  schema: S;
  description: Described;
  fields: readonly (readonly [field: z.ZodType, description: FieldDescription])[];
}

/** Names the schema of a body or a response. */
export function nameSchema<S extends z.ZodObject>(
  name: string,
  schema: S,
  description: Described,
  descriptions: FieldDescriptions<S>,
): NamedSchema<S> {
  const fields = Object.entries<FieldDescription | null>(descriptions).flatMap(([name, fieldDescription]) => {
    const field: z.ZodType | undefined = schema.shape[name];
    return fieldDescription !== null && field ? [[field, fieldDescription] as const] : [];
  });
  return { name, schema, description, fields };
}

/** The description of a field. */
export const describeField = (
  description: string,
  more: Pick<FieldDescription, Keyword> & { localChoice?: string } = {},
): FieldDescription => {
  const { localChoice, ...keywords } = more;
  return { ...describe(description, localChoice), ...keywords };
};

const BODY_PROBLEM = nameSchema('BodyProblem', bodyProblemSchema, describe('A problem with the body.'), {
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

const PROBLEM = nameSchema(
  'Problem',
  problemSchema,
  describe('An error.', 'the fields of RFC 9457, and `errors` if the body is invalid.'),
  {
    type: describeField('Always `about:blank`.', { examples: ['about:blank'] }),
    title: describeField('The reason phrase for the status code.', { examples: ['Not Found'] }),
    status: describeField('The status code.', { minimum: 400, maximum: 599, examples: [404] }),
    detail: describeField('What went wrong and how to fix it, in English.', {
      examples: ['Question not found. Check the ID.'],
    }),
    errors: describeField('All problems with the body, in field order. Present only with status 422.'),
  },
);

/** Returns these schemas and those of errors by name, as JSON Schema with descriptions. */
export function describeSchemas(
  schemas: readonly NamedSchema[],
  errors: readonly NamedSchema[] = [PROBLEM, BODY_PROBLEM],
): Record<string, SchemaObject> {
  const registry = z.registry<FieldDescription & { id?: string }>();
  for (const { name, schema, description, fields } of new Set([...schemas, ...errors])) {
    registry.add(schema, { id: name, ...description });
    for (const [field, fieldDescription] of fields) registry.add(field, fieldDescription);
  }
  const generated = z.toJSONSchema(registry, {
    metadata: registry,
    io: 'input',
    uri: (id) => refTo('schemas', id).$ref,
  });
  return Object.fromEntries(
    Object.entries(generated.schemas).map(([id, { $schema, $id, id: __, ...schema }]) => [
      id,
      simplify(schemaObject.parse(schema)),
    ]),
  );
}

/** Returns the JSON Schema of a path parameter. */
export const describeParameter = (schema: z.ZodType): SchemaObject => {
  const { $schema, ...described } = z.toJSONSchema(schema);
  return simplify(schemaObject.parse(described));
};

/** Shortens a schema: `null` among the types, no bounds of safe integers, no pattern in addition to a format. */
function simplify(schema: SchemaObject): SchemaObject {
  const { pattern, minimum, maximum, properties, items, oneOf, ...rest } = withNullAmongTypes(schema);
  return {
    ...rest,
    ...(rest.enum?.every(Number.isInteger) && { type: 'integer' }),
    ...(pattern !== undefined && rest.format === undefined && { pattern }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(properties && { properties: mapValues(properties, simplify) }),
    ...(items && { items: simplify(items) }),
    ...(oneOf && { oneOf: oneOf.map(simplify) }),
  };
}

function withNullAmongTypes(schema: SchemaObject): SchemaObject {
  const { anyOf, ...own } = schema;
  const [one, none, ...others] = anyOf ?? [];
  if (one?.type === undefined || none?.type !== 'null' || others.length > 0) return schema;
  return { ...one, ...own, type: [one.type, 'null'].flat() };
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
