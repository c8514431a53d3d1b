import type { ApiStatus } from '../../../shared/bridge/index.ts';
import { AppError, type ErrorCode } from '../../../shared/errors.ts';
import type { Fault } from '../../../shared/local-api/fault.ts';
import { serialQueue } from '../serial-queue.ts';
import type { FaultEngine } from './faults/faults.ts';
import type { ApiServer } from './server/api-server.ts';

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
