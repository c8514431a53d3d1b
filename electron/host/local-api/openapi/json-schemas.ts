import { z } from 'zod';
import { bodyProblemSchema, problemSchema } from '../../system/http/http-error.ts';
import { type Described, describe, refTo, type SchemaObject, schemaObject } from './openapi-types.ts';

type Keyword = 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'maxItems' | 'pattern' | 'examples';
type FieldDescription = Pick<SchemaObject, Keyword | 'description' | 'x-local-choice'>;
/** Words for each member; null where the member's own schema, which has a name, says it. */
type FieldDescriptions<S extends z.ZodObject> = {
  readonly [Name in keyof S['shape']]: FieldDescription | null;
};

/** A schema with the name and the words that it has in the description. */
export interface NamedSchema<S extends z.ZodType = z.ZodType> {
  name: string;
  schema: S;
  description: Described;
  fields: readonly (readonly [member: z.ZodType, words: FieldDescription])[];
}

/** Names a schema of a body or an answer. */
export function nameSchema<S extends z.ZodObject>(
  name: string,
  schema: S,
  description: Described,
  descriptions: FieldDescriptions<S>,
): NamedSchema<S> {
  const fields = Object.entries<FieldDescription | null>(descriptions).flatMap(([member, words]) => {
    const shape: z.ZodType | undefined = schema.shape[member];
    return words !== null && shape ? [[shape, words] as const] : [];
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
  path: describeField('The field, or `""` for the body as a whole.'),
  code: describeField('The problem, for programs.'),
  message: describeField(
    'The problem, for people. If it is in an option, the message starts with the line.',
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
    title: describeField('The reason phrase of the status.', { examples: ['Not Found'] }),
    status: describeField('The status code.', { minimum: 400, maximum: 599, examples: [404] }),
    detail: describeField('What went wrong, for people.', { examples: ['No question has this ID.'] }),
    errors: describeField('Every problem with the body, in the order of its fields. With status 422 only.'),
  },
);

/** These shapes and those of errors by name, as JSON Schema: the zod schemas that check bodies and type answers, with words. */
export function describeSchemas(shapes: readonly NamedSchema[]): Record<string, SchemaObject> {
  const registry = z.registry<FieldDescription & { id?: string }>();
  for (const { name, schema, description, fields } of new Set([...shapes, PROBLEM, BODY_PROBLEM])) {
    registry.add(schema, { id: name, ...description });
    for (const [member, words] of fields) registry.add(member, words);
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

/** The JSON Schema of what stands in a path. */
export const describeParameter = (schema: z.ZodType): SchemaObject => {
  const { $schema, ...described } = z.toJSONSchema(schema);
  return simplify(schemaObject.parse(described));
};

/** The same meaning with less: `null` among the types, no bounds that every integer keeps, no regex beside a format. */
function simplify(schema: SchemaObject): SchemaObject {
  const { pattern, minimum, maximum, properties, items, ...rest } = withNullAmongTypes(schema);
  return {
    ...rest,
    ...(rest.enum?.every(Number.isInteger) && { type: 'integer' }),
    ...(pattern !== undefined && rest.format === undefined && { pattern }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(properties && { properties: mapValues(properties, simplify) }),
    ...(items && { items: simplify(items) }),
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
