import { describe, expect, it } from 'vitest';
import { classifyResult } from '../../../../electron/host/sync/transport/remote-response.ts';
import { answer, createFailure } from '../../../support/sync/fake-service.ts';

const page = answer(200, '<!doctype html><title>Sign in</title><p>Please sign in.</p>', {
  'content-type': 'text/html',
});
const classify = (method: 'GET' | 'PUT' | 'POST', result: Parameters<typeof classifyResult>[1]) =>
  classifyResult(method, result).kind;

describe("a request's outcome", () => {
  const rows = [
    ['a DNS error', createFailure('before', 'dns'), 'unreachable', 'unreachable'],
    ['a refused connection', createFailure('before', 'refused'), 'unreachable', 'unreachable'],
    ['a TLS failure', createFailure('before', 'tls'), 'unreachable', 'unreachable'],
    ['a timeout after the first byte', createFailure('after', 'timeout'), 'again', 'unknown'],
    ['a reset after the first byte', createFailure('after', 'reset'), 'again', 'unknown'],
    ['a 2xx response that isn’t JSON', page, 'strange', 'unknown'],
    ['a 2xx response without an ID', answer(200, { question: 'x', options: [] }), 'strange', 'unknown'],
    ['a truncated 2xx response', answer(200, '{"id":17,"question":"Pine'), 'strange', 'unknown'],
    ['a 2xx response without a body', answer(204), 'strange', 'unknown'],
    ['301', answer(301, '', { location: 'https://other.example/x' }), 'redirect', 'redirect'],
    ['302', answer(302, '', { location: '/login' }), 'redirect', 'redirect'],
    ['307', answer(307, '', { location: 'https://other.example/x' }), 'redirect', 'redirect'],
    ['308', answer(308), 'redirect', 'redirect'],
    ['400', answer(400, { detail: 'no' }), 'refused', 'refused'],
    ['409', answer(409, { detail: 'no' }), 'refused', 'refused'],
    ['413', answer(413, { detail: 'no' }), 'refused', 'refused'],
    ['422', answer(422, { detail: 'no' }), 'refused', 'refused'],
    ['401', answer(401), 'unauthorized', 'unauthorized'],
    ['403', answer(403), 'forbidden', 'forbidden'],
    ['404', answer(404), 'missing', 'missing'],
    ['408', answer(408), 'again', 'unknown'],
    ['425', answer(425), 'again', 'unknown'],
    ['500', answer(500), 'again', 'unknown'],
    ['503', answer(503), 'again', 'unknown'],
    ['429', answer(429), 'limited', 'limited'],
  ] as const;

  it.each(rows)('is classified for GET, PUT, and POST: %s', (_, result, read, created) => {
    expect([classify('GET', result), classify('PUT', result), classify('POST', result)]).toEqual([
      read,
      read,
      created,
    ]);
  });

  it('contains the question if the body has one', () => {
    const body = { id: 17, question: 'Tea?', options: [{ emoji: '👍', text: 'Yes' }] };
    for (const method of ['GET', 'PUT', 'POST'] as const) {
      expect(classifyResult(method, answer(200, body))).toMatchObject({
        kind: 'question',
        remoteQuestion: { id: 17, content: { title: 'Tea?', options: '👍 - Yes' } },
      });
    }
  });

  it('is a completed create if the response has an ID and no content', () => {
    expect(classifyResult('POST', answer(201, { id: 17 }))).toMatchObject({
      kind: 'question',
      remoteQuestion: { id: 17 },
    });
    expect(classify('GET', answer(200, { id: 17 }))).toBe('strange');
  });

  it("includes a redirect's host", () => {
    expect(classifyResult('GET', answer(308, '', { location: 'https://other.example/x' }))).toEqual({
      kind: 'redirect',
      facts: { status: 308, host: 'other.example' },
    });
  });
});
