import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createImportJobs } from '../../../electron/host/import-export/import-jobs.ts';
import { nodeRandom, systemTimers } from '../../../electron/host/ports.ts';
import { startUiServer } from '../../../electron/host/web/ui-server.ts';
import { uploadSource } from '../../../renderer/features/import/import-session.ts';
import type { Handlers } from '../../../shared/bridge/bridge-methods.ts';
import { MAX_EXPORT_BYTES } from '../../../shared/import-export/file-formats.ts';
import { type ImportSource, MAX_PART_LENGTH } from '../../../shared/import-export/import-preview-schemas.ts';
import { openHost } from '../../support/host.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { createWindowBridge, openLink, openSocket } from '../../support/window-bridge.ts';

const OPTIONS = '🍵 - Tea\n☕ - Coffee';
const blocks = (count: number): ImportSource => ({
  text: Array.from({ length: count }, (_, at) => `Question ${at} of many?\n${OPTIONS}`).join('\n\n'),
  format: 'text',
  table: null,
});
const ALL = { skip: [], importAnyway: [] };

function createJobs() {
  const timers = createManualTimers();
  const progress: [string, number][] = [];
  const jobs = createImportJobs({
    timers,
    onProgress: (job, share) => void progress.push([job, share]),
    isNeeded: () => true,
  });
  return { jobs, timers, progress };
}
const joinText = async (parts: readonly string[]) => parts.join('');

describe('text uploaded in parts', () => {
  it('is joined and then deleted', async () => {
    const { jobs } = createJobs();
    jobs.send('a', 'Tea ');
    jobs.send('b', 'Dogs ');
    jobs.send('a', 'or ');
    expect(await jobs.run({ job: 'a', sent: 7, text: 'coffee?' }, undefined, joinText)).toBe(
      'Tea or coffee?',
    );
    await expect(jobs.run({ job: 'a', sent: 7, text: 'coffee?' }, undefined, joinText)).rejects.toMatchObject(
      {
        code: 'bad-input',
      },
    );
    expect(await jobs.run({ job: 'b', sent: 5, text: 'or cats?' }, undefined, joinText)).toBe(
      'Dogs or cats?',
    );
    expect(await jobs.run({ sent: 0, text: 'Tea?' }, undefined, joinText)).toBe('Tea?');
  });

  it('is never imported partially after a timeout, cancellation, or newer upload', async () => {
    const { jobs, timers } = createJobs();
    const missing = (job: string) =>
      expect(jobs.run({ job, sent: 4, text: 'x' }, undefined, joinText)).rejects.toMatchObject({
        code: 'bad-input',
      });
    jobs.send('late', 'Tea ');
    timers.advance(60_000);
    await missing('late');
    jobs.send('canceled', 'Tea ');
    jobs.cancel('canceled');
    // The first call after a cancellation is aborted, and the next one finds no text.
    const isAborted = await jobs.run(
      { job: 'canceled', sent: 4, text: 'x' },
      undefined,
      async (_, { signal }) => signal?.aborted,
    );
    expect(isAborted).toBe(true);
    await missing('canceled');
    for (const job of ['first', 'second', 'third']) jobs.send(job, 'Tea ');
    await missing('first');
  });

  it("can't exceed the maximum file size", () => {
    const { jobs } = createJobs();
    const part = 'x'.repeat(MAX_EXPORT_BYTES / 2);
    jobs.send('a', part);
    jobs.send('a', part);
    expect(() => jobs.send('a', 'x')).toThrow(expect.objectContaining({ code: 'bad-input' }));
  });
});

describe('an import job', () => {
  it("reports its latest progress and stops when it's done", async () => {
    const { jobs, timers, progress } = createJobs();
    await jobs.run({ job: 'a', sent: 0, text: '' }, undefined, async (_, { onProgress }) => {
      for (const share of [0.1, 0.2]) onProgress?.(share);
      timers.advance(1_000);
      onProgress?.(0.9);
    });
    timers.advance(1_000);
    expect(progress).toEqual([['a', 0.2]]);
  });

  it("doesn't change anything after it's canceled by its ID", async () => {
    await using folder = await createTemporaryFolder();
    const { host } = await openHost(folder.dir);
    const source = { ...blocks(5_000), job: 'mine', sent: 0 };
    for (const method of ['import.preview', 'import.run'] as const) {
      const reading = host.handlers[method]({ ...source, ...ALL });
      await host.handlers['import.cancel']({ job: 'another' });
      await host.handlers['import.cancel']({ job: 'mine' });
      expect(await reading).toMatchObject({
        state: 'rejected',
        problems: [{ fault: { code: 'canceled' } }],
      });
    }
    expect([...host.library.entries()]).toEqual([]);
    await host.close();
  });

  it('is canceled when the app quits', async () => {
    await using folder = await createTemporaryFolder();
    const { host } = await openHost(folder.dir);
    const reading = host.handlers['import.run']({ ...blocks(5_000), sent: 0, ...ALL });
    await host.close();
    expect(await reading).toMatchObject({ state: 'rejected' });
    const { host: again } = await openHost(folder.dir);
    expect([...again.library.entries()]).toEqual([]);
    await again.close();
  });
});

describe('the app in a browser', () => {
  it('uploads a large file in small parts and imports all of it', async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(path.join(folder.dir, 'index.html'), '');
    const { host } = await openHost(folder.dir);
    const lengths: number[] = [];
    const { handlers } = host;
    const send: Handlers['import.sendPart'] = (part) => {
      lengths.push(part.text.length);
      return handlers['import.sendPart'](part);
    };
    const ui = await serve(folder.dir, { ...handlers, 'import.sendPart': send }, host.subscribe);
    const connection = await createWindowBridge(ui.createLink().url);
    const source = blocks(6_000);
    const sent = await uploadSource(connection, 'mine', source);
    const report = await connection.call('import.run', { ...sent, ...ALL });
    expect(report).toMatchObject({ state: 'done', added: { questions: 6_000 } });
    expect(lengths).toEqual(
      Array.from({ length: Math.floor(source.text.length / MAX_PART_LENGTH) }, () => MAX_PART_LENGTH),
    );
    await ui.close();
    await host.close();
  });

  it("cancels a page's jobs when the page closes and all jobs when the server closes", async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(path.join(folder.dir, 'index.html'), '');
    const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ended: Promise<unknown>[] = [];
    const preview: Handlers['import.preview'] = (_, signal) => {
      const aborted = new Promise((resolve) => signal?.addEventListener('abort', resolve));
      started[ended.length]?.resolve();
      ended.push(aborted);
      return aborted.then(() => {
        throw new Error('nobody waits');
      });
    };
    // The test calls only this method.
    const ui = await serve(folder.dir, { 'import.preview': preview } as Handlers, () => () => undefined);
    const page = openSocket(await openLink(ui.createLink().url));
    page.on('open', () => page.send(JSON.stringify({ id: 1, method: 'import.preview', input: blocks(1) })));
    await started[0]?.promise;
    page.close();
    await ended[0];
    const other = createWindowBridge(ui.createLink().url).then((connection) =>
      connection.call('import.preview', blocks(1)),
    );
    await started[1]?.promise;
    await Promise.all([ui.close(), expect(other).rejects.toMatchObject({ code: 'internal' })]);
  });
});

const serve = (
  assetsDir: string,
  handlers: Handlers,
  listen: Parameters<typeof startUiServer>[0]['subscribe'],
) =>
  startUiServer({
    assetsDir,
    handlers,
    subscribe: listen,
    port: 0,
    random: nodeRandom,
    timers: systemTimers,
    log: silentLog,
  });
