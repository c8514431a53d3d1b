import path from 'node:path';
import { expect } from '@playwright/test';
import { call } from '../support/bridge-call.ts';
import { launchDesktop, desktopTest as test } from '../support/desktop.ts';
import { detectElectronKind } from '../support/electron-kind.ts';
import {
  AUTHORITY,
  type Certificate,
  connectProxy,
  startCountingServer,
} from '../support/transport/tls-test-servers.ts';

const isMock = detectElectronKind(path.resolve(import.meta.dirname, '../..')).name === 'mock';
const BASE_URL = 'https://live.example/api/v1';

/**
 * Returns an environment without proxies in which the system trusts the certificate authority in this file.
 */
const createEnvironment = (trusted: string) => ({
  ...Object.fromEntries(
    ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'].map((name) => [
      name,
      '',
    ]),
  ),
  SSL_CERT_FILE: trusted,
  SSL_CERT_DIR: '',
});

const serve = (certificate: Certificate) =>
  startCountingServer((_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"detail":"No token."}');
  }, certificate);

test.describe('sync on the desktop', () => {
  test.skip(
    !isMock || process.platform !== 'linux',
    'the test can’t change the system’s proxy and certificates',
  );

  test('uses the system’s proxy and certificates', async ({ browser, userData }) => {
    await using server = await serve('good');
    await using proxy = await connectProxy(() => server.port);
    const env = {
      ...createEnvironment(AUTHORITY),
      ELECTRON_MOCK_PROXIES: `SOCKS5 127.0.0.1:1; PROXY 127.0.0.1:${proxy.port}; DIRECT`,
    };
    const desktop = await launchDesktop({ browser, userData, env });
    const page = await desktop.firstWindow();
    const checks = await call(page, 'sync.test', { baseUrl: BASE_URL, token: 'a-token' });
    expect(checks).toMatchObject({
      checks: expect.arrayContaining([
        expect.objectContaining({ what: 'tls', result: 'good' }),
        expect.objectContaining({ what: 'token', result: 'wrong' }),
      ]),
    });
    expect(proxy.asked[0]?.url).toBe('live.example:443');
    expect(server.arrivals[0]).toMatchObject({ url: '/api/v1/questions/1' });
    expect(await desktop.close()).toBe(0);
  });

  test('rejects untrusted certificates and explains unusable proxies', async ({ browser, userData }) => {
    await using server = await serve('good');
    await using proxy = await connectProxy(() => server.port);
    const unrelated = path.join(path.dirname(AUTHORITY), 'self-signed.pem');
    const env = { ...createEnvironment(unrelated), ELECTRON_MOCK_PROXIES: `PROXY 127.0.0.1:${proxy.port}` };
    const desktop = await launchDesktop({ browser, userData, env });
    const page = await desktop.firstWindow();
    expect(await call(page, 'sync.test', { baseUrl: BASE_URL, token: 'a-token' })).toMatchObject({
      checks: expect.arrayContaining([
        { what: 'tls', result: 'wrong', why: { code: 'untrusted', facts: { host: 'live.example' } } },
      ]),
    });
    expect(server.arrivals).toEqual([]);
    await desktop.evaluate(({ session }) => {
      Reflect.set(session.defaultSession, 'proxies', 'SOCKS5 127.0.0.1:1');
    });
    await page.evaluate(() => {
      location.hash = '#/settings/service';
    });
    await page.getByLabel('Base URL').fill(BASE_URL);
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByText('Your system’s proxy settings list only proxies')).toBeVisible();
    expect(await desktop.close()).toBe(0);
  });
});
