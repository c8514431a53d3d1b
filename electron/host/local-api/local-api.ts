import type { ApiStatus } from '../../../shared/bridge/bridge-methods.ts';
import { AppError, type ErrorCode } from '../../../shared/errors.ts';
import type { Fault } from '../../../shared/local-api/injected-fault.ts';
import type { AbsentFields, Settings } from '../../../shared/settings.ts';
import type { ApiLibrary } from '../../../shared/settings-choices.ts';
import type { Events } from '../numbered-events.ts';
import type { Clock, Random, SettingsStore } from '../ports.ts';
import { createSerialQueue } from '../system/serial-queue.ts';
import { throttle } from '../system/throttle.ts';
import type { ApiTokens } from './api-tokens.ts';
import type { AdjustableClock } from './control/adjustable-clock.ts';
import type { ControlApi } from './control/control-routes.ts';
import type { WholeLibrary } from './control/define-control-operation.ts';
import { captureInitialState } from './control/initial-state.ts';
import { createFaultEngine, type FaultEngine } from './faults/fault-engine.ts';
import { createRequestLog, type RequestLog } from './request-log/request-log.ts';
import { type ApiServer, type ApiServerOptions, startApiServer } from './server/api-server.ts';

export interface LocalApi {
  status(): ApiStatus;
  /**
   * Starts the API, or restarts it if a different port or library is given. If the port is in use or the
   * library can't be opened, resolves with the state `failed`.
   */
  start(port?: number, library?: ApiLibrary): Promise<ApiStatus>;
  stop(): Promise<ApiStatus>;
  choose(library: ApiLibrary): ApiStatus;
  /** Replaces the faults. Keeps the current seed if none is given. */
  setFaults(faults: readonly Fault[], seed?: number): ApiStatus;
}

/**
 * Creates a stopped local API. `listen` rejects with an AppError if the port is in use or the library can't
 * be opened. `port` returns the default port.
 */
export function createLocalApi({
  listen,
  port: usualPort,
  library: chosenLibrary,
  canChooseLibrary,
  faults,
  onChange,
}: {
  listen: (port: number, library: ApiLibrary) => Promise<ApiServer>;
  port: () => number;
  /** Returns null if the user hasn't chosen a library. In this case, the test library is served. */
  library: () => ApiLibrary | null;
  canChooseLibrary: boolean;
  faults: FaultEngine;
  onChange: (status: ApiStatus) => void;
}): LocalApi {
  let server: ApiServer | null = null;
  let served: ApiLibrary | null = null;
  /** The latest choice. The settings may not have stored it yet. */
  let chosen: ApiLibrary | null = null;
  let failure: { port: number; code: ErrorCode; details: Record<string, unknown> } | null = null;
  // Prevents overlapping starts and stops.
  const enqueue = createSerialQueue();

  const status = (): ApiStatus => {
    const library = server ? served : (chosen ?? chosenLibrary());
    const active = { library, canChooseLibrary, faults: faults.current() };
    if (server) return { state: 'running', url: server.url, port: server.port, problem: null, ...active };
    if (!failure) return { state: 'stopped', url: null, port: usualPort(), problem: null, ...active };
    const { port, code, details } = failure;
    return { state: 'failed', url: null, port, problem: { code, details }, ...active };
  };
  const stop = async () => {
    const running = server;
    server = null;
    failure = null;
    await running?.close();
  };
  const start = async (port: number) => {
    const library = chosen ?? chosenLibrary() ?? 'test';
    if (server?.port === port && served === library) return;
    await stop();
    try {
      server = await listen(port, library);
      served = library;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failure = { port, code: error.code, details: { ...error.details } };
    }
  };
  const publish = (): ApiStatus => {
    const current = status();
    onChange(current);
    return current;
  };
  const run = (change: () => Promise<void>): Promise<ApiStatus> =>
    enqueue(async () => {
      await change();
      return publish();
    });
  return {
    status,
    start(port, library) {
      chosen = library ?? chosen;
      return run(() => start(port ?? usualPort()));
    },
    stop: () => run(stop),
    choose(library) {
      chosen = library;
      return publish();
    },
    setFaults(next, seed) {
      faults.set(next, seed);
      return publish();
    },
  };
}

const REQUEST_EVENT_INTERVAL_MS = 100;
/** Generated seeds are below this limit because users type them. */
const MAX_RANDOM_SEED = 1_000_000;

interface ServedLibrary extends Pick<ApiServerOptions, 'library' | 'findSimilar'> {
  admin: WholeLibrary;
}

interface LocalApiOptions
  extends Pick<ApiServerOptions, 'emojiResolver' | 'version' | 'referenceDir' | 'log' | 'timers'> {
  own: ServedLibrary;
  /** Opens the test library. Rejects with an AppError. Null if only the user's library can be served. */
  openTest: (() => Promise<ServedLibrary>) | null;
  clock: Clock;
  random: Random;
  settings: SettingsStore;
  apiTokens: ApiTokens;
  /** Turns on the control API. Its requests set this clock. */
  control: { token: string; clock: AdjustableClock } | undefined;
  /** Overrides the port in the settings. */
  port: number | undefined;
  listenHost?: string | undefined;
  extraHosts?: readonly string[] | undefined;
  events: Events;
}

/** Creates a stopped local API and its request log. Both emit events. */
export function composeLocalApi(options: LocalApiOptions): { localApi: LocalApi; requests: RequestLog } {
  const { clock, timers, random, settings, events, apiTokens, control: given } = options;
  const requests = createRequestLog({
    clock,
    timers,
    tokens: apiTokens.list,
    controlToken: given?.token,
    onChange: throttle(() => events.emit({ type: 'requests' }), {
      pause: REQUEST_EVENT_INTERVAL_MS,
      timers,
      isNeeded: () => events.hasListeners,
    }),
  });
  const faults = createFaultEngine(Math.floor(random.fraction() * MAX_RANDOM_SEED), clock);
  const getAbsentFields = () => settings.get().absentFields;
  /** The control API of the library that was last served. */
  let controlled: ControlApi | undefined;
  const getControlApi = (served: ServedLibrary): ControlApi | undefined => {
    // A restart keeps the initial state, even on a different port. Serving a different library captures a new
    // state.
    if (!given || controlled?.library === served.library) return controlled;
    const target = {
      ...{ ...options, ...served, ...given, requests, faults, absentFields: getAbsentFields },
      setFaults: (next: readonly Fault[], seed?: number) => void localApi.setFaults(next, seed),
      async setAbsentFields(value: AbsentFields) {
        events.emit({ type: 'settings', settings: await settings.set({ absentFields: value }) });
      },
    };
    controlled = { ...target, start: captureInitialState(target) };
    return controlled;
  };
  const { own, openTest } = options;
  const localApi = createLocalApi({
    listen: async (port, which) => {
      const served = which === 'test' && openTest ? await openTest() : own;
      return startApiServer({
        ...options,
        ...served,
        tokens: apiTokens.list,
        absentFields: getAbsentFields,
        port,
        faults,
        recorder: requests.recorder,
        control: getControlApi(served),
        isTestLibrary: served !== own,
      });
    },
    library: () => (openTest ? getChosenLibrary(settings.get()) : 'own'),
    canChooseLibrary: openTest !== null,
    port: () => options.port ?? settings.get().apiPort,
    faults,
    onChange: (status) => events.emit({ type: 'api', status }),
  });
  return { localApi, requests };
}

/**
 * Returns the chosen library, or null if there is none. If the API was on before users could choose, returns
 * the user's library.
 */
const getChosenLibrary = ({ apiLibrary, apiEnabled }: Settings): ApiLibrary | null =>
  apiLibrary ?? (apiEnabled ? 'own' : null);
