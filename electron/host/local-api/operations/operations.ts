import { z } from 'zod';
import { roleSchema } from '../../../../shared/local-api/api-token.ts';
import { type Operation, operationSchema } from '../../../../shared/local-api/fault.ts';
import { OPTIONAL_FIELDS, type OptionalField, recordOf } from '../../../../shared/question/fields.ts';
import type { Numbered } from '../../library/library.ts';
import type { NewQuestion } from '../../library/stored-question.ts';
import { HttpError } from '../../system/http/http-error.ts';
import { BODY_ERRORS } from '../openapi/error-responses.ts';
import {
  defineOperation,
  NO_BODY,
  NO_PARAMETER,
  type OperationContext,
  type OperationDefinition,
  type PathParameter,
  type RequestBody,
} from './define-operation.ts';
import {
  CREATE_OUTPUT,
  EDIT_OUTPUT,
  FETCH_OUTPUT,
  MAX_SIMILAR,
  QUESTION_INPUT,
} from './documented-schemas.ts';
import { BODY_EXAMPLES, exampleResponses, PATH_EXAMPLES } from './examples.ts';
import { type ParsedQuestion, parseQuestionBody } from './question-body.ts';
import { createResponse, editResponse, fetchResponse, similarResponse } from './question-response.ts';

/**
 * The operations of the service (docs/reference/service-api.md 4). Each is defined once: its route, the check of what it is sent, its part of the
 * OpenAPI document, what faults call it, and its contract tests follow from here.
 */

const QUESTION_ID = /^[1-9]\d{0,15}$/;
/** `_` and the id of a chat message. */
const MESSAGE_ID = /^_(\d+)$/;

/** Any other value identifies no question. */
const questionParameter: PathParameter<Numbered> = {
  described: {
    name: 'id',
    schema: z.string().regex(new RegExp(`${QUESTION_ID.source}|${MESSAGE_ID.source}`)),
    description: 'The question ID, or `_` followed by the ID of the chat message.',
    localChoice: 'anything else returns 404.',
    examples: PATH_EXAMPLES,
  },
  find(address, { library }) {
    const messageID = MESSAGE_ID.exec(address)?.[1];
    const byId = () => (QUESTION_ID.test(address) ? library.question(Number(address)) : undefined);
    const found = messageID === undefined ? byId() : library.questionByMessage(messageID);
    if (found) return found;
    throw new HttpError(404, `No question has this ${address.startsWith('_') ? 'message ID' : 'ID'}.`);
  },
};

/** A question as create and edit take it; `mayLeaveOut`: whether it may come without its optional fields. */
const questionBody = (
  examples: Record<string, { summary: string; value: unknown }>,
  mayLeaveOut: (context: OperationContext) => boolean,
): RequestBody<ParsedQuestion> => ({
  described: { shape: QUESTION_INPUT, description: 'The question.', examples },
  parse(body, context) {
    const optional = mayLeaveOut(context) ? 'may-be-absent' : 'must-be-present';
    const accepted = parseQuestionBody(body, { book: context.book(), optional });
    if (accepted.ok) return accepted.question;
    throw new HttpError(422, 'The question is invalid.', { errors: accepted.problems });
  },
});

const create = defineOperation({
  id: 'createQuestion',
  method: 'POST',
  path: '/questions',
  summary: 'Create a question',
  description: "Creates a question. With an administrator's token, the response lists similar questions.",
  localChoice:
    'a new question has status 2; optional fields that the body omits become `null`; the author is that of the ' +
    'token; nothing is queued for the live service.',
  roles: roleSchema.options,
  parameter: NO_PARAMETER,
  body: questionBody(BODY_EXAMPLES.create, () => true),
  response: {
    shape: CREATE_OUTPUT,
    description: 'The created question.',
    examples: (origin) => exampleResponses(origin).create,
  },
  errors: BODY_ERRORS,
  async handle({ client, input }, { library, findSimilar, origin }) {
    const { id, question } = await library.createQuestion(fillOptionalFields(input, NO_OPTIONAL_FIELDS), {
      origin: 'api',
      author: client.author,
    });
    if (client.role !== 'administrator') return createResponse(id, question, null, origin());
    const similar = (await findSimilar({ id, question }, MAX_SIMILAR)).map((found) =>
      similarResponse(found.id, found.question, found.score, origin()),
    );
    return createResponse(id, question, similar, origin());
  },
});

const edit = defineOperation({
  id: 'editQuestion',
  method: 'PUT',
  path: '/questions/{id}',
  summary: 'Edit a question',
  description: 'Replaces the title, the options, and the optional fields that the body has.',
  localChoice:
    'optional fields that the body omits keep their value; the setting `absentFields` can make them `null` or reject ' +
    'the edit. Any known token can edit any question, including a sent one: an option keeps its votes if its emoji ' +
    'and text stay the same.',
  roles: roleSchema.options,
  parameter: questionParameter,
  body: questionBody(BODY_EXAMPLES.edit, ({ absentFields }) => absentFields() !== 'refuse'),
  response: {
    shape: EDIT_OUTPUT,
    description: 'The edited question.',
    examples: (origin) => exampleResponses(origin).edit,
  },
  errors: [...BODY_ERRORS, 'NotFound'],
  async handle({ found, input }, { library, absentFields, origin }) {
    const keeps = absentFields() === 'keep';
    const edited = await library.editQuestion(found.id, (current) =>
      fillOptionalFields(input, keeps ? current : NO_OPTIONAL_FIELDS),
    );
    return editResponse(edited.id, edited.question, origin());
  },
});

const fetch = defineOperation({
  id: 'fetchQuestion',
  method: 'GET',
  path: '/questions/{id}',
  summary: 'Fetch a question',
  description: 'Returns a question with its author and votes.',
  localChoice: 'any known token can fetch any question.',
  roles: roleSchema.options,
  parameter: questionParameter,
  body: NO_BODY,
  response: {
    shape: FETCH_OUTPUT,
    description: 'The question.',
    examples: (origin) => exampleResponses(origin).fetch,
  },
  errors: ['NotFound'],
  handle: ({ found: { id, question } }, { origin }) => fetchResponse(id, question, origin()),
});

const definitions: Readonly<Record<Operation, OperationDefinition>> = { POST: create, PUT: edit, GET: fetch };

/** All of them, with the name that faults have for each. */
export const OPERATIONS: readonly ({ name: Operation } & OperationDefinition)[] = operationSchema.options.map(
  (name) => ({ name, ...definitions[name] }),
);

/** What the service is said to offer at these paths; how is not described, so it is answered as if nothing were there. */
export const UNDOCUMENTED_METHODS: Readonly<Record<string, readonly string[]>> = {
  '/questions': ['GET'],
  '/questions/{id}': ['DELETE'],
};

type OptionalFields = Pick<NewQuestion, OptionalField>;

const NO_OPTIONAL_FIELDS: OptionalFields = recordOf(OPTIONAL_FIELDS, () => null);

/** The input with what it leaves out taken from elsewhere. */
const fillOptionalFields = (input: ParsedQuestion, instead: OptionalFields): NewQuestion => ({
  title: input.title,
  options: input.options,
  ...recordOf(OPTIONAL_FIELDS, (field) => (input[field] === undefined ? instead[field] : input[field])),
});
