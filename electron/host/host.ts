import type { AppInfo, Handlers, HostEvent } from '../../shared/bridge.ts';
import type { CustomEmoji } from '../../shared/emoji.ts';
import { createEmojiBook, type EmojiBook } from '../../shared/emoji.ts';
import { bundledEmojiNames } from '../../shared/emoji-names.ts';
import { createEvents } from './events.ts';
import type { Files } from './files.ts';
import { createHandlers } from './handlers.ts';
import { type Account, startApiServer } from './http/api-server.ts';
import { createLibrary, type Library } from './library/library.ts';
import { openStore } from './library/store.ts';
import { createLocalApi, type LocalApi } from './local-api.ts';
import type { Clock, Log, Random, SettingsStore } from './ports.ts';

export interface HostPorts {
  /** The library's folder; made where it is missing. */
  dataDir: string;
  shell: AppInfo['shell'];
  version: string;
  platform: string;
  clock: Clock;
  random: Random;
  files: Files;
  /** Called once the library is held: until then its folder, settings and all, is another program's. */
  openSettings: () => Promise<SettingsStore>;
  log: Log;
  /** Who may call the local API. */
  accounts: readonly Account[];
  /** Taken instead of the port of the settings, which then stays as it is. */
  apiPort?: number;
}

/** The application itself: the library, the local API over it, and the bridge to whoever shows it. */
export interface Host {
  readonly handlers: Handlers;
  readonly library: Library;
  readonly localApi: LocalApi;
  readonly settings: SettingsStore;
  listen(onEvent: (event: HostEvent) => void): () => void;
  /** Ends the local API, waits for the disk, gives the library free. */
  close(): Promise<void>;
}

/**
 * Opens the library and composes everything over it. The local API is not started yet.
 * Rejects with AppError('library-in-use'), ('library-too-new'), ('library-unreadable') or ('disk').
 */
export async function createHost(ports: HostPorts): Promise<Host> {
  const { dataDir, clock, random, files, log, accounts } = ports;
  const events = createEvents();
  const store = await openStore({ dir: dataDir, files, log, clock });
  const settings = await ports.openSettings().catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const book = emojiBookOf(() => settings.get().customEmoji);
  const library = createLibrary({
    store,
    clock,
    random,
    book,
    author: () => settings.get().author,
    onChange: (ids) => events.emit({ type: 'library', ids, counts: { ...library.counts } }),
  });
  const localApi = createLocalApi({
    listen: (port) =>
      startApiServer({
        library,
        accounts: () => accounts,
        book,
        absentFields: () => settings.get().absentFields,
        port,
        log,
      }),
    port: () => ports.apiPort ?? settings.get().apiPort,
    onChange: (status) => events.emit({ type: 'api', status }),
  });
  const handlers = createHandlers({
    info: { version: ports.version, shell: ports.shell, platform: ports.platform, dataDir },
    events,
    library,
    localApi,
    settings,
    tokens: () =>
      accounts.map(({ role, token, author }) => ({
        role,
        token,
        author: { id: author.id, globalName: author.globalName },
      })),
  });
  return {
    handlers,
    library,
    localApi,
    settings,
    listen: events.listen,
    async close() {
      await localApi.stop();
      await store.close();
    },
  };
}

/** The emoji book over the bundled names, made anew when the user's own emoji change. */
function emojiBookOf(custom: () => readonly CustomEmoji[]): () => EmojiBook {
  let names: ReturnType<typeof bundledEmojiNames> | null = null;
  let made: { custom: readonly CustomEmoji[]; book: EmojiBook } | null = null;
  return () => {
    const now = custom();
    if (made?.custom !== now) {
      names ??= bundledEmojiNames();
      made = { custom: now, book: createEmojiBook(names, now) };
    }
    return made.book;
  };
}
