import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRequestBuffer,
  type StoredRequest,
} from '../../../../electron/host/local-api/request-log/request-buffer.ts';
import type { RequestRecord } from '../../../../electron/host/local-api/request-log/request-recorder.ts';

const LIMITS = { requests: 9, bytes: 1_000, bodyBytes: 200 };

const createCall = (given: Partial<RequestRecord>): RequestRecord => ({
  at: 1,
  ms: 0.5,
  method: 'GET',
  target: '/',
  requestHeaders: ['Host', 'a'],
  requestBody: null,
  tokens: [],
  faults: [],
  status: 200,
  head: 'HTTP/1.1 200 OK\r\n\r\n',
  responseBody: null,
  cut: null,
  ...given,
});

const bytes = fc.uint8Array({ maxLength: 250 });
const body = fc.oneof(
  fc.constant(null),
  bytes,
  bytes.map((given) => Buffer.from(given).toString('latin1')),
);
const anyCall = fc
  .record({
    at: fc.double({ noNaN: true }),
    ms: fc.double({ noNaN: true }),
    target: fc.string({ maxLength: 100 }),
    requestHeaders: fc.oneof(
      fc.array(fc.string({ unit: 'grapheme-ascii' })),
      // Enough requests to fill the buffer.
      fc.array(fc.string({ maxLength: 1 }), { minLength: 66, maxLength: 90 }),
    ),
    head: fc.string({ unit: 'binary-ascii', maxLength: 50 }),
    requestBody: body,
    responseBody: body,
  })
  .map(createCall);

/** Returns a request's visible part. A body has its stored start and its full size. */
const seen = ({ id: _, requestBody, responseBody, ...rest }: StoredRequest) => ({
  ...rest,
  bodies: [requestBody, responseBody].map(
    (body) => body && { start: Buffer.from(body.start), bytes: body.bytes },
  ),
});
const expected = ({ requestBody, responseBody, ...rest }: RequestRecord) => ({
  ...rest,
  bodies: [requestBody, responseBody].map((given) => {
    if (given === null) return null;
    const whole = typeof given === 'string' ? Buffer.from(given, 'latin1') : Buffer.from(given);
    return { start: whole.subarray(0, LIMITS.bodyBytes), bytes: whole.length };
  }),
});

describe('the request buffer', () => {
  it('returns the newest requests unchanged, regardless of their size', () => {
    fc.assert(
      fc.property(fc.array(anyCall, { minLength: 20, maxLength: 60 }), (calls) => {
        const ring = createRequestBuffer(LIMITS);
        for (const [at, call] of calls.entries()) {
          expect(ring.add(call)).toBe(at + 1);
          expect(ring.newest).toBe(at + 1);
          expect(ring.newest - ring.oldest).toBeLessThan(LIMITS.requests);
          expect(ring.oldest).toBeLessThanOrEqual(ring.newest);
          expect(ring.get(ring.oldest - 1)).toBeUndefined();
          for (let id = ring.oldest; id <= ring.newest; id++) {
            const record = ring.get(id);
            expect(record?.id).toBe(id);
            expect(record && seen(record)).toEqual(expected(calls[id - 1] ?? call));
          }
        }
      }),
      { numRuns: 200, interruptAfterTimeLimit: 4_000 },
    );
  });

  it("never returns another request's bytes after an empty request", () => {
    const ring = createRequestBuffer({ requests: 9, bytes: 100, bodyBytes: 50 });
    ring.add(createCall({ head: '' }));
    for (let at = 0; at < 5; at++) ring.add(createCall({ head: `${at}`.repeat(30) }));
    const heads = [];
    for (let id = ring.oldest; id <= ring.newest; id++) heads.push(ring.get(id)?.head);
    expect(heads).toEqual(['2', '3', '4'].map((digit) => digit.repeat(30)));
  });

  it('stores as many requests as fit', () => {
    const ring = createRequestBuffer({ requests: 100, bytes: 1_000, bodyBytes: 200 });
    for (let at = 0; at < 50; at++) ring.add(createCall({ head: '', responseBody: Buffer.alloc(100) }));
    expect(ring.newest - ring.oldest + 1).toBe(10);
  });

  it.each([
    ['text', { responseBody: 'x'.repeat(101) }],
    ['bytes', { responseBody: Buffer.alloc(101) }],
  ])('rejects a body that is too large and keeps earlier requests: %s', (_, given) => {
    const ring = createRequestBuffer({ requests: 9, bytes: 100, bodyBytes: 200 });
    ring.add(createCall({ head: 'first' }));
    expect(() => ring.add(createCall({ head: '', ...given }))).toThrow(RangeError);
    expect([ring.oldest, ring.newest, ring.get(1)?.head]).toEqual([1, 1, 'first']);
  });

  it.each([
    ['many headers', { requestHeaders: Array.from({ length: 2_000 }, (_, at) => `${at % 10}`) }],
    ['a long header', { requestHeaders: ['X-Long', 'x'.repeat(4_000)] }],
    ['a long target', { target: `/${'x'.repeat(4_000)}` }],
  ])("includes %s in a request's size", (_, given) => {
    const ring = createRequestBuffer({ requests: 100, bytes: 10_000, bodyBytes: 200 });
    for (let at = 0; at < 50; at++) ring.add(createCall(given));
    expect(ring.newest - ring.oldest + 1).toBe(2);
    expect(ring.get(50)).toMatchObject(given);
    expect(ring.target(50)).toBe(ring.get(50)?.target);
  });

  it('releases memory when cleared', async () => {
    const ring = createRequestBuffer(LIMITS);
    const kept = (): WeakRef<readonly string[]> => {
      const requestHeaders = ['Authorization', 'Bearer secret'];
      ring.add(createCall({ requestHeaders, responseBody: Buffer.from('secret') }));
      return new WeakRef(requestHeaders);
    };
    const headers = kept();
    const bytes = ring.get(1)?.responseBody?.start;
    expect(String(bytes)).toBe('secret');
    ring.clear();
    expect(String(bytes)).toBe('\0'.repeat(6));
    // A WeakRef's target lives at least until the current task ends.
    await new Promise<void>((resolve) => setImmediate(resolve));
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    expect(headers.deref()).toBeUndefined();
  });

  it('discards the oldest requests when it wraps around', () => {
    const ring = createRequestBuffer({ requests: 100, bytes: 1_000, bodyBytes: 1_000 });
    // The third request starts after the fifth, so the sixth wouldn't overwrite it.
    for (const bytes of [300, 300, 300, 200, 350, 460]) {
      ring.add(createCall({ head: '', responseBody: Buffer.alloc(bytes, Math.floor(bytes / 50)) }));
    }
    expect([ring.oldest, ring.newest]).toEqual([6, 6]);
    expect(ring.get(6)?.responseBody?.start).toEqual(Buffer.alloc(460, 9));
  });

  it("continues its numbering after it's cleared", () => {
    const ring = createRequestBuffer(LIMITS);
    ring.add(createCall({}));
    ring.clear();
    expect(ring.get(1)).toBeUndefined();
    expect(ring.add(createCall({ target: '/two' }))).toBe(2);
    expect(ring.get(2)?.target).toBe('/two');
    expect(ring.oldest).toBe(2);
  });
});
