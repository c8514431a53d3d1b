import { nameOf, type SchemaObject } from '../openapi-model.ts';
import { type Html, html, inline, type Part } from './html.ts';
import { type Column, saying, table } from './parts.ts';

type Schemas = Readonly<Record<string, SchemaObject>>;

const COLUMNS = [
  { title: 'Name', name: 'name' },
  { title: 'Type', name: 'type' },
  { title: 'Required', name: 'required' },
  { title: 'Limits', name: 'limits' },
  { title: 'Meaning', name: 'meaning' },
] as const satisfies Column[];

/** A link to where a named schema is explained. */
export const schemaLink = (name: string): Html => html`<a href="#schema-${name}"><code>${name}</code></a>`;

/** Every named schema with the table of its members. */
export const schemaSections = (schemas: Schemas): Html[] =>
  Object.entries(schemas).map(
    ([
      name,
      schema,
    ]) => html`<section class="schema" id="schema-${name}" aria-labelledby="schema-${name}-title">
<h3 id="schema-${name}-title">${name}</h3>
${saying(schema)}
${schema.properties ? membersTable(name, schema, schemas) : html`<p>${typeOf(schema)}: ${valuesOf(schema)}.</p>`}
</section>`,
  );

function membersTable(
  name: string,
  { properties = {}, required = [] }: SchemaObject,
  schemas: Schemas,
): Html {
  const rows = Object.entries(properties).map(([member, schema]) => [
    html`<code>${member}</code>`,
    typeOf(schema),
    required.includes(member) ? 'yes' : 'no',
    limitsOf(schema),
    meaningOf(schema, schemas),
  ]);
  return table(`Members of ${name}`, COLUMNS, rows);
}

/** One row with the same columns, for what stands in a path. */
export const parameterTable = (name: string, schema: SchemaObject, meaning: Part): Html =>
  table('In the path', COLUMNS, [
    [html`<code>${name}</code>`, typeOf(schema), 'yes', limitsOf(schema), meaning],
  ]);

function meaningOf(schema: SchemaObject, schemas: Schemas): Part {
  const named = schema.$ref === undefined ? undefined : schemas[nameOf({ $ref: schema.$ref })];
  const values = schema.enum ? html`<p>One of ${valuesOf(schema)}.</p>` : null;
  return [saying(named ?? schema), values];
}

function typeOf(schema: SchemaObject): Part {
  if (schema.$ref !== undefined) return schemaLink(nameOf({ $ref: schema.$ref }));
  const [type, ...orNull] = [schema.type ?? 'any'].flat();
  const orElse = orNull.map((other) => ` or ${other}`);
  if (type === 'array') return ['array of ', typeOf(schema.items ?? {}), ...orElse];
  return [type ?? 'any', ...orElse, schema.format === undefined ? null : `, ${schema.format}`];
}

const valuesOf = ({ enum: values = [] }: SchemaObject): Part =>
  values.map((value, at) => [at === 0 ? null : ', ', html`<code>${JSON.stringify(value)}</code>`]);

function limitsOf(schema: SchemaObject): Part {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, pattern } = schema;
  const limits = [
    between(minLength, maxLength, ' characters'),
    between(minItems, maxItems, ' items'),
    between(minimum, maximum, ''),
    pattern === undefined ? null : `pattern \`${pattern}\``,
  ];
  return limits.flatMap((limit) => (limit === null ? [] : [html`<p>${inline(limit)}</p>`]));
}

function between(least: number | undefined, most: number | undefined, what: string): string | null {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${what}`;
  if (least !== undefined) return `at least ${least}${what}`;
  return most === undefined ? null : `at most ${most}${what}`;
}
