import { describe, expect, it } from 'vitest';
import { createBackendEvents } from '../../../../renderer/stores/primitives/backend-events.ts';
import { createRecoveryStore } from '../../../../renderer/stores/recovery-store.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { RecoveryReport } from '../../../../shared/library/recovery-report.ts';
import { createFakeConnection } from '../bridge/fake-connection.ts';

const report = (folder: string): RecoveryReport => ({ at: 0, folder, files: [], restored: [], lost: [] });

/** Starts a store that has received these reports. */
async function start(...reports: RecoveryReport[]) {
  const fake = createFakeConnection();
  const feed = createBackendEvents(fake.connection);
  const store = createRecoveryStore({ bridge: fake.connection, feed });
  /** Lists all calls. Excludes calls about changed files. */
  const listCalls = () => fake.calls.filter(({ method }) => method !== 'recovery.changedFiles');
  await listCalls()[0]?.respond(reports);
  const respond = async (...next: RecoveryReport[]) => {
    fake.emit({ type: 'recovery', revision: fake.calls.length });
    await listCalls().at(-1)?.respond(next);
  };
  return { ...fake, store, respond, calls: listCalls };
}

describe('reports of damaged files', () => {
  it('appear when they arrive after startup', async () => {
    const { store, respond } = await start();
    expect(store.get()).toMatchObject({ reports: [], shown: [] });
    await respond(report('a'));
    expect(store.get()).toMatchObject({ reports: [report('a')], shown: [report('a')] });
  });

  it('use the newer response if they’re requested twice', async () => {
    const { store, emit, calls } = await start();
    const reportRequests = () =>
      calls()
        .filter(({ method }) => method === 'recovery.reports')
        .slice(1);
    emit({ type: 'recovery', revision: 1 });
    emit({ type: 'recovery', revision: 2 });
    await reportRequests()[0]?.respond([report('old')]);
    expect(store.get().reports).toEqual([]);
    await reportRequests()[1]?.respond([report('new')]);
    expect(store.get()).toMatchObject({ reports: [report('new')], shown: [report('new')] });
    expect(reportRequests()).toHaveLength(2);
  });

  it('remain hidden until they’re opened, even if new ones arrive', async () => {
    const { store, respond, enter, calls } = await start(report('a'));
    store.hide();
    await respond(report('a'));
    enter('online');
    await calls()
      .at(-1)
      ?.respond([report('a')]);
    expect(store.get()).toMatchObject({ reports: [report('a')], shown: [] });
    store.show();
    expect(store.get().shown).toEqual([report('a')]);
    store.hide();
    await respond(report('b'), report('a'));
    expect(store.get()).toMatchObject({ reports: [report('b'), report('a')], shown: [report('b')] });
    store.show();
    expect(store.get().shown).toEqual([report('b'), report('a')]);
  });

  it('remain in the list if only newer reports were dismissed', async () => {
    const { store, respond, calls } = await start(report('a'));
    store.hide();
    await respond(report('b'), report('a'));
    const before = calls().length;
    const dismissed = store.dismiss();
    await calls()[before]?.respond({});
    await dismissed;
    expect(
      calls()
        .slice(before)
        .map(({ input }) => input),
    ).toEqual([{ folder: 'b' }]);
    expect(store.get()).toMatchObject({ reports: [report('a')], shown: [] });
  });

  it('are dismissed one by one', async () => {
    const { store, calls } = await start(report('b'), report('a'));
    const dismissed = store.dismiss();
    await calls()[1]?.respond({});
    await calls()[2]?.respond({});
    await dismissed;
    expect(
      calls()
        .slice(1)
        .map(({ method, input }) => [method, input]),
    ).toEqual([
      ['recovery.dismiss', { folder: 'b' }],
      ['recovery.dismiss', { folder: 'a' }],
    ]);
    expect(store.get()).toMatchObject({ reports: [], shown: [] });
    store.show();
    expect(store.get().shown).toEqual([]);
  });

  it('disappear when they’re dismissed in another window', async () => {
    const { store, respond } = await start(report('a'));
    await respond();
    expect(store.get()).toMatchObject({ reports: [], shown: [] });
  });

  it('remain if they can’t be dismissed', async () => {
    const { store, calls } = await start(report('a'));
    const dismissed = store.dismiss();
    const refused = expect(dismissed).rejects.toMatchObject({ code: 'disk' });
    await calls()[1]?.fail(new AppError('disk', 'full'));
    await refused;
    expect(store.get()).toMatchObject({ reports: [report('a')], shown: [report('a')] });
  });
});
