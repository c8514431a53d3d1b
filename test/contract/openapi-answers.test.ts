import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { INVALID_BODY_EXAMPLE } from '../../electron/host/local-api/openapi/error-responses.ts';
import { describeApi } from '../../electron/host/local-api/openapi/openapi-document.ts';
import { OPERATIONS } from '../../electron/host/local-api/operations/operations.ts';
import { rejectClientError } from '../../electron/host/system/http/malformed-requests.ts';
import {
  type ApiDescription,
  createSchemaCheck,
  type DescribedOperation,
  getResponse,
  listOperations,
  parseJson,
  readDescription,
} from '../support/described-api.ts';
import { ADMIN, MEMBER, startApi, type TestApi } from '../support/test-api.ts';
import { createBody, createLines } from './question-bodies.ts';

interface RawAnswer {
  status: number;
  /** The headers by lowercase name. */
  headers: Record<string, string>;
  json: unknown;
}

/** Sends a raw request and returns the response. The request must ask the server to close the connection. */
async function sendRawRequest(port: number, request: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  socket.write(request);
  await once(socket, 'close');
  return readAnswer(received);
}

function readAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    json: JSON.parse(text.slice(end + 4)),
  };
}

// Starting programs and sending hundreds of requests takes a long time on a busy computer.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let api: TestApi;
let description: ApiDescription;
/** `checkClosed` rejects undescribed fields, and `checkOpen` uses the schemas unchanged. */
let checkClosed: ReturnType<typeof createSchemaCheck>;
let checkOpen: ReturnType<typeof createSchemaCheck>;
beforeAll(async () => {
  api = await startApi();
  await api.create(createBody());
  description = readDescription(describeApi({ url: api.url, version: '1.2.3' }));
  checkClosed = createSchemaCheck(description, { closed: true });
  checkOpen = createSchemaCheck(description, { closed: false });
});
afterAll(() => api.close());

/** A request for each error status. Together with 200, these are all the statuses in the description. */
const FAILURES: Readonly<Record<number, (operation: DescribedOperation) => Promise<RawAnswer>>> = {
  400: (one) => sendRawRequest(api.port, requestLines(one, 'Host: 127.0.0.1')),
  401: (one) => call(one, { token: null }),
  403: (one) => call(one, { headers: { origin: 'https://evil.example' } }),
  404: (one) => call({ ...one, path: one.path.replace('{id}', '999') }),
  408: async () => {
    const socket = new PassThrough();
    rejectClientError(Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    return readAnswer(await text(socket));
  },
  413: (one) => call(one, { raw: 'x'.repeat(300_000) }),
  415: (one) => call(one, { headers: { 'content-type': 'text/plain' } }),
  417: (one) => sendRawRequest(api.port, requestLines(one, 'Expect: miracles')),
  422: (one) => call(one, { body: INVALID_BODY_EXAMPLE }),
  429: async (one) => {
    api.faults.set([{ kind: 'rate-limit', operation: '*', probability: 1, retryAfter: 5 }]);
    const answer = await call(one);
    api.faults.set([]);
    return answer;
  },
  431: (one) => sendRawRequest(api.port, requestLines(one, `X: ${'x'.repeat(17_000)}`)),
  500: async (one) => {
    const full = await startApi();
    await full.create(createBody());
    full.fillDisk();
    const answer = await call(one, {}, full);
    await full.close();
    return answer;
  },
};

const insertId = (path: string) => path.replace('{id}', '1');

const requestLines = ({ method, path }: DescribedOperation, header: string) =>
  `${method.toUpperCase()} /api/v1${insertId(path)} HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\n` +
  `Authorization: Bearer ${MEMBER}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n${header}\r\nConnection: close\r\n\r\n{}`;

/** Sends a valid request for an operation, except for the given options. */
async function call(
  { method, path, operation }: DescribedOperation,
  given: Parameters<TestApi['call']>[2] = {},
  to: TestApi = api,
): Promise<RawAnswer> {
  const usual = operation.requestBody && given.raw === undefined ? { body: createBody() } : {};
  const callers = OPERATIONS.find((one) => one.id === operation.operationId)?.roles;
  const { status, headers, json } = await to.call(method.toUpperCase(), insertId(path), {
    token: callers?.includes('member') ? MEMBER : ADMIN,
    ...usual,
    ...given,
  });
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { status, headers: Object.fromEntries(sent), json };
}

/**
 * Returns the differences between a response and the description. Undescribed fields count as differences.
 */
function checkAnswer(operation: DescribedOperation['operation'], answer: RawAnswer): string[] {
  const response = getResponse(description, operation, answer.status);
  if (!response) return [`${operation.operationId} answers ${answer.status}, which is not described`];
  const wrongHeaders = Object.entries(response.headers ?? {}).flatMap(([name, { required, schema }]) => {
    const value = answer.headers[name.toLowerCase()];
    if (value === undefined && !required) return [];
    const isRight = schema.enum ? schema.enum.includes(value ?? '') : /^\d+$/.test(value ?? '');
    return isRight ? [] : [`${name}: ${value}`];
  });
  const type = answer.headers['content-type'];
  return [
    ...(type === 'application/json' ? [] : [`content-type: ${type}`]),
    ...wrongHeaders,
    ...checkClosed(parseJson(response).schema, answer.json),
  ];
}

describe('the API description', () => {
  it.each(OPERATIONS.map((operation) => operation.id))(
    'matches the response for each documented status of %s',
    async (id) => {
      const one = listOperations(description).find(({ operation }) => operation.operationId === id);
      if (!one) throw new Error(`${id} is not described.`);
      for (const status of Object.keys(one.operation.responses).map(Number)) {
        const get = status === 200 ? call : FAILURES[status];
        const answer = await get?.(one);
        expect(answer?.status).toBe(status);
        if (!answer) continue;
        expect(checkAnswer(one.operation, answer)).toEqual([]);
        if (status === 200) continue;
        const response = getResponse(description, one.operation, status);
        expect(
          Object.values((response && parseJson(response).examples) ?? {}).map(({ value }) => value),
        ).toEqual([answer.json]);
        expect(answer.json).toHaveProperty('status', status);
        expect(status === 422).toBe(Object.hasOwn(Object(answer.json), 'errors'));
      }
    },
  );

  it('covers every status that an operation returns', async () => {
    for (const one of listOperations(description)) {
      const described = Object.keys(one.operation.responses).map(Number);
      const seen: number[] = [];
      for (const get of Object.values(FAILURES)) seen.push((await get(one)).status);
      expect([...new Set([200, ...seen])].toSorted((a, b) => a - b)).toEqual(described);
    }
  });

  it("covers status 400 for a body that isn't valid JSON", async () => {
    for (const one of listOperations(description).filter(({ operation }) => operation.requestBody)) {
      for (const raw of ['', '{', '\ud800']) {
        const answer = await call(one, { raw });
        expect(answer.status).toBe(400);
        expect(checkAnswer(one.operation, answer)).toEqual([]);
      }
    }
  });

  it("covers an administrator's create with similar questions", async () => {
    const [create] = listOperations(description);
    if (!create) throw new Error('Nothing is described.');
    const answer = await call(create, { token: ADMIN });
    expect(checkAnswer(create.operation, answer)).toEqual([]);
    expect(answer.json).toHaveProperty('similarQuestions.0.search_score', 1);
  });

  it('covers a sent question in every operation', async () => {
    await api.library.markSent(1, [3, 4]);
    for (const one of listOperations(description)) {
      expect(checkAnswer(one.operation, await call(one))).toEqual([]);
    }
  });

  it('covers the responses to any body', async () => {
    const pickSome = (good: string) =>
      fc.oneof(fc.constant(good), fc.string({ maxLength: 400 }), fc.constant(null), fc.jsonValue());
    const bodies = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          title: pickSome('Which season?'),
          options: fc.oneof(
            pickSome(createLines(3)),
            fc.array(fc.constantFrom('🌸 - a', ':sunflower: - b', '$x$ - c', 'd')),
          ),
          description: pickSome(''),
          footer: pickSome('Asked daily'),
          image: pickSome('$$sun$$'),
          extra: fc.jsonValue(),
        },
        { requiredKeys: ['title'] },
      ),
      fc.record({ title: fc.string({ minLength: 5, maxLength: 150 }), options: fc.constant(createLines(2)) }),
    );
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(bodies, fc.constantFrom('createQuestion', 'editQuestion'), async (value, id) => {
        const one = listOperations(description).find(({ operation }) => operation.operationId === id);
        if (!one) throw new Error(`${id} is not described.`);
        const answer = await call(one, { raw: JSON.stringify(value) });
        seen.add(answer.status);
        expect(checkAnswer(one.operation, answer)).toEqual([]);
        // The server rejects everything that the schema rejects. It also checks rules that a schema can't
        // express.
        const faults = checkOpen({ $ref: '#/components/schemas/QuestionInput' }, value);
        if (faults.length > 0) expect(answer.status).toBe(422);
      }),
      { numRuns: 200 },
    );
    expect(seen).toEqual(new Set([200, 422]));
  });
});
