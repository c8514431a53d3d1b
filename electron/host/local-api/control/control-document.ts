import { z } from 'zod';
import { problemDocument } from '../../system/http/http-error.ts';
import {
  describeField,
  describeParameter,
  describeSchemas,
  type NamedSchema,
  nameSchema,
} from '../openapi/describe-schemas.ts';
import type { DescribedServer } from '../openapi/openapi-document.ts';
import {
  type ApiDescription,
  describe,
  METHODS,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type ResponseObject,
  refTo,
} from '../openapi/openapi-types.ts';
import { NESTED_SCHEMAS } from '../operations/documented-schemas.ts';
import { CONTROL_OPERATIONS } from './control-operations.ts';
import { NESTED_CONTROL_SCHEMAS } from './control-schemas.ts';
import type { ControlOperation } from './define-control-operation.ts';

const TAG = { name: 'Control', description: 'Prepare and observe the local API during a test.' };

const INPUT_PROBLEM = nameSchema(
  'InputProblem',
  z.object({ path: z.string(), code: z.string(), message: z.string() }),
  describe('A problem with the body or query.'),
  {
    path: describeField('The field, such as `faults[0].status`, or `""` for the whole body or query.', {
      examples: ['votes'],
    }),
    code: describeField('`missing`, `wrong-type`, `unknown-field`, or `invalid-value`.', {
      examples: ['missing'],
    }),
    message: describeField('The problem, in English.'),
  },
);
const PROBLEM = nameSchema(
  'Problem',
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(INPUT_PROBLEM.schema).exactOptional(),
  }),
  describe('An error, with the fields of RFC 9457.'),
  {
    type: describeField('Always `about:blank`.'),
    title: describeField('The reason phrase for the status code.'),
    status: describeField('The status code.', { minimum: 400, maximum: 599 }),
    detail: describeField('What went wrong and how to fix it, in English.'),
    errors: describeField('All problems with the body or query. Present only with status 422.'),
  },
);

const FROM_PARAMETER = { 404: 'No object has this ID or name.' };
const FROM_BODY = {
  400: "The body isn't JSON in UTF-8.",
  413: 'The body is too large.',
  415: "The `Content-Type` isn't `application/json`.",
};
const FROM_INPUT = { 422: 'The body or query is invalid. `errors` lists every problem.' };
const ANY = {
  401: 'The control token is missing or invalid.',
  403: 'The request comes from a web page, or its `Host` names another server.',
  409: "The operation isn't possible in the current state, for example because the question is synced.",
  500: "The change couldn't be saved to disk.",
};

/** Describes the control API in OpenAPI 3.1, with the schemas that validate requests. */
export function describeControlApi({ url, version }: DescribedServer): ApiDescription {
  const byPath = Map.groupBy(CONTROL_OPERATIONS, ({ path }) => path);
  const nested = NESTED_SCHEMAS.filter(({ name }) => ['Author', 'Status', 'VotedOption'].includes(name));
  const shapes = CONTROL_OPERATIONS.flatMap(({ input, response }): NamedSchema[] => [
    ...(input?.in === 'body' ? [input.shape] : []),
    response,
  ]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'QOTD Studio control API',
      version,
      summary: 'Control the local API during a test.',
      description:
        'Prepares data for the local API, injects faults, and lists the requests that the local API received. ' +
        'Available only with `serve --control` and `exec`. The live service has no control API.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url, description: 'This computer' }],
    security: [{ token: [] }],
    tags: [TAG],
    paths: Object.fromEntries([...byPath].map(([path, operations]) => [path, describePath(operations)])),
    components: {
      schemas: describeSchemas([...shapes, ...nested, ...NESTED_CONTROL_SCHEMAS], [PROBLEM, INPUT_PROBLEM]),
      responses: {},
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The control token: `QOTD_CONTROL_TOKEN`.' },
      },
    },
  };
}

function describePath(operations: readonly ControlOperation[]): PathItem {
  const item: PathItem = {};
  const name = operations[0] && parameterOf(operations[0]);
  if (name !== undefined) {
    const description = name === 'name' ? 'The name of a snapshot.' : 'An ID.';
    item.parameters = [{ name, in: 'path', required: true, description, schema: { type: 'string' } }];
  }
  for (const method of METHODS) {
    const found = operations.find((operation) => operation.method === method.toUpperCase());
    if (found) item[method] = describeOperation(found);
  }
  return item;
}

const parameterOf = ({ path }: ControlOperation): string | undefined => /\{(\w+)\}/.exec(path)?.[1];

function describeOperation(operation: ControlOperation): OperationObject {
  const { id, summary, input, response, example } = operation;
  const errors = {
    ...ANY,
    ...(parameterOf(operation) !== undefined && FROM_PARAMETER),
    ...(input && FROM_INPUT),
    ...(input?.in === 'body' && FROM_BODY),
  };
  const query = input?.in === 'query' ? input.shape : null;
  return {
    operationId: id,
    tags: [TAG.name],
    summary,
    description: `${summary}.`,
    ...(query && { parameters: describeQuery(query) }),
    ...(input?.in === 'body' && {
      requestBody: {
        description: input.shape.description.description,
        required: !input.shape.schema.safeParse({}).success,
        content: {
          'application/json': {
            schema: refTo('schemas', input.shape.name),
            examples: { example: { summary, value: example } },
          },
        },
      },
    }),
    responses: {
      200: {
        description: response.description.description,
        content: { 'application/json': { schema: refTo('schemas', response.name), examples: {} } },
      },
      ...Object.fromEntries(
        Object.entries(errors).map(([status, when]) => [status, errorResponse(Number(status), when)]),
      ),
    },
  };
}

const describeQuery = ({ schema, fields }: NamedSchema<z.ZodObject>): ParameterObject[] =>
  Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: 'query',
    required: false,
    description: fields.find(([described]) => described === field)?.[1].description ?? '',
    schema: describeParameter(field),
  }));

const errorResponse = (status: number, description: string): ResponseObject => ({
  description,
  content: {
    'application/json': {
      schema: refTo('schemas', 'Problem'),
      examples: { problem: { summary: description, value: problemDocument(status, description) } },
    },
  },
});
