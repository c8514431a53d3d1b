import { describe, expect, it } from 'vitest';
import { createSystemNetwork } from '../../../electron/desktop/system-network.ts';
import { silentLog } from '../../support/silent-log.ts';

const session = { resolveProxy: async (url: string) => `PROXY for.${new URL(url).host}:8080` };

describe('the system network', () => {
  it("uses the session's proxy settings", async () => {
    const { resolveProxy } = createSystemNetwork(session, silentLog);
    expect(await resolveProxy('https://live.example/')).toBe('PROXY for.live.example:8080');
  });

  it('reads the system certificates only once', async () => {
    const { readSystemCertificates } = createSystemNetwork(session, silentLog);
    const certificates = await readSystemCertificates();
    for (const pem of certificates) expect(pem).toMatch(/^-----BEGIN CERTIFICATE-----/);
    expect(await readSystemCertificates()).toBe(certificates);
  });

  it("logs once that it can't read the certificates and returns none", async () => {
    const logged: unknown[] = [];
    const log = { ...silentLog, error: (message: string) => void logged.push(message) };
    const { readSystemCertificates } = createSystemNetwork(session, log, () =>
      Promise.reject(new Error('no')),
    );
    expect(await readSystemCertificates()).toEqual([]);
    expect(await readSystemCertificates()).toEqual([]);
    expect(logged).toEqual(["Couldn't read the certificates that the system trusts"]);
  });
});
