import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeControlApi } from '../../electron/host/local-api/control/control-document.ts';
import { CONTROL_OPERATIONS } from '../../electron/host/local-api/control/control-operations.ts';
import { CONTROL_TOKEN, type ControlledApi, startControlledApi } from '../support/control-api.ts';
import { createSchemaCheck, getResponse, listOperations, readDescription } from '../support/described-api.ts';
import { listStatuses, sendRaw } from '../support/raw-http.ts';
import { createBody } from './question-bodies.ts';

let api: ControlledApi;
beforeEach(async () => {
  api = await startControlledApi();
});
afterEach(() => api.close());

const create = async (given: Record<string, unknown> = {}, token = 'token-of-a-member'): Promise<number> => {
  const { status, json } = await api.call('POST', '/questions', { body: createBody(given), token });
  expect(status).toBe(200);
  return Number(Reflect.get(Object(json), 'id'));
};
const fetchQuestion = async (address: string | number) =>
  (await api.call('GET', `/questions/${address}`)).json;
/** Sends a request that must succeed. Returns the JSON response. */
const requestOk = async (method: string, path: string, given?: unknown): Promise<unknown> => {
  const { status, json, text } = await api.control(method, path, given === undefined ? {} : { body: given });
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
  return json;
};
const expectRejected = async (method: string, path: string, given?: unknown) => {
  const { status, json } = await api.control(method, path, given === undefined ? {} : { body: given });
  return { status, json };
};
const listPaths = (requests: unknown): unknown[] =>
  [Reflect.get(Object(requests), 'requests')].flat().map((one) => `${one.method} ${one.path} ${one.status}`);

describe('a question in the control API', () => {
  it('can be marked as sent with votes, a message, and a time [control markSent]', async () => {
    const id = await create();
    const given = {
      votes: [3, 5],
      messageID: '1420000000000000042',
      messageLink: 'https://chat.example/1/2/3',
      sentAt: '2026-11-09T10:00:00.900+01:00',
      status: 1,
    };
    const marked = await requestOk('POST', `/questions/${id}/sent`, given);
    expect(marked).toMatchObject({
      ...{ id, status: 1, messageID: given.messageID, messageLink: given.messageLink },
      sentAt: '2026-11-09T09:00:00',
      options: [{ votes: 3 }, { votes: 5 }],
    });
    expect(await fetchQuestion(`_${given.messageID}`)).toEqual(marked);
  });

  it('can be marked as sent without a body or with random votes', async () => {
    const id = await create();
    expect(await requestOk('POST', `/questions/${id}/sent`)).toMatchObject({
      status: 3,
      messageID: expect.stringMatching(/^\d+$/),
      options: [{ votes: 0 }, { votes: 0 }],
    });
    const votes: unknown[] = [];
    for (let at = 0; at < 10; at++) {
      const { options } = Object(await requestOk('POST', `/questions/${id}/sent`, { votes: 'random' }));
      votes.push(JSON.stringify(options));
    }
    expect(new Set(votes).size).toBeGreaterThan(1);
  });

  it('has the same random votes and message IDs in every run with a fixed clock', async () => {
    const ids = [await create(), await create()];
    const markAll = async () => {
      await requestOk('PUT', '/clock', { fixed: '2026-12-24T18:00:00Z' });
      const marks: unknown[] = [];
      for (const id of ids) {
        const { messageID, options } = Object(
          await requestOk('POST', `/questions/${id}/sent`, { votes: 'random' }),
        );
        marks.push({ messageID, options });
      }
      return marks;
    };
    await requestOk('POST', '/snapshots', { name: 'unsent' });
    const marks = await markAll();
    expect(new Set(marks.map((mark) => JSON.stringify(Object(mark).options))).size).toBe(2);
    expect(new Set(marks.map((mark) => Object(mark).messageID)).size).toBe(2);
    await requestOk('POST', '/snapshots/unsent/restore');
    expect(await markAll()).toEqual(marks);
  });

  it("can't have another question's message ID", async () => {
    const [first, second] = [await create(), await create()];
    await requestOk('POST', `/questions/${first}/sent`, { messageID: '77' });
    await requestOk('POST', `/questions/${first}/sent`, { messageID: '77', votes: [1, 1] });
    expect(await expectRejected('POST', `/questions/${second}/sent`, { messageID: '77' })).toMatchObject({
      status: 422,
      json: { detail: 'Another question has the message ID 77.', errors: [{ path: 'messageID' }] },
    });
    expect(await fetchQuestion(second)).toMatchObject({ status: 2, messageID: null });
  });

  it('returns to its previous state when marking it as sent is undone [control undoMarkSent]', async () => {
    const id = await create();
    const before = await fetchQuestion(id);
    await requestOk('POST', `/questions/${id}/sent`, { votes: [3, 5] });
    expect(await requestOk('DELETE', `/questions/${id}/sent`)).toEqual(before);
    expect(await fetchQuestion(id)).toEqual(before);
  });

  it('accepts a different author, creation time, and votes [control patchQuestion]', async () => {
    const id = await create();
    const before = Object(await fetchQuestion(id));
    const given = { author: { globalName: 'Sam' }, createdAt: '2026-01-02T03:04:05+02:00', votes: [1, 0] };
    expect(await requestOk('PATCH', `/questions/${id}`, given)).toEqual({
      ...before,
      author: { ...before.author, globalName: 'Sam' },
      createdAt: '2026-01-02T01:04:05.000Z',
      options: [{ ...before.options[0], votes: 1 }, before.options[1]],
    });
    expect(await requestOk('PATCH', `/questions/${id}`, {})).toEqual(await fetchQuestion(id));
  });

  it.each([
    [
      'POST',
      '/questions/1/sent',
      { votes: [1] },
      'votes has 1 number, but the question has 2 options. Send one number per option.',
    ],
    [
      'PATCH',
      '/questions/1',
      { votes: [1, 2, 3] },
      'votes has 3 numbers, but the question has 2 options. Send one number per option.',
    ],
    ['POST', '/questions/1/sent', { votes: [1, -2] }, 'votes[1] must be at least 0.'],
    ['POST', '/questions/1/sent', { votez: [1, 2] }, "votez isn't a known field."],
    ['POST', '/questions/1/sent', { status: 4 }, 'status must be one of 0, 1, 2, 3.'],
    ['POST', '/questions/1/sent', { sentAt: '2026-01-01' }, 'sentAt must be a time with an offset'],
    ['POST', '/questions/1/sent', { messageID: 'x' }, 'messageID must be a string of 1 to 20 digits.'],
    ['POST', '/questions/1/sent', { messageLink: 'x' }, 'messageLink must be an http: or https: URL.'],
    ['PATCH', '/questions/1', { author: { id: 'x' } }, 'author.id must have 1 to 20 digits'],
    ['PATCH', '/questions/1', { author: { name: 'x' } }, "author.name isn't a known field."],
    [
      'PATCH',
      '/questions/1',
      { author: '1234' },
      'author must be a JSON object. The fields are id, username, globalName, avatarURL, displayAvatarURL.',
    ],
    ['PATCH', '/questions/1', { createdAt: 5 }, 'createdAt must be a string.'],
    ['PATCH', '/questions/1', [], 'The body must be a JSON object.'],
  ])("isn't changed by invalid input: %s %s with %j", async (method, path, given, message) => {
    await create();
    const before = await fetchQuestion(1);
    const { status, json } = await expectRejected(method, path, given);
    expect([status, Object(json).detail]).toEqual([
      422,
      expect.stringContaining(`The body is invalid. ${message}`),
    ]);
    expect(Object(json).errors).toHaveLength(1);
    expect(await fetchQuestion(1)).toEqual(before);
  });

  it("has status 404 if it doesn't exist", async () => {
    for (const [method, path] of [
      ['POST', '/questions/1/sent'],
      ['DELETE', '/questions/1/sent'],
      ['PATCH', '/questions/1'],
      ['PATCH', '/questions/abc'],
      ['PATCH', '/questions/_5'],
    ] as const) {
      expect(await expectRejected(method, path, {})).toMatchObject({
        status: 404,
        json: { title: 'Not Found' },
      });
    }
  });
});

describe('the library', () => {
  it('can be reset and assigns IDs from 1 again [control resetLibrary]', async () => {
    await create();
    await create();
    expect(await requestOk('POST', '/reset')).toEqual({ removed: 2 });
    expect((await api.call('GET', '/questions/1')).status).toBe(404);
    expect(await create()).toBe(1);
    expect(await requestOk('POST', '/reset', { what: 'api' })).toEqual({ removed: 1 });
    expect(await create()).toBe(2);
    expect(await expectRejected('POST', '/reset', { what: 'some' })).toMatchObject({ status: 422 });
  });

  it('can be reset, together with all other state, to the state at startup', async () => {
    await api.close();
    const seed = path.join(tmpdir(), `control-seed-${process.pid}.json`);
    await writeFile(seed, JSON.stringify([createBody()]));
    api = await startControlledApi({
      async prepare({ admin, localApi }) {
        await admin.replaceFromFile(seed, false);
        localApi.setFaults([{ kind: 'status', operation: 'PUT', status: 503, probability: 1 }], 7);
      },
    });
    await rm(seed);
    const readState = async () => ({
      first: await fetchQuestion(1),
      second: (await api.call('GET', '/questions/2')).status,
      ...Object(await requestOk('GET', '/faults')),
      ...Object(await requestOk('GET', '/clock')),
      now: null,
      ...Object(await requestOk('GET', '/tokens')),
      ...Object(await requestOk('GET', '/settings')),
      names: Object(await requestOk('GET', '/snapshots')).snapshots.filter(
        (one: { automatic: boolean }) => !one.automatic,
      ),
    });
    const before = await readState();
    expect(before).toMatchObject({ faults: [{ status: 503 }], seed: 7, first: { id: 1 }, second: 404 });
    for (const what of [undefined, {}]) {
      await requestOk('PUT', '/faults', { faults: [], seed: 1 });
      await create();
      await requestOk('POST', '/questions/1/sent', { votes: [1, 2] });
      await requestOk('PUT', '/clock', { offset: 5 });
      await requestOk('POST', '/tokens', { role: 'member' });
      await requestOk('POST', '/tokens/member/rotate');
      await requestOk('PUT', '/settings', { absentFields: 'clear' });
      await requestOk('POST', '/snapshots', { name: 'own' });
      expect(await requestOk('POST', '/reset', what)).toEqual({ removed: 1 });
      expect(Object(await requestOk('GET', '/requests')).requests).toEqual([]);
      expect(await readState()).toEqual(before);
    }
    expect(await requestOk('POST', '/reset')).toEqual({ removed: 0 });
    expect(await create()).toBe(2);
    expect(await requestOk('POST', '/reset', { what: 'all' })).toEqual({ removed: 2 });
  });

  it("doesn't store questions from pending requests after a reset", async () => {
    await requestOk('PUT', '/faults', { faults: [{ kind: 'delay', operation: 'POST', ms: 60_000 }] });
    const late = api.call('POST', '/questions', { body: createBody() }).catch(() => 'closed');
    await expect.poll(async () => listPaths(await requestOk('GET', '/requests'))).toHaveLength(1);
    await requestOk('POST', '/reset');
    expect(await late).toBe('closed');
    expect(listPaths(await requestOk('GET', '/requests'))).toEqual([]);
    expect((await api.call('GET', '/questions/1')).status).toBe(404);
  });

  it('can be filled with sample questions [control addSamples]', async () => {
    expect(Object(await requestOk('POST', '/samples')).ids).toHaveLength(30);
    expect(await fetchQuestion('_1420000000000000001')).toMatchObject({ id: 1 });
  });

  it('can be saved and restored [control takeSnapshot, restoreSnapshot, listSnapshots, deleteSnapshot]', async () => {
    const id = await create();
    await requestOk('POST', `/questions/${id}/sent`, { votes: [3, 5] });
    const before = await fetchQuestion(id);
    const snapshot = { name: 'start', takenAt: expect.any(String), count: 1, automatic: false };
    expect(await requestOk('POST', '/snapshots', { name: 'start' })).toEqual(snapshot);
    await create();
    await requestOk('PATCH', `/questions/${id}`, { votes: [0, 0] });
    expect(await requestOk('POST', '/snapshots/start/restore')).toEqual({ count: 1 });
    expect(await fetchQuestion(id)).toEqual(before);
    expect((await api.call('GET', `/questions/${id + 1}`)).status).toBe(404);
    // A restore and a reset can be undone.
    expect(await requestOk('POST', '/snapshots/before-last-change/restore')).toEqual({ count: 2 });
    expect(await requestOk('GET', '/snapshots')).toEqual({
      snapshots: [{ ...snapshot, name: 'before-last-change', automatic: true }, snapshot],
    });
    expect(await requestOk('DELETE', '/snapshots/start')).toEqual({ removed: 1 });
    for (const [method, path] of [
      ['POST', '/snapshots/start/restore'],
      ['DELETE', '/snapshots/start'],
      ['POST', '/snapshots/..%2fx/restore'],
    ] as const) {
      expect(await expectRejected(method, path)).toMatchObject({
        status: 404,
        json: { detail: 'No snapshot has this name. To list all snapshots, use GET /control/v1/snapshots.' },
      });
    }
    await writeFile(path.join(api.dir, 'outside.jsonl'), 'Not a snapshot');
    for (const name of ['..%2foutside', `${'a'.repeat(300)}`, '%2e%2e%2foutside', '..%5coutside']) {
      expect((await expectRejected('DELETE', `/snapshots/${name}`)).status).toBe(404);
      expect((await expectRejected('POST', `/snapshots/${name}/restore`)).status).toBe(404);
    }
    expect(await readFile(path.join(api.dir, 'outside.jsonl'), 'utf8')).toBe('Not a snapshot');
    for (const given of [{}, { name: 'A b' }, { name: 'before-last-change' }]) {
      expect(await expectRejected('POST', '/snapshots', given)).toMatchObject({ status: 422 });
    }
  });
});

describe('control API faults', () => {
  const postQuestions = async (count: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at++) {
      statuses.push((await api.call('POST', '/questions', { body: createBody() })).status);
    }
    return statuses;
  };

  it('can make the first requests fail and let later ones succeed [control setFaults, getFaults, clearFaults]', async () => {
    const fault = { kind: 'status', operation: 'POST', status: 503, times: 2, body: '{"busy":true}' };
    const on = { faults: [{ ...fault, probability: 1 }], seed: 7 };
    expect(await requestOk('PUT', '/faults', { faults: [fault], seed: 7 })).toEqual(on);
    expect(await requestOk('GET', '/faults')).toEqual(on);
    expect(api.host.localApi.status().faults).toEqual(on);
    expect((await api.call('POST', '/questions', { body: createBody() })).json).toEqual({ busy: true });
    expect(await postQuestions(3)).toEqual([503, 200, 200]);
    await requestOk('PUT', '/faults', { faults: [fault] });
    expect(await requestOk('DELETE', '/faults')).toEqual({ faults: [], seed: 7 });
    expect(await postQuestions(1)).toEqual([200]);
  });

  it('return the same `WWW-Authenticate` header as a real 401', async () => {
    const fault = { kind: 'status', operation: 'GET', status: 401, times: 1 };
    await requestOk('PUT', '/faults', { faults: [fault] });
    const injected = await api.call('GET', '/questions/1');
    const real = await api.call('GET', '/questions/1', { token: null });
    expect([injected.status, real.status]).toEqual([401, 401]);
    expect(injected.headers['www-authenticate']).toBe(real.headers['www-authenticate']);
  });

  it("limit the rate until the API's clock passes Retry-After", async () => {
    await requestOk('PUT', '/clock', { fixed: '2026-12-24T18:00:00Z' });
    await requestOk('PUT', '/faults', {
      faults: [{ kind: 'rate-limit', operation: '*', retryAfter: 30, once: true }],
    });
    expect(await postQuestions(2)).toEqual([429, 429]);
    // Setting the clock back doesn't extend the limit.
    await requestOk('PUT', '/clock', { fixed: '2020-01-01T00:00:00Z' });
    const limited = await api.call('GET', '/questions/1');
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '30']);
    await requestOk('PUT', '/clock', { fixed: '2026-12-24T18:00:30Z' });
    expect(await postQuestions(2)).toEqual([200, 200]);
    await requestOk('PUT', '/clock', { fixed: '2026-12-24T18:00:00Z' });
    expect(await postQuestions(1)).toEqual([200]);
  });

  it.each([
    [{ kind: 'dorp', operation: 'POST' }, 'faults[0].kind must be one of delay, status,'],
    [{ kind: 'status', operation: 'POST', status: 200 }, 'faults[0].status must be at least 400.'],
    [{ kind: 'status', operation: 'POST', status: '503' }, 'faults[0].status must be a number.'],
    [{ kind: 'status', operation: 'POST' }, 'faults[0].status is missing.'],
    [
      { kind: 'drop-after', operation: 'DELETE' },
      'faults[0].operation must be one of "POST", "PUT", "GET", "*".',
    ],
    [{ kind: 'drop-after', operation: '*', tims: 2 }, "faults[0].tims isn't a known field."],
    [{ kind: 'drop-after', operation: '*', probability: 0 }, 'faults[0].probability must be more than 0.'],
    [{ kind: 'drop-after', operation: '*', times: 0 }, 'faults[0].times must be at least 1.'],
  ])('stay the same if %j is rejected', async (fault, message) => {
    await requestOk('PUT', '/faults', { faults: [{ kind: 'truncated', operation: 'GET' }], seed: 3 });
    const { status, json } = await expectRejected('PUT', '/faults', { faults: [fault] });
    expect([status, Object(json).detail]).toEqual([422, expect.stringContaining(message)]);
    expect(await requestOk('GET', '/faults')).toMatchObject({ faults: [{ kind: 'truncated' }], seed: 3 });
  });
});

describe('the clock', () => {
  it('can be stopped, moved, and reset [control setClock, getClock, resetClock]', async () => {
    expect(await requestOk('PUT', '/clock', { fixed: '2026-12-24T19:00:00+01:00' })).toEqual({
      now: '2026-12-24T18:00:00.000Z',
      fixed: '2026-12-24T18:00:00.000Z',
      offset: 0,
    });
    const id = await create();
    const marked = await requestOk('POST', `/questions/${id}/sent`);
    expect(marked).toMatchObject({ createdAt: '2026-12-24T18:00:00.000Z', sentAt: '2026-12-24T18:00:00' });
    const day = 86_400_000;
    expect(await requestOk('PUT', '/clock', { offset: -day })).toMatchObject({ fixed: null, offset: -day });
    const { now } = Object(await requestOk('GET', '/clock'));
    expect(Math.abs(Date.now() - day - Date.parse(now))).toBeLessThan(60_000);
    expect(await requestOk('DELETE', '/clock')).toMatchObject({ fixed: null, offset: 0 });
    const second = Object(await fetchQuestion(await create()));
    expect(Math.abs(Date.now() - Date.parse(second.createdAt))).toBeLessThan(60_000);
  });

  it('still allows new message IDs if its time is earlier than any message ID', async () => {
    await requestOk('PUT', '/clock', { fixed: '1999-12-31T00:00:00Z' });
    const { messageID } = Object(await requestOk('POST', `/questions/${await create()}/sent`));
    expect((await api.call('GET', `/questions/_${messageID}`)).status).toBe(200);
  });

  it.each([
    {},
    { fixed: '2026-12-24T18:00:00Z', offset: 1 },
    { fixed: 'now' },
    { offset: 1.5 },
    { offset: 1e15 },
  ])('rejects %j', async (given) => expect((await expectRejected('PUT', '/clock', given)).status).toBe(422));
});

describe('logged requests', () => {
  it('are counted when newer ones replace them', async () => {
    const raw = JSON.stringify(createBody({ padding: 'x'.repeat(255 * 1024) }));
    const sent = 40;
    for (let at = 0; at < sent; at++) await api.call('POST', '/questions', { raw });
    const { requests, evicted } = Object(await requestOk('GET', '/requests?method=POST'));
    expect(evicted).toBeGreaterThan(0);
    expect(requests.length + evicted).toBe(sent);
    await requestOk('DELETE', '/requests');
    expect(await requestOk('GET', '/requests')).toEqual({ requests: [], evicted: 0 });
  });

  it('are listed with headers, bodies, and error codes [control listRequests, clearRequests]', async () => {
    await create();
    await api.call('POST', '/questions?from=test', {
      raw: JSON.stringify(createBody({ options: '☕ - Coffee\nTea' })),
    });
    await api.call('GET', '/questions/1', { token: 'unknown' });
    const all = Object(await requestOk('GET', '/requests')).requests;
    expect(all).toHaveLength(3);
    expect(all[1]).toEqual({
      id: 2,
      at: expect.any(String),
      method: 'POST',
      path: '/api/v1/questions?from=test',
      status: 422,
      phrase: 'Unprocessable Content',
      errors: ['bad-option-line'],
      ms: expect.any(Number),
      faults: [],
      profile: 'member',
      requestBytes: expect.any(Number),
      responseBytes: expect.any(Number),
      request: {
        headers: expect.objectContaining({
          authorization: 'Bearer ••••mber',
          'content-type': 'application/json',
        }),
        body: JSON.stringify(createBody({ options: '☕ - Coffee\nTea' })),
        bodyIsCut: false,
      },
      response: {
        headers: expect.objectContaining({ 'content-type': 'application/json' }),
        body: expect.stringContaining('bad-option-line'),
        bodyIsCut: false,
      },
    });
    const find = async (query: string) => listPaths(await requestOk('GET', `/requests?${query}`));
    expect(await find('method=post')).toHaveLength(2);
    expect(await find('method=post&status=422')).toEqual(['POST /api/v1/questions?from=test 422']);
    expect(await find('path=/api/v1/questions')).toHaveLength(2);
    expect(await find('path=/api/v1/questions/1')).toEqual(['GET /api/v1/questions/1 401']);
    expect(await find('path=/api/v1/questions/*')).toEqual(['GET /api/v1/questions/1 401']);
    expect(await find('path=/api/*&status=200')).toEqual(['POST /api/v1/questions 200']);
    expect(await find('path=/questions')).toHaveLength(2);
    expect(await find('path=/questions/*')).toEqual(['GET /api/v1/questions/1 401']);
    expect(await find('path=*')).toHaveLength(3);
    expect(await requestOk('DELETE', '/requests')).toEqual({ removed: 3 });
    expect(await find('')).toEqual([]);
  });

  it('include their bodies, even if a fault rejects them', async () => {
    await requestOk('PUT', '/faults', {
      faults: [{ kind: 'status', operation: 'POST', status: 503, times: 1 }],
    });
    await api.call('POST', '/questions', {
      body: createBody({ title: 'Sent twice' }),
      token: 'token-of-a-member',
    });
    const { requests } = Object(await requestOk('GET', '/requests?status=503'));
    expect(JSON.parse(requests[0].request.body)).toMatchObject({ title: 'Sent twice' });
  });

  it('can be found if they have no response', async () => {
    await requestOk('PUT', '/faults', { faults: [{ kind: 'drop-after', operation: 'POST' }] });
    await api.call('POST', '/questions', { body: createBody() }).catch(() => {});
    expect(listPaths(await requestOk('GET', '/requests?status=none'))).toEqual([
      'POST /api/v1/questions null',
    ]);
  });

  it('are listed before they have a response', async () => {
    await create();
    await requestOk('DELETE', '/requests');
    await requestOk('PUT', '/faults', {
      faults: [
        { kind: 'delay', operation: 'POST', ms: 60_000 },
        { kind: 'slow-body', operation: 'GET', ms: 60_000 },
      ],
    });
    const pending = [
      api.call('POST', '/questions', { body: createBody() }).catch(() => 'closed'),
      api.call('GET', '/questions/1').catch(() => 'closed'),
    ];
    const list = () => requestOk('GET', '/requests?status=none');
    await expect
      .poll(async () => listPaths(await list()).toSorted())
      .toEqual(['GET /api/v1/questions/1 null', 'POST /api/v1/questions null']);
    expect(Object(await list()).requests).toMatchObject(
      Array.from({ length: 2 }, () => ({ id: 0, phrase: 'Pending', profile: 'member' })),
    );
    await requestOk('POST', '/reset');
    expect(await Promise.all(pending)).toEqual(['closed', 'closed']);
  });

  it('are still listed only once after the client disconnects', async () => {
    await requestOk('PUT', '/faults', { faults: [{ kind: 'delay', operation: 'POST', ms: 60_000 }] });
    for (let sent = 1; sent <= 30; sent++) {
      const abort = new AbortController();
      const left = fetch(`${api.url}/questions`, { method: 'POST', signal: abort.signal }).catch(
        () => 'left',
      );
      await expect.poll(async () => listPaths(await requestOk('GET', '/requests'))).toHaveLength(sent);
      abort.abort();
      expect(await left).toBe('left');
      expect(listPaths(await requestOk('GET', '/requests'))).toHaveLength(sent);
    }
  });

  it('are listed by the time the response arrives', async () => {
    const missing: number[] = [];
    for (let sent = 1; sent <= 1_000; sent++) {
      await api.call('GET', `/questions/${sent}`);
      const found = await requestOk('GET', `/requests?path=/api/v1/questions/${sent}`);
      if (listPaths(found).length !== 1) missing.push(sent);
    }
    expect(missing).toEqual([]);
  });

  it("can't be filtered with unknown or invalid parameters", async () => {
    for (const query of ['metod=GET', 'status=ok', 'method=GET&method=PUT', 'method=FOO', 'path=questions']) {
      expect((await api.control('GET', `/requests?${query}`)).status).toBe(422);
    }
  });

  it("don't contain the control token", async () => {
    await api.call('GET', `/questions/${CONTROL_TOKEN}`, { token: CONTROL_TOKEN });
    await api.control('GET', '/clock');
    const { text } = await api.control('GET', '/requests');
    expect(text).toContain('/api/v1/questions/••••');
    expect(text).not.toContain(CONTROL_TOKEN);
    expect(text).not.toContain('/control/');
  });
});

describe('configuration through the control API', () => {
  it('includes adding, changing, rotating, and removing tokens [control addToken, listTokens, changeToken, rotateToken, removeToken]', async () => {
    const added = Object(
      await requestOk('POST', '/tokens', { role: 'member', author: { globalName: 'Sam' } }),
    );
    expect(added).toMatchObject({ role: 'member', author: { globalName: 'Sam', username: 'local_member' } });
    const id = await create({}, added.token);
    expect(await fetchQuestion(id)).toMatchObject({ author: { globalName: 'Sam' } });
    const changed = { role: 'administrator', author: { username: 'sam' } };
    expect(await requestOk('PUT', `/tokens/${added.id}`, changed)).toMatchObject({
      ...{ role: 'administrator', author: { globalName: 'Sam', username: 'sam' }, token: added.token },
    });
    const rotated = Object(await requestOk('POST', `/tokens/${added.id}/rotate`));
    expect(rotated.token).not.toBe(added.token);
    expect((await api.call('GET', '/questions/1', { token: added.token })).status).toBe(401);
    expect((await api.call('GET', '/questions/1', { token: rotated.token })).status).toBe(200);
    expect(Object(await requestOk('GET', '/tokens')).tokens).toHaveLength(3);
    expect(await requestOk('DELETE', `/tokens/${added.id}`)).toEqual({ removed: 1 });
    expect((await api.call('GET', '/questions/1', { token: rotated.token })).status).toBe(401);
    expect((await expectRejected('DELETE', `/tokens/${added.id}`)).status).toBe(404);
    expect((await expectRejected('PUT', '/tokens/member', { role: 'administrator' })).status).toBe(422);
  });

  it('includes how fields omitted from an edit are handled [control setSettings, getSettings]', async () => {
    const id = await create({ description: 'Before' });
    const edit = async () =>
      Object(
        (await api.call('PUT', `/questions/${id}`, { body: { title: 'Another', options: '☕ - a\n🍵 - b' } }))
          .json,
      );
    expect(await requestOk('GET', '/settings')).toEqual({ absentFields: 'keep' });
    expect((await edit()).description).toBe('Before');
    expect(await requestOk('PUT', '/settings', { absentFields: 'clear' })).toEqual({ absentFields: 'clear' });
    expect((await edit()).description).toBeNull();
    expect(await requestOk('PUT', '/settings', { absentFields: 'refuse' })).toEqual({
      absentFields: 'reject',
    });
    expect((await expectRejected('PUT', '/settings', { absentFields: 'x' })).status).toBe(422);
  });
});

describe('the control API', () => {
  const each = CONTROL_OPERATIONS.map(({ method, path }) => [method, path.replace(/\{\w+\}/, '1')] as const);

  it.each(each)('requires the control token for %s %s before any other check', async (method, path) => {
    for (const token of [null, 'unknown', 'token-of-an-administrator', `${CONTROL_TOKEN}x`]) {
      const { status, headers } = await api.control(method, path, { token });
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    }
    for (const headers of [{ origin: 'https://evil.example' }, { host: 'evil.example' }]) {
      expect((await api.control(method, path, { headers })).status).toBe(403);
    }
  });

  it("doesn't share tokens with the local API", async () => {
    const { status, text } = await api.call('GET', '/questions/1', { token: CONTROL_TOKEN });
    expect([status, text]).toEqual([401, expect.stringContaining('This is the control token')]);
    expect((await api.control('GET', '/clock', { token: 'token-of-a-member' })).text).toContain(
      'This is an API token',
    );
  });

  it.each(each.filter(([method]) => method !== 'GET' && method !== 'DELETE'))(
    'rejects invalid JSON, other content types, and large bodies: %s %s',
    async (method, path) => {
      const hasBody = CONTROL_OPERATIONS.some(
        (one) =>
          one.method === method && one.path.replace(/\{\w+\}/, '1') === path && one.input?.in === 'body',
      );
      if (!hasBody) return;
      const getStatus = async (raw: string, headers = {}) =>
        (await api.control(method, path, { raw, headers })).status;
      expect(await getStatus('{')).toBe(400);
      expect(await getStatus('{}', { 'content-type': 'text/plain' })).toBe(415);
      expect(await getStatus('x'.repeat(300_000))).toBe(413);
    },
  );

  it('accepts a Content-Type without a body', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const [method, target] of [
      ['POST', '/reset'],
      ['DELETE', '/faults'],
      ['DELETE', '/requests'],
    ] as const) {
      const { status } = await api.control(method, target, { headers });
      expect({ method, target, status }).toEqual({ method, target, status: 200 });
    }
  });

  it.each([
    ['POST', '/samples', { count: 5 }, "count isn't a known field. This operation has none here."],
    ['DELETE', '/faults', { x: 1 }, "x isn't a known field. This operation has none here."],
    ['GET', '/faults?x=1', undefined, "x isn't a known field. This operation has none here."],
    ['POST', '/reset?what=api', undefined, "what isn't a known field. This operation has none here."],
    ['POST', '/reset', { wat: 'api' }, "wat isn't a known field. The fields are what."],
    [
      'GET',
      '/requests?metod=GET',
      undefined,
      "metod isn't a known field. The fields are method, path, status.",
    ],
  ])('rejects unknown input: %s %s with %j', async (method, path, given, message) => {
    const id = await create();
    const { status, json } = await expectRejected(method, path, given);
    expect([status, Object(json).detail]).toEqual([422, expect.stringContaining(message)]);
    expect(Object(json).errors).toHaveLength(1);
    expect(await fetchQuestion(id)).toMatchObject({ id });
  });

  it('returns 405 with Allow for other methods and 404 for other paths', async () => {
    const wrong = await api.control('PUT', '/reset');
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'POST']);
    expect((await api.control('POST', '/faults')).headers.allow).toBe('DELETE, GET, HEAD, PUT');
    for (const [path, similar] of [
      ['', ''],
      ['/', ''],
      ['/nowhere', ''],
      ['/fault', ' Similar paths: /control/v1/faults.'],
      [
        '/tokns?x=1',
        ' Similar paths: /control/v1/tokens, /control/v1/tokens/{id}, /control/v1/tokens/{id}/rotate.',
      ],
    ] as const) {
      const { status, text } = await api.control('GET', path);
      expect(status).toBe(404);
      expect(text).toContain(`the operation GET /control/v1${path.split('?')[0]}.${similar} See`);
      expect(text).toContain('See /control/v1/openapi.json.');
    }
  });

  it('is off by default and returns 404 for every operation', async () => {
    const off = await startControlledApi({ isOn: false });
    for (const [method, path] of [...each, ['GET', '/openapi.json'] as const]) {
      const { status, text } = await off.control(method, path);
      expect(status).toBe(404);
      expect(text).toContain('The control API is off. To turn it on, use serve --control or exec.');
    }
    await off.close();
  });
});

describe("the control API's OpenAPI document", () => {
  it('describes the server that returns it, even without a token', async () => {
    const { status, json } = await api.control('GET', '/openapi.json', { token: null });
    expect(status).toBe(200);
    const described = describeControlApi({ url: `${api.origin}/control/v1`, version: '0.0.0' });
    expect(json).toEqual(described);
    expect(
      listOperations(readDescription(described))
        .map(({ operation }) => operation.operationId)
        .toSorted(),
    ).toEqual(CONTROL_OPERATIONS.map(({ id }) => id).toSorted());
  });

  it("passes the linter's recommended rules", async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(
      describeControlApi({ url: 'http://127.0.0.1:4747/control/v1', version: '1.2.3' }),
    );
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it("accepts a question's `id` as a path parameter, as a number or a string", () => {
    const described = readDescription(
      describeControlApi({ url: `${api.origin}/control/v1`, version: '0.0.0' }),
    );
    for (const path of ['/questions/{id}', '/questions/{id}/sent'])
      expect(described.paths[path]?.parameters?.[0]?.schema).toMatchObject({
        anyOf: [{ type: 'integer' }, { type: 'string' }],
      });
  });

  it('lists the statuses of malformed requests for every operation', async () => {
    const described = readDescription(
      describeControlApi({ url: `${api.origin}/control/v1`, version: '0.0.0' }),
    );
    const { host, port } = new URL(api.origin);
    for (const { method, path, operation } of listOperations(described)) {
      const send = async (query: string, ...headers: string[]) => {
        const lines = [`Authorization: Bearer ${CONTROL_TOKEN}`, 'Connection: close', ...headers];
        const target = `/control/v1${path.replace(/\{\w+\}/, '1')}${query}`;
        const head = `${method.toUpperCase()} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
        return listStatuses(await sendRaw(Number(port), head));
      };
      const own = `Host: ${host}`;
      const statuses = [
        await send(''),
        await send('', own, 'Expect: miracles'),
        await send('?unknown=1', own),
        await send('', own, `X: ${'x'.repeat(17_000)}`),
      ];
      expect([method, path, statuses]).toEqual([method, path, [[400], [417], [422], [431]]]);
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['400', '408', '417', '422', '431']),
      );
    }
  });

  it('matches the responses to its own examples', async () => {
    const document = readDescription(
      describeControlApi({ url: `${api.origin}/control/v1`, version: '0.0.0' }),
    );
    const check = createSchemaCheck(document, { closed: true });
    await create();
    await requestOk('POST', '/snapshots', { name: '1' });
    const { id } = Object(await requestOk('POST', '/tokens', { role: 'member' }));
    // Runs changes before deletions.
    for (const operation of CONTROL_OPERATIONS.toSorted(
      (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
    )) {
      if (operation.id === 'resetLibrary') continue;
      const { method, path, input, example } = operation;
      const target = path.replace(/\{\w+\}/, path.startsWith('/tokens') ? id : '1');
      const { json, status, text } = await api.control(
        method,
        target,
        input?.in === 'body' ? { body: example } : {},
      );
      expect([operation.id, status === 200 ? 200 : text]).toEqual([operation.id, 200]);
      expect([
        operation.id,
        ...check({ $ref: `#/components/schemas/${operation.response.meta()?.id}` }, json),
      ]).toEqual([operation.id]);
      if (input?.in === 'body') {
        expect(check({ $ref: `#/components/schemas/${input.schema.meta()?.id}` }, example)).toEqual([]);
      }
    }
    const { operation } = listOperations(document)[0] ?? {};
    expect(operation && getResponse(document, operation, 401)).toBeDefined();
  });
});
