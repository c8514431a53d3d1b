import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {
  ApiDescription,
  JsonContent,
  Method,
  OperationObject,
  Reference,
  ResponseObject,
  SchemaObject,
} from '../../electron/host/local-api/openapi/openapi-types.ts';

/** One operation of the description. */
export interface DescribedOperation {
  method: Method;
  path: string;
  operation: OperationObject;
}

export const operationsOf = ({ paths }: ApiDescription): DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    // As they are used: created, edited, fetched.
    (['post', 'put', 'get', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );

/** Every member of every schema, named `Schema.member`. */
export const membersOf = ({ components }: ApiDescription): [name: string, member: SchemaObject][] =>
  Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).map(([member, schema]) => [`${name}.${member}`, schema] as const),
  );

/** What an operation answers with a status; undefined where that is not described. */
export function responseOf(
  { components }: ApiDescription,
  { responses }: OperationObject,
  status: number,
): ResponseObject | undefined {
  const response: ResponseObject | Reference | undefined = responses[String(status)];
  return response && '$ref' in response ? components.responses[last(response.$ref)] : response;
}

export const jsonOf = ({ content }: { content: JsonContent }): JsonContent['application/json'] =>
  content['application/json'];

const last = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/**
 * Checks values against the named schemas of a description, by an independent validator of JSON Schema 2020-12 that
 * refuses keywords it doesn't know. `closed`: a member that is not described is an error too.
 */
export function createSchemaCheck(
  { components }: Pick<ApiDescription, 'components'>,
  { closed }: { closed: boolean },
): (schema: Reference, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  addFormats.default(ajv);
  ajv.addVocabulary(['components', 'x-local-choice']);
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [
    name,
    closed ? closeObject(schema) : schema,
  ]);
  ajv.addSchema({ $id: 'api:', components: { schemas: Object.fromEntries(schemas) } });
  return ({ $ref }, value) => {
    const validate = ajv.compile({ $ref: `api:${$ref}` });
    return validate(value) ? [] : (validate.errors ?? []).map((error) => ajv.errorsText([error]));
  };
}

const closeObject = (schema: SchemaObject): object =>
  schema.properties ? { ...schema, unevaluatedProperties: false } : schema;
