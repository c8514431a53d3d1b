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
    // In the order of use: create, edit, fetch.
    (['post', 'put', 'get', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );

/** Every field of every schema, named `Schema.member`. */
export const membersOf = ({ components }: ApiDescription): [name: string, member: SchemaObject][] =>
  Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).map(([member, schema]) => [`${name}.${member}`, schema] as const),
  );

/** The described response of an operation with a status; undefined if that status isn't described. */
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
 * Validates values against the named schemas of a description with an independent JSON Schema 2020-12 validator that
 * rejects unknown keywords. `closed` also rejects undescribed fields.
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
