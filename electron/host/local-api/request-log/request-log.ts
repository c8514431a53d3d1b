import type { Account } from '../../../../shared/local-api/api-token.ts';
import type { CallDetail, LoggedCall } from '../../../../shared/local-api/logged-request.ts';
import type { Clock, Timers } from '../../ports.ts';
import { isForPicturesOrDocs } from '../server/docs-routes.ts';
import { createRedactor, type Redactor } from './redactor.ts';
import { type CallRingLimits, createCallRing } from './request-buffer.ts';
import type { Call, KeptCall } from './request-record.ts';
import { type CallTap, createCallTap } from './request-recorder.ts';
import { matches, viewCall, viewDetail } from './request-view.ts';

/** Which calls are asked for, see `requests.list` of the bridge. */
interface CallQuery {
  search: string;
  all?: boolean | undefined;
}

/** Every call of the local API, the newest ones kept in memory and nowhere else. What it gives out is redacted. */
export interface RequestLog {
  /** Where a server has its calls noted. */
  readonly tap: CallTap;
  /** Newest first, see `requests.list` of the bridge. */
  list(query: CallQuery & { before?: number | undefined; limit: number }): {
    total: number;
    matching: number;
    leftOut: number;
    rows: LoggedCall[];
  };
  /** Undefined where it is not kept any more. */
  get(id: number): CallDetail | undefined;
  /** All that match, newest first, each read when it is asked for: those that are gone by then are left out. */
  details(query: CallQuery): { count: number; calls: Iterable<CallDetail> };
  /** A text with every token masked that any call could have carried. */
  mask(text: string): string;
  clear(): void;
  /** Tells each call from now on as it ends. Returns how to stop. */
  follow(onCall: (call: LoggedCall) => void): () => void;
}

interface RequestLogOptions {
  clock: Clock;
  timers: Timers;
  /** Who may call. The same array for as long as nothing changes. */
  accounts: () => readonly Account[];
  /** Called with every call and every change, so it should take no time. */
  onChange: () => void;
  limits?: CallRingLimits;
}

const LIMITS: CallRingLimits = { calls: 1_000, bytes: 8 * 1024 * 1024, bodyBytes: 256 * 1024 };

/** An empty log. */
export function createRequestLog(options: RequestLogOptions): RequestLog {
  const ring = createCallRing(options.limits ?? LIMITS);
  const redactor = createKnowingRedactor();
  const followers = new Set<(call: LoggedCall) => void>();

  const record = (call: Call): void => {
    redactor.know(call.accounts);
    const id = ring.add(call);
    if (followers.size > 0) {
      for (const line of viewsOf([id], viewCall)) for (const onCall of followers) onCall(line);
    }
    options.onChange();
  };
  /** Newest first. */
  const listed = (all: boolean): number[] => {
    const ids = Array.from({ length: ring.newest - ring.oldest + 1 }, (_, back) => ring.newest - back);
    return all ? ids : ids.filter((id) => !isForPicturesOrDocs(ring.target(id) ?? ''));
  };
  const matching = (ids: number[], search: string): number[] => {
    const words = wordsOf(search);
    if (words.length === 0) return ids;
    return ids.filter((id) => viewsOf([id], viewCall).some((line) => matches(line, words)));
  };
  const viewsOf = <View>(
    ids: readonly number[],
    view: (call: KeptCall, redactor: Redactor) => View,
  ): View[] =>
    ids.flatMap((id) => {
      const call = ring.get(id);
      return call ? [view(call, redactor.now())] : [];
    });
  function* detailsOf(ids: readonly number[]): Generator<CallDetail> {
    for (const id of ids) yield* viewsOf([id], viewDetail);
  }
  return {
    tap: createCallTap({ ...options, record }),
    list({ search, all = false, before = Number.POSITIVE_INFINITY, limit }) {
      redactor.know(options.accounts());
      const ids = listed(all);
      const found = matching(ids, search);
      const window = found.filter((id) => id < before).slice(0, limit);
      return {
        total: ids.length,
        matching: found.length,
        leftOut: ring.newest - ring.oldest + 1 - ids.length,
        rows: viewsOf(window, viewCall),
      };
    },
    get(id) {
      redactor.know(options.accounts());
      return viewsOf([id], viewDetail)[0];
    },
    details({ search, all = false }) {
      redactor.know(options.accounts());
      const ids = matching(listed(all), search);
      return { count: ids.length, calls: detailsOf(ids) };
    },
    mask: (text) => redactor.now().text(text),
    clear() {
      ring.clear();
      options.onChange();
    },
    follow(onCall) {
      followers.add(onCall);
      return () => followers.delete(onCall);
    },
  };
}

const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** A redactor that knows every token there has been. One that was taken away may still stand in older calls. */
function createKnowingRedactor(): { know(accounts: readonly Account[]): void; now(): Redactor } {
  const tokens = new Set<string>();
  let newest: readonly Account[] | null = null;
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
