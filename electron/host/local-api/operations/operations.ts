import { z } from 'zod';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { type ApiToken, type Role, roleSchema } from '../../../../shared/local-api/api-token.ts';
import { type Operation, operationSchema } from '../../../../shared/local-api/fault.ts';
import { OPTIONAL_FIELDS, type OptionalField, recordOf } from '../../../../shared/question/fields.ts';
import type { AbsentFields } from '../../../../shared/settings.ts';
import type { NewQuestion } from '../../library/entry-writer.ts';
import type { Library, Numbered } from '../../library/library.ts';
import { HttpError } from '../../system/http/http-error.ts';
import { BODY_ERRORS, type ErrorName } from '../openapi/error-responses.ts';
import type { NamedSchema } from '../openapi/json-schemas.ts';
import type { Example, Method } from '../openapi/openapi-types.ts';
import {
  CREATE_OUTPUT,
  EDIT_OUTPUT,
  FETCH_OUTPUT,
  MAX_SIMILAR,
  QUESTION_INPUT,
} from './documented-schemas.ts';
import { BODY_EXAMPLES, exampleResponses, PATH_EXAMPLES } from './examples.ts';
import {
  createResponse,
  editResponse,
  fetchResponse,
  type ParsedQuestion,
  parseQuestionBody,
  similarResponse,
} from './question-json.ts';

/**
 * The operations of the service (docs/reference/service-api.md 4). Each is defined once: its route, the check of what it is sent, its part of the
 * OpenAPI document, what faults call it, and its contract tests follow from here.
 */

/** What the operations work on. */
export interface OperationContext {
  library: Library;
  /** Saved questions that ask much the same as one just created, at most `limit`, best first; `score` from 0 to 1. */
  findSimilar: (created: Numbered, limit: number) => Promise<(Numbered & { score: number })[]>;
  emojiResolver: () => EmojiResolver;
  /** What an edit does with omitted optional fields. */
  absentFields: () => AbsentFields;
  /** Where this server can be reached: `http://127.0.0.1:PORT`. */
  origin: () => string;
}

type Examples = Readonly<Record<string, Example>>;

/** What stands in a path between braces. */
interface PathParameter<Found> {
  described: {
    name: string;
    schema: z.ZodType<string>;
    description: string;
    localChoice: string;
    examples: Examples;
  } | null;
  /** What a text in its place names. Throws HttpError 404. */
  find: (text: string, context: OperationContext) => Found;
}
const NO_PARAMETER: PathParameter<null> = { described: null, find: () => null };

/** What a request carries as JSON. */
interface RequestBody<Input> {
  described: { shape: NamedSchema; description: string; examples: Examples } | null;
  /** Reads it as the operation takes it. Throws HttpError 422. */
  parse: (body: unknown, context: OperationContext) => Input;
}
const NO_BODY: RequestBody<null> = { described: null, parse: () => null };

/** All that is known of an operation but what it does. */
interface OperationDescription<Found, Input, Response extends z.ZodObject> {
  /** In the OpenAPI document: what generated clients call it. */
  id: string;
  method: Uppercase<Method>;
  /** Below the base URL, such as `/questions/{id}`. */
  path: string;
  summary: string;
  description: string;
  localChoice: string;
  /** Whose tokens it takes. */
  roles: readonly Role[];
  parameter: PathParameter<Found>;
  body: RequestBody<Input>;
  response: {
    shape: NamedSchema<Response>;
    description: string;
    /** As the server at `origin` gives it. */
    examples: (origin: string) => Examples;
  };
  /** What can go wrong with it and not with every request. */
  errors: readonly ErrorName[];
}

/** Whoever calls, with what the path names and the body says. */
interface OperationRequest<Found, Input> {
  client: ApiToken;
  found: Found;
  input: Input;
}

/** An operation, whatever its path names and its body says. */
export interface OperationDefinition extends OperationDescription<unknown, unknown, z.ZodObject> {
  /** `address` is what stands in the path between braces. Throws HttpError. */
  run: (
    request: { client: ApiToken; address: string; body: unknown },
    context: OperationContext,
  ) => object | Promise<object>;
}

/**
 * Defines an operation of the local API: its route, who may call it, its OpenAPI description, and its contract tests
 * (`test/contract/each-operation.test.ts`) follow from this.
 */
function defineOperation<Found, Input, Response extends z.ZodObject>({
  handle,
  ...described
}: OperationDescription<Found, Input, Response> & {
  handle: (
    call: OperationRequest<Found, Input>,
    context: OperationContext,
  ) => z.infer<Response> | Promise<z.infer<Response>>;
}): OperationDefinition {
  return {
    ...described,
    run({ client, address, body }, context) {
      const found = described.parameter.find(address, context);
      return handle({ client, found, input: described.body.parse(body, context) }, context);
    },
  };
}

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
    const accepted = parseQuestionBody(body, { emojiResolver: context.emojiResolver(), optional });
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
