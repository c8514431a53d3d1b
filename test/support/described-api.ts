import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';

/** The parts of OpenAPI 3.1 that tests read. */
const described = { description: z.string().exactOptional() };
const keywords = z.looseObject({
  ...described,
  $ref: z.string().exactOptional(),
  type: z.union([z.string(), z.array(z.string())]).exactOptional(),
  minLength: z.int().exactOptional(),
  maxLength: z.int().exactOptional(),
  enum: z.array(z.unknown()).exactOptional(),
  pattern: z.string().exactOptional(),
  examples: z.array(z.unknown()).exactOptional(),
});
const schemaObject = keywords.extend({
  properties: z.record(z.string(), keywords).exactOptional(),
  required: z.array(z.string()).exactOptional(),
});
const reference = z.strictObject({ $ref: z.string() });
const examples = z.record(z.string(), z.object({ summary: z.string(), value: z.unknown() }));
const content = z.object({
  'application/json': z.object({ schema: reference, examples: examples.default({}) }),
});
const response = z.object({
  ...described,
  headers: z.record(z.string(), z.object({ required: z.boolean(), schema: keywords })).exactOptional(),
  content,
});
const operationObject = z.object({
  ...described,
  operationId: z.string(),
  requestBody: z.object({ content }).exactOptional(),
  responses: z.object({ 200: response }).catchall(z.union([reference, response])),
});
const METHODS = ['post', 'put', 'get', 'patch', 'delete'] as const;
const pathItem = z.object({
  post: operationObject.exactOptional(),
  put: operationObject.exactOptional(),
  get: operationObject.exactOptional(),
  patch: operationObject.exactOptional(),
  delete: operationObject.exactOptional(),
  parameters: z.array(z.object({ schema: keywords, examples: examples.exactOptional() })).exactOptional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), pathItem),
  components: z.object({
    schemas: z.record(z.string(), schemaObject),
    responses: z.record(z.string(), response).default({}),
  }),
});

type SchemaObject = z.infer<typeof schemaObject>;
type OperationObject = z.infer<typeof operationObject>;
type ResponseObject = z.infer<typeof response>;
type Reference = z.infer<typeof reference>;
type JsonContent = z.infer<typeof content>;

export type ApiDescription = z.infer<typeof documentSchema>;

export const readDescription = (document: object): ApiDescription => documentSchema.parse(document);

export interface DescribedOperation {
  method: (typeof METHODS)[number];
  path: string;
  operation: OperationObject;
}

export const listOperations = ({ paths }: ApiDescription): DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );

/** Returns every field of every schema, as `Schema.field`. */
export const listMembers = ({
  components,
}: ApiDescription): [name: string, member: z.infer<typeof keywords>][] =>
  Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).map(([member, schema]) => [`${name}.${member}`, schema] as const),
  );

/** Returns an operation's described response for a status, or undefined if the status isn't described. */
export function getResponse(
  { components }: ApiDescription,
  { responses }: OperationObject,
  status: number,
): ResponseObject | undefined {
  const response: ResponseObject | Reference | undefined = responses[String(status)];
  return response && '$ref' in response ? components.responses[getLastPart(response.$ref)] : response;
}

export const parseJson = ({ content }: { content: JsonContent }): JsonContent['application/json'] =>
  content['application/json'];

const getLastPart = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/**
 * Returns a validator for a description's named schemas, based on an independent JSON Schema 2020-12
 * implementation that rejects unknown keywords. With `closed`, the validator also rejects undescribed fields.
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
