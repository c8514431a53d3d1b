import { z } from 'zod';
import type { Random } from '../support/random.ts';
import { createDeepJson } from './json-text.ts';
import { createAnyText, createGoodEmoji, createGrammarText, createPlainText } from './unusual-text.ts';

export interface Drawing {
  random: Random;
  /** The probability that a part of the value doesn't match the schema. */
  invalidShare: number;
  /** The IDs of existing questions. */
  ids: readonly number[];
  profiles: readonly string[];
}

/** The part of JSON Schema that the bridge's inputs use. */
export interface JsonSchema {
  type?: string | string[] | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
    pattern: z.string().optional(),
    format: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
  }),
);

export const getInputSchema = (schema: z.ZodType): JsonSchema =>
  jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }));

/**
 * Creates a value that matches a schema. Any part may be replaced by another value that can cross the bridge.
 */
export function fromSchema(schema: JsonSchema, drawing: Drawing, name = ''): unknown {
  const { random, invalidShare: oddness } = drawing;
  if (random.isChance(oddness)) return createAnyValue(random, 3);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return fromSchema(random.pick(choice), drawing, name);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return createObject(schema, drawing);
    case 'array':
      return random.pickMany(random.pickInteger(4), () => fromSchema(schema.items ?? {}, drawing));
    case 'string':
      return createString(schema, drawing, name);
    case 'integer':
    case 'number':
      return createNumber(schema, drawing, name);
    case 'boolean':
      return random.isChance(0.5);
    case 'null':
      return null;
    default:
      return createAnyValue(random, 2);
  }
}

function createObject({ properties = {}, required = [] }: JsonSchema, drawing: Drawing): unknown {
  const { random, invalidShare: oddness } = drawing;
  const names = Object.keys(properties).filter((name) =>
    required.includes(name) ? !random.isChance(oddness / 2) : random.isChance(0.5),
  );
  const members = names.map((name) => [name, fromSchema(properties[name] ?? {}, drawing, name)] as const);
  return Object.fromEntries(
    random.isChance(oddness) ? [...members, [createAnyText(random), createAnyValue(random, 1)]] : members,
  );
}

const NAMES = ['a', 'b', 'start', 'x-1', '0'];

function createString(
  { pattern, format }: JsonSchema,
  { random, ids, profiles }: Drawing,
  name: string,
): string {
  if (pattern?.startsWith('^[qs]'))
    return (
      random.pick(['q', 'q', 'q', 's']) + (ids.length > 0 ? random.pick(ids) : 1 + random.pickInteger(20))
    );
  if (name === 'id' && random.isChance(0.8))
    return pattern ? String(random.pickInteger(2 ** 31)) : random.pick(profiles);
  if (name.endsWith('URL')) return random.pick(['', 'https://x.example/a.png']);
  if (pattern?.includes('a-z')) return random.pick(NAMES);
  if (pattern?.includes('\\d')) return String(random.pickInteger(2 ** 31));
  if (format === 'uri') return 'https://x.example/1';
  if (name === 'text' && random.isChance(0.2)) {
    const { closed, open } = createDeepJson(random);
    return random.pick([closed, open, `[{"title":"Deep?","options":"x","y":${closed}}]`]);
  }
  if (name === 'options')
    return random.isChance(0.7)
      ? random
          .pickMany(
            2 + random.pickInteger(4),
            () => `${createGoodEmoji(random)} - ${createPlainText(random)}`,
          )
          .join('\n')
      : createGrammarText(random);
  return random.pick([
    createPlainText(random),
    createPlainText(random),
    '',
    createAnyText(random).slice(0, 100),
  ]);
}

function createNumber(
  { minimum, maximum, exclusiveMinimum }: JsonSchema,
  { random, ids }: Drawing,
  name: string,
): number {
  if (name === 'id' && ids.length > 0 && random.isChance(0.9)) return random.pick(ids);
  if (exclusiveMinimum === 0 && maximum === 1) return random.pick([1, 0.5, 1e-9]);
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  return random.pick([least, least, least + 1, Math.min(maximum ?? 100, least + 100), maximum ?? 10]);
}

/** Creates any kind of value that structured clone supports. */
export function createAnyValue(random: Random, depth: number): unknown {
  return random.weighted<() => unknown>([
    [4, () => createAnyText(random)],
    [4, () => random.pick([0, -0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e308, 1, 2])],
    [4, () => random.pick([null, undefined, true, false, '', [], {}])],
    [
      1,
      () =>
        random.pick([
          10n ** 30n,
          new Date(Number.NaN),
          new Map([['id', 1]]),
          new Set([1]),
          /x/,
          new Uint8Array(8),
          new Error('x'),
          Object('boxed'),
        ]),
    ],
    [1, () => createCircle()],
    [
      1,
      () =>
        Object.fromEntries([
          ['__proto__', { id: 1 }],
          ['constructor', 1],
        ]),
    ],
    [1, () => JSON.parse('{"__proto__":{"id":1,"key":"a"},"toString":1}')],
    [
      depth > 0 ? 2 : 0,
      () => random.pickMany(random.pickInteger(4), () => createAnyValue(random, depth - 1)),
    ],
    [depth > 0 ? 1 : 0, () => createNested(random.pick([50, 1_000]))],
    [depth > 0 ? 1 : 0, () => Array.from({ length: 10_000 }, () => 0)],
  ])();
}

function createCircle(): unknown {
  const value: Record<string, unknown> = {};
  value.self = value;
  return value;
}

function createNested(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level++) value = { input: value };
  return value;
}
