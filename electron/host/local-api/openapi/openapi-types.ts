import { z } from 'zod';

/** The parts of OpenAPI 3.1 that describe the local API. */

export interface Described {
  description: string;
  /** Implementation-defined behavior: the service doesn't document it. The description ends with the same sentence. */
  'x-local-choice'?: string;
}

/** The keywords of JSON Schema 2020-12 in use. */
export interface SchemaObject extends Partial<Described> {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: (string | number)[];
  const?: string | boolean;
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, SchemaObject>;
  additionalProperties?: boolean | SchemaObject;
  propertyNames?: SchemaObject;
  items?: SchemaObject;
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  examples?: unknown[];
}

/** Rejects other keywords, since the API reference wouldn't show them. */
export const schemaObject: z.ZodType<SchemaObject> = z.lazy(() =>
  z.strictObject({
    $ref: z.string().exactOptional(),
    type: z.union([z.string(), z.array(z.string())]).exactOptional(),
    format: z.string().exactOptional(),
    description: z.string().exactOptional(),
    'x-local-choice': z.string().exactOptional(),
    enum: z.array(z.union([z.string(), z.number()])).exactOptional(),
    const: z.union([z.string(), z.boolean()]).exactOptional(),
    default: z.unknown().exactOptional(),
    pattern: z.string().exactOptional(),
    minLength: z.int().exactOptional(),
    maxLength: z.int().exactOptional(),
    minimum: z.number().exactOptional(),
    maximum: z.number().exactOptional(),
    exclusiveMinimum: z.number().exactOptional(),
    minItems: z.int().exactOptional(),
    maxItems: z.int().exactOptional(),
    required: z.array(z.string()).exactOptional(),
    properties: z.record(z.string(), schemaObject).exactOptional(),
    additionalProperties: z.union([z.boolean(), schemaObject]).exactOptional(),
    propertyNames: schemaObject.exactOptional(),
    items: schemaObject.exactOptional(),
    anyOf: z.array(schemaObject).exactOptional(),
    oneOf: z.array(schemaObject).exactOptional(),
    examples: z.array(z.unknown()).exactOptional(),
  }),
);

export interface Reference {
  $ref: string;
}

export interface Example {
  summary: string;
  value: unknown;
}

export interface JsonContent {
  'application/json': { schema: Reference; examples: Readonly<Record<string, Example>> };
}

export type ResponseHeaders = Readonly<
  Record<string, Described & { required: boolean; schema: SchemaObject }>
>;

export interface ResponseObject extends Described {
  headers?: ResponseHeaders;
  content: JsonContent;
}

export interface ParameterObject extends Described {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: SchemaObject;
  examples?: Readonly<Record<string, Example>>;
}

export interface OperationObject extends Described {
  operationId: string;
  tags: readonly string[];
  summary: string;
  parameters?: readonly ParameterObject[];
  requestBody?: Described & { required: boolean; content: JsonContent };
  /** The successful response, and references to the others. */
  responses: Readonly<Record<'200', ResponseObject>> & Readonly<Record<string, ResponseObject | Reference>>;
}

/** In the order of the document. */
export const METHODS = ['delete', 'get', 'patch', 'post', 'put'] as const;
export type Method = (typeof METHODS)[number];

export interface PathItem extends Partial<Record<Method, OperationObject>> {
  parameters?: readonly ParameterObject[];
}

/** An OpenAPI document. */
export interface ApiDescription {
  openapi: string;
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: readonly { url: string; description: string }[];
  security: readonly Readonly<Record<string, readonly string[]>>[];
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, PathItem>>;
  components: {
    schemas: Readonly<Record<string, SchemaObject>>;
    responses: Readonly<Record<string, ResponseObject>>;
    securitySchemes: Readonly<Record<string, Described & { type: 'http'; scheme: 'bearer' }>>;
  };
}

/** Returns a description that marks implementation-defined behavior for readers and for programs. */
export const describe = (description: string, localChoice?: string): Described =>
  localChoice === undefined
    ? { description }
    : { description: `${description} Implementation-defined: ${localChoice}`, 'x-local-choice': localChoice };

/** Returns a reference to a named schema or response. */
export const refTo = (kind: 'schemas' | 'responses', name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});
