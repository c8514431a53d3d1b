import type { ApiStatus } from '../../../shared/bridge/bridge-methods.ts';
import { AppError, type ErrorCode } from '../../../shared/errors.ts';
import type { Fault } from '../../../shared/local-api/injected-fault.ts';
import type { AbsentFields } from '../../../shared/settings.ts';
import type { Events } from '../numbered-events.ts';
import type { Clock, Random, SettingsStore } from '../ports.ts';
import { serialQueue } from '../system/serial-queue.ts';
import { throttle } from '../system/throttle.ts';
import type { ApiTokens } from './api-tokens.ts';
import type { AdjustableClock } from './control/adjustable-clock.ts';
import type { ControlApi } from './control/control-routes.ts';
import type { WholeLibrary } from './control/define-control-operation.ts';
import { captureInitialState } from './control/initial-state.ts';
import { createFaultEngine, type FaultEngine } from './faults/fault-engine.ts';
import { createRequestLog, type RequestLog } from './request-log/request-log.ts';
import { type ApiServer, type ApiServerOptions, startApiServer } from './server/api-server.ts';

/** The local API, which can be started and stopped. */
export interface LocalApi {
  status(): ApiStatus;
  /** Starts it, on another port if one is given. If the port is in use, the state is `failed`; doesn't reject. */
  start(port?: number): Promise<ApiStatus>;
  stop(): Promise<ApiStatus>;
  /** Replaces the faults. Without a seed, the current one stays. */
  setFaults(faults: readonly Fault[], seed?: number): ApiStatus;
}

/** Creates a stopped local API. `listen` rejects with an AppError if the port is in use; `port` returns the default port. */
export function createLocalApi({
  listen,
  port: usualPort,
  faults,
  onChange,
}: {
  listen: (port: number) => Promise<ApiServer>;
  port: () => number;
  faults: FaultEngine;
  onChange: (status: ApiStatus) => void;
}): LocalApi {
  let server: ApiServer | null = null;
  let failure: { port: number; code: ErrorCode; details: Record<string, unknown> } | null = null;
  // Start and stop never overlap.
  const enqueue = serialQueue();

  const status = (): ApiStatus => {
    const active = { faults: faults.current() };
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
    if (server?.port === port) return;
    await stop();
    try {
      server = await listen(port);
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
    start: (port) => run(() => start(port ?? usualPort())),
    stop: () => run(stop),
    setFaults(next, seed) {
      faults.set(next, seed);
      return publish();
    },
  };
}

/** Milliseconds between two `requests` events. */
const REQUEST_EVENT_INTERVAL_MS = 100;
/** Generated seeds are lower, so that they are short enough to type. */
const MAX_RANDOM_SEED = 1_000_000;

interface LocalApiOptions
  extends Pick<
    ApiServerOptions,
    'library' | 'findSimilar' | 'emojiResolver' | 'version' | 'referenceDir' | 'log' | 'timers'
  > {
  clock: Clock;
  random: Random;
  settings: SettingsStore;
  apiTokens: ApiTokens;
  admin: WholeLibrary;
  /** Turns on the control API, which sets this clock. */
  control: { token: string; clock: AdjustableClock } | undefined;
  /** Overrides the port in the settings. */
  port: number | undefined;
  listenHost?: string | undefined;
  extraHosts?: readonly string[] | undefined;
  events: Events;
}

/** Creates a stopped local API over a library, and its request log. Both emit events. */
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
  const absentFields = () => settings.get().absentFields;
  /** What the control API controls, since the first start. */
  let controlled: ControlApi | undefined;
  const control = (): ControlApi | undefined => {
    if (!given || controlled) return controlled;
    const target = {
      ...{ ...options, ...given, requests, faults, absentFields },
      setFaults: (next: readonly Fault[], seed?: number) => void localApi.setFaults(next, seed),
      async setAbsentFields(value: AbsentFields) {
        events.emit({ type: 'settings', settings: await settings.set({ absentFields: value }) });
      },
    };
    controlled = { ...target, start: captureInitialState(target) };
    return controlled;
  };
  const localApi = createLocalApi({
    listen: (port) =>
      startApiServer({
        ...options,
        tokens: apiTokens.list,
        absentFields,
        port,
        faults,
        recorder: requests.recorder,
        control: control(),
      }),
    port: () => options.port ?? settings.get().apiPort,
    faults,
    onChange: (status) => events.emit({ type: 'api', status }),
  });
  return { localApi, requests };
}
