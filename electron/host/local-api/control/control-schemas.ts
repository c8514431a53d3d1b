import { z } from 'zod';
import { isHttpUrl } from '../../../../shared/http-url.ts';
import { snapshotNameSchema } from '../../../../shared/library/snapshot.ts';
import { apiTokenInputSchema, apiTokenSchema, roleSchema } from '../../../../shared/local-api/api-token.ts';
import { faultSchema, faultsSchema, MAX_FAULTS } from '../../../../shared/local-api/fault.ts';
import { statusSchema } from '../../../../shared/question/question-schema.ts';
import { absentFieldsSchema } from '../../../../shared/settings.ts';
import { describeField, type NamedSchema, nameSchema } from '../openapi/json-schemas.ts';
import { describe } from '../openapi/openapi-types.ts';
import { requestEntrySchema } from '../request-log/request-entry.ts';

/** The requests and responses of the control API, with their descriptions. Unknown fields are errors. */

const time = () => z.iso.datetime({ offset: true });
const votes = z.array(z.int().min(0).max(1_000_000_000)).max(20);
const authorFields = apiTokenInputSchema.shape.author.shape;
const author = z.strictObject({
  id: authorFields.id.exactOptional(),
  username: authorFields.username.exactOptional(),
  globalName: authorFields.globalName.exactOptional(),
  avatarURL: authorFields.avatarURL.exactOptional(),
  displayAvatarURL: authorFields.displayAvatarURL.exactOptional(),
});

export const SENT_INPUT = nameSchema(
  'SentInput',
  z.strictObject({
    votes: z
      .union([votes, z.literal('random')], 'must be an array of whole numbers, or "random".')
      .optional(),
    status: statusSchema.optional(),
    messageID: z
      .string()
      .regex(/^[1-9]\d{0,19}$/, 'must be a string of 1 to 20 digits.')
      .optional(),
    messageLink: z.string().max(2_000).refine(isHttpUrl, 'must be an http: or https: URL.').optional(),
    sentAt: time().optional(),
  }),
  describe('How a question was sent.'),
  {
    votes: describeField(
      'The votes, one number for each option, or `random`. Without it, they stay the same.',
    ),
    status: describeField('The status. Without it, the status becomes 3.'),
    messageID: describeField('The ID of the chat message. Without it, the ID stays or is generated.'),
    messageLink: describeField('The link to the chat message. Without it, the link stays or is generated.'),
    sentAt: describeField(
      'When it was sent, without fractions of a second. Without it, the time stays or is now.',
    ),
  },
);

export const QUESTION_PATCH = nameSchema(
  'QuestionPatch',
  z.strictObject({
    author: author.exactOptional(),
    createdAt: time().exactOptional(),
    votes: votes.exactOptional(),
  }),
  describe('Fields that the service sets. Absent fields stay the same.'),
  {
    author: describeField('Fields of the author object.'),
    createdAt: describeField('When the question was created.'),
    votes: describeField('The votes, one number for each option.'),
  },
);

export const RESET_INPUT = nameSchema(
  'ResetInput',
  z.strictObject({ what: z.enum(['all', 'api']).optional() }),
  describe('What to delete.'),
  {
    what: describeField(
      '`all`: everything; IDs start at 1 again. `api`: samples and questions created through the API. The default is `all`.',
    ),
  },
);
export const REMOVED = nameSchema('Removed', z.object({ removed: z.int() }), describe('What was removed.'), {
  removed: describeField('The number of removed objects.'),
});

export const SAMPLES = nameSchema(
  'Samples',
  z.object({ ids: z.array(z.int()) }),
  describe('The added samples.'),
  {
    ids: describeField('The IDs of the added questions.'),
  },
);

export const SNAPSHOT = nameSchema(
  'Snapshot',
  z.object({ name: snapshotNameSchema, takenAt: z.iso.datetime(), count: z.int(), automatic: z.boolean() }),
  describe('A saved state of the library.'),
  {
    name: describeField('Its name.'),
    takenAt: describeField('When it was taken.'),
    count: describeField('The number of questions and drafts in it.'),
    automatic: describeField('Whether it was taken before a reset, a restore, or an import.'),
  },
);
export const SNAPSHOT_INPUT = nameSchema(
  'SnapshotInput',
  z.strictObject({ name: snapshotNameSchema }),
  describe('A snapshot to take.'),
  {
    name: describeField(
      'Its name: lowercase letters, digits, and hyphens. A snapshot of that name is replaced.',
    ),
  },
);
export const SNAPSHOTS = nameSchema(
  'Snapshots',
  z.object({ snapshots: z.array(SNAPSHOT.schema) }),
  describe('The snapshots of the library.'),
  { snapshots: describeField('The snapshots, by name.') },
);
export const RESTORED = nameSchema(
  'Restored',
  z.object({ count: z.int() }),
  describe('The restored library.'),
  {
    count: describeField('The number of questions and drafts in it.'),
  },
);

const [firstFault, ...otherFaults] = faultSchema.options.map((option) => option.strict());
if (!firstFault) throw new Error('There are no kinds of faults.');
const KINDS = faultSchema.options.map((option) => option.shape.kind.value);
const FAULT = {
  name: 'Fault',
  schema: z.discriminatedUnion('kind', [firstFault, ...otherFaults], {
    error: ({ code }) => (code === 'invalid_union' ? `must be one of ${KINDS.join(', ')}.` : undefined),
  }),
  description: describe(
    'A fault that applies to an operation: create (`POST`), edit (`PUT`), fetch (`GET`), or all (`*`). `skip` is the number of ' +
      'requests that it ignores first, and `times` the number of requests that it can affect after those. `once` returns ' +
      '429 until `Retry-After` has passed since the first one. `body` replaces the JSON of an error.',
  ),
  fields: [],
} satisfies NamedSchema;
export const FAULTS_INPUT = nameSchema(
  'FaultsInput',
  z.strictObject({
    faults: z.array(FAULT.schema).max(MAX_FAULTS),
    seed: faultsSchema.shape.seed.optional(),
  }),
  describe('The faults to turn on instead of the current ones.'),
  {
    faults: describeField('The faults. If several apply, the first one in the list decides.'),
    seed: describeField('The seed of the probabilities. Without it, the seed stays the same.'),
  },
);
export const FAULTS = nameSchema(
  'Faults',
  z.object({ faults: z.array(FAULT.schema), seed: z.int() }),
  describe('The faults that are on.'),
  {
    faults: describeField('The faults, in order.'),
    seed: describeField('The seed of the probabilities.'),
  },
);

const FIXED = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= 0, 'must be 1970 or later.');
/** 40 years. */
const MAX_OFFSET_MS = 40 * 365 * 86_400_000;
export const CLOCK_INPUT = nameSchema(
  'ClockInput',
  z
    .strictObject({
      fixed: FIXED.optional(),
      offset: z.int().min(-MAX_OFFSET_MS).max(MAX_OFFSET_MS).optional(),
    })
    .refine(({ fixed, offset }) => (fixed === undefined) !== (offset === undefined), {
      message: 'must have either fixed or offset.',
    }),
  describe('How the clock of the local API runs. It has either `fixed` or `offset`.'),
  {
    fixed: describeField('The time at which the clock stops.', { examples: ['2026-12-24T18:00:00Z'] }),
    offset: describeField('Milliseconds to add to the system clock, which can be negative.'),
  },
);
export const CLOCK = nameSchema(
  'Clock',
  z.object({ now: z.iso.datetime(), fixed: z.string().nullable(), offset: z.int() }),
  describe('The clock of the local API.'),
  {
    now: describeField('The current time.'),
    fixed: describeField('The time at which the clock is stopped, or `null`.'),
    offset: describeField('Milliseconds that are added to the system clock.'),
  },
);

export const REQUEST_QUERY = nameSchema(
  'RequestQuery',
  z.strictObject({
    method: z.string().max(40).optional(),
    path: z.string().max(20_000).optional(),
    status: z
      .string()
      .regex(/^(\d{3}|none)$/, 'must be a status code such as 422, or "none".')
      .optional(),
  }),
  describe('Which requests to return.'),
  {
    method: describeField('The method, such as `POST`.'),
    path: describeField('The path without the query. A `*` at its end stands for any characters.'),
    status: describeField('The status code, or `none` for a response that was dropped or cut off.'),
  },
);
const REQUEST = nameSchema(
  'Request',
  requestEntrySchema,
  describe('A request to the local API. Tokens are masked.'),
  {
    id: describeField('Increases by 1 with each request.'),
    at: describeField('When it arrived.'),
    method: describeField('The method.'),
    path: describeField('The path and the query.'),
    status: describeField('The status code, or `null` without a complete response.'),
    phrase: describeField('The reason phrase, or `Dropped`, `Cut off`, or `Client left`.'),
    errors: describeField('The codes in `errors` of a 422 response.'),
    ms: describeField('Milliseconds until the response was sent.'),
    faults: describeField('The faults that affected it.'),
    profile: describeField('The ID of its API token, or `null`.'),
    requestBytes: describeField('The size of its body.'),
    responseBytes: describeField('The size of the body of the response.'),
    request: describeField('Its headers, with lowercase names, and its body.'),
    response: describeField('The status line, headers, and body of the response, or `null`.'),
  },
);
export const REQUESTS = nameSchema(
  'Requests',
  z.object({ requests: z.array(REQUEST.schema) }),
  describe('The newest 1,000 requests, without those to the control API, the API reference, and images.'),
  { requests: describeField('The requests, oldest first.') },
);

export const TOKEN_INPUT = nameSchema(
  'TokenInput',
  z.strictObject({ role: roleSchema, author: author.optional() }),
  describe('An API token to add or change.'),
  {
    role: describeField('The role.'),
    author: describeField(
      'Fields of the author object of new questions. Absent ones stay, or are those of the default token.',
    ),
  },
);
export const TOKEN = nameSchema('Token', apiTokenSchema, describe('An API token.'), {
  id: describeField('Its ID.'),
  role: describeField('Its role.'),
  author: describeField('The author of the questions that it creates.'),
  token: describeField('The secret to send as `Authorization: Bearer <token>`.'),
});
export const TOKENS = nameSchema(
  'Tokens',
  z.object({ tokens: z.array(TOKEN.schema) }),
  describe('All API tokens.'),
  {
    tokens: describeField('The API tokens.'),
  },
);

export const SETTINGS = nameSchema(
  'Settings',
  z.strictObject({ absentFields: absentFieldsSchema }),
  describe('Settings of the local API.'),
  { absentFields: describeField('What an edit does with omitted optional fields.') },
);

/** Schemas that only appear in others. */
export const NESTED_CONTROL_SCHEMAS: readonly NamedSchema[] = [FAULT, REQUEST, SNAPSHOT, TOKEN];
