import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatConnectionTest } from '../../../../shared/messages/connection-test-message.ts';
import { checkSchema } from '../../../../shared/sync/sync-views.ts';
import { inEnglish } from '../../../support/translations.ts';
import { TOKEN } from '../../../support/transport/test-transport.ts';
import {
  AUTHORITY,
  type Certificate,
  connectProxy,
  startCountingServer,
} from '../../../support/transport/tls-test-servers.ts';

const CHILD = path.join(import.meta.dirname, '../../../support/transport/tls-child.ts');
const IGNORED = inEnglish('connectionTest.variableIgnored');

const resultSchema = z.object({
  outcome: z.object({ kind: z.string(), status: z.int().optional(), cause: z.string().optional() }),
  checks: z.array(checkSchema),
});

/**
 * Sends a create and tests the connection in a process whose environment makes Node's TLS accept any
 * certificate.
 */
async function sendWithVariable(
  { origin, caFile = '', proxy = '' }: { origin: string; caFile?: string; proxy?: string },
  flags: readonly string[] = [],
) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, CHILD, origin, caFile, proxy || 'none'],
    { env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
  );
  const { outcome, checks } = resultSchema.parse(JSON.parse(stdout));
  const tls = checks.find(({ what }) => what === 'tls');
  return { outcome, tls: tls && { result: tls.result, message: formatConnectionTest(tls, inEnglish) } };
}

const startSecureServer = (certificate: Certificate) =>
  startCountingServer((_, response) => response.end('{"id":1}'), certificate);

describe('sync with NODE_TLS_REJECT_UNAUTHORIZED=0', () => {
  it.each([
    ['self-signed', 'self-signed', ''],
    ['untrusted', 'good', ''],
    ['expired', 'expired', AUTHORITY],
    ['for another name', 'other-name', AUTHORITY],
  ] as const)(
    "doesn't send the token to a server with a certificate that is %s",
    async (_, certificate, caFile) => {
      await using server = await startSecureServer(certificate);
      const { outcome, tls } = await sendWithVariable({ origin: server.origin, caFile });
      expect(outcome).toMatchObject({ kind: 'failure', cause: 'tls' });
      // The connection test reads the certificate without sending a token.
      expect(JSON.stringify(server.arrivals)).not.toContain(TOKEN);
      expect(tls?.result).toBe('wrong');
      expect(tls?.message).toContain(IGNORED);
    },
  );

  it("doesn't send anything to or through a proxy with an untrusted certificate", async () => {
    await using server = await startSecureServer('good');
    await using proxy = await connectProxy(() => server.port, undefined, 'self-signed');
    const { outcome } = await sendWithVariable({
      origin: server.origin,
      caFile: AUTHORITY,
      proxy: `https://127.0.0.1:${proxy.port}`,
    });
    expect(outcome).toMatchObject({ kind: 'failure', cause: 'proxy' });
    expect([proxy.asked, server.arrivals]).toEqual([[], []]);
  });

  it("doesn't send the token through a proxy to an untrusted server", async () => {
    await using server = await startSecureServer('self-signed');
    await using proxy = await connectProxy(() => server.port, undefined, 'good');
    const { outcome } = await sendWithVariable({
      origin: server.origin,
      caFile: AUTHORITY,
      proxy: `https://127.0.0.1:${proxy.port}`,
    });
    expect(outcome).toMatchObject({ kind: 'failure', cause: 'tls' });
    expect(proxy.asked.length).toBeGreaterThan(0);
    expect(server.arrivals).toEqual([]);
  });

  it.each([
    ['without --use-system-ca', []],
    ['with --use-system-ca', ['--use-system-ca']],
  ])("trusts a CA file's certificates, %s", async (_, flags) => {
    await using server = await startSecureServer('good');
    await using proxy = await connectProxy(() => server.port, undefined, 'good');
    for (const through of ['', `https://127.0.0.1:${proxy.port}`]) {
      const { outcome, tls } = await sendWithVariable(
        { origin: server.origin, caFile: AUTHORITY, proxy: through },
        flags,
      );
      expect(outcome).toMatchObject({ kind: 'response', status: 200 });
      expect(tls).toEqual({ result: 'good', message: IGNORED });
    }
    expect(proxy.asked.length).toBeGreaterThan(0);
  });
});
