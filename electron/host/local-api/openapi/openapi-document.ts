import { NESTED_SCHEMAS } from '../operations/documented-schemas.ts';
import type { OperationDefinition } from '../operations/operations.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { describeParameter, describeSchemas, type NamedSchema } from './describe-schemas.ts';
import { describeErrors, errorResponses, REQUEST_ERRORS } from './error-responses.ts';
import {
  type ApiDescription,
  describe,
  type Example,
  type JsonContent,
  METHODS,
  type OperationObject,
  type PathItem,
  refTo,
} from './openapi-types.ts';

const API_DESCRIPTION = `A local copy of the service's API. Behavior that the service doesn't document is marked \
"Implementation-defined" and with \`x-local-choice\`. The live service may behave differently.

Requests for emoji, votes, and sending return 404. Other methods at a known path, such as those to list or delete \
questions, return 405 with \`Allow\`. With fault injection, the server can return any status from 400 to 599, delay or \
truncate a response, or close the connection.

The control API prepares data and checks requests during a test. It has its own OpenAPI document at \
\`/control/v1/openapi.json\`, and is available only with \`serve --control\` and \`exec\`.`;

const TAG = { name: 'Questions', description: 'Create, edit, and fetch a question.' };

export interface DescribedServer {
  /** The base URL: `http://127.0.0.1:PORT/api/v1`. */
  url: string;
  /** Of the app. */
  version: string;
}

/** Describes the local API in OpenAPI 3.1, with the schemas and limits that validate requests. */
export function describeApi({ url, version }: DescribedServer): ApiDescription {
  return {
    openapi: '3.1.1',
    info: {
      title: 'QOTD Studio local API',
      version,
      summary: 'Create, edit, and fetch the questions in the library on this computer.',
      description: API_DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url, description: 'This computer' }],
    security: [{ token: [] }],
    tags: [TAG],
    paths: describePaths(new URL(url).origin),
    components: {
      schemas: describeSchemas([...shapesOf(OPERATIONS), ...NESTED_SCHEMAS]),
      responses: describeErrors(),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token. Copy one from **Local API** in the app, or from the output of `serve`.',
        },
      },
    },
  };
}

const shapesOf = (operations: readonly OperationDefinition[]): NamedSchema[] =>
  operations.flatMap(({ body, response }) => [
    ...(body.described ? [body.described.shape] : []),
    response.shape,
  ]);

/** Returns the operations by path, with responses of a server at `origin` as examples. */
function describePaths(origin: string): Record<string, PathItem> {
  const byPath = Map.groupBy(OPERATIONS, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, operations]) => [path, describePath(operations, origin)]),
  );
}

function describePath(operations: readonly OperationDefinition[], origin: string): PathItem {
  const item: PathItem = {};
  const [parameter] = operations.map((operation) => operation.parameter.described);
  if (parameter) {
    const { name, schema, description, localChoice, examples } = parameter;
    item.parameters = [
      {
        name,
        in: 'path',
        required: true,
        ...describe(description, localChoice),
        schema: describeParameter(schema),
        examples,
      },
    ];
  }
  for (const method of METHODS) {
    const found = operations.find((operation) => operation.method === method.toUpperCase());
    if (found) item[method] = describeOperation(found, origin);
  }
  return item;
}

function describeOperation(operation: OperationDefinition, origin: string): OperationObject {
  const { id, summary, description, localChoice, body, response, errors } = operation;
  return {
    operationId: id,
    tags: [TAG.name],
    summary,
    ...describe(description, localChoice),
    ...(body.described && {
      requestBody: {
        description: body.described.description,
        required: true,
        content: json(body.described.shape, body.described.examples),
      },
    }),
    responses: {
      200: {
        description: response.description,
        ...(response.headers && { headers: response.headers }),
        content: json(response.shape, response.examples(origin)),
      },
      ...errorResponses([...REQUEST_ERRORS, ...errors]),
    },
  };
}

const json = (shape: NamedSchema, examples: Readonly<Record<string, Example>>): JsonContent => ({
  'application/json': { schema: refTo('schemas', shape.name), examples },
});
