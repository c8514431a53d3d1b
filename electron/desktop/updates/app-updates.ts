import { app } from 'electron';
import type { UpdateFailure, UpdateRequest, UpdateStatus } from '../../../shared/bridge/update-protocol.ts';
import type { Log, Timers } from '../../host/ports.ts';
import type { DesktopStateFile } from '../desktop-state.ts';
import type { OpenLink } from '../external-links.ts';
import { getFeedName } from './feed-signature.ts';
import { findReleasePage, updateKeys } from './publisher-facts.ts';
import { UpdateError } from './update-error.ts';
import type { UpdateSource } from './update-source.ts';
import {
  reduceUpdates,
  toUpdateView,
  type UpdateChoices,
  type UpdateContext,
  type UpdateEvent,
  type UpdateState,
} from './update-state.ts';
import { detectUpdateSupport } from './update-support.ts';

/** Returns a function that closes the library, then replaces the app with a new version. */
export function restartToUpdate({
  finish,
  release,
  onFailure,
}: {
  /** Writes unsaved text and closes the library. */
  finish: () => Promise<void>;
  /** Releases the single-instance lock, because the new version starts before this one has ended. */
  release: () => void;
  /** Reports the failure and restarts this version because its library is closed. */
  onFailure: (error: unknown) => void;
}): (install: () => Promise<void>) => Promise<void> {
  return async (install) => {
    try {
      await finish();
      release();
      await install();
    } catch (error) {
      onFailure(error);
    }
  };
}

export interface UpdatesOptions {
  context: UpdateContext;
  /** Loads the updater on first use. */
  source: () => Promise<UpdateSource>;
  choices: { get(): UpdateChoices; change(choices: UpdateChoices): void };
  /** Returns milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  /** Called after the result of `view` has changed. */
  onChange: () => void;
  openPage: () => void;
  restart: (install: () => Promise<void>) => Promise<void>;
  log: Log;
}

export interface AppUpdates {
  view(): UpdateStatus;
  request(request: UpdateRequest): void;
  /** Starts daily checks if the user allows them. */
  start(): void;
}

/** Delays the first check because the app's start uses the network and the disk. */
const FIRST_CHECK_DELAY_MS = 30_000;
const CHECK_TICK_MS = 60 * 60 * 1000;

export function createAppUpdates(options: UpdatesOptions): AppUpdates {
  const { context, choices, log } = options;
  let phase: UpdateState['phase'] = { at: 'idle' };
  let loading: Promise<UpdateSource> | null = null;
  const getSource = () => {
    loading ??= options.source().catch((error: unknown) => {
      // The next request tries again.
      loading = null;
      throw error;
    });
    return loading;
  };

  const dispatch = (event: UpdateEvent) => {
    const before = { phase, choices: choices.get() };
    const shown = JSON.stringify(toUpdateView(before, context));
    const [next, work] = reduceUpdates(before, event, context);
    phase = next.phase;
    if (next.choices !== before.choices) choices.change(next.choices);
    if (JSON.stringify(toUpdateView(next, context)) !== shown) options.onChange();
    if (work) void works[work]();
  };
  const recordFailure = (doing: string, error: unknown): UpdateFailure => {
    log.error(`Updates: ${doing} failed`, error);
    return error instanceof UpdateError ? error.why : 'other';
  };
  const works = {
    async check() {
      try {
        dispatch({ kind: 'checked', version: await (await getSource()).check() });
      } catch (error) {
        dispatch({ kind: 'check-failed', why: recordFailure('the check', error) });
      }
    },
    async download() {
      try {
        const whole = await (await getSource()).download((percent) =>
          dispatch({ kind: 'progress', percent: Math.floor(percent) }),
        );
        dispatch(whole ? { kind: 'downloaded' } : { kind: 'download-ended', why: null });
      } catch (error) {
        dispatch({ kind: 'download-ended', why: recordFailure('the download', error) });
      }
    },
    cancel: async () => (await getSource()).cancel(),
    async install() {
      try {
        // The library remains open because the user may type in the meantime.
        await (await getSource()).prepare();
      } catch (error) {
        return dispatch({ kind: 'install-failed', why: recordFailure('the preparation', error) });
      }
      await options.restart((await getSource()).install);
    },
    page: async () => options.openPage(),
  };
  const tick = () => {
    dispatch({ kind: 'tick', now: options.now() });
    options.timers.after(CHECK_TICK_MS, tick);
  };

  return {
    view: () => toUpdateView({ phase, choices: choices.get() }, context),
    request: (request) => dispatch({ kind: 'request', request, now: options.now() }),
    start: () => void options.timers.after(FIRST_CHECK_DELAY_MS, tick),
  };
}

/** Creates this app's updates. The updater is loaded on first use. */
export function openAppUpdates({
  state,
  timers,
  onChange,
  restart,
  log,
  openLink,
}: {
  state: DesktopStateFile;
  openLink: OpenLink;
} & Pick<UpdatesOptions, 'timers' | 'onChange' | 'restart' | 'log'>): AppUpdates {
  const { platform, resourcesPath: resources } = process;
  const version = app.getVersion();
  const place = detectUpdateSupport({ isPackaged: app.isPackaged, resources, platform });
  const page = findReleasePage(app.getAppPath());
  return createAppUpdates({
    timers,
    onChange,
    restart,
    log,
    context: { ...place, version, page: page !== null },
    source: async () => {
      const { openUpdaterSource, getSystemSquirrel, createSystemUpdater } = await import(
        './electron-updater-source.ts'
      );
      const updater = createSystemUpdater(platform);
      const squirrel = getSystemSquirrel(platform);
      const publisher = { keys: updateKeys(app.getAppPath()), feed: getFeedName(platform, process.arch) };
      return openUpdaterSource({ updater, squirrel, version, publisher, timers, log });
    },
    choices: {
      get: state.get,
      change: ({ updates, lookedAt, skipped }) => state.update({ updates, lookedAt, skipped }),
    },
    now: Date.now,
    openPage: () => {
      if (page !== null) openLink(page);
    },
  });
}
