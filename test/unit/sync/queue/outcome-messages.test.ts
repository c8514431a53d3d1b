import { describe, expect, it } from 'vitest';
import { formatAccountStatus, syncRowMessage } from '../../../../shared/messages/sync-messages.ts';
import { answer, createFailure, processRequest, type Reaction } from '../../../support/sync/fake-service.ts';
import {
  createEditedHarness,
  createQueuedHarness,
  createSyncedHarness,
  startSync,
  waitUntilSettled,
} from '../../../support/sync/sync-harness.ts';
import { inEnglish, LANGUAGES } from '../../../support/translations.ts';

/**
 * Tests the app's message about each outcome of a request. A message must state what happened and claim
 * nothing untrue.
 */

type Over = Awaited<ReturnType<typeof startSync>>;

const html = { 'content-type': 'text/html' };
const formatTime = () => 'T';

async function formatMessage(over: Over, id: number, t = inEnglish): Promise<string> {
  return syncRowMessage(await over.row(id), t, formatTime, await over.sync.status());
}

/** Sends a create with this outcome. */
async function create(outcome: Reaction) {
  const { over, id } = await createQueuedHarness();
  over.service.plan(outcome);
  await over.sync.runNow();
  return { over, id };
}

/** Sends an edit whose fetch has this outcome. */
async function fetchForEdit(outcome: Reaction) {
  const { over, id } = await createEditedHarness();
  over.service.plan(outcome);
  await over.sync.runNow();
  return { over, id };
}

/** Sends an edit whose PUT has this outcome. */
async function edit(outcome: Reaction) {
  const { over, id } = await createEditedHarness();
  over.service.plan(processRequest, outcome);
  await over.sync.runNow();
  return { over, id };
}

const METHODS = { POST: create, GET: fetchForEdit, PUT: edit };
const formatUnconfirmed = (problem: string) =>
  `Tried at T. ${problem} The service may still have saved the question. It won’t be synced again until you choose what to do.`;
const formatRetried = (problem: string) => `${problem} Retrying at T.`;
const forAllMethods = (message: string) => ({ POST: message, GET: message, PUT: message });
const formatMayHaveArrived = (problem: string) => ({
  POST: formatUnconfirmed(problem),
  GET: formatRetried(problem),
  PUT: formatRetried(problem),
});
const formatUnreachable = (problem: string) =>
  forAllMethods(`Couldn’t reach the service: ${problem}. Nothing was synced. Retrying at T.`);
const NOT_THE_SERVICE =
  'Waiting until the service responds at the base URL. The last response isn’t from the service.';
/** Returns the messages about a 2xx response that can't be a question. */
const formatStrange = (problem: string) => ({
  POST: formatUnconfirmed(problem),
  GET: NOT_THE_SERVICE,
  PUT: NOT_THE_SERVICE,
});

const TABLE: [name: string, outcome: Reaction, messages: Record<keyof typeof METHODS, string>][] = [
  [
    '500 with a message',
    () => answer(500, { detail: 'Internal error' }),
    formatMayHaveArrived('The service failed (500: Internal error).'),
  ],
  [
    '502 from a gateway',
    () => answer(502, '<html><title>502 Bad Gateway</title><hr>nginx</html>', html),
    formatMayHaveArrived('The service failed (502: Bad Gateway nginx).'),
  ],
  ['503 without a body', () => answer(503), formatMayHaveArrived('The service failed (503).')],
  [
    '408',
    () => answer(408, { detail: 'Too slow.' }),
    formatMayHaveArrived('The service failed (408: Too slow).'),
  ],
  ['425', () => answer(425), formatMayHaveArrived('The service failed (425).')],
  [
    'a timeout after a byte was sent',
    () => createFailure('after', 'timeout'),
    formatMayHaveArrived('The service didn’t respond in time.'),
  ],
  [
    'a connection that closes before the response',
    () => createFailure('after', 'reset'),
    formatMayHaveArrived('The connection was closed before a response arrived.'),
  ],
  [
    'a connection that closes during the response',
    () => createFailure('after', 'cut'),
    formatMayHaveArrived('The connection was closed before the whole response arrived.'),
  ],
  [
    'a response that is too large',
    () => createFailure('after', 'too-large'),
    formatMayHaveArrived('The response is too large.'),
  ],
  [
    "a response that isn't HTTP",
    () => createFailure('after', 'not-http'),
    formatMayHaveArrived('The server’s response isn’t HTTP.'),
  ],
  ['another failure', () => createFailure('after', 'other'), formatMayHaveArrived('The request failed.')],
  [
    'a login page',
    () => answer(200, '<html><title>Sign in</title></html>', html),
    formatStrange('The response is a web page (status 200).'),
  ],
  ['an empty response', () => answer(204), formatStrange('The response is empty (status 204).')],
  [
    'truncated JSON',
    () => answer(200, '{"id":17,"question":"Te'),
    formatStrange('The response isn’t valid JSON (status 200).'),
  ],
  [
    'JSON without an ID',
    () => answer(200, { ok: true }),
    formatStrange('The response has no valid ID (status 200).'),
  ],
  [
    'an unknown host name',
    () => createFailure('before', 'dns'),
    formatUnreachable('the host name wasn’t found'),
  ],
  [
    'a refused connection',
    () => createFailure('before', 'refused'),
    formatUnreachable('the server refused the connection'),
  ],
  [
    'a connection timeout',
    () => createFailure('before', 'timeout'),
    formatUnreachable('the connection timed out'),
  ],
  [
    '401',
    () => answer(401, { detail: 'Unknown token' }),
    forAllMethods('Waiting for a valid token. The service rejected the last one: “Unknown token”.'),
  ],
  [
    '403',
    () => answer(403, { detail: 'Not yours' }),
    forAllMethods('This account can’t change the question on the service: “Not yours”. Choose what to do.'),
  ],
  [
    '404',
    () => answer(404, { detail: 'No such thing' }),
    {
      ...forAllMethods(
        'The service no longer has this question (404: No such thing). Your text is still here.',
      ),
      POST: 'The base URL doesn’t accept new questions (404: No such thing). Change it in Settings to retry automatically.',
    },
  ],
  [
    '410',
    () => answer(410),
    {
      ...forAllMethods('The service no longer has this question (410). Your text is still here.'),
      POST: 'The base URL doesn’t accept new questions (410). Change it in Settings to retry automatically.',
    },
  ],
  [
    '422',
    () => answer(422, { detail: 'The title is too long.' }),
    forAllMethods(
      'The service rejected the title: “The title is too long”. Edit it and apply the changes to retry.',
    ),
  ],
  [
    '409 without a message',
    () => answer(409),
    forAllMethods('The service rejected the question (status 409). Edit it and apply the changes to retry.'),
  ],
  [
    '429',
    () => answer(429, '', { 'retry-after': '60' }),
    forAllMethods('The service’s rate limit was reached (429). Retrying at T.'),
  ],
  [
    'a redirect',
    () => answer(307, '', { location: 'https://other.example/x' }),
    forAllMethods('Waiting until the base URL is correct. It redirects to another URL at other.example.'),
  ],
];

describe('the message about a request', () => {
  it.each(TABLE)('describes the outcome: %s', async (_, outcome, messages) => {
    for (const method of ['POST', 'GET', 'PUT'] as const) {
      const { over, id } = await METHODS[method](outcome);
      expect([method, await formatMessage(over, id)]).toEqual([method, messages[method]]);
      // The problems of questions that need attention are stored.
      const { state } = await over.row(id);
      if (state === 'waiting') continue;
      await over.reopen();
      expect([method, await formatMessage(over, id)]).toEqual([method, messages[method]]);
    }
  });

  it.each(LANGUAGES)('is different for every outcome of a create, in %s', async (_, t) => {
    const messages = await Promise.all(
      TABLE.map(async ([, outcome]) => {
        const { over, id } = await create(outcome);
        return formatMessage(over, id, t);
      }),
    );
    expect(new Set(messages).size).toBe(TABLE.length);
  });

  it('mentions that the app closed if it was killed while sending', async () => {
    const { over, id } = await createQueuedHarness();
    over.service.plan(() => new Promise(() => {}));
    void over.sync.runNow();
    await waitUntilSettled();
    await over.reopen();
    expect(await formatMessage(over, id)).toBe(
      formatUnconfirmed('QOTD Studio closed before it stored a response.'),
    );
  });

  it("names the question in the library that has the response's ID", async () => {
    const { over } = await createSyncedHarness();
    const id = await over.queued({ title: 'Another one?' });
    over.service.plan(() => answer(200, { id: 1, question: 'Another one?', options: [] }));
    await over.sync.runNow();
    expect(await formatMessage(over, id)).toBe(
      formatUnconfirmed('The response has the ID of another question in your library, #1.'),
    );
  });
});

describe('the message about a wait', () => {
  const failWithServerError: Reaction = () => answer(500, { detail: 'Internal error' });

  async function withFailedCreates(count: number) {
    const over = await startSync();
    const ids = [];
    for (let at = 0; at < count; at += 1) ids.push(await over.queued({ title: `Question ${at}?` }));
    over.service.always(failWithServerError);
    await over.sync.runNow();
    return { over, ids };
  }
  const formatAccountMessage = async (over: Over) =>
    formatAccountStatus(await over.sync.status(), inEnglish, formatTime);

  it('omits the retry time if the queue is empty, and later disappears', async () => {
    const { over } = await withFailedCreates(2);
    expect(await formatAccountMessage(over)).toBe(
      'Couldn’t create the last new questions. The service failed (500: Internal error).',
    );
    const before = over.changes();
    await over.pass(60_000);
    expect(over.changes()).toBeGreaterThan(before);
    expect(await formatAccountMessage(over)).toBeNull();
  });

  it('includes the retry time of a queued question', async () => {
    const { over, ids } = await withFailedCreates(3);
    expect(await formatAccountMessage(over)).toBe(
      'Couldn’t create the last new questions. The service failed (500: Internal error). Retrying at T.',
    );
    expect(await formatMessage(over, ids[2] ?? 0)).toBe(
      'Waiting because the last new questions couldn’t be created. The service failed (500: Internal error). Retrying at T.',
    );
  });

  it('omits the retry time of a question that was queued after the sync or before a restart', async () => {
    const { over, id } = await create(() => createFailure('before', 'dns'));
    const later = await over.queued({ title: 'Another one?' });
    const message = 'Couldn’t reach the service: the host name wasn’t found. Nothing was synced.';
    expect(await formatMessage(over, id)).toBe(`${message} Retrying at T.`);
    expect(await formatMessage(over, later)).toBe(`${message} Sync again to retry.`);
    await over.reopen();
    expect(await formatMessage(over, id)).toBe(`${message} Sync again to retry.`);
    expect(await formatAccountMessage(over)).toBe(
      'Couldn’t reach the service: the host name wasn’t found. Sync again to retry.',
    );
  });

  it("doesn't claim that nothing was sent if an earlier edit may have arrived", async () => {
    const { over, id } = await edit(() => createFailure('after', 'timeout'));
    over.service.always(() => createFailure('before', 'dns'));
    await over.pass(60_000);
    expect(await formatMessage(over, id)).toBe(
      'Couldn’t reach the service: the host name wasn’t found. Retrying at T.',
    );
  });
});
