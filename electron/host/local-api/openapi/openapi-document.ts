import { OPERATIONS, type OperationDefinition } from '../operations/operations.ts';
import { createApiDescriber, describeJson } from './create-api-document.ts';
import { describe } from './describe-schemas.ts';
import { createErrorResponses, REQUEST_ERRORS } from './error-responses.ts';

const API_DESCRIPTION = `A local copy of the service's API. Behavior that the service doesn't document is marked \
"Implementation-defined" and with \`x-local-choice\`. The live service may behave differently.

Requests for emoji, votes, and sending return 404. Other methods at a known path, such as those to list or delete \
questions, return 405 with \`Allow\`. \`HEAD\` returns the same status and headers as \`GET\`. With fault injection, the server can return any status from 400 to 599, delay or \
truncate a response, or close the connection.

The control API prepares data and checks requests during a test. It has its own OpenAPI document at \
\`/control/v1/openapi.json\`, and is available only with \`serve --control\` and \`exec\`.`;

/** Describes the local API in OpenAPI 3.1, using the schemas and limits that validate requests. */
export const describeApi = createApiDescriber(
  {
    title: 'QOTD Studio local API',
    summary: 'Create, edit, and fetch the questions in the library on this computer.',
    description: API_DESCRIPTION,
    tag: { name: 'Questions', description: 'Create, edit, and fetch a question.' },
    token: 'An API token. Copy one from **Local API** in the app, or from the output of `serve`.',
  },
  OPERATIONS,
  ({ id, summary, description, localChoice, body, response, errors }: OperationDefinition, origin) => ({
    operationId: id,
    summary,
    ...describe(description, localChoice),
    ...(body.described && {
      requestBody: {
        description: body.described.description,
        required: true,
        content: describeJson(body.described.schema, body.described.examples),
      },
    }),
    responses: {
      200: {
        description: response.description,
        ...(response.headers && { headers: response.headers }),
        content: describeJson(response.schema, response.examples(origin)),
      },
      ...createErrorResponses([...REQUEST_ERRORS, ...errors]),
    },
  }),
  ({ parameter }) => parameter.described?.schema,
);
