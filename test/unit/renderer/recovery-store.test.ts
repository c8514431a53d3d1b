import { describe, expect, it } from 'vitest';
import { createHostFeed } from '../../../renderer/state/host-feed.ts';
import { createRecoveryStore } from '../../../renderer/state/recovery-store.ts';
import { AppError } from '../../../shared/errors.ts';
import type { RecoveryReport } from '../../../shared/recovery.ts';
import { createFakeConnection } from './fake-connection.ts';

const report = (folder: string): RecoveryReport => ({ at: 0, folder, files: [], restored: [], lost: [] });

/** A window that has heard of these reports. */
async function start(...reports: RecoveryReport[]) {
  const fake = createFakeConnection();
  const feed = createHostFeed(fake.connection);
  const store = createRecoveryStore({ bridge: fake.connection, feed });
  await fake.calls[0]?.answer(reports);
  const answer = async (...next: RecoveryReport[]) => {
    fake.emit({ type: 'recovery', revision: fake.calls.length });
    await fake.calls.at(-1)?.answer(next);
  };
  return { ...fake, store, answer };
}

describe('reports of damaged files', () => {
  it('are shown when they come, at the start and later', async () => {
    const { store, answer } = await start();
    expect(store.get()).toEqual({ reports: [], isShown: false });
    await answer(report('a'));
    expect(store.get()).toEqual({ reports: [report('a')], isShown: true });
  });

  it('are not shown again once put off, until another comes or they are asked for', async () => {
    const { store, answer, enter, calls } = await start(report('a'));
    store.hide();
    await answer(report('a'));
    enter('online');
    await calls.at(-1)?.answer([report('a')]);
    expect(store.get()).toEqual({ reports: [report('a')], isShown: false });
    store.show();
    expect(store.get().isShown).toBe(true);
    store.hide();
    await answer(report('b'), report('a'));
    expect(store.get().isShown).toBe(true);
  });

  it('are gone once dismissed, each by its folder', async () => {
    const { store, calls } = await start(report('b'), report('a'));
    const dismissed = store.dismiss();
    await calls[1]?.answer({});
    await calls[2]?.answer({});
    await dismissed;
    expect(calls.slice(1).map(({ method, input }) => [method, input])).toEqual([
      ['recovery.dismiss', { folder: 'b' }],
      ['recovery.dismiss', { folder: 'a' }],
    ]);
    expect(store.get()).toEqual({ reports: [], isShown: false });
    store.show();
    expect(store.get().isShown).toBe(false);
  });

  it('dismissed in another window go here as well', async () => {
    const { store, answer } = await start(report('a'));
    await answer();
    expect(store.get()).toEqual({ reports: [], isShown: false });
  });

  it('stay where they could not be dismissed', async () => {
    const { store, calls } = await start(report('a'));
    const dismissed = store.dismiss();
    const refused = expect(dismissed).rejects.toMatchObject({ code: 'disk' });
    await calls[1]?.fail(new AppError('disk', 'full'));
    await refused;
    expect(store.get()).toEqual({ reports: [report('a')], isShown: true });
  });
});
