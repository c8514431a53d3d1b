import { describe, expect, it } from 'vitest';
import { openTestNetwork, requestTo, TOKEN } from '../../../support/transport/test-transport.ts';
import {
  findClosedPort,
  startCountingServer,
  startTcpServer,
} from '../../../support/transport/tls-test-servers.ts';

const ok = '{"id":1}';

describe('the lazy transport', () => {
  it('sends the request with the token only in its header', async () => {
    await using server = await startCountingServer((_, response) =>
      response.setHeader('x-a', ['1', '2']).end(ok),
    );
    using network = openTestNetwork(server.origin);
    const received = await network.send(requestTo(server.origin, { body: '{"title":"é"}' }));
    expect(received).toMatchObject({ kind: 'response', status: 200, body: ok });
    expect(received.kind === 'response' && received.headers['x-a']).toBe('1, 2');
    const [arrival] = server.arrivals;
    expect(arrival).toMatchObject({
      method: 'POST',
      url: '/api/v1/questions',
      body: '{"title":"é"}',
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'content-type': 'application/json',
        'user-agent': 'QOTD-Studio/1.2.3',
      },
    });
    expect(JSON.stringify(arrival).split(TOKEN)).toHaveLength(2);
  });

  it('opens a new connection for each create and reuses one for fetches', async () => {
    await using server = await startCountingServer((_, response) => response.end(ok));
    using network = openTestNetwork(server.origin);
    const get = () => network.send(requestTo(server.origin));
    const create = () => network.send(requestTo(server.origin, { body: '{}' }));
    for (const send of [get, get, create, get, create, create, get]) await send();
    expect(server.arrivals.map(({ method, connection }) => `${method} ${connection}`)).toEqual([
      'GET 1',
      'GET 1',
      'POST 2',
      'GET 1',
      'POST 3',
      'POST 4',
      'GET 1',
    ]);
  });

  it("doesn't follow redirects", async () => {
    await using other = await startCountingServer((_, response) => response.end(ok));
    for (const status of [301, 302, 303, 307, 308]) {
      await using server = await startCountingServer((_, response) =>
        response.writeHead(status, { location: `${other.origin}/elsewhere` }).end(),
      );
      using network = openTestNetwork(server.origin);
      const received = await network.send(requestTo(server.origin, { body: '{}' }));
      expect(received).toMatchObject({ status, headers: { location: `${other.origin}/elsewhere` } });
      expect(server.arrivals).toHaveLength(1);
    }
    expect(other.arrivals).toEqual([]);
  });

  it("doesn't send the token to other origins", async () => {
    await using server = await startCountingServer((_, response) => response.end(ok));
    await using other = await startCountingServer((_, response) => response.end(ok));
    using network = openTestNetwork(server.origin);
    const failure = await network.send(requestTo(other.origin));
    expect(failure).toMatchObject({ kind: 'failure', phase: 'before', detail: 'token-of-another-origin' });
    expect(other.countConnections()).toBe(0);
  });

  it.each([200, 422])('masks the token in responses with status %i', async (status) => {
    await using server = await startCountingServer(({ headers }, response) =>
      response.writeHead(status, { 'x-sent': headers.authorization }).end(`Bad: ${headers.authorization}`),
    );
    using network = openTestNetwork(server.origin);
    const received = await network.send(requestTo(server.origin, { body: '{}' }));
    expect(received).toMatchObject({ status, body: 'Bad: Bearer …' });
    expect(JSON.stringify(received)).not.toContain(TOKEN);
  });

  it.each([
    ['http://service.example/api/v1/questions', 'in-the-clear'],
    ['http://127.0.0.1.service.example/api/v1/questions', 'in-the-clear'],
    ['ftp://127.0.0.1/api/v1/questions', 'scheme'],
    ['https://name:password@service.example/api/v1/questions', 'credentials'],
    ['questions', 'address'],
  ])("doesn't send anything to %j", async (url, detail) => {
    using network = openTestNetwork(URL.parse(url)?.origin ?? '');
    expect(await network.send({ ...requestTo(''), url })).toMatchObject({ phase: 'before', detail });
  });

  it.each(['', 'with blank', 'line\r\nx-other: 1', 'umläut'])("doesn't send the token %j", async (token) => {
    await using server = await startCountingServer((_, response) => response.end(ok));
    using network = openTestNetwork(server.origin);
    expect(await network.send(requestTo(server.origin, { token }))).toMatchObject({ detail: 'token' });
    expect(server.countConnections()).toBe(0);
  });
});

describe('failures before the first byte', () => {
  it('include a refused connection', async () => {
    const origin = `http://127.0.0.1:${await findClosedPort()}`;
    using network = openTestNetwork(origin);
    expect(await network.send(requestTo(origin, { body: '{}' }))).toEqual({
      kind: 'failure',
      phase: 'before',
      cause: 'refused',
      detail: 'ECONNREFUSED',
    });
  });

  it('include a request whose proxy is unknown when the transport closes', async () => {
    await using server = await startCountingServer((_, response) => response.end(ok));
    using network = openTestNetwork(server.origin);
    const sent = network.send(requestTo(server.origin, { body: '{}' }));
    network.close();
    expect(await sent).toMatchObject({ kind: 'failure', phase: 'before' });
    expect(server.countConnections()).toBe(0);
  });

  it('include a TLS handshake that times out', async () => {
    await using server = await startTcpServer(() => {});
    const origin = `https://127.0.0.1:${server.port}`;
    using network = openTestNetwork(origin);
    const failure = await network.send(requestTo(origin, { body: '{}', timeoutMs: 50 }));
    expect(failure).toMatchObject({ phase: 'before', cause: 'timeout' });
  });
});

describe('failures after the first byte', () => {
  const arrived = (response: string, end: 'destroy' | 'end' | 'none' = 'none') =>
    startTcpServer((socket) => {
      socket.on('data', () => {
        if (response !== '') socket.write(response);
        if (end === 'end') socket.end();
        if (end === 'destroy') socket.resetAndDestroy();
      });
    });
  const send = async (port: number, deadline = 5_000) => {
    const origin = `http://127.0.0.1:${port}`;
    using network = openTestNetwork(origin);
    return await network.send(requestTo(origin, { body: '{}', timeoutMs: deadline }));
  };

  it('include a timeout, with no response or a partial one', async () => {
    for (const response of ['', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"id"']) {
      await using server = await arrived(response);
      expect(await send(server.port, 50)).toMatchObject({ phase: 'after', cause: 'timeout' });
    }
  });

  it('include a connection that was reset or closed', async () => {
    for (const end of ['destroy', 'end'] as const) {
      await using server = await arrived('', end);
      expect(await send(server.port)).toMatchObject({ phase: 'after', cause: 'reset' });
    }
  });

  it('include a truncated response', async () => {
    const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{"id":1}\r\n';
    const counted = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"id":1}';
    for (const response of [chunked, counted]) {
      for (const end of ['destroy', 'end'] as const) {
        await using server = await arrived(response, end);
        expect(await send(server.port)).toMatchObject({ phase: 'after', cause: 'cut' });
      }
    }
  });

  it('include an endless response', async () => {
    await using server = await startCountingServer((_, response) => {
      const sendMore = () => {
        while (response.write('x'.repeat(64 * 1024)));
        response.once('drain', sendMore);
      };
      sendMore();
    });
    using network = openTestNetwork(server.origin);
    expect(await network.send(requestTo(server.origin))).toMatchObject({
      phase: 'after',
      cause: 'too-large',
    });
  });

  it("include a response that isn't HTTP", async () => {
    await using server = await arrived('SSH-2.0-OpenSSH_9.6\r\n');
    expect(await send(server.port)).toMatchObject({ phase: 'after', cause: 'not-http' });
  });

  it('include a response with oversized headers', async () => {
    await using server = await arrived(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(64 * 1024)}\r\n\r\n`);
    expect(await send(server.port)).toMatchObject({ phase: 'after', cause: 'too-large' });
  });

  it('never cause a second request', async () => {
    for (const end of ['destroy', 'end'] as const) {
      let requests = 0;
      await using server = await startTcpServer((socket) => {
        socket.on('data', (data) => {
          requests += data.toString().split('HTTP/1.1\r\n').length - 1;
          if (end === 'end') socket.end();
          else socket.resetAndDestroy();
        });
      });
      for (const given of [{ body: '{}' }, {}]) {
        const origin = `http://127.0.0.1:${server.port}`;
        using network = openTestNetwork(origin);
        await network.send(requestTo(origin, given));
      }
      expect(requests).toBe(2);
    }
  });

  it('include requests in progress when the transport closes', async () => {
    const arrived = Promise.withResolvers<void>();
    await using server = await startTcpServer((socket) => socket.once('data', () => arrived.resolve()));
    const origin = `http://127.0.0.1:${server.port}`;
    using network = openTestNetwork(origin);
    const sent = network.send(requestTo(origin));
    await arrived.promise;
    network.close();
    expect(await sent).toMatchObject({ kind: 'failure', phase: 'after' });
  });
});
