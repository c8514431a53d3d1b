import type { Events } from '../events.ts';
import type { Clock, Random, SettingsStore } from '../ports.ts';
import { throttled } from '../throttle.ts';
import { createFaultEngine } from './faults/faults.ts';
import { createLocalApi, type LocalApi } from './local-api.ts';
import { createRequestLog, type RequestLog } from './request-log/request-log.ts';
import { type ApiOptions, startApiServer } from './server/api-server.ts';

/** Milliseconds between two events that say no more than that the request log has changed. */
const REQUESTS_PAUSE = 100;
/** Seeds made up by the app are below this: short enough to be typed. */
const SEEDS = 1_000_000;

interface LocalApiOverOptions
  extends Pick<
    ApiOptions,
    'library' | 'savedLike' | 'accounts' | 'book' | 'version' | 'referenceDir' | 'log' | 'timers'
  > {
  clock: Clock;
  random: Random;
  settings: SettingsStore;
  /** Taken instead of the port of the settings. */
  port: number | undefined;
  events: Events;
}

/** The local API over a library, switched off, and the log of its calls. Both tell what changes as events. */
export function localApiOver(options: LocalApiOverOptions): { localApi: LocalApi; requests: RequestLog } {
  const { clock, timers, random, settings, events, accounts } = options;
  const requests = createRequestLog({
    clock,
    timers,
    accounts,
    onChange: throttled(() => events.emit({ type: 'requests' }), {
      pause: REQUESTS_PAUSE,
      timers,
      isHeard: () => events.heard,
    }),
  });
  const faults = createFaultEngine(Math.floor(random.fraction() * SEEDS));
  const localApi = createLocalApi({
    listen: (port) =>
      startApiServer({
        ...options,
        absentFields: () => settings.get().absentFields,
        port,
        faults,
        calls: requests.tap,
      }),
    port: () => options.port ?? settings.get().apiPort,
    faults,
    onChange: (status) => events.emit({ type: 'api', status }),
  });
  return { localApi, requests };
}
