import { ADDRESS_PATTERN } from '../operations/contract.ts';
import { ADDRESSES, BODIES, exampleAnswers } from '../operations/examples.ts';
import { ANY_BODY, ANY_REQUEST, errorResponses } from './errors.ts';
import { type Example, type JsonContent, type OperationObject, type PathItem, refTo, tell } from './model.ts';

/** The one group of operations. */
export const TAG = { name: 'Questions', description: 'Create, edit and fetch a question (service.md 4).' };

const json = (schema: string, examples: Readonly<Record<string, Example>>): JsonContent => ({
  'application/json': { schema: refTo('schemas', schema), examples },
});

/** The operations by path, with the answers of a server at `origin` as examples. */
export function describePaths(origin: string): Record<string, PathItem> {
  const answers = exampleAnswers(origin);
  const create: OperationObject = {
    operationId: 'createQuestion',
    tags: [TAG.name],
    summary: 'Create a question',
    ...tell(
      "Stores a new question (service.md 4.1). With an administrator's token the answer lists similar questions.",
      'a fresh question has status 2; optional members that the body leaves out become `null`; the author is that of ' +
        'the token; nothing is queued for the live service.',
    ),
    requestBody: {
      description: 'The question.',
      required: true,
      content: json('QuestionInput', BODIES.create),
    },
    responses: {
      200: { description: 'The question as stored.', content: json('CreateOutput', answers.create) },
      ...errorResponses([...ANY_REQUEST, ...ANY_BODY]),
    },
  };
  const edit: OperationObject = {
    operationId: 'editQuestion',
    tags: [TAG.name],
    summary: 'Edit a question',
    ...tell(
      'Replaces title and options, and whatever optional members the body has (service.md 4.2).',
      'optional members that the body leaves out keep their value; the setting `absentFields` makes them `null`, or ' +
        'refuses the edit. Any known token may edit any question, and a sent one too: votes stay with options whose ' +
        'emoji and text stay.',
    ),
    requestBody: {
      description: 'The question.',
      required: true,
      content: json('QuestionInput', BODIES.edit),
    },
    responses: {
      200: { description: 'The question as it is now.', content: json('EditOutput', answers.edit) },
      ...errorResponses([...ANY_REQUEST, ...ANY_BODY, 'NotFound']),
    },
  };
  const fetch: OperationObject = {
    operationId: 'fetchQuestion',
    tags: [TAG.name],
    summary: 'Fetch a question',
    ...tell(
      'Gives a question with its author and votes (service.md 4.3).',
      'any known token may fetch any question.',
    ),
    responses: {
      200: { description: 'The question.', content: json('FetchOutput', answers.fetch) },
      ...errorResponses([...ANY_REQUEST, 'NotFound']),
    },
  };
  return {
    '/questions': { post: create },
    '/questions/{id}': {
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          ...tell(
            'The question id, or `_` and the id of the chat message.',
            'anything else names no question, and is answered with 404.',
          ),
          schema: { type: 'string', pattern: ADDRESS_PATTERN },
          examples: ADDRESSES,
        },
      ],
      get: fetch,
      put: edit,
    },
  };
}
