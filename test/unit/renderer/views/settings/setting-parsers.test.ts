import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../../../renderer/bridge/bridge-client.ts';
import { createBackendEvents } from '../../../../../renderer/stores/primitives/backend-events.ts';
import { createQueryClient } from '../../../../../renderer/stores/primitives/query-client.ts';
import { createSettingsStore } from '../../../../../renderer/stores/settings-store.ts';
import {
  parseName,
  parsePort,
  parseProxy,
  parseService,
} from '../../../../../renderer/views/settings/setting-parsers.ts';
import { AppError } from '../../../../../shared/errors.ts';
import { createDefaultSettings } from '../../../../../shared/settings.ts';
import { createFakeConnection } from '../../bridge/fake-connection.ts';

const storeOver = (connection: Connection) => {
  const feed = createBackendEvents(connection);
  return createSettingsStore({
    bridge: connection,
    events: feed,
    queries: createQueryClient(connection, feed),
  });
};

describe('parsePort', () => {
  it.each([
    ['0', 0],
    ['4747', 4747],
    [' 80 ', 80],
    ['65535', 65_535],
    ['65536', null],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['0x50', null],
    ['٤٧', null],
  ])('parses %j as %s', (typed, port) => {
    expect(parsePort(typed)).toBe(port);
  });
});

describe('parseService', () => {
  it.each([
    ['', ''],
    [' https://qotd.example/api/v1 ', 'https://qotd.example/api/v1'],
    ['http://127.0.0.1:4747/api/v1', 'http://127.0.0.1:4747/api/v1'],
    ['http://localhost:4747/api/v1', 'http://localhost:4747/api/v1'],
    ['http://qotd.example/api/v1', null],
    ['http://127.0.0.1.example/api/v1', null],
    ['https://me:secret@qotd.example/api/v1', null],
    ['https://qotd.example/api/v1#create', null],
    ['https://qotd.example/api/v1?x=1', null],
    ['ftp://qotd.example', null],
    ['qotd.example', null],
  ])('parses %j as %j', (typed, address) => {
    expect(parseService(typed)).toBe(address);
  });
});

describe('parseProxy', () => {
  it.each([
    ['', ''],
    [' none ', 'none'],
    ['http://proxy.example:8080', 'http://proxy.example:8080'],
    ['http://me:secret@proxy.example', null],
    ['socks5://proxy.example', null],
  ])('parses %j as %j', (typed, address) => {
    expect(parseProxy(typed)).toBe(address);
  });
});

describe('parseName', () => {
  it("trims the name and returns null if it's empty", () => {
    expect(parseName('  Mira Okafor ')).toBe('Mira Okafor');
    expect(parseName('   ')).toBeNull();
  });
});

describe('the settings store', () => {
  const start = async () => {
    const fake = createFakeConnection();
    const store = storeOver(fake.connection);
    await fake.calls[0]?.respond(createDefaultSettings());
    return { ...fake, store };
  };

  it('shows a change before the backend has saved it', async () => {
    const { store, calls } = await start();
    const change = store.change({ theme: 'dark' });
    expect(store.get()?.theme).toBe('dark');
    await calls.at(-1)?.respond({ ...createDefaultSettings(), theme: 'dark' });
    await change;
    expect(calls.at(-1)).toMatchObject({ method: 'settings.set', input: { theme: 'dark' } });
  });

  it("reverts a change that the backend couldn't save", async () => {
    const { store, calls } = await start();
    const change = store.change({ theme: 'dark' });
    const rejected = expect(change).rejects.toMatchObject({ code: 'disk' });
    await calls.at(-1)?.fail(new AppError('disk', 'full'));
    await rejected;
    expect(store.get()?.theme).toBe('system');
  });

  it('shows changes by other clients', async () => {
    const { store, emit } = await start();
    emit({ type: 'settings', revision: 1, settings: { ...createDefaultSettings(), theme: 'light' } });
    expect(store.get()?.theme).toBe('light');
  });
});
