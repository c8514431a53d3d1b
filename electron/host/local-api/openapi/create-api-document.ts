import type { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathItemObject,
} from 'zod-openapi';

export interface DescribedServer {
  /** The base URL: `http://127.0.0.1:PORT/api/v1`. */
  url: string;
  version: string;
}

export interface Example {
  summary: string;
  value: unknown;
}

const METHODS = ['delete', 'get', 'patch', 'post', 'put'] as const;
export type Method = (typeof METHODS)[number];

interface ApiTexts {
  title: string;
  summary: string;
  description: string;
  tag: { name: string; description: string };
  token: string;
}

interface Operation {
  method: Uppercase<Method>;
  path: string;
}

/**
 * Returns a function that describes an API in OpenAPI 3.1. The function caches the last description because
 * creating one is slow.
 */
export function createApiDescriber<O extends Operation>(
  { tag, token, ...info }: ApiTexts,
  operations: readonly O[],
  describeOperation: (operation: O, origin: string) => ZodOpenApiOperationObject,
  describeParameter: (operation: O) => z.ZodType | undefined,
): (server: DescribedServer) => object {
  const describePath = (found: readonly O[], origin: string): ZodOpenApiPathItemObject => {
    const parameters = found.slice(0, 1).flatMap((operation) => describeParameter(operation) ?? []);
    const item: ZodOpenApiPathItemObject = parameters.length > 0 ? { parameters } : {};
    for (const method of METHODS) {
      const operation = found.find((one) => one.method === method.toUpperCase());
      if (operation) item[method] = { tags: [tag.name], ...describeOperation(operation, origin) };
    }
    return item;
  };
  const byPath = [...Map.groupBy(operations, ({ path }) => path)];
  const describeApi = ({ url, version }: DescribedServer) =>
    createDocument(
      {
        openapi: '3.1.1',
        info: { ...info, version, license: { name: 'MIT', identifier: 'MIT' } },
        servers: [{ url, description: 'This computer' }],
        security: [{ token: [] }],
        tags: [tag],
        paths: Object.fromEntries(
          byPath.map(([path, found]) => [path, describePath(found, new URL(url).origin)]),
        ),
        components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', description: token } } },
      },
      { override: simplify },
    );
  let last: { server: DescribedServer; document: object } | null = null;
  return (server) => {
    if (last?.server.url !== server.url) last = { server, document: describeApi(server) };
    return last.document;
  };
}

export const describeJson = (schema: z.ZodType, examples?: Readonly<Record<string, Example>>) => ({
  'application/json': { schema, ...(examples && { examples }) },
});

/**
 * Simplifies a schema. Lists `null` among the types, sets the type of integer enums, and omits safe-integer
 * bounds and patterns next to a format.
 */
const simplify: ZodOpenApiOverride = ({ jsonSchema, zodSchema }) => {
  const { def } = zodSchema._zod;
  const [one, none] = jsonSchema.anyOf ?? [];
  if (def.type === 'nullable' && one?.type !== undefined && one.type !== 'object' && none) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, { ...one, ...jsonSchema, type: [one.type, 'null'].flat() });
  }
  if (jsonSchema.enum?.every(Number.isInteger)) jsonSchema.type = 'integer';
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (def.type === 'object') openObject(jsonSchema, def);
};

/** Allows responses to contain more fields, and makes fields with a default optional, as in requests. */
function openObject(
  jsonSchema: Parameters<ZodOpenApiOverride>[0]['jsonSchema'],
  { catchall, shape }: z.core.$ZodObjectDef,
): void {
  if (!catchall) delete jsonSchema.additionalProperties;
  const required = jsonSchema.required?.filter((name) => shape[name]?._zod.optin === undefined) ?? [];
  if (required.length > 0) jsonSchema.required = required;
  else delete jsonSchema.required;
}
