import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import type { Fault } from '../../../../shared/local-api/fault.ts';

/** Why an answer is not complete. */
export type ConnectionCut = 'Dropped' | 'Cut off' | 'Client left';

/** A body as the server has it in its hands; null where there was none, or where it was not read. */
export type Body = string | Uint8Array | null;

interface RequestFields {
  /** Milliseconds since 1970. */
  at: number;
  ms: number;
  method: string;
  /** Path and query, or whatever stood in their place. */
  target: string;
  /** Names and values in turn, as they were sent. */
  requestHeaders: readonly string[];
  /** Everybody who could call at that time. */
  tokens: readonly ApiToken[];
  faults: readonly Fault[];
  /** Of the answer, as far as it went. */
  status: number;
  /** Status line and headers of the answer; empty where nothing of it went out. */
  head: string;
  /** Null where the answer went out as a whole. */
  cut: ConnectionCut | null;
}

/** A call as it came and as it was answered: nothing formatted, nothing redacted. */
export interface RequestRecord extends RequestFields {
  requestBody: Body;
  responseBody: Body;
}

/** What is kept of a body. */
export interface StoredBody {
  /** Its beginning, or all of it. Overwritten by later calls: to be read at once. */
  start: Uint8Array;
  encoding: 'utf-8' | 'utf-16le';
  /** Of the whole in UTF-8; null where `start` is all of it and was not measured. */
  bytes: number | null;
}

/** A call as the request log keeps it. It never leaves it like this. */
export interface StoredRequest extends RequestFields {
  /** Grows by one with each call. */
  id: number;
  requestBody: StoredBody | null;
  responseBody: StoredBody | null;
}
