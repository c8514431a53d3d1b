import { z } from 'zod';
import { createProblemDocument } from '../../system/http/http-error.ts';
import { createApiDescriber, describeJson } from '../openapi/create-api-document.ts';
import { describe, describeField, nameObject } from '../openapi/describe-schemas.ts';
import { CONTROL_OPERATIONS } from './control-operations.ts';
import type { ControlOperation } from './define-control-operation.ts';

const INPUT_PROBLEM = nameObject(
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
const PROBLEM = nameObject(
  'Problem',
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(INPUT_PROBLEM).exactOptional(),
  }),
  describe('An error in the format of RFC 9457.'),
  {
    type: describeField('Always `about:blank`.'),
    title: describeField('The reason phrase for the status code.'),
    status: describeField('The status code.', { minimum: 400, maximum: 599 }),
    detail: describeField('The error and how to fix it, in English.'),
    errors: describeField('All problems with the body or query. Present only with status 422.'),
  },
);

const FROM_PARAMETER = { 404: 'No object has this ID or name.' };
const FROM_BODY = {
  400: "The request isn't valid HTTP, it doesn't have exactly 1 `Host`, or its body isn't JSON in UTF-8.",
  413: 'The body is too large.',
  415: "The `Content-Type` isn't `application/json`.",
};
const ANY = {
  400: "The request isn't valid HTTP, or it doesn't have exactly 1 `Host`.",
  401: 'The control token is missing or invalid.',
  403: 'The request comes from a web page, or its `Host` is another server.',
  408: 'The headers took more than 5 seconds to arrive, or the request more than 10 seconds.',
  409: "The operation isn't possible in the current state, for example because the question is synced.",
  417: "`Expect` isn't `100-continue`.",
  422: 'The body or query is invalid. `errors` lists every problem.',
  431: "There are more than 100 headers, or they're larger than 16 KiB.",
  500: "The change couldn't be saved to disk.",
};

/** Describes the control API in OpenAPI 3.1, using the schemas that validate requests. */
export const describeControlApi = createApiDescriber(
  {
    title: 'QOTD Studio control API',
    summary: 'Control the local API during a test.',
    description:
      'Prepares data for the local API, injects faults, and lists the requests that the local API received. ' +
      'Available only with `serve --control` and `exec`. The live service has no control API.',
    tag: { name: 'Control', description: 'Prepare and observe the local API during a test.' },
    token: 'The control token: `QOTD_CONTROL_TOKEN`.',
  },
  CONTROL_OPERATIONS,
  (operation) => {
    const { id, summary, input, response, example } = operation;
    const errors = {
      ...ANY,
      ...(findParameter(operation) !== undefined && FROM_PARAMETER),
      ...(input?.in === 'body' && FROM_BODY),
    };
    return {
      operationId: id,
      summary,
      description: `${summary}.`,
      ...(input?.in === 'query' && { requestParams: { query: input.schema } }),
      ...(input?.in === 'body' && {
        requestBody: {
          description: getDescription(input.schema),
          required: !input.schema.safeParse({}).success,
          content: describeJson(input.schema, { example: { summary, value: example } }),
        },
      }),
      responses: {
        200: { description: getDescription(response), content: describeJson(response) },
        ...Object.fromEntries(
          Object.entries(errors).map(([status, when]) => [status, describeError(Number(status), when)]),
        ),
      },
    };
  },
  (operation) => {
    const name = findParameter(operation);
    if (name === undefined) return undefined;
    // Typed clients can pass the `id` of a question as it is.
    if (operation.path.startsWith('/questions/')) {
      const description = 'The question ID, or `_` followed by the ID of the chat message.';
      return z.union([z.int().min(1), z.string()]).meta({ param: { name, in: 'path', description } });
    }
    const description = name === 'name' ? 'The name of a snapshot.' : 'The ID of an API token.';
    return z.string().meta({ param: { name, in: 'path', description } });
  },
);

const findParameter = ({ path }: ControlOperation): string | undefined => /\{(\w+)\}/.exec(path)?.[1];

const getDescription = (schema: z.ZodObject): string => schema.description ?? '';

const describeError = (status: number, description: string) => ({
  description,
  content: describeJson(PROBLEM, {
    problem: { summary: description, value: createProblemDocument(status, description) },
  }),
});
