import { describe, expect, it } from 'vitest';
import type { OpenTransport } from '../../../../electron/host/sync/sync-ports.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { openHost } from '../../../support/host.ts';
import { createFailure, fakeService } from '../../../support/sync/fake-service.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

/** Opens a backend with a simulated live service that doesn't use sockets. */
async function openSync(dir: string) {
  const service = fakeService();
  const openTransport: OpenTransport = () => ({
    send: (request) => service.send(request),
    test: async () => [],
    close: async () => {},
  });
  const { host } = await openHost(dir, 0, { openTransport });
  const { handlers } = host;
  await handlers['settings.set']({ syncUrl: 'https://service.example/api/v1' });
  await handlers['sync.setToken']({ token: 'token' });
  const queue = async (title: string): Promise<number> => {
    const input = { ...createEmptyDraft(), title, options: '🍵 - Tea\n☕ - Coffee' };
    const fresh = { id: null, key: title, version: 0, basedOn: 0 };
    const { id } = await handlers['question.save']({ ...fresh, input });
    await handlers['sync.queue']({ ids: [id] });
    return id;
  };
  return {
    service,
    queue,
    press: () => handlers['sync.runNow']({}),
    stateOf: async (id: number) => {
      const { rows } = await handlers['sync.activity']({ offset: 0, limit: 50 });
      return rows.find((row) => row.id === id)?.state;
    },
    there: () => [...service.questions.values()].map(({ question }) => question),
    [Symbol.asyncDispose]: () => host.close(),
  };
}

describe('a manual sync', () => {
  it('sends only the questions that were queued when Sync was pressed', async () => {
    await using folder = await createTemporaryFolder();
    await using over = await openSync(folder.dir);
    const { service, queue, press, stateOf, there } = over;
    await queue('First one?');
    await queue('Second one?');
    let lateId = 0;
    service.plan(async (_, proceed) => {
      lateId = await queue('Queued meanwhile?');
      return proceed();
    });
    // `next` is null because nothing is sent automatically afterward.
    expect(await press()).toMatchObject({ lastRound: { synced: 2, held: 0, waiting: 0 }, next: null });
    expect(there()).toEqual(['First one?', 'Second one?']);
    expect(await stateOf(lateId)).toBe('waiting');
    await press();
    expect(there()).toEqual(['First one?', 'Second one?', 'Queued meanwhile?']);
    expect(await stateOf(lateId)).toBe('synced');
  });

  it('keeps the time of the last synced question if it syncs none', async () => {
    await using folder = await createTemporaryFolder();
    await using over = await openSync(folder.dir);
    await over.queue('First one?');
    const { lastRound: first } = await over.press();
    expect(first?.syncedAt).toBe(first?.at);
    expect((await over.press()).lastRound).toMatchObject({ synced: 0, syncedAt: first?.at });
    await over.queue('Second one?');
    over.service.plan(() => createFailure('before', 'refused'));
    expect((await over.press()).lastRound).toMatchObject({ synced: 0, waiting: 1, syncedAt: first?.at });
  });

  it('includes newly queued questions if Sync is pressed again during a sync', async () => {
    await using folder = await createTemporaryFolder();
    await using over = await openSync(folder.dir);
    const { service, queue, press, there } = over;
    await queue('First one?');
    let again: Promise<unknown> = Promise.resolve();
    service.plan(async (_, proceed) => {
      await queue('Queued meanwhile?');
      again = press();
      return proceed();
    });
    await press();
    await again;
    expect(there()).toEqual(['First one?', 'Queued meanwhile?']);
    expect(service.notify()).toEqual(['POST', 'POST']);
  });
});
