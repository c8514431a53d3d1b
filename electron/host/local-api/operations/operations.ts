import { z } from 'zod';
import type { oas31 } from 'zod-openapi';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { type ApiToken, type Role, roleSchema } from '../../../../shared/local-api/api-token.ts';
import { type Operation, operationSchema } from '../../../../shared/local-api/injected-fault.ts';
import {
  createRecord,
  OPTIONAL_FIELDS,
  type OptionalField,
} from '../../../../shared/question/question-fields.ts';
import type { AbsentFields } from '../../../../shared/settings.ts';
import type { ResolvedQuestionInput } from '../../library/commands/build-stored-question.ts';
import type { Library } from '../../library/commands/editable-library.ts';
import type { Numbered } from '../../library/library.ts';
import { HttpError } from '../../system/http/http-error.ts';
import type { Example, Method } from '../openapi/create-api-document.ts';
import { describe } from '../openapi/describe-schemas.ts';
import { BODY_ERRORS, type ErrorName } from '../openapi/error-responses.ts';
import {
  CREATE_OUTPUT,
  EDIT_OUTPUT,
  FETCH_OUTPUT,
  MAX_SIMILAR,
  QUESTION_INPUT,
} from './documented-schemas.ts';
import { BODY_EXAMPLES, createExampleResponses, PATH_EXAMPLES } from './openapi-example-bodies.ts';
import {
  type FetchCache,
  formatJson,
  type ParsedQuestion,
  parseQuestionBody,
  toCreateResponse,
  toEditResponse,
  toSimilarResponse,
  type Utf8Json,
} from './question-json.ts';

/**
 * The service's operations (docs/reference/service-api.md 4). The routes, validation, OpenAPI document, fault
 * injection, and contract tests are derived from these definitions.
 */

export interface OperationContext {
  library: Library;
  /**
   * Resolves with the questions that are most similar to a new one, at most `limit`, with scores from 0 to 1.
   * `isComplete` is false if the new question wasn't compared with all questions.
   */
  findSimilar: (
    created: Numbered,
    limit: number,
  ) => Promise<{ questions: (Numbered & { score: number })[]; isComplete: boolean }>;
  emojiResolver: () => EmojiResolver;
  absentFields: () => AbsentFields;
  fetchCache: FetchCache;
}

type Examples = Readonly<Record<string, Example>>;

/** A path parameter. The path contains its name in braces. */
interface PathParameter<Found> {
  described: {
    /** A schema whose metadata describes the parameter. */
    schema: z.ZodType<string>;
    examples: Examples;
  } | null;
  /** Finds the resource that a value identifies. Throws HttpError 404. */
  find: (text: string, context: OperationContext) => Found;
}
const NO_PARAMETER: PathParameter<null> = { described: null, find: () => null };

interface RequestBody<Input> {
  described: { schema: z.ZodObject; description: string; examples: Examples } | null;
  /** Parses and validates a request body. `origin` is the server's own origin. Throws HttpError 422. */
  parse: (body: unknown, origin: string, context: OperationContext) => Input;
}
const NO_BODY: RequestBody<null> = { described: null, parse: () => null };

interface OperationDescription<Found, Input, Response extends z.ZodObject> {
  /** The OpenAPI document's `operationId`. Generated clients use it as a method name. */
  id: string;
  method: Uppercase<Method>;
  /** A path below the base URL, such as `/questions/{id}`. */
  path: string;
  summary: string;
  description: string;
  localChoice: string;
  roles: readonly Role[];
  parameter: PathParameter<Found>;
  body: RequestBody<Input>;
  response: {
    schema: Response;
    description: string;
    /** Headers that only some responses have. */
    headers?: oas31.HeadersObject;
    examples: (origin: string) => Examples;
  };
  /** The possible errors in addition to `REQUEST_ERRORS`. */
  errors: readonly ErrorName[];
}

interface OperationRequest<Found, Input> {
  client: ApiToken;
  /** The origin of URLs in the response. It's the request's own origin, such as `http://127.0.0.1:4747`. */
  origin: string;
  found: Found;
  input: Input;
}

export interface OperationDefinition extends OperationDescription<unknown, unknown, z.ZodObject> {
  /** Handles a request. `address` is the path parameter's value. Throws HttpError. */
  run: (
    request: { client: ApiToken; origin: string; address: string; body: unknown },
    context: OperationContext,
  ) => Utf8Json | Promise<OperationResponse<Utf8Json>>;
}

interface OperationResponse<Body> {
  body: Body;
  headers?: Readonly<Record<string, string>>;
}

/** Defines an operation. `test/contract/each-operation.test.ts` tests every operation. */
function defineOperation<Found, Input, Response extends z.ZodObject>({
  handle,
  ...described
}: OperationDescription<Found, Input, Response> & {
  /** Handles a request. A GET returns its cached JSON. */
  handle: (
    call: OperationRequest<Found, Input>,
    context: OperationContext,
  ) => Utf8Json | Promise<OperationResponse<z.infer<Response>>>;
}): OperationDefinition {
  return {
    ...described,
    run({ client, origin, address, body }, context) {
      const found = described.parameter.find(address, context);
      const input = described.body.parse(body, origin, context);
      const response = handle({ client, origin, found, input }, context);
      if (!(response instanceof Promise)) return response;
      return response.then((given) => ({ ...given, body: formatJson(given.body) }));
    },
  };
}

const QUESTION_ID = /^[1-9]\d{0,15}$/;
/** Matches `_` followed by a chat message's ID. */
const MESSAGE_ID = /^_(\d+)$/;

/** The ID of a question or of its message. Any other value returns 404. */
const questionParameter: PathParameter<Numbered> = {
  described: {
    schema: z
      .string()
      .regex(new RegExp(`${QUESTION_ID.source}|${MESSAGE_ID.source}`))
      .meta({
        param: {
          name: 'id',
          in: 'path',
          ...describe(
            'The question ID, or `_` followed by the ID of the chat message.',
            'anything else returns 404.',
          ),
          examples: PATH_EXAMPLES,
        },
      }),
    examples: PATH_EXAMPLES,
  },
  find: (address, { library }) => findQuestion(address, library),
};

/** Finds a question by its ID, or by `_` and its message ID. Throws HttpError 404. */
export function findQuestion(
  address: string,
  library: Pick<Library, 'question' | 'findQuestionByMessage'>,
): Numbered {
  const isId = QUESTION_ID.test(address);
  const messageID = isId ? undefined : MESSAGE_ID.exec(address)?.[1];
  const findByMessage = () =>
    messageID === undefined ? undefined : library.findQuestionByMessage(messageID);
  const found = isId ? library.question(Number(address)) : findByMessage();
  if (found) return found;
  throw new HttpError(404, `Question not found. Check the ${messageID === undefined ? 'ID' : 'message ID'}.`);
}

/**
 * Defines the body of create and edit requests. `canOmitFields` returns whether the client may omit optional
 * fields.
 */
const defineQuestionBody = (
  examples: Record<string, { summary: string; value: unknown }>,
  canOmitFields: (context: OperationContext) => boolean,
): RequestBody<ParsedQuestion> => ({
  described: { schema: QUESTION_INPUT, description: 'The question.', examples },
  parse(body, origin, context) {
    const optional = canOmitFields(context) ? 'may-be-absent' : 'must-be-present';
    const accepted = parseQuestionBody(body, {
      emojiResolver: context.emojiResolver(),
      optional,
      origin,
    });
    if (accepted.ok) return accepted.question;
    throw new HttpError(422, 'The question is invalid. See `errors`.', { errors: accepted.problems });
  },
});

/**
 * A header that marks `similarQuestions` as incomplete. It isn't in the body because the service defines the
 * body's fields.
 */
const PARTIAL_SIMILAR = { name: 'Similar-Questions', value: 'partial' };

const create = defineOperation({
  id: 'createQuestion',
  method: 'POST',
  path: '/questions',
  summary: 'Create a question',
  description: 'Creates a question. With an administrator token, the response lists similar questions.',
  localChoice:
    'a new question has status 2; omitted optional fields become `null`; the question gets the author of the token; ' +
    "it isn't queued for the live service.",
  roles: roleSchema.options,
  parameter: NO_PARAMETER,
  body: defineQuestionBody(BODY_EXAMPLES.create, () => true),
  response: {
    schema: CREATE_OUTPUT,
    description: 'The created question.',
    headers: {
      [PARTIAL_SIMILAR.name]: {
        ...describe(
          '`similarQuestions` may be incomplete because not all questions could be compared in time.',
          'only after startup and after many changes, and only with an administrator token.',
        ),
        required: false,
        schema: { type: 'string', enum: [PARTIAL_SIMILAR.value] },
      },
    },
    examples: (origin) => createExampleResponses(origin).create,
  },
  errors: BODY_ERRORS,
  async handle({ client, origin, input }, { library, findSimilar }) {
    const { id, question } = await library.createQuestion(fillOptionalFields(input, NO_OPTIONAL_FIELDS), {
      origin: 'api',
      author: client.author,
    });
    if (client.role !== 'administrator') return { body: toCreateResponse(id, question, null, origin) };
    const { questions, isComplete } = await findSimilar({ id, question }, MAX_SIMILAR);
    const similar = questions.map((found) =>
      toSimilarResponse(found.id, found.question, found.score, origin),
    );
    const body = toCreateResponse(id, question, similar, origin);
    return isComplete ? { body } : { body, headers: { [PARTIAL_SIMILAR.name]: PARTIAL_SIMILAR.value } };
  },
});

const edit = defineOperation({
  id: 'editQuestion',
  method: 'PUT',
  path: '/questions/{id}',
  summary: 'Edit a question',
  description: 'Replaces the title, the options, and any optional fields that the body contains.',
  localChoice:
    'omitted optional fields keep their value, unless the setting `absentFields` clears them or rejects the edit. ' +
    'Any valid token can edit any question, including a sent one. An option keeps its votes if its emoji and ' +
    'text stay the same.',
  roles: roleSchema.options,
  parameter: questionParameter,
  body: defineQuestionBody(BODY_EXAMPLES.edit, ({ absentFields }) => absentFields() !== 'reject'),
  response: {
    schema: EDIT_OUTPUT,
    description: 'The edited question.',
    examples: (origin) => createExampleResponses(origin).edit,
  },
  errors: [...BODY_ERRORS, 'NotFound'],
  async handle({ found, origin, input }, { library, absentFields }) {
    const keeps = absentFields() === 'keep';
    const edited = await library.editQuestion(found.id, (current) =>
      fillOptionalFields(input, keeps ? current : NO_OPTIONAL_FIELDS),
    );
    return { body: toEditResponse(edited.id, edited.question, origin) };
  },
});

const fetch = defineOperation({
  id: 'fetchQuestion',
  method: 'GET',
  path: '/questions/{id}',
  summary: 'Fetch a question',
  description: 'Returns a question with its author and votes.',
  localChoice: 'any valid token can fetch any question.',
  roles: roleSchema.options,
  parameter: questionParameter,
  body: NO_BODY,
  response: {
    schema: FETCH_OUTPUT,
    description: 'The question.',
    examples: (origin) => createExampleResponses(origin).fetch,
  },
  errors: ['NotFound'],
  handle: ({ found, origin }, { fetchCache }) => fetchCache.json(found, origin),
});

const definitions: Readonly<Record<Operation, OperationDefinition>> = { POST: create, PUT: edit, GET: fetch };

/** All operations with their names in faults. */
export const OPERATIONS: readonly ({ name: Operation } & OperationDefinition)[] = operationSchema.options.map(
  (name) => ({ name, ...definitions[name] }),
);

type OptionalFields = Pick<ResolvedQuestionInput, OptionalField>;

const NO_OPTIONAL_FIELDS: OptionalFields = createRecord(OPTIONAL_FIELDS, () => null);

const fillOptionalFields = (input: ParsedQuestion, defaults: OptionalFields): ResolvedQuestionInput => ({
  title: input.title,
  options: input.options,
  ...createRecord(OPTIONAL_FIELDS, (field) => (input[field] === undefined ? defaults[field] : input[field])),
});
