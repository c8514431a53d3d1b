import { z } from 'zod';
import type { OperationDefinition } from '../operations/define.ts';
import { refTo, type SchemaObject, schemaObject } from './model.ts';
import { PARTS, type Words } from './words.ts';

/** The shapes of the API by name, as JSON Schema: the zod schemas that check bodies and type answers, with words. */
export function describeSchemas(operations: readonly OperationDefinition[]): Record<string, SchemaObject> {
  const registry = z.registry<Words & { id?: string }>();
  const ofOperations = operations.flatMap(({ body, answer }) => [
    ...(body.described ? [body.described.shape] : []),
    answer.shape,
  ]);
  for (const { name, schema, told, members } of new Set([...ofOperations, ...PARTS])) {
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
