import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import type { LoggedRequest, LoggedRequestDetail } from '../../../../shared/local-api/logged-request.ts';
import type { Clock, Timers } from '../../ports.ts';
import { isDocsOrImageRequest } from '../server/docs-routes.ts';
import { createRedactor, type Redactor } from './redactor.ts';
import { createRequestBuffer, type RequestBufferLimits, type StoredRequest } from './request-buffer.ts';
import { createRequestRecorder, type RequestRecord, type RequestRecorder } from './request-recorder.ts';
import { matches, toLoggedRequest, toRequestDetail } from './request-view.ts';

/** Which calls are asked for, see `requests.list` of the bridge. */
interface RequestQuery {
  search: string;
  all?: boolean | undefined;
}

/** Every call of the local API, the newest ones kept in memory and nowhere else. What it gives out is redacted. */
export interface RequestLog {
  /** Where a server has its calls noted. */
  readonly recorder: RequestRecorder;
  /** Newest first, see `requests.list` of the bridge. */
  list(query: RequestQuery & { before?: number | undefined; limit: number }): {
    total: number;
    matching: number;
    leftOut: number;
    rows: LoggedRequest[];
  };
  /** Undefined where it is not kept any more. */
  get(id: number): LoggedRequestDetail | undefined;
  /** All that match, newest first, each read when it is asked for: those that are gone by then are left out. */
  details(query: RequestQuery): { count: number; calls: Iterable<LoggedRequestDetail> };
  /** A text with every token masked that any call could have carried. */
  mask(text: string): string;
  clear(): void;
  /** Tells each call from now on as it ends. Returns how to stop. */
  subscribe(onCall: (call: LoggedRequest) => void): () => void;
}

interface RequestLogOptions {
  clock: Clock;
  timers: Timers;
  /** Who may call. The same array for as long as nothing changes. */
  tokens: () => readonly ApiToken[];
  /** Called with every call and every change, so it should take no time. */
  onChange: () => void;
  limits?: RequestBufferLimits;
}

const LIMITS: RequestBufferLimits = { requests: 1_000, bytes: 8 * 1024 * 1024, bodyBytes: 256 * 1024 };

/** An empty log. */
export function createRequestLog(options: RequestLogOptions): RequestLog {
  const ring = createRequestBuffer(options.limits ?? LIMITS);
  const redactor = createTokenRedactor();
  const followers = new Set<(call: LoggedRequest) => void>();

  const record = (call: RequestRecord): void => {
    redactor.know(call.tokens);
    const id = ring.add(call);
    if (followers.size > 0) {
      for (const line of viewsOf([id], toLoggedRequest)) for (const onCall of followers) onCall(line);
    }
    options.onChange();
  };
  /** Newest first. */
  const listed = (all: boolean): number[] => {
    const ids = Array.from({ length: ring.newest - ring.oldest + 1 }, (_, back) => ring.newest - back);
    return all ? ids : ids.filter((id) => !isDocsOrImageRequest(ring.target(id) ?? ''));
  };
  const matching = (ids: number[], search: string): number[] => {
    const words = wordsOf(search);
    if (words.length === 0) return ids;
    return ids.filter((id) => viewsOf([id], toLoggedRequest).some((line) => matches(line, words)));
  };
  const viewsOf = <View>(
    ids: readonly number[],
    view: (call: StoredRequest, redactor: Redactor) => View,
  ): View[] =>
    ids.flatMap((id) => {
      const call = ring.get(id);
      return call ? [view(call, redactor.now())] : [];
    });
  function* detailsOf(ids: readonly number[]): Generator<LoggedRequestDetail> {
    for (const id of ids) yield* viewsOf([id], toRequestDetail);
  }
  return {
    recorder: createRequestRecorder({ ...options, record }),
    list({ search, all = false, before = Number.POSITIVE_INFINITY, limit }) {
      redactor.know(options.tokens());
      const ids = listed(all);
      const found = matching(ids, search);
      const window = found.filter((id) => id < before).slice(0, limit);
      return {
        total: ids.length,
        matching: found.length,
        leftOut: ring.newest - ring.oldest + 1 - ids.length,
        rows: viewsOf(window, toLoggedRequest),
      };
    },
    get(id) {
      redactor.know(options.tokens());
      return viewsOf([id], toRequestDetail)[0];
    },
    details({ search, all = false }) {
      redactor.know(options.tokens());
      const ids = matching(listed(all), search);
      return { count: ids.length, calls: detailsOf(ids) };
    },
    mask: (text) => redactor.now().text(text),
    clear() {
      ring.clear();
      options.onChange();
    },
    subscribe(onCall) {
      followers.add(onCall);
      return () => followers.delete(onCall);
    },
  };
}

const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** A redactor that knows every token there has been. One that was taken away may still stand in older calls. */
function createTokenRedactor(): { know(accounts: readonly ApiToken[]): void; now(): Redactor } {
  const tokens = new Set<string>();
  let newest: readonly ApiToken[] | null = null;
  let made: Redactor | null = null;
  return {
    know(accounts) {
      if (accounts === newest) return;
      newest = accounts;
      for (const { token } of accounts) tokens.add(token);
      made = null;
    },
    now() {
      made ??= createRedactor(tokens);
      return made;
    },
  };
}
