import { afterAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { describeApi } from '../../electron/host/local-api/openapi/openapi-document.ts';
import { OPERATIONS } from '../../electron/host/local-api/operations/operations.ts';
import { MAX_BODY_BYTES } from '../../electron/host/local-api/server/http-rules.ts';
import { roleSchema } from '../../shared/local-api/api-token.ts';
import { createSchemaCheck, readDescription } from '../support/described-api.ts';
import { ADMIN, type CallOptions, getProblem, MEMBER, startApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

/**
 * Tests rules that apply to every operation. A new operation is tested automatically, based on its
 * definition.
 */

const api = await startApi();
const { id } = await api.create(createBody());
afterAll(() => api.close());

const checkClosed = createSchemaCheck(readDescription(describeApi({ url: api.url, version: '1.2.3' })), {
  closed: true,
});
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const TOKENS = { administrator: ADMIN, member: MEMBER };

/**
 * Returns the state that a rejected request must not change: the existing question and the number of
 * questions.
 */
const readStored = async () => [(await api.call('GET', `/questions/${id}`)).text, api.library.counts.all];

describe.each(OPERATIONS)('$method $path', (operation) => {
  const { method, path, roles, parameter, body: sent, response } = operation;
  const examples = Object.values(sent.described?.examples ?? {}).map(({ value }) => value);
  const [token = ''] = roles.map((role) => TOKENS[role]);
  const resolvePath = (address: string) => path.replace(/\{\w+\}/, address);
  /** Sends a valid request, except for the given options. */
  const call = (given: CallOptions = {}, address = String(id)) => {
    const usual = examples.length > 0 && given.raw === undefined ? { body: examples[0] } : {};
    return api.call(method, resolvePath(address), { token, ...usual, ...given });
  };
  const expectRejected = async (status: number, given: CallOptions) => {
    const before = await readStored();
    const response = await call(given);
    expect([response.status, getProblem(response).status]).toEqual([status, status]);
    expect(await readStored()).toEqual(before);
    return response;
  };

  it.each([null, 'unknown', `${ADMIN}x`])('rejects the token %s before any other check', async (wrong) => {
    const response = await expectRejected(401, { token: wrong });
    expect(response.headers['www-authenticate']).toBe('Bearer');
    if (sent.described)
      await expectRejected(401, { token: wrong, headers: { 'content-type': 'text/plain' } });
    if (parameter.described) expect((await call({ token: wrong }, '0')).status).toBe(401);
  });

  it('accepts only tokens with its roles', async () => {
    for (const role of roleSchema.options) {
      if (roles.includes(role)) expect((await call({ token: TOKENS[role] })).status).toBe(200);
      else await expectRejected(403, { token: TOKENS[role] });
    }
  });

  const offered = OPERATIONS.filter((one) => one.path === path).flatMap(({ method }): string[] =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  const others = METHODS.filter((other) => !offered.includes(other));
  it.each(others)('rejects %s requests to its path', async (other) => {
    const response = await api.call(other, resolvePath(String(id)), { token });
    expect([response.status, getProblem(response).status]).toEqual([405, 405]);
    expect(response.headers.allow).toBe(offered.toSorted().join(', '));
  });

  it.runIf(sent.described)('requires JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', null])
      await expectRejected(415, { headers: { 'content-type': type } });
    await expectRejected(415, { headers: { 'content-encoding': 'gzip' } });
    for (const raw of ['', '{"title":', '{} {}']) await expectRejected(400, { raw });
    for (const raw of ['null', '[]', '5']) await expectRejected(422, { raw });
  });

  it.runIf(sent.described)("rejects a body that's too large", async () => {
    await expectRejected(413, { raw: 'x'.repeat(MAX_BODY_BYTES + 1) });
    await expectRejected(400, { raw: 'x'.repeat(MAX_BODY_BYTES) });
  });

  it.runIf(!sent.described)('ignores an unexpected body', async () => {
    expect((await call({ raw: '{', headers: { 'content-type': 'text/plain' } })).status).toBe(200);
  });

  it.runIf(parameter.described)("returns 404 if the question doesn't exist", async () => {
    for (const address of ['0', 'x', '999', '_1', `${id}%20`]) {
      const response = await call({}, address);
      expect([response.status, getProblem(response).status]).toEqual([404, 404]);
      if (sent.described)
        expect((await call({ headers: { 'content-type': 'text/plain' } }, address)).status).toBe(404);
    }
    expect((await api.call(method, resolvePath(''), { token })).status).toBe(404);
  });

  it('responds to its examples as documented', async () => {
    const { described } = sent;
    for (const example of examples) {
      expect(described?.schema.safeParse(example).success).toBe(true);
      expect(checkClosed(createNamed(described?.schema), example)).toEqual([]);
    }
    for (const example of Object.values(parameter.described?.examples ?? {}))
      expect(parameter.described?.schema.safeParse(example.value).success).toBe(true);
    for (const role of roles) {
      for (const example of examples.length > 0 ? examples : [undefined]) {
        const result = await call({ token: TOKENS[role], ...(example !== undefined && { body: example }) });
        expect(result.status).toBe(200);
        expect(result.headers['content-type']).toBe('application/json');
        expect(response.schema.safeParse(result.json).error).toBeUndefined();
        expect(checkClosed(createNamed(response.schema), result.json)).toEqual([]);
      }
    }
    for (const { value } of Object.values(response.examples(api.origin)))
      expect(response.schema.safeParse(value).error).toBeUndefined();
  });

  it('is logged with the faults that affected it', async () => {
    for (const { name } of OPERATIONS) {
      api.faults.set([{ kind: 'status', operation: name, probability: 1, status: 503 }]);
      expect((await call()).status).toBe(name === operation.name ? 503 : 200);
      expect(api.requests.list({ search: '', limit: 1 }).rows[0]).toMatchObject({
        method,
        faults: name === operation.name ? [`${name}:status=503`] : [],
      });
    }
    api.faults.set([]);
  });
});

const createNamed = (schema: z.ZodType | undefined) => ({
  $ref: `#/components/schemas/${schema?.meta()?.id}`,
});
