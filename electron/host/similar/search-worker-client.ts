import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log, Timers } from '../ports.ts';
import {
  type SearchMethod,
  searchMethods,
  type WorkerData,
  workerMessageSchema,
} from './search-worker-messages.ts';
import type { SearchEvents, SearchService } from './worker/search-service.ts';

export interface SearchWorkerOptions {
  /** The path of `worker/search-worker.ts` or its bundle. */
  program: string;
  /** The embedding model's path. The build puts it next to the program. If null, only words are compared. */
  model?: string | null | undefined;
  /** The library's folder, or null for a library in memory. */
  dir: string | null;
  timers: Timers;
  log: Log;
  /** The maximum duration of a request. The thread is terminated after that. */
  deadlineMs?: number;
}

interface Request {
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  overdue: NodeJS.Timeout;
}

const DEADLINE_MS = 60_000;
const CLOSE_DEADLINE_MS = 5_000;
/**
 * The delays between a thread's end and the next start. After the last delay, the thread isn't started again.
 */
const RESTART_DELAYS_MS = [1_000, 10_000, 60_000];
/** The running time after which a thread's failure uses the first delay again. */
const RESTART_RESET_MS = 600_000;
/**
 * After a computer sleeps, a timer can fire immediately, although the thread couldn't run either. A deadline
 * therefore consists of several ticks.
 */
const DEADLINE_TICKS = 12;

/**
 * Returns a search service in a worker thread. The thread starts with the first request and doesn't keep the
 * process alive while it's idle. If the thread ends or doesn't respond in time, requests reject until it's
 * restarted. The number of restarts is limited.
 */
export function createSearchWorkerClient({
  program,
  model = path.join(path.dirname(program), 'data/universal-sentence-encoder-lite.bin'),
  dir,
  timers,
  log,
  deadlineMs = DEADLINE_MS,
}: SearchWorkerOptions): SearchService {
  const requests = new Map<number, Request>();
  const listeners = new Set<SearchEvents>();
  let worker: Worker | null = null;
  let lastId = 0;
  let isClosed = false;
  let failure: Error | null = null;
  let startedAt = 0;
  let restarts = 0;
  let cancelRestart: (() => void) | null = null;

  const restartWorker = (): void => {
    failure = null;
    restarts += 1;
    for (const { onRestart } of listeners) onRestart();
  };
  const fail = (error: Error): void => {
    if (failure) return;
    failure = error;
    if (timers.now() - startedAt >= RESTART_RESET_MS) restarts = 0;
    const wait = RESTART_DELAYS_MS[restarts];
    if (!isClosed && wait === undefined) log.error('the search worker for similar questions failed', error);
    else if (!isClosed && wait !== undefined) {
      log.error(`can't search for similar questions for ${wait} ms`, error);
      cancelRestart = timers.after(wait, restartWorker);
    }
    for (const { reject, overdue } of requests.values()) {
      clearInterval(overdue);
      reject(error);
    }
    requests.clear();
    void worker?.terminate();
    worker = null;
  };
  const receive = (raw: unknown): void => {
    const parsed = workerMessageSchema.safeParse(raw);
    const message = parsed.data;
    if (!message) fail(parsed.error);
    else if ('event' in message) for (const { onChange } of listeners) onChange();
    else if ('warning' in message) log.warn(message.warning, message.facts);
    else if ('failure' in message) log.error(message.failure, message.cause);
    else {
      const request = requests.get(message.id);
      requests.delete(message.id);
      clearInterval(request?.overdue);
      if (requests.size === 0) worker?.unref();
      if ('error' in message) request?.reject(new Error(message.error));
      else request?.resolve(message.result);
    }
  };
  const start = (): Worker => {
    const workerData: WorkerData = { dir, model };
    // A test runner's process options don't work in a thread.
    const started = new Worker(program, {
      name: 'search',
      execArgv: [],
      workerData,
      ...createCacheVariables(),
    });
    startedAt = timers.now();
    // Messages from a thread that was replaced are ignored.
    const ignoreIfReplaced =
      <T>(listener: (what: T) => void) =>
      (what: T) => {
        if (started === worker) listener(what);
      };
    started.on('message', ignoreIfReplaced(receive));
    started.on('error', ignoreIfReplaced(fail));
    started.on(
      'exit',
      ignoreIfReplaced((code) => fail(new Error(`the search worker exited with code ${code}`))),
    );
    return started;
  };
  const startDeadline = (method: SearchMethod): NodeJS.Timeout => {
    const deadline = method === 'close' ? Math.min(CLOSE_DEADLINE_MS, deadlineMs) : deadlineMs;
    let ticks = 0;
    const onTimeout = () => {
      ticks += 1;
      if (ticks === DEADLINE_TICKS) fail(new Error(`the search worker didn't respond for ${deadline} ms`));
    };
    return setInterval(onTimeout, deadline / DEADLINE_TICKS).unref();
  };
  const call = (method: SearchMethod, ...args: unknown[]): Promise<unknown> => {
    if (failure) return Promise.reject(failure);
    worker ??= start();
    worker.ref();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      requests.set(id, { resolve, reject, overdue: startDeadline(method) });
      worker?.postMessage({ id, method, args });
    });
  };
  return {
    update: async (...args) => searchMethods.update.result.parse(await call('update', ...args)),
    search: async (...args) => searchMethods.search.result.parse(await call('search', ...args)),
    findSaved: async (...args) => searchMethods.findSaved.result.parse(await call('findSaved', ...args)),
    explain: async (...args) => searchMethods.explain.result.parse(await call('explain', ...args)),
    duplicatePairs: async (...args) =>
      searchMethods.duplicatePairs.result.parse(await call('duplicatePairs', ...args)),
    likelyDuplicates: async (...args) =>
      searchMethods.likelyDuplicates.result.parse(await call('likelyDuplicates', ...args)),
    subscribe: (events) => void listeners.add(events),
    async close() {
      isClosed = true;
      cancelRestart?.();
      if (worker && !failure) await call('close').catch(() => undefined);
      fail(new Error('the search has ended'));
    },
  };
}

/**
 * Returns environment variables with the compile cache's folder, because a thread doesn't use the process's
 * cache. Node adds a folder with its version to the path, so that folder is removed.
 */
function createCacheVariables() {
  const dir = getCompileCacheDir?.();
  return dir === undefined ? {} : { env: { ...process.env, NODE_COMPILE_CACHE: path.dirname(dir) } };
}
