import { METHODS } from 'node:http';
import { z } from 'zod';
import { isHttpUrl } from '../../../../shared/http-url.ts';
import { restorePointNameSchema } from '../../../../shared/library/restore-point-info.ts';
import { apiTokenInputSchema, apiTokenSchema, roleSchema } from '../../../../shared/local-api/api-token.ts';
import { faultSchema, faultsSchema, MAX_FAULTS } from '../../../../shared/local-api/injected-fault.ts';
import { statusSchema } from '../../../../shared/question/service-body-schemas.ts';
import { absentFieldsSchema } from '../../../../shared/settings.ts';
import { describe, describeField, nameObject, nameSchema } from '../openapi/describe-schemas.ts';
import { requestEntrySchema } from '../request-log/request-entry.ts';

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

export const SENT_INPUT = nameObject(
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
  describe('Details of a sent question.'),
  {
    votes: describeField(
      'The votes, one number for each option, or `random` (default: unchanged). With a fixed clock, random votes are the same in every run.',
    ),
    status: describeField('The status (default: 3).'),
    messageID: describeField('The ID of the chat message (default: unchanged, or generated).'),
    messageLink: describeField('The link to the chat message (default: unchanged, or generated).'),
    sentAt: describeField(
      'When the question was sent, without fractions of a second (default: unchanged, or now).',
    ),
  },
);

export const QUESTION_PATCH = nameObject(
  'QuestionPatch',
  z.strictObject({
    author: author.exactOptional(),
    createdAt: time().exactOptional(),
    votes: votes.exactOptional(),
  }),
  describe("Fields that clients can't set through the service's API. Omitted fields don't change."),
  {
    author: describeField('Fields of the author.'),
    createdAt: describeField('When the question was created.'),
    votes: describeField('The votes, one number for each option.'),
  },
);

export const RESET_INPUT = nameObject(
  'ResetInput',
  z.strictObject({ what: z.enum(['all', 'api']).optional() }),
  describe(
    'Without `what`, pending requests end without effect, and the server returns to its state at the start: questions, faults, ' +
      'clock, API tokens, and settings. The request list and any snapshots taken since then are deleted.',
  ),
  {
    what: describeField(
      'Only deletes questions: `all` deletes all of them, and IDs start at 1 again. `api` deletes samples and questions created through the API.',
    ),
  },
);
export const REMOVED = nameObject(
  'Removed',
  z.object({ removed: z.int() }),
  describe('The result of a deletion.'),
  {
    removed: describeField('The number of deleted items.'),
  },
);

export const SAMPLES = nameObject(
  'Samples',
  z.object({ ids: z.array(z.int()) }),
  describe('The added samples.'),
  {
    ids: describeField('The IDs of the added questions.'),
  },
);

export const SNAPSHOT = nameObject(
  'Snapshot',
  z.object({
    name: restorePointNameSchema,
    takenAt: z.iso.datetime(),
    count: z.int(),
    automatic: z.boolean(),
  }),
  describe('A saved state of the library.'),
  {
    name: describeField('The name of the snapshot.'),
    takenAt: describeField('When the snapshot was taken.'),
    count: describeField('The number of questions and drafts.'),
    automatic: describeField(
      '`true` if the snapshot was saved automatically before a reset, restore, or import.',
    ),
  },
);
export const SNAPSHOT_INPUT = nameObject(
  'SnapshotInput',
  z.strictObject({ name: restorePointNameSchema.clone() }),
  describe('A snapshot to take.'),
  {
    name: describeField(
      'The name: lowercase letters, digits, and hyphens. An existing snapshot with this name is replaced.',
    ),
  },
);
export const SNAPSHOTS = nameObject(
  'Snapshots',
  z.object({ snapshots: z.array(SNAPSHOT) }),
  describe('The snapshots of the library.'),
  { snapshots: describeField('The snapshots, by name.') },
);
export const RESTORED = nameObject(
  'Restored',
  z.object({ count: z.int() }),
  describe('The restored library.'),
  {
    count: describeField('The number of questions and drafts.'),
  },
);

const [firstFault, ...otherFaults] = faultSchema.options.map((option) => option.strict());
if (!firstFault) throw new Error('There are no kinds of faults.');
const KINDS = faultSchema.options.map((option) => option.shape.kind.value);
const FAULT = nameSchema(
  'Fault',
  z.discriminatedUnion('kind', [firstFault, ...otherFaults], {
    error: ({ code }) => (code === 'invalid_union' ? `must be one of ${KINDS.join(', ')}.` : undefined),
  }),
  describe(
    'A fault that applies to an operation: create (`POST`), edit (`PUT`), fetch (`GET`), or all (`*`). `skip` is the number of ' +
      'matching requests to let through first, and `times` is the maximum number to affect after that. With `once`, the ' +
      'fault ends when the `Retry-After` time of the first 429 has passed. `body` replaces the JSON body of an error.',
  ),
);
export const FAULTS_INPUT = nameObject(
  'FaultsInput',
  z.strictObject({
    faults: z.array(FAULT).max(MAX_FAULTS),
    seed: faultsSchema.shape.seed.optional(),
  }),
  describe('The faults that replace the current ones.'),
  {
    faults: describeField('The faults. If several match, the first one applies.'),
    seed: describeField('The seed for the random numbers (default: unchanged).'),
  },
);
export const FAULTS = nameObject(
  'Faults',
  z.object({ faults: z.array(FAULT), seed: z.int() }),
  describe('The faults that are on.'),
  {
    faults: describeField('The faults, in order.'),
    seed: describeField('The seed for the random numbers.'),
  },
);

const FIXED = z.iso
  .datetime({ offset: true, abort: true })
  .refine((text) => Date.parse(text) >= 0, 'must be 1970 or later.');
const MAX_OFFSET_MS = 40 * 365 * 86_400_000;
export const CLOCK_INPUT = nameObject(
  'ClockInput',
  z
    .strictObject({
      fixed: FIXED.optional(),
      offset: z.int().min(-MAX_OFFSET_MS).max(MAX_OFFSET_MS).optional(),
    })
    .refine(({ fixed, offset }) => (fixed === undefined) !== (offset === undefined), {
      message: 'must have either fixed or offset.',
    }),
  describe('The time that the local API uses. Send either `fixed` or `offset`.'),
  {
    fixed: describeField('A fixed time. The clock stops at it.', { examples: ['2026-12-24T18:00:00Z'] }),
    offset: describeField('Milliseconds to add to the system time. Can be negative.'),
  },
);
export const CLOCK = nameObject(
  'Clock',
  z.object({ now: z.iso.datetime(), fixed: z.string().nullable(), offset: z.int() }),
  describe("The local API's clock."),
  {
    now: describeField('The current time.'),
    fixed: describeField('The time at which the clock is stopped, or `null` if it runs.'),
    offset: describeField('Milliseconds added to the system time.'),
  },
);

export const REQUEST_QUERY = nameObject(
  'RequestQuery',
  z.strictObject({
    method: z
      .string()
      .refine((name) => METHODS.includes(name.toUpperCase()), 'must be an HTTP method, such as POST.')
      .optional(),
    path: z
      .string()
      .max(20_000)
      .regex(/^(?:\/[^?#]*|\*)$/, 'must be a path without a query, such as /questions/*.')
      .optional(),
    status: z
      .string()
      .regex(/^(\d{3}|none)$/, 'must be a status code such as 422, or "none".')
      .optional(),
  }),
  describe('Filters for the request list.'),
  {
    method: describeField('The method, such as `POST`.'),
    path: describeField(
      'The full path, or the part after the base URL, such as `/questions/1`. A `*` at the end matches any characters.',
    ),
    status: describeField('The status code, or `none` for a pending, dropped, or truncated response.'),
  },
);
const REQUEST = nameObject(
  'Request',
  requestEntrySchema,
  describe('A request to the local API. Tokens are masked.'),
  {
    id: describeField('A number that increases by 1 with each response, or 0 if the response is pending.'),
    at: describeField('When the request arrived.'),
    method: describeField('The method.'),
    path: describeField('The path with the query.'),
    status: describeField('The status code, or `null` if no complete response was sent.'),
    phrase: describeField('The reason phrase, or `Pending`, `Dropped`, `Cut off`, or `Client left`.'),
    errors: describeField('If the status is 422, the codes in `errors`.'),
    ms: describeField('Milliseconds until the response was sent.'),
    faults: describeField('The faults that affected the request.'),
    profile: describeField('The ID of the API token, or `null` if the token was missing or invalid.'),
    requestBytes: describeField('The size of the request body.'),
    responseBytes: describeField('The size of the response body.'),
    request: describeField('The headers, with lowercase names, and the body.'),
    response: describeField('The status line, headers, and body of the response, or `null`.'),
  },
);
export const REQUESTS = nameObject(
  'Requests',
  z.object({ requests: z.array(REQUEST), evicted: z.int() }),
  describe('The latest 1,000 requests, excluding those to the control API, the API reference, and images.'),
  {
    requests: describeField('The requests, oldest first, then those with a pending response.'),
    evicted: describeField(
      'The number of older requests that are no longer in the list because newer ones replaced them.',
    ),
  },
);

export const TOKEN_INPUT = nameObject(
  'TokenInput',
  z.strictObject({ role: roleSchema, author: author.optional() }),
  describe('An API token to add or change.'),
  {
    role: describeField('The role.'),
    author: describeField(
      'Author fields for new questions (default: unchanged, or those of the default token).',
    ),
  },
);
export const TOKEN = nameObject('Token', apiTokenSchema, describe('An API token.'), {
  id: describeField('The ID of the token.'),
  role: describeField('The role of the token.'),
  author: null,
  token: describeField('The secret to send as `Authorization: Bearer <token>`.'),
});
export const TOKENS = nameObject(
  'Tokens',
  z.object({ tokens: z.array(TOKEN) }),
  describe('All API tokens.'),
  {
    tokens: describeField('The API tokens.'),
  },
);

export const SETTINGS = nameObject(
  'Settings',
  z.strictObject({ absentFields: absentFieldsSchema }),
  describe('Settings of the local API.'),
  { absentFields: describeField('How edits treat omitted optional fields.') },
);
