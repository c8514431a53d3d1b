import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

/** The log's default limits, as documented in docs/bots/local-api.md, "Request log". */

const KIB = 1024;
const ONE_BODY = 256 * KIB;
const ALL = 8 * KIB * KIB;

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

const listRequests = () => api.requests.list({ search: '', all: true, limit: 2_000 });
const getNewest = () => api.requests.get(listRequests().rows[0]?.id ?? 0);
/** Creates a JSON request body of `bytes` bytes. */
function createRequest(bytes: number) {
  const padBody = (padding: string) => JSON.stringify(createBody({ padding }));
  return padBody('x'.repeat(bytes - Buffer.byteLength(padBody(''))));
}

describe('the request log [choice request-log]', () => {
  it('keeps the newest 1,000 requests', async () => {
    for (let call = 1; call <= 1_000; call += 1) await api.call('GET', '/questions/1');
    expect(listRequests()).toMatchObject({ total: 1_000 });
    expect(api.requests.get(1)).toBeDefined();
    await api.call('GET', '/questions/1');
    expect(listRequests().rows.map(({ id }) => id)).toEqual(
      Array.from({ length: 1_000 }, (_, at) => 1_001 - at),
    );
    expect(api.requests.get(1)).toBeUndefined();
  });

  it('keeps fewer requests if headers and bodies exceed 8 MiB', async () => {
    // The requests also have short responses. After 31 requests, there isn't enough room for another one.
    const raw = createRequest(ONE_BODY);
    const most = ALL / ONE_BODY - 1;
    for (let call = 1; call <= most; call += 1) await api.call('POST', '/questions', { raw });
    expect(listRequests().total).toBe(most);
    await api.call('POST', '/questions', { raw });
    const { rows } = listRequests();
    expect(rows.length).toBeLessThanOrEqual(most);
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => most + 1 - at));
    expect(getNewest()?.request).toMatchObject({ bodyIsCut: false });
  });

  it('keeps the longest allowed request body completely: 256 KiB', async () => {
    const raw = createRequest(ONE_BODY);
    await api.call('POST', '/questions', { raw });
    expect(getNewest()).toMatchObject({ status: 200, requestBytes: ONE_BODY, request: { bodyIsCut: false } });
    expect(getNewest()?.request.body === raw).toBe(true);
    await api.call('POST', '/questions', { raw: `${raw} ` });
    expect(getNewest()).toMatchObject({ status: 413, requestBytes: ONE_BODY + 1, request: { body: null } });
  });

  it('keeps the first 256 KiB of a longer response body', async () => {
    // An error for each line makes the response long.
    const raw = JSON.stringify(createBody({ options: 'x\n'.repeat(5_000) }));
    const { status, text } = await api.call('POST', '/questions', { raw });
    expect(status).toBe(422);
    expect(Buffer.byteLength(text)).toBeGreaterThan(ONE_BODY);
    const { response, responseBytes } = getNewest() ?? {};
    expect(responseBytes).toBe(Buffer.byteLength(text));
    expect(response).toMatchObject({ bodyIsCut: true });
    // Compares lengths, because a failure would print the whole text.
    expect(Buffer.byteLength(response?.body ?? '')).toBe(ONE_BODY);
    expect(text.startsWith(response?.body ?? '-')).toBe(true);
  });
});
