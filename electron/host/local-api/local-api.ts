import type { ApiStatus } from '../../../shared/bridge/bridge-protocol.ts';
import { AppError, type ErrorCode } from '../../../shared/errors.ts';
import type { Fault } from '../../../shared/local-api/fault.ts';
import type { Events } from '../events.ts';
import type { Clock, Random, SettingsStore } from '../ports.ts';
import { serialQueue } from '../system/serial-queue.ts';
import { throttle } from '../system/throttle.ts';
import { createFaultEngine, type FaultEngine } from './faults/fault-engine.ts';
import { createRequestLog, type RequestLog } from './request-log/request-log.ts';
import { type ApiServer, type ApiServerOptions, startApiServer } from './server/api-server.ts';

/** The local API as something that is switched on and off. */
export interface LocalApi {
  status(): ApiStatus;
  /** Starts it, on another port than before where one is given. A port that is taken gives the state `failed`, no error. */
  start(port?: number): Promise<ApiStatus>;
  stop(): Promise<ApiStatus>;
  /** What it does wrong on purpose from now on, whether it runs or not. Without a seed the one in use goes on. */
  setFaults(faults: readonly Fault[], seed?: number): ApiStatus;
}

/**
 * A local API that is stopped. `listen` rejects with an AppError where the port is taken; `port` is the one to take
 * unless told otherwise.
 */
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
  // Start and stop follow each other, however fast the switch is flipped.
  const inTurn = serialQueue();

  const status = (): ApiStatus => {
    const wrong = { faults: faults.current() };
    if (server) return { state: 'running', url: server.url, port: server.port, problem: null, ...wrong };
    if (!failure) return { state: 'stopped', url: null, port: usualPort(), problem: null, ...wrong };
    const { port, code, details } = failure;
    return { state: 'failed', url: null, port, problem: { code, details }, ...wrong };
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
  const told = (): ApiStatus => {
    const now = status();
    onChange(now);
    return now;
  };
  const switched = (work: () => Promise<void>): Promise<ApiStatus> =>
    inTurn(async () => {
      await work();
      return told();
    });
  return {
    status,
    start: (port) => switched(() => start(port ?? usualPort())),
    stop: () => switched(stop),
    setFaults(next, seed) {
      faults.set(next, seed);
      return told();
    },
  };
}

/** Milliseconds between two events that say no more than that the request log has changed. */
const REQUEST_EVENT_INTERVAL_MS = 100;
/** Seeds made up by the app are below this: short enough to be typed. */
const MAX_RANDOM_SEED = 1_000_000;

interface LocalApiOptions
  extends Pick<
    ApiServerOptions,
    'library' | 'findSimilar' | 'tokens' | 'emojiResolver' | 'version' | 'referenceDir' | 'log' | 'timers'
  > {
  clock: Clock;
  random: Random;
  settings: SettingsStore;
  /** Taken instead of the port of the settings. */
  port: number | undefined;
  events: Events;
}

/** The local API over a library, switched off, and the log of its calls. Both tell what changes as events. */
export function composeLocalApi(options: LocalApiOptions): { localApi: LocalApi; requests: RequestLog } {
  const { clock, timers, random, settings, events, tokens } = options;
  const requests = createRequestLog({
    clock,
    timers,
    tokens,
    onChange: throttle(() => events.emit({ type: 'requests' }), {
      pause: REQUEST_EVENT_INTERVAL_MS,
      timers,
      isNeeded: () => events.hasListeners,
    }),
  });
  const faults = createFaultEngine(Math.floor(random.fraction() * MAX_RANDOM_SEED));
  const localApi = createLocalApi({
    listen: (port) =>
      startApiServer({
        ...options,
        absentFields: () => settings.get().absentFields,
        port,
        faults,
        recorder: requests.recorder,
      }),
    port: () => options.port ?? settings.get().apiPort,
    faults,
    onChange: (status) => events.emit({ type: 'api', status }),
  });
  return { localApi, requests };
}
