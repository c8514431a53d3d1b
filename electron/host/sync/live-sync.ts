import { hash } from 'node:crypto';
import type { EmojiBook } from '../../../shared/emoji/emoji.ts';
import type { SimilarQuestion } from '../../../shared/question.ts';
import type { Settings } from '../../../shared/settings.ts';
import { reasonOf } from '../durable-file.ts';
import type { Files } from '../files.ts';
import type { Library } from '../library/library.ts';
import type { SetAside } from '../library/recovery/set-aside.ts';
import type { Store } from '../library/store/store.ts';
import type { Clock, Log, Random, SettingsStore, Timers } from '../ports.ts';
import type { TokenVault } from '../token-vault.ts';
import { createSync } from './engine.ts';
import { createFactsFile } from './facts-file.ts';
import { createLibraryBook } from './library-book.ts';
import { createLiveTokens, type LiveTokens } from './live-tokens.ts';
import { createScheduledRefresh } from './scheduled-refresh.ts';
import type { Sync } from './sync.ts';
import type { OpenWay, Way } from './way.ts';

interface LiveSyncOptions {
  /** The library's folder. */
  dir: string;
  files: Files;
  clock: Clock;
  timers: Timers;
  random: Random;
  log: Log;
  library: Pick<Library, 'synced' | 'changeSynced' | 'addFromService' | 'subscribe'>;
  latest: Store['latest'];
  setAside: Pick<SetAside, 'keep'>;
  book: () => EmojiBook;
  settings: Pick<SettingsStore, 'get'>;
  vault: TokenVault;
  /** For this run, and for the address that the settings name now. */
  givenToken: string | undefined;
  openWay: OpenWay;
  /** Remembers which questions the service named as similar to one of the library. */
  remember: (id: number, named: readonly SimilarQuestion[]) => Promise<void>;
  /** Something that is shown has changed. */
  onChange: () => void;
}

/** Sync with the live service over a library, and what belongs to it. */
export interface LiveSync {
  readonly sync: Sync;
  readonly way: Way;
  readonly tokens: LiveTokens;
  /** The settings were others before. */
  changed(before: Settings, now: Settings): void;
  /** Begins nothing more, waits for what is under way, ends every connection. */
  close(): Promise<void>;
}

/** The settings that sync goes by. */
const SETTINGS = [
  'syncUrl',
  'syncAutomatic',
  'syncMinutes',
  'refreshHours',
  'syncProxy',
  'syncCaFile',
] as const;

/** Automatic rounds fetch what is known as well. */
const hoursOf = ({ syncAutomatic, refreshHours }: Settings): number => (syncAutomatic ? 0 : refreshHours);

/** Tells tokens apart, and is too short to find one by: 40 bits. */
const digest = (token: string): string => hash('sha256', `qotd-studio ${token}`, 'hex').slice(0, 10);

/** Opens it. Nothing is sent by that, unless automatic rounds are on. Never rejects. */
export async function openLiveSync(ports: LiveSyncOptions): Promise<LiveSync> {
  const { clock, timers, random, log, library, latest, book, settings, vault, givenToken, onChange } = ports;
  const given = givenToken === undefined ? null : { token: givenToken, baseUrl: settings.get().syncUrl };
  const tokens = createLiveTokens(vault, given);
  const way = ports.openWay({
    settings: () => ({ proxy: settings.get().syncProxy, caFile: settings.get().syncCaFile }),
    tokenFor: tokens.of,
  });
  const sync = await createSync({
    book: createLibraryBook({ library, latest, book }),
    network: way,
    facts: createFactsFile(ports),
    clock,
    timers,
    random,
    log,
    connection: async () => tokens.connection(settings.get().syncUrl),
    options: () => ({ automatic: settings.get().syncAutomatic, interval: settings.get().syncMinutes }),
    digest,
    onChange,
    onNamed({ id }, named) {
      ports.remember(id, named).catch((error: unknown) => {
        log.warn('what the service found similar could not be kept', { id, reason: reasonOf(error) });
      });
    },
  });
  library.subscribe((ids, forSync) => {
    if (forSync) sync.noticed(ids);
  });
  const refreshing = createScheduledRefresh(ports, sync, () => hoursOf(settings.get()));
  return {
    sync,
    way,
    tokens,
    changed(before, now) {
      if (SETTINGS.every((name) => before[name] === now[name])) return;
      sync.changed();
      if (hoursOf(before) !== hoursOf(now)) refreshing.begin();
    },
    async close() {
      refreshing.stop();
      await sync.close();
      await way.close();
    },
  };
}
