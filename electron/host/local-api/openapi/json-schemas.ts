import { z } from 'zod';
import { bodyProblemSchema, problemSchema } from '../../system/http/http-error.ts';
import { refTo, type SchemaObject, schemaObject, type Told, tell } from './openapi-types.ts';

type Keyword = 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'maxItems' | 'pattern' | 'examples';
type Words = Pick<SchemaObject, Keyword | 'description' | 'x-local-choice'>;
/** Words for each member; null where the member's own schema, which has a name, says it. */
type MemberWords<S extends z.ZodObject> = { readonly [Name in keyof S['shape']]: Words | null };

/** A schema with the name and the words that it has in the description. */
export interface NamedSchema<S extends z.ZodType = z.ZodType> {
  name: string;
  schema: S;
  told: Told;
  members: readonly (readonly [member: z.ZodType, words: Words])[];
}

/** Names a schema of a body or an answer. */
export function named<S extends z.ZodObject>(
  name: string,
  schema: S,
  told: Told,
  wordsOf: MemberWords<S>,
): NamedSchema<S> {
  const members = Object.entries<Words | null>(wordsOf).flatMap(([member, words]) => {
    const shape: z.ZodType | undefined = schema.shape[member];
    return words !== null && shape ? [[shape, words] as const] : [];
  });
  return { name, schema, told, members };
}

/** The description of a field. */
export const words = (
  description: string,
  more: Pick<Words, Keyword> & { localChoice?: string } = {},
): Words => {
  const { localChoice, ...keywords } = more;
  return { ...tell(description, localChoice), ...keywords };
};

const BODY_PROBLEM = named('BodyProblem', bodyProblemSchema, tell('A problem with the body.'), {
  path: words('The field, or `""` for the body as a whole.'),
  code: words('The problem, for programs.'),
  message: words('The problem, for people. If it is in an option, the message starts with the line.', {
    examples: ['Line 2: no " - " after the emoji. Enter a space, a hyphen, and a space.'],
  }),
});

const PROBLEM = named(
  'Problem',
  problemSchema,
  tell('An error.', 'the fields of RFC 9457, and `errors` if the body is invalid.'),
  {
    type: words('Always `about:blank`.', { examples: ['about:blank'] }),
    title: words('The reason phrase of the status.', { examples: ['Not Found'] }),
    status: words('The status code.', { minimum: 400, maximum: 599, examples: [404] }),
    detail: words('What went wrong, for people.', { examples: ['No question has this ID.'] }),
    errors: words('Every problem with the body, in the order of its fields. With status 422 only.'),
  },
);

/** These shapes and those of errors by name, as JSON Schema: the zod schemas that check bodies and type answers, with words. */
export function describeSchemas(shapes: readonly NamedSchema[]): Record<string, SchemaObject> {
  const registry = z.registry<Words & { id?: string }>();
  for (const { name, schema, told, members } of new Set([...shapes, PROBLEM, BODY_PROBLEM])) {
    registry.add(schema, { id: name, ...told });
    for (const [member, words] of members) registry.add(member, words);
  }
  const generated = z.toJSONSchema(registry, {
    metadata: registry,
    io: 'input',
    uri: (id) => refTo('schemas', id).$ref,
  });
  return Object.fromEntries(
    Object.entries(generated.schemas).map(([id, { $schema, $id, id: __, ...schema }]) => [
      id,
      tidy(schemaObject.parse(schema)),
    ]),
  );
}

/** The JSON Schema of what stands in a path. */
export const describeParameter = (schema: z.ZodType): SchemaObject => {
  const { $schema, ...described } = z.toJSONSchema(schema);
  return tidy(schemaObject.parse(described));
};

/** The same meaning with less: `null` among the types, no bounds that every integer keeps, no regex beside a format. */
function tidy(schema: SchemaObject): SchemaObject {
  const { pattern, minimum, maximum, properties, items, ...rest } = withNullAmongTypes(schema);
  return {
    ...rest,
    ...(rest.enum?.every(Number.isInteger) && { type: 'integer' }),
    ...(pattern !== undefined && rest.format === undefined && { pattern }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(properties && { properties: mapValues(properties, tidy) }),
    ...(items && { items: tidy(items) }),
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
