import { createHash } from 'node:crypto';
import { createLibrary, type Library } from '../../electron/host/library/commands/editable-library.ts';
import type { Sync } from '../../electron/host/sync/sync-engine.ts';
import type { Connection, SyncPorts, SyncPreferences } from '../../electron/host/sync/sync-ports.ts';
import type { EmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../shared/errors.ts';
import type { Random } from '../support/random.ts';
import type { CreateSync } from './engine-under-test.ts';
import { createInvariantChecker, type InvariantChecker } from './invariants/invariant-checker.ts';
import type { PastValues } from './invariants/question-record.ts';
import type { Violate } from './invariants/violation.ts';
import type { LiveServer } from './server/live-server.ts';
import { createDisk, type Disk, type Mounted, waitForever } from './simulated-disk.ts';
import type { Network } from './simulated-network.ts';
import { createSimulatedRepository } from './simulated-repository.ts';
import type { Trace } from './trace.ts';
import type { VirtualTime } from './virtual-time.ts';

/** An author's app with a separate library, engine, settings, and disk. */
export interface Client {
  readonly name: string;
  readonly disk: Disk;
  readonly checker: InvariantChecker;
  readonly settings: Connection & SyncPreferences;
  /** The running engine, or null during its start. */
  readonly running: { library: Library; sync: Sync } | null;
  readonly isWriting: boolean;
  /** Applies changes to the base URL, token, or schedule. */
  reset(settings: Partial<Connection & SyncPreferences>): void;
  /** Simulates a power failure and a restart. */
  crash(): void;
  /** Moves the wall clock. */
  changeClock(milliseconds: number): void;
}

export interface ClientParts {
  name: string;
  createSync: CreateSync;
  time: VirtualTime;
  network: Network;
  servers: ReadonlyMap<string, LiveServer>;
  getServed: (remoteId: number) => PastValues;
  emoji: EmojiResolver;
  /** The source of random numbers for the engine, the disk, and the clock. */
  random: Random;
  settings: Connection & SyncPreferences;
  violate: Violate;
  trace: Trace | null;
}

const STATE_FILE = 'sync.json';

/** Creates a client and starts its engine immediately. */
export function createClient(parts: ClientParts): Client {
  const { name, createSync, time, network, random, emoji, violate, trace } = parts;
  let settings = parts.settings;
  let jumped = 0;
  let running: Client['running'] = null;
  let mounted: Mounted;
  let life = 0;
  const now = () => time.clock.now() + jumped;
  const say = (what: string) => trace?.add(name, what);
  const disk = createDisk({ time, random, onSaved: (entry) => watcher.onSave(entry) });
  const watcher = createInvariantChecker({
    violate,
    getTime: time.now,
    getWallTime: now,
    disk,
    servers: parts.servers,
    getServed: parts.getServed,
  });
  watcher.connect(settings.baseUrl, settings.token);

  function createPorts(isAlive: () => boolean): SyncPorts {
    return {
      repository: createSimulatedRepository({ mounted, emoji, now, isAlive, onChange: watcher.changed }),
      network: {
        send: (request) =>
          new Promise((resolve) => {
            if (isAlive()) network.send(name, request, (arrived) => isAlive() && resolve(arrived));
          }),
      },
      stateFile: {
        load: async () => JSON.parse(disk.files.get(STATE_FILE) ?? 'null'),
        save: (facts) => (isAlive() ? mounted.write(STATE_FILE, JSON.stringify(facts)) : waitForever()),
      },
      clock: { now },
      timers: {
        now: time.now,
        after: (milliseconds, work) => time.after(milliseconds, () => isAlive() && work()),
      },
      random: {
        uuid: () => `${name}-${random.pickInteger(2 ** 32).toString(16)}`,
        bytes: (count) => Uint8Array.from(random.pickMany(count, () => random.pickInteger(256))),
        fraction: () => random.pickInteger(2 ** 32) / 2 ** 32,
      },
      log: {
        info: (message, facts) => say(`log: ${message} ${facts ? JSON.stringify(facts) : ''}`),
        warn: (message, facts) => say(`log: ${message} ${facts ? JSON.stringify(facts) : ''}`),
        error: (message, cause) => {
          say(`log: ${message} ${String(cause)}`);
          if (!(cause instanceof AppError && cause.code === 'disk'))
            violate('failed', `${message}: ${describeReason(cause)}`);
        },
      },
      connection: async () => ({ baseUrl: settings.baseUrl, token: settings.token }),
      getPreferences: () => ({ automatic: settings.automatic, intervalMinutes: settings.intervalMinutes }),
      digest: (token) => createHash('sha256').update(token).digest('hex').slice(0, 12),
      onChange: () => {},
      onSimilarQuestions: () => {},
    };
  }

  function start(): void {
    life += 1;
    const mine = life;
    const isAlive = () => life === mine;
    const startedWith = settings;
    mounted = disk.open();
    const library = createLibrary({
      store: mounted.store,
      clock: { now },
      random: {
        uuid: () => `${name}-${random.pickInteger(2 ** 32)}`,
        bytes: () => new Uint8Array(),
        fraction: () => 0,
      },
      emojiResolver: () => emoji,
      author: () => AUTHOR,
    });
    library.subscribe(() => {
      if (isAlive()) running?.sync.onEntriesChange();
    });
    Promise.resolve(createSync(createPorts(isAlive))).then(
      (sync) => {
        if (!isAlive()) return;
        running = { library, sync };
        // The engine may have missed settings that changed during its start.
        if (settings !== startedWith) sync.onSettingsChange();
      },
      (error: unknown) => violate('failed', `the engine does not start: ${describeReason(error)}`),
    );
  }
  start();

  return {
    name,
    disk,
    checker: watcher,
    get settings() {
      return settings;
    },
    get running() {
      return running;
    },
    get isWriting() {
      return mounted.busy;
    },
    reset(patch) {
      settings = { ...settings, ...patch };
      say(`sets ${JSON.stringify(patch)}`);
      if (patch.baseUrl !== undefined || patch.token !== undefined)
        watcher.connect(settings.baseUrl, settings.token);
      running?.sync.onSettingsChange();
    },
    crash() {
      say('crashes');
      running = null;
      mounted.crash();
      watcher.onCrash();
      start();
    },
    changeClock(milliseconds) {
      jumped += milliseconds;
      say(`has its clock changed by ${milliseconds / 1000} s`);
    },
  };
}

const AUTHOR = {
  id: '1',
  username: 'author',
  globalName: 'Author',
  avatarURL: 'https://chat.example/a.png',
  displayAvatarURL: 'https://chat.example/a.png',
};

/** Formats an error with the first lines of its stack. */
export const describeReason = (cause: unknown): string =>
  cause instanceof Error ? (cause.stack ?? cause.message).split('\n').slice(0, 4).join(' ') : String(cause);
