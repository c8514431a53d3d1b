import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createLazyTransport } from '../../../../electron/host/sync/transport/lazy-transport.ts';
import { openHost } from '../../../support/host.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { countingServer } from '../../../support/transport/tls-test-servers.ts';

const CANARY = 'canary-token-of-the-live-service-5f3a9c';
/** As the token would look if it leaked into a file. */
const SHAPES = [
  CANARY,
  Buffer.from(CANARY).toString('hex'),
  Buffer.from(CANARY).toString('base64').slice(0, 48),
];

/** A service that repeats the token in every rejection, and finally asks for another one. */
const STATUSES = [422, 503, 401];

async function filesIn(dir: string): Promise<string[]> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  return Promise.all(
    found
      .filter((one) => one.isFile())
      .map(
        async ({ parentPath, name }) => `${name}\n${await readFile(path.join(parentPath, name), 'latin1')}`,
      ),
  );
}

it('keeps the live token out of every file, log, event, response, and export', async () => {
  await using folder = await temporaryFolder();
  await using service = await countingServer(({ headers }, response) => {
    const status = STATUSES[service.arrivals.length - 1] ?? 401;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ detail: `Not with ${headers.authorization}` }));
  });
  const openTransport = createLazyTransport({ environment: {}, version: '0.0.0' });
  const { host, said } = await openHost(folder.dir, 0, { openTransport });
  const { handlers } = host;
  const shown: unknown[] = [];
  await handlers['settings.set']({ syncUrl: `${service.origin}/api/v1` });
  shown.push(await handlers['sync.setToken']({ token: CANARY }));
  const { ids } = await handlers['library.addSamples']({});
  shown.push(await handlers['sync.queue']({ ids: ids.slice(0, 4) }));
  for (const _ of STATUSES) shown.push(await handlers['sync.runNow']({}));
  shown.push(await handlers['sync.test']({}));
  shown.push(await handlers['sync.activity']({ offset: 0, limit: 100 }));
  shown.push(await handlers['sync.question']({ id: ids[0] ?? 0 }));
  for (const id of ids.slice(0, 4)) shown.push(await handlers['sync.lastResponses']({ id }));
  shown.push(await handlers['settings.get']({}));
  shown.push(await handlers['export.run']({ format: 'json' }));
  shown.push(await handlers['requests.export']({ format: 'har', search: '' }));
  shown.push(await handlers['backup.create']({}));
  await host.close();

  expect(service.arrivals.length).toBeGreaterThan(STATUSES.length);
  expect(service.arrivals.some(({ headers }) => headers.authorization === `Bearer ${CANARY}`)).toBe(true);
  const files = await filesIn(folder.dir);
  expect(files.some((text) => text.startsWith('live-tokens.bin'))).toBe(true);
  for (const text of [...files, ...said, ...shown.map((one) => JSON.stringify(one))]) {
    for (const shape of SHAPES) expect(text.includes(shape), text.slice(0, 200)).toBe(false);
  }
});
