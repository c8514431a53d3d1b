import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openTestNetwork, requestTo, TOKEN } from '../../../support/transport/test-transport.ts';
import {
  AUTHORITY,
  type Certificate,
  connectProxy,
  findClosedPort,
  startCountingServer,
  startTcpServer,
} from '../../../support/transport/tls-test-servers.ts';

const startSecureServer = (certificate: Certificate) =>
  startCountingServer((_, response) => response.end('{"id":1}'), certificate);

describe('a TLS connection', () => {
  it('trusts the certificate authorities in a file', async () => {
    await using server = await startSecureServer('good');
    using network = openTestNetwork(server.origin, { caFile: AUTHORITY });
    expect(await network.send(requestTo(server.origin, { body: '{}' }))).toMatchObject({ status: 200 });
    expect(await network.send(requestTo(server.origin))).toMatchObject({ status: 200 });
  });

  it.each([
    ['good', 'untrusted', ''],
    ['self-signed', 'self-signed', ''],
    ['expired', 'expired', AUTHORITY],
    ['early', 'early', AUTHORITY],
    ['other-name', 'name', AUTHORITY],
  ] as const)(
    'rejects the test certificate "%s" as %s before anything is sent',
    async (certificate, detail, caFile) => {
      await using server = await startSecureServer(certificate);
      using network = openTestNetwork(server.origin, { caFile });
      const failure = await network.send(requestTo(server.origin, { body: '{}' }));
      expect(failure).toEqual({ kind: 'failure', phase: 'before', cause: 'tls', detail });
      expect(server.arrivals).toEqual([]);
    },
  );

  it('reports a server without encryption differently from one that closes the connection', async () => {
    await using plain = await startCountingServer((_, response) => response.end());
    await using silent = await startTcpServer((socket) =>
      socket.once('data', () => socket.resetAndDestroy()),
    );
    const details = [];
    for (const { port } of [plain, silent]) {
      const origin = `https://127.0.0.1:${port}`;
      using network = openTestNetwork(origin);
      details.push(await network.send(requestTo(origin)));
    }
    expect(details).toMatchObject([
      { phase: 'before', cause: 'tls', detail: 'plain' },
      { phase: 'before', cause: 'tls', detail: 'handshake' },
    ]);
  });

  it("doesn't send anything if the CA file can't be used", async () => {
    await using folder = await createTemporaryFolder();
    await using server = await startSecureServer('good');
    for (const [caFile, detail] of [
      [`${folder.dir}/none.pem`, 'ENOENT'],
      [import.meta.filename, 'no-certificate'],
    ] as const) {
      using network = openTestNetwork(server.origin, { caFile });
      expect(await network.send(requestTo(server.origin))).toMatchObject({ cause: 'ca-file', detail });
    }
    expect(server.countConnections()).toBe(0);
  });
});

describe('system certificates', () => {
  const withSystem = (origin: string, certificates: readonly string[], caFile = '') =>
    openTestNetwork(origin, { caFile }, {}, undefined, { readSystemCertificates: async () => certificates });
  const read = async (name: string) => readFile(path.join(path.dirname(AUTHORITY), `${name}.pem`), 'utf8');

  it('are trusted, and others are rejected', async () => {
    const authority = await read('authority');
    await using server = await startSecureServer('good');
    await using other = await startSecureServer('self-signed');
    using network = withSystem(server.origin, [authority, 'not a certificate', authority]);
    expect(await network.send(requestTo(server.origin))).toMatchObject({ status: 200 });
    using toOther = withSystem(other.origin, [authority]);
    expect(await toOther.send(requestTo(other.origin))).toMatchObject({
      cause: 'tls',
      detail: 'self-signed',
    });
    using without = withSystem(server.origin, [...rootCertificates]);
    expect(await without.send(requestTo(server.origin))).toMatchObject({ cause: 'tls', detail: 'untrusted' });
    expect(other.arrivals).toEqual([]);
    expect(server.arrivals).toHaveLength(1);
  });

  it('are trusted together with a CA file', async () => {
    await using server = await startSecureServer('good');
    await using other = await startSecureServer('self-signed');
    const certificates = [await read('self-signed')];
    for (const { origin } of [server, other]) {
      using network = withSystem(origin, certificates, AUTHORITY);
      expect(await network.send(requestTo(origin))).toMatchObject({ status: 200 });
    }
  });

  it("aren't read for unencrypted requests to this computer", async () => {
    await using server = await startCountingServer((_, response) => response.end('{"id":1}'));
    const systemCertificates = () => Promise.reject(new Error('not expected'));
    using network = openTestNetwork(server.origin, {}, {}, undefined, {
      readSystemCertificates: systemCertificates,
    });
    expect(await network.send(requestTo(server.origin))).toMatchObject({ status: 200 });
  });
});

describe('a proxy', () => {
  const origin = 'https://live.example';

  it('works as a tunnel and sees neither the token nor the question', async () => {
    await using server = await startSecureServer('good');
    await using proxy = await connectProxy(() => server.port);
    const address = `http://name:pass%20word@127.0.0.1:${proxy.port}`;
    using network = openTestNetwork(origin, { caFile: AUTHORITY }, { HTTPS_PROXY: address });
    expect(await network.send(requestTo(origin, { body: '{}' }))).toMatchObject({ status: 200 });
    expect(proxy.asked).toMatchObject([
      {
        url: 'live.example:443',
        headers: {
          host: 'live.example',
          'proxy-authorization': `Basic ${Buffer.from('name:pass word').toString('base64')}`,
        },
      },
    ]);
    expect(JSON.stringify(proxy.asked)).not.toContain(TOKEN);
    expect(server.arrivals).toMatchObject([{ method: 'POST', headers: { host: 'live.example' } }]);
    expect(server.arrivals[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  it("doesn't prevent the check of the server's certificate", async () => {
    await using server = await startSecureServer('self-signed');
    await using proxy = await connectProxy(() => server.port);
    using network = openTestNetwork(origin, { proxy: `127.0.0.1:${proxy.port}` });
    const failure = await network.send(requestTo(origin));
    expect(failure).toMatchObject({ phase: 'before', cause: 'tls', detail: 'self-signed' });
  });

  it('comes from the system if neither the settings nor the environment specify one', async () => {
    await using server = await startSecureServer('good');
    await using proxy = await connectProxy(() => server.port);
    const resolveProxy = async () => `SOCKS5 127.0.0.1:1; PROXY 127.0.0.1:${proxy.port}; DIRECT`;
    using network = openTestNetwork(origin, { caFile: AUTHORITY }, {}, undefined, { resolveProxy });
    expect(await network.send(requestTo(origin))).toMatchObject({ status: 200 });
    expect(proxy.asked).toMatchObject([{ url: 'live.example:443' }]);
  });

  it("is reported and isn't used if sync doesn't support its type", async () => {
    const resolveProxy = async () => 'SOCKS5 127.0.0.1:1';
    using network = openTestNetwork(origin, {}, {}, undefined, { resolveProxy });
    expect(await network.send(requestTo(origin))).toMatchObject({
      phase: 'before',
      cause: 'proxy',
      detail: 'unsupported',
    });
  });

  it("is reported with its response's status if it rejects the request", async () => {
    await using proxy = await connectProxy(
      () => 0,
      () => 407,
    );
    using network = openTestNetwork(origin, { proxy: `http://127.0.0.1:${proxy.port}` });
    expect(await network.send(requestTo(origin))).toMatchObject({
      phase: 'before',
      cause: 'proxy',
      detail: '407',
    });
  });

  it("is reported as the cause if it can't be reached or closes the connection", async () => {
    await using broken = await startTcpServer((socket) => socket.once('data', () => socket.end()));
    for (const port of [await findClosedPort(), broken.port]) {
      using network = openTestNetwork(origin, { proxy: `http://127.0.0.1:${port}` });
      expect(await network.send(requestTo(origin))).toMatchObject({ phase: 'before', cause: 'proxy' });
    }
  });

  it('times out at the deadline', async () => {
    await using silent = await startTcpServer(() => {});
    using network = openTestNetwork(origin, { proxy: `http://127.0.0.1:${silent.port}` });
    const failure = await network.send(requestTo(origin, { timeoutMs: 50 }));
    expect(failure).toMatchObject({ phase: 'before', cause: 'timeout' });
  });

  it("isn't used for unencrypted requests to this computer", async () => {
    await using server = await startCountingServer((_, response) => response.end('{"id":1}'));
    await using proxy = await connectProxy(() => server.port);
    using network = openTestNetwork(server.origin, { proxy: `http://127.0.0.1:${proxy.port}` });
    expect(await network.send(requestTo(server.origin))).toMatchObject({ status: 200 });
    expect(proxy.asked).toEqual([]);
  });
});
