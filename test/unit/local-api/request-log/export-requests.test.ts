import { describe, expect, it } from 'vitest';
import { exportRequests } from '../../../../electron/host/local-api/request-log/export-requests.ts';
import {
  type LoggedRequestDetail,
  requestDetailSchema,
} from '../../../../shared/local-api/logged-request.ts';
import { harSchema } from '../../../support/har.ts';

const createCall = (id: number, body = ''): LoggedRequestDetail => ({
  id,
  at: 1_000 + id,
  method: 'GET',
  path: '/',
  status: 200,
  phrase: 'OK',
  ms: 1,
  faults: [],
  caller: null,
  requestBytes: 0,
  responseBytes: body.length,
  request: { headers: [], body: null, bodyIsCut: false },
  response: { status: 200, headers: [], body, bodyIsCut: false },
});
const calls = (count: number, body = '') =>
  Array.from({ length: count }, (_, at) => createCall(count - at, body));
const given = { version: '1', mask: (text: string) => text };

describe('a request export', () => {
  it.each([0, 1, 3])('is well-formed as HAR and JSON with %i requests', async (count) => {
    const har = await exportRequests(calls(count), { ...given, format: 'har', count });
    expect(har.text).toBe(`${JSON.stringify(JSON.parse(har.text), null, 2)}\n`);
    const { log } = harSchema.parse(JSON.parse(har.text));
    expect([log.entries.length, log.comment, har.omitted]).toEqual([count, undefined, 0]);
    const json = await exportRequests(calls(count), { ...given, format: 'json', count });
    expect(json).toEqual({ text: `${JSON.stringify(calls(count).reverse(), null, 2)}\n`, omitted: 0 });
  });

  it('omits the oldest requests beyond the size limit and reports their number', async () => {
    const all = calls(10, 'x'.repeat(1_000));
    const limited = { ...given, count: 10, maxCharacters: 4_500 };
    const json = await exportRequests(all, { ...limited, format: 'json' });
    const kept = requestDetailSchema.array().parse(JSON.parse(json.text));
    expect(kept.map(({ id }) => id)).toEqual([8, 9, 10]);
    expect(json.omitted).toBe(7);
    const har = await exportRequests(all, { ...limited, format: 'har' });
    const { log } = harSchema.parse(JSON.parse(har.text));
    expect(har.omitted).toBe(10 - log.entries.length);
    expect(log.comment).toContain(`Omitted ${har.omitted} older requests because of the size limit.`);
  });

  it('includes the newest request even if it exceeds the limit', async () => {
    const { text, omitted } = await exportRequests(calls(2, 'x'.repeat(100)), {
      ...given,
      format: 'json',
      count: 2,
      maxCharacters: 1,
    });
    expect(
      requestDetailSchema
        .array()
        .parse(JSON.parse(text))
        .map(({ id }) => id),
    ).toEqual([2]);
    expect(omitted).toBe(1);
  });

  it("doesn't block other tasks", async () => {
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    await exportRequests(calls(20, 'x'.repeat(200_000)), { ...given, format: 'har', count: 20 });
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(19);
  });
});
