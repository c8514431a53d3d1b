import { describe, expect, it } from 'vitest';
import type { TransportSettings } from '../../../../electron/host/sync/sync-ports.ts';
import { type Probe, testConnection } from '../../../../electron/host/sync/transport/connection-tester.ts';
import type { System } from '../../../../electron/host/sync/transport/http-client.ts';
import { MAX_GROWTH, measureGrowth, repeatTo } from '../../../support/growth-of-time.ts';
import { createRealSystem, TOKEN } from '../../../support/transport/test-transport.ts';
import {
  type Answering,
  AUTHORITY,
  type Certificate,
  connectProxy,
  findClosedPort,
  startCountingServer,
  startTcpServer,
} from '../../../support/transport/tls-test-servers.ts';

const test = async (
  probe: Partial<Probe> & { baseUrl: string },
  now = Date.now(),
  network: Partial<System> = {},
) => {
  const checks = await testConnection(
    { token: TOKEN, settings: { proxy: '', caFile: '' }, knownId: null, ...probe },
    { ...createRealSystem(), ...network, clock: { now: () => now } },
    '1.2.3',
  );
  const shown = checks.filter(
    ({ result, why }) => result !== 'good' && (result !== 'skipped' || why !== null),
  );
  return {
    good: checks.filter(({ result }) => result === 'good').map(({ what }) => what),
    others: shown.map(({ what, result, why }) => `${what} ${result} ${why?.code}`),
    facts: shown[0]?.why?.facts,
  };
};

/** Responds like a service that accepts TOKEN and has question 17. */
const answerAsService: Answering = ({ url, headers }, response) => {
  const status =
    headers.authorization !== `Bearer ${TOKEN}` ? 401 : url === '/api/v1/questions/17' ? 200 : 404;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(status === 200 ? { id: 17 } : { detail: `No: ${status}` }));
};
const answerWithPage: Answering = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html><title> Log in </title></html>');
};

describe('testConnection', () => {
  it('reports no problem if the service accepts the token', async () => {
    await using server = await startCountingServer(answerAsService);
    for (const knownId of [17, null]) {
      const { good, others } = await test({ baseUrl: `${server.origin}/api/v1/`, knownId });
      expect(good).toEqual(['address', 'name', 'connection', 'answer', 'path', 'token', 'clock']);
      expect(others).toEqual([]);
    }
    expect(new Set(server.arrivals.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  it.each([
    ['', 'empty'],
    ['service.example/api/v1', 'not-a-url'],
    ['http://service.example/api/v1', 'in-the-clear'],
    ['ftp://service.example/api/v1', 'scheme'],
    ['https://me:secret@service.example/api/v1', 'credentials'],
    ['https://service.example/api/v1?token=1', 'query'],
    ['https://service.example/api/v1?', 'query'],
    ['https://service.example/api/v1#create', 'query'],
  ])('rejects the base URL %j: %s', async (baseUrl, code) => {
    expect(await test({ baseUrl })).toMatchObject({ good: [], others: [`address wrong ${code}`] });
  });

  it('reports that the connection was refused', async () => {
    const { others } = await test({ baseUrl: `http://127.0.0.1:${await findClosedPort()}/api/v1` });
    expect(others).toEqual(['connection wrong refused']);
  });

  it.each([
    ['self-signed', 'self-signed', { issuer: 'localhost' }],
    ['expired', 'expired', { issuer: 'QOTD Studio test authority', to: '2021-01-01T00:00:00.000Z' }],
    ['early', 'early', { from: '2110-01-01T00:00:00.000Z' }],
    ['other-name', 'name', { names: 'other.example, *.other.example' }],
  ] as [Certificate, string, object][])(
    "describes the certificate's problem without sending the token: %s",
    async (certificate, code, details) => {
      await using server = await startCountingServer(answerAsService, certificate);
      const settings: TransportSettings = { proxy: '', caFile: AUTHORITY };
      const found = await test({ baseUrl: `${server.origin}/api/v1`, settings });
      expect(found).toMatchObject({ others: [`tls wrong ${code}`], facts: details });
      expect(server.arrivals.map(({ url, headers }) => [url, headers.authorization])).toEqual([
        ['/', undefined],
      ]);
    },
  );

  it('also reports the wrong clock that makes a certificate look expired', async () => {
    await using server = await startCountingServer(answerAsService, 'expired');
    const ahead = Date.now() + 3 * 86_400_000;
    const settings: TransportSettings = { proxy: '', caFile: AUTHORITY };
    const { others } = await test({ baseUrl: `${server.origin}/api/v1`, settings }, ahead);
    expect(others).toEqual(['tls wrong expired', 'clock inconclusive clock-skew']);
  });

  it('reports a web page with its title', async () => {
    await using server = await startCountingServer(answerWithPage);
    const found = await test({ baseUrl: `${server.origin}/api/v1` });
    expect(found).toMatchObject({ others: ['answer wrong page'], facts: { status: 200, title: 'Log in' } });
  });

  it('reads a page in linear time and finds its title only near the start', async () => {
    const title = '<title>Log in';
    let html = ' '.repeat(64 * 1024) + title;
    await using server = await startCountingServer((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(html),
    );
    const read = async () => (await test({ baseUrl: `${server.origin}/api/v1` })).facts;
    expect(await read()).toMatchObject({ title: '' });
    const growth = await measureGrowth(
      repeatTo('<title'),
      async (text) => {
        html = title + text;
        expect(await read()).toMatchObject({ title: 'Log in' });
      },
      [16 * 1024, 128 * 1024, 1_000 * 1024],
    );
    expect(growth).toBeLessThan(MAX_GROWTH);
  });

  it("masks a token repeated by a page or redirect, even if it's encoded", async () => {
    const percent = Buffer.from(TOKEN).toString('hex').replaceAll(/../g, '%$&');
    for (const answer of [
      (response: Parameters<Answering>[1]) =>
        response.writeHead(302, { location: `https://other.example/${percent}` }).end(),
      (response: Parameters<Answering>[1]) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>${percent} ${TOKEN}</title>`),
    ]) {
      await using server = await startCountingServer((_, response) => answer(response));
      const { facts } = await test({ baseUrl: `${server.origin}/api/v1` });
      expect(facts).toHaveProperty('status');
      expect(decodeURIComponent(JSON.stringify(facts))).not.toContain(TOKEN);
    }
  });

  it("reports a redirect's target without secrets and doesn't follow it", async () => {
    await using other = await startCountingServer(answerAsService);
    await using server = await startCountingServer((_, response) =>
      response.writeHead(302, { location: `${other.origin}/login?next=secret` }).end(),
    );
    const found = await test({ baseUrl: `${server.origin}/api/v1` });
    expect(found).toMatchObject({
      others: ['answer wrong redirect'],
      facts: { status: 302, host: `127.0.0.1:${other.port}`, to: `${other.origin}/login` },
    });
    expect(other.arrivals).toEqual([]);
  });

  it.each(['', '/', '/api/v1/questions', '/api/v1/questions/17'])(
    'proposes the base URL for a URL with the path %j',
    async (path) => {
      for (const elsewhere of [answerAsService, answerWithPage]) {
        await using server = await startCountingServer((arrival, response) =>
          (/^\/api\/v1\/questions\/\d+$/.test(arrival.url) ? answerAsService : elsewhere)(arrival, response),
        );
        for (const knownId of [17, null]) {
          const found = await test({ baseUrl: server.origin + path, knownId });
          expect(found).toMatchObject({
            others: ['path wrong prefix-missing'],
            facts: { proposed: `${server.origin}/api/v1` },
          });
        }
      }
    },
  );

  it.each([
    ['another', 'token wrong refused'],
    ['', 'token wrong none'],
    ['with a space', 'token wrong not-sendable'],
  ])('reports the problem with the token %j', async (token, found) => {
    await using server = await startCountingServer(answerAsService);
    expect((await test({ baseUrl: `${server.origin}/api/v1`, token })).others).toEqual([found]);
  });

  it("reports a service that doesn't check tokens", async () => {
    await using server = await startCountingServer((_, response) => response.end('{"id":1}'));
    const { others } = await test({ baseUrl: `${server.origin}/api/v1` });
    expect(others).toEqual(['token inconclusive not-required']);
  });

  it('reports a failing service or an unexpected response', async () => {
    for (const [status, body, code] of [
      [503, '{}', 'inconclusive trouble'],
      [429, '', 'inconclusive trouble'],
      [200, 'hello', 'wrong other'],
    ] as const) {
      await using server = await startCountingServer((_, response) => response.writeHead(status).end(body));
      const { others } = await test({ baseUrl: `${server.origin}/api/v1` });
      expect(others).toEqual([`answer ${code}`]);
    }
  });

  it('distinguishes proxy problems from service problems', async () => {
    await using refusing = await connectProxy(
      () => 0,
      () => 407,
    );
    await using broken = await startTcpServer((socket) => socket.once('data', () => socket.end('nonsense')));
    const details = [];
    for (const { port } of [refusing, broken]) {
      const settings: TransportSettings = { proxy: `http://127.0.0.1:${port}`, caFile: '' };
      const found = await test({ baseUrl: 'https://live.example/api/v1', settings });
      expect(found.others).toEqual(['connection wrong proxy']);
      details.push(found.facts);
    }
    expect(details[0]).toMatchObject({ status: 407 });
    expect(details[1]).toHaveProperty('reason');
  });

  it("reports that the system has only proxies that sync doesn't support", async () => {
    const baseUrl = 'https://live.example/api/v1';
    const found = await test({ baseUrl }, undefined, { resolveProxy: async () => 'SOCKS5 127.0.0.1:1' });
    expect(found).toMatchObject({ good: ['address'], others: ['connection wrong proxy-unsupported'] });
  });

  it.each(['the environment', 'the system'])(
    'connects only through the proxy from %s, even to check a certificate',
    async (source) => {
      await using server = await startCountingServer(answerAsService, 'self-signed');
      await using proxy = await connectProxy(() => server.port);
      const address = `127.0.0.1:${proxy.port}`;
      const network =
        source === 'the system'
          ? { resolveProxy: async () => `PROXY ${address}` }
          : { environment: { HTTPS_PROXY: address } };
      const found = await test({ baseUrl: `${server.origin}/api/v1` }, undefined, network);
      expect(found.others).toEqual(['tls wrong self-signed']);
      expect(server.arrivals).toEqual([]);
      expect(proxy.asked).toHaveLength(1);
    },
  );

  it('reports that the clocks of the computer and the service differ', async () => {
    await using server = await startCountingServer(answerAsService);
    const found = await test({ baseUrl: `${server.origin}/api/v1` }, Date.now() - 3_600_000);
    expect(found).toMatchObject({ others: ['clock inconclusive clock-skew'] });
    expect(found.facts?.seconds).toBeLessThan(-3_500);
  });
});
