import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../electron/host/local-api/openapi/openapi-document.ts';
import {
  type ApiDescription,
  listMembers,
  listOperations,
  readDescription,
} from '../support/described-api.ts';
import { startApi, type TestApi } from '../support/test-api.ts';
import { ASTRAL, createBody, createLines } from './question-bodies.ts';

let api: TestApi;
let document: object;
let description: ApiDescription;
beforeAll(async () => {
  api = await startApi();
  await api.create(createBody());
  document = describeApi({ url: api.url, version: '1.2.3' });
  description = readDescription(document);
});
afterAll(() => api.close());

describe('the API documentation', () => {
  it('describes the server that returns it, even without a token', async () => {
    const answer = await api.call('GET', '/openapi.json', { token: null });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.json).toEqual(document);
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d$/),
      info: { version: '1.2.3' },
      servers: [{ url: api.url }],
    });
  });

  it.each(['/openapi.json', '/docs', '/docs/reference.css', '/docs/reference.js'])(
    'returns 403 for a wrong origin or host and 405 for methods other than GET and HEAD: %s',
    async (path) => {
      expect((await api.call('GET', path, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
      expect((await api.call('GET', path, { headers: { host: 'evil.example' } })).status).toBe(403);
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const answer = await api.call(method, path);
        expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      }
    },
  );
});

describe('the OpenAPI linter', () => {
  const lint = async (document: unknown) => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  };

  it('finds no problems under its recommended rules', async () => {
    expect(await lint(document)).toEqual([]);
  });

  it('finds a wrong example, a missing summary, and a dangling reference', async () => {
    const [create] = listOperations(description);
    const spoilt = {
      ...document,
      paths: {
        '/questions': {
          post: {
            ...create?.operation,
            summary: undefined,
            requestBody: {
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/QuestionInput' },
                  example: { title: 5 },
                },
              },
            },
            responses: { 200: { $ref: '#/components/responses/Nothing' } },
          },
        },
      },
    };
    const rules = (await lint(spoilt)).map((problem) => problem.split(':')[0]);
    expect(rules).toEqual(
      expect.arrayContaining(['operation-summary', 'no-invalid-media-type-examples', 'no-unresolved-refs']),
    );
  });
});

describe('the API descriptions', () => {
  it('describe every operation completely', () => {
    const { schemas, responses } = description.components;
    const isSilent = (described: { description?: string }) => !described.description?.endsWith('.');
    expect(listMembers(description).filter(([, one]) => one.$ref === undefined && isSilent(one))).toEqual([]);
    expect(Object.values(schemas).filter(isSilent)).toEqual([]);
    expect(Object.values(responses).filter(isSilent)).toEqual([]);
    expect(listOperations(description).filter(({ operation }) => isSilent(operation))).toEqual([]);
  });

  it('reference the implementation-defined behavior, if any', () => {
    const described: { words: string; choice: unknown }[] = [];
    JSON.stringify(document, (_, value: unknown) => {
      if (
        typeof value === 'object' &&
        value &&
        'description' in value &&
        typeof value.description === 'string'
      ) {
        described.push({
          words: value.description,
          choice: 'x-local-choice' in value ? value['x-local-choice'] : undefined,
        });
      }
      return value;
    });
    for (const { words, choice } of described) {
      if (choice === undefined) expect(words).not.toContain('Implementation-defined:');
      else expect(words.endsWith(`. Implementation-defined: ${choice}`)).toBe(true);
    }
    expect(described.filter(({ choice }) => choice !== undefined).length).toBeGreaterThan(30);
  });
});

/** Returns the described body of create and edit requests. */
const getInput = () => {
  const { properties = {}, required = [] } = description.components.schemas.QuestionInput ?? {};
  return { properties, required };
};
const getStatus = async (other: Record<string, unknown>) =>
  (await api.call('POST', '/questions', { body: createBody(other) })).status;
const listCodes = async (other: Record<string, unknown>) => {
  const { json } = await api.call('POST', '/questions', { body: createBody(other) });
  return typeof json === 'object' && json && 'errors' in json ? json.errors : undefined;
};

describe('rules in the API description', () => {
  it("match the server's length limits for strings (service 8)", async () => {
    const limited = Object.entries(getInput().properties).filter(
      ([, { maxLength }]) => maxLength !== undefined,
    );
    expect(limited.map(([name]) => name)).toEqual(['title', 'description', 'footer']);
    for (const [name, { minLength = 0, maxLength = 0 }] of limited) {
      expect(await getStatus({ [name]: ASTRAL.repeat(maxLength) })).toBe(200);
      expect(await getStatus({ [name]: ASTRAL.repeat(maxLength + 1) })).toBe(422);
      expect(await getStatus({ [name]: ASTRAL.repeat(minLength) })).toBe(200);
      if (minLength > 0) expect(await getStatus({ [name]: ASTRAL.repeat(minLength - 1) })).toBe(422);
    }
  });

  it("don't limit the length of the image and options", async () => {
    expect(getInput().properties.image?.maxLength).toBeUndefined();
    expect(await getStatus({ image: `https://example.com/${'x'.repeat(2_000)}` })).toBe(200);
    expect(await getStatus({ options: `🔢 - ${'x'.repeat(2_000)}\n🔢 - y` })).toBe(200);
  });

  it("match the server's limits for the number of options", async () => {
    const words = getInput().properties.options?.description ?? '';
    const [least = 0, most = 0] = /The (\d+) to (\d+) options/.exec(words)?.slice(1).map(Number) ?? [];
    expect(await getStatus({ options: createLines(least) })).toBe(200);
    expect(await getStatus({ options: createLines(least - 1) })).toBe(422);
    expect(await getStatus({ options: createLines(most) })).toBe(200);
    expect(await getStatus({ options: createLines(most + 1) })).toBe(422);
  });

  it("match the server's required and nullable fields", async () => {
    const { properties, required } = getInput();
    for (const [name, { type }] of Object.entries(properties)) {
      const mayBeNull = [type].flat().includes('null');
      expect([name, await getStatus({ [name]: undefined })]).toEqual([
        name,
        required.includes(name) ? 422 : 200,
      ]);
      expect([name, await getStatus({ [name]: null })]).toEqual([name, mayBeNull ? 200 : 422]);
    }
  });

  it('match the types that the server requires', async () => {
    for (const name of Object.keys(getInput().properties)) {
      for (const value of [5, true, {}, []]) {
        expect(await listCodes({ [name]: value })).toMatchObject([{ path: name, code: 'wrong-type' }]);
      }
    }
  });

  it('match the path parameters that the server accepts', async () => {
    const [parameter] = description.paths['/questions/{id}']?.parameters ?? [];
    const pattern = new RegExp(parameter?.schema.pattern ?? '');
    const messageID = (await api.library.markSent(1, [])).question?.messageID;
    const known = ['1', `_${messageID}`];
    const others = [
      '0',
      '-1',
      '1.5',
      '01',
      '_',
      '_x',
      `${messageID}`,
      '1'.repeat(30),
      ' 1',
      '1 ',
      '1x',
      '%31%00',
    ];
    expect(known.filter((address) => !pattern.test(address))).toEqual([]);
    for (const address of known) expect((await api.call('GET', `/questions/${address}`)).status).toBe(200);
    for (const address of others.filter((one) => !pattern.test(decodeURIComponent(one)))) {
      expect((await api.call('GET', `/questions/${encodeURI(address)}`)).status).toBe(404);
    }
    expect(others.filter((address) => pattern.test(address))).toEqual([]);
  });
});
