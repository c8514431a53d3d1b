import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import type { LoggedRequest, LoggedRequestDetail } from '../../../../shared/local-api/logged-request.ts';
import type { Clock, Timers } from '../../ports.ts';
import { deriveCalendarToken } from '../server/calendar-route.ts';
import { isPublicRequest } from '../server/public-routes.ts';
import { createRedactor, type Redactor } from './redactor.ts';
import { createRequestBuffer, type RequestBufferLimits, type StoredRequest } from './request-buffer.ts';
import { createRequestRecorder, type RequestRecord, type RequestRecorder } from './request-recorder.ts';
import { hasAllWords, toLoggedRequest, toRequestDetail } from './request-view.ts';

/** A search like the bridge's `requests.list`. */
interface RequestQuery {
  search: string;
  all?: boolean | undefined;
}

/** Stores the local API's newest requests in memory only. All results are redacted. */
export interface RequestLog {
  readonly recorder: RequestRecorder;
  /** Lists requests like the bridge's `requests.list`, newest first. */
  list(query: RequestQuery & { before?: number | undefined; limit: number }): {
    total: number;
    matching: number;
    omitted: number;
    rows: LoggedRequest[];
  };
  /** Returns undefined if the request is no longer stored. */
  get(id: number): LoggedRequestDetail | undefined;
  /**
   * Returns matching requests from newest to oldest. `calls` reads them lazily and skips evicted requests.
   */
  details(query: RequestQuery): { count: number; calls: Iterable<LoggedRequestDetail> };
  /** The number of requests since the list was last cleared that newer ones have replaced. */
  readonly evicted: number;
  /** Returns requests whose response is incomplete, except for docs and images. Their ID is 0. */
  pending(): LoggedRequestDetail[];
  /** Masks every token that a request could contain. */
  mask(text: string): string;
  clear(): void;
  /**
   * Calls `onRequest` for each new request before its response is sent. Returns a function that unsubscribes.
   */
  subscribe(onRequest: (request: LoggedRequestDetail) => void): () => void;
}

interface RequestLogOptions {
  clock: Clock;
  timers: Timers;
  /** Returns a new array after each change. */
  tokens: () => readonly ApiToken[];
  /** The control API's token. It's also masked. */
  controlToken?: string | undefined;
  /** Called for every request and change, so it must be fast. */
  onChange: () => void;
  limits?: RequestBufferLimits;
}

const LIMITS: RequestBufferLimits = { requests: 1_000, bytes: 8 * 1024 * 1024, bodyBytes: 256 * 1024 };

export function createRequestLog(options: RequestLogOptions): RequestLog {
  const buffer = createRequestBuffer(options.limits ?? LIMITS);
  const redactor = createTokenRedactor(options.controlToken);
  const listeners = new Set<(request: LoggedRequestDetail) => void>();

  const record = (request: RequestRecord): void => {
    redactor.addTokens(request.tokens);
    const id = buffer.add(request);
    if (listeners.size > 0) {
      for (const detail of yieldDetails([id])) for (const onRequest of listeners) onRequest(detail);
    }
    options.onChange();
  };
  const recorder = createRequestRecorder({ ...options, record });
  const listIds = (all: boolean): number[] => {
    const ids = Array.from({ length: buffer.newest - buffer.oldest + 1 }, (_, back) => buffer.newest - back);
    return all ? ids : ids.filter((id) => !isPublicRequest(buffer.target(id) ?? ''));
  };
  const filterMatching = (ids: number[], search: string): number[] => {
    const words = splitWords(search);
    if (words.length === 0) return ids;
    return ids.filter((id) => createViews([id], toLoggedRequest).some((row) => hasAllWords(row, words)));
  };
  const createViews = <View>(
    ids: readonly number[],
    view: (request: StoredRequest, redactor: Redactor) => View,
  ): View[] =>
    ids.flatMap((id) => {
      const request = buffer.get(id);
      return request ? [view(request, redactor.current())] : [];
    });
  function* yieldDetails(ids: readonly number[]): Generator<LoggedRequestDetail> {
    for (const id of ids) yield* createViews([id], toRequestDetail);
  }
  return {
    recorder,
    list({ search, all = false, before = Number.POSITIVE_INFINITY, limit }) {
      redactor.addTokens(options.tokens());
      const ids = listIds(all);
      const found = filterMatching(ids, search);
      const window = found.filter((id) => id < before).slice(0, limit);
      return {
        total: ids.length,
        matching: found.length,
        omitted: buffer.newest - buffer.oldest + 1 - ids.length,
        rows: createViews(window, toLoggedRequest),
      };
    },
    get(id) {
      redactor.addTokens(options.tokens());
      return createViews([id], toRequestDetail)[0];
    },
    details({ search, all = false }) {
      redactor.addTokens(options.tokens());
      const ids = filterMatching(listIds(all), search);
      return { count: ids.length, calls: yieldDetails(ids) };
    },
    get evicted() {
      return buffer.evicted;
    },
    pending() {
      redactor.addTokens(options.tokens());
      return recorder
        .pending()
        .filter(({ target }) => !isPublicRequest(target))
        .map((request) => toRequestDetail(toStoredRequest(request), redactor.current()));
    },
    mask: (text) => redactor.current().text(text),
    clear() {
      buffer.clear();
      options.onChange();
    },
    subscribe(onRequest) {
      listeners.add(onRequest);
      return () => listeners.delete(onRequest);
    },
  };
}

const toStoredRequest = (request: RequestRecord): StoredRequest => ({
  ...request,
  id: 0,
  requestBody: toStoredBody(request.requestBody),
  responseBody: toStoredBody(request.responseBody),
});

function toStoredBody(body: RequestRecord['requestBody']): StoredRequest['requestBody'] {
  if (body === null) return null;
  const start = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  return { start, bytes: start.length };
}

const splitWords = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Creates a redactor of all current and former tokens, because older requests can contain a removed token.
 */
function createTokenRedactor(controlToken: string | undefined): {
  addTokens(tokens: readonly ApiToken[]): void;
  current(): Redactor;
} {
  const known = new Set<string>(controlToken === undefined ? [] : [controlToken]);
  let latest: readonly ApiToken[] | null = null;
  let redactor: Redactor | null = null;
  return {
    addTokens(tokens) {
      if (tokens === latest) return;
      latest = tokens;
      for (const token of tokens) known.add(token.token).add(deriveCalendarToken(token));
      redactor = null;
    },
    current() {
      redactor ??= createRedactor(known);
      return redactor;
    },
  };
}
