import { app, shell } from 'electron';
import type { UpdateFailure, UpdateRequest, UpdateView } from '../../../shared/bridge/update-view.ts';
import type { Log, Timers } from '../../host/ports.ts';
import type { DesktopStateFile } from '../desktop-state.ts';
import { detectUpdateSupport, feedName, releasePage, updateKeys } from './update-environment.ts';
import { UpdateError, type UpdateSource } from './update-source.ts';
import {
  reduceUpdates,
  toUpdateView,
  type UpdateChoices,
  type UpdateContext,
  type UpdateEvent,
  type UpdateState,
} from './update-state.ts';

/** Returns what ends the app for a new version. The library is closed before anything is put in the place of the app. */
export function restartToUpdate({
  finish,
  release,
  giveUp,
}: {
  /** Brings all that the page and the host still hold to the disk. */
  finish: () => Promise<void>;
  /** Lets another copy of the app run: the new version starts before this one has ended. */
  release: () => void;
  /** Tells that nothing came of it, and starts this version anew: what it had open is closed. */
  giveUp: (error: unknown) => void;
}): (install: () => Promise<void>) => Promise<void> {
  return async (install) => {
    try {
      await finish();
      release();
      await install();
    } catch (error) {
      giveUp(error);
    }
  };
}

export interface UpdatesOptions {
  context: UpdateContext;
  /** Loads what talks to the feed. It is called when that is needed first, and not before. */
  source: () => Promise<UpdateSource>;
  choices: { get(): UpdateChoices; change(choices: UpdateChoices): void };
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  /** The window has something else to show. */
  onChange: () => void;
  openPage: () => void;
  /** Ends the app properly around `install`. It never comes back. */
  restart: (install: () => Promise<void>) => Promise<void>;
  log: Log;
}

export interface AppUpdates {
  view(): UpdateView;
  request(wish: UpdateRequest): void;
  /** Looks by itself from now on, as far as that was allowed. */
  start(): void;
}

/** Milliseconds after the start, and between two looks at the clock: the network and the disk belong to others first. */
const FIRST_CHECK_DELAY_MS = 30_000;
const CHECK_TICK_MS = 60 * 60 * 1000;

/** Carries out what the rules say. */
export function createAppUpdates(ports: UpdatesOptions): AppUpdates {
  const { context, choices, log } = ports;
  let phase: UpdateState['phase'] = { at: 'rest' };
  let loading: Promise<UpdateSource> | null = null;
  const source = () => {
    loading ??= ports.source().catch((error: unknown) => {
      // The next one who asks tries again.
      loading = null;
      throw error;
    });
    return loading;
  };

  const happen = (event: UpdateEvent) => {
    const before = { phase, choices: choices.get() };
    const shown = JSON.stringify(toUpdateView(before, context));
    const [next, work] = reduceUpdates(before, event, context);
    phase = next.phase;
    if (next.choices !== before.choices) choices.change(next.choices);
    if (JSON.stringify(toUpdateView(next, context)) !== shown) ports.onChange();
    if (work) void works[work]();
  };
  const failed = (doing: string, error: unknown): UpdateFailure => {
    log.error(`Updates: ${doing} failed`, error);
    return error instanceof UpdateError ? error.why : 'other';
  };
  const works = {
    async look() {
      try {
        happen({ kind: 'looked', version: await (await source()).check() });
      } catch (error) {
        happen({ kind: 'look-failed', why: failed('the look', error) });
      }
    },
    async download() {
      try {
        const whole = await (await source()).download((percent) =>
          happen({ kind: 'progress', percent: Math.floor(percent) }),
        );
        happen(whole ? { kind: 'downloaded' } : { kind: 'download-ended', why: null });
      } catch (error) {
        happen({ kind: 'download-ended', why: failed('the download', error) });
      }
    },
    cancel: async () => (await source()).cancel(),
    install: async () => ports.restart((await source()).install),
    page: async () => ports.openPage(),
  };
  const tick = () => {
    happen({ kind: 'tick', now: ports.now() });
    ports.timers.after(CHECK_TICK_MS, tick);
  };

  return {
    view: () => toUpdateView({ phase, choices: choices.get() }, context),
    request: (wish) => happen({ kind: 'wish', wish, now: ports.now() }),
    start: () => void ports.timers.after(FIRST_CHECK_DELAY_MS, tick),
  };
}

/** Updates of this app. What talks to the feed is loaded only where there is one, and only when it is asked. */
export function openAppUpdates({
  state,
  timers,
  onChange,
  restart,
  log,
}: {
  state: DesktopStateFile;
} & Pick<UpdatesOptions, 'timers' | 'onChange' | 'restart' | 'log'>): AppUpdates {
  const { platform, resourcesPath: resources } = process;
  const version = app.getVersion();
  const place = detectUpdateSupport({ isPackaged: app.isPackaged, resources, platform });
  const page = releasePage(app.getAppPath());
  return createAppUpdates({
    timers,
    onChange,
    restart,
    log,
    context: { ...place, version, page: page !== null },
    source: async () => {
      const { openUpdaterSource, systemUpdater } = await import('./electron-updater-source.ts');
      const updater = systemUpdater(platform);
      const publisher = { keys: updateKeys(app.getAppPath()), feed: feedName(platform, process.arch) };
      return openUpdaterSource({ updater, version, publisher, log });
    },
    choices: {
      get: state.get,
      change: ({ updates, lookedAt, skipped }) => state.update({ updates, lookedAt, skipped }),
    },
    now: Date.now,
    openPage: () => {
      if (page !== null)
        shell.openExternal(page).catch((error: unknown) => log.error('No program opens this address', error));
    },
  });
}
