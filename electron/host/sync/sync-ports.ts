import type { z } from 'zod';
import type { syncMethods } from '../../../shared/bridge/sync-methods.ts';
import type { Entry, StoredQuestion } from '../../../shared/library/entry.ts';
import type { SimilarQuestion } from '../../../shared/question/service-body-schemas.ts';
import type { EntrySync } from '../../../shared/sync/entry-sync-schema.ts';
import type { Check } from '../../../shared/sync/sync-views.ts';
import type { SyncedIndex } from '../library/search/synced-index.ts';
import type { Clock, Log, Random, Timers } from '../ports.ts';
import type { SyncStateFile } from './stored-sync-state.ts';

type Methods = typeof syncMethods;
/** An empty object schema accepts any key, so its output has `string` keys. */
type Arguments<Input> = string extends keyof Input ? [] : [input: Input];

/** The bridge's sync methods, without `sync.` in their names. */
export type SyncMethods = {
  [M in keyof Methods as M extends `sync.${infer Name}` ? Name : never]: (
    ...input: Arguments<z.output<Methods[M]['input']>>
  ) => Promise<z.output<Methods[M]['output']>>;
};

/** A change to an entry. Absent fields don't change. */
export interface EntryChange {
  /** Null unlinks the entry from the service. */
  sync: EntrySync | null;
  /** The question to save. `by` says who saved it. The entry's draft doesn't change. */
  question?: StoredQuestion;
  by?: 'app' | 'service';
  /** The remote versions that the change replaces. They are added to the history. */
  past?: readonly StoredQuestion[];
}

export interface SyncRepository
  extends Pick<SyncedIndex, 'listInProgress' | 'listLinked' | 'findHighestRemoteId'> {
  /** Returns an entry's newest version, even if it isn't on disk yet. */
  getLatest(id: number): Entry | undefined;
  /** Returns the entries that have sync data, as they are on disk. */
  listSyncedEntries(): Iterable<Entry>;
  /**
   * Calls `change` immediately with the newest version. If `change` returns null, nothing changes. Resolves
   * with the new entry after it's on disk. Rejects with AppError('disk') or AppError('not-found').
   */
  updateSynced(id: number, change: (entry: Entry) => EntryChange | null): Promise<Entry>;
  /** Adds a question from the service. Resolves after it's on disk. Rejects with AppError('disk'). */
  addFromService(content: { question: StoredQuestion; sync: EntrySync }): Promise<Entry>;
  /**
   * Returns the emoji that the service is expected to return for a typed one, or the typed one if that's
   * unknown.
   */
  resolveEmoji(typed: string): string;
}

export interface SyncRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** A URL that starts with the token's base URL. */
  url: string;
  /** The token for the `Authorization` header. Never logged. */
  token: string;
  /** A JSON string, or null for no body. */
  body: string | null;
  /**
   * True to use a connection for this request only, because a lower layer could otherwise send the request
   * twice.
   */
  newConnection: boolean;
  timeoutMs: number;
}

/** A complete response, even a redirect. Header names are in lowercase. */
export interface SyncResponse {
  kind: 'response';
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A request without a complete response. */
export interface SyncFailure {
  kind: 'failure';
  /** `before` means that no byte of the request was sent. `after` means that a byte may have been sent. */
  phase: 'before' | 'after';
  cause:
    | 'dns'
    | 'refused'
    | 'tls'
    | 'ca-file'
    | 'proxy'
    | 'timeout'
    | 'reset'
    | 'cut'
    | 'too-large'
    | 'not-http'
    | 'not-sent'
    | 'other';
  /** The system's code, such as `ENOTFOUND`, or this app's reason. It never contains the token. */
  detail: string;
}

export interface SyncNetwork {
  /** Sends a request. Never rejects. */
  send(request: SyncRequest): Promise<SyncResponse | SyncFailure>;
}

/** A base URL and its token. They're read together to keep the token from being sent to another URL. */
export interface Connection {
  /** The URL, usually ending in `/api/v1`, without a trailing slash. */
  baseUrl: string;
  token: string;
}

export interface SyncPreferences {
  automatic: boolean;
  intervalMinutes: number;
}

export interface SyncPorts {
  repository: SyncRepository;
  network: SyncNetwork;
  stateFile: SyncStateFile;
  clock: Clock;
  timers: Timers;
  random: Random;
  log: Log;
  /** Resolves with the connection. A missing base URL or token is an empty string. */
  connection: () => Promise<Connection>;
  getPreferences: () => SyncPreferences;
  digest: (token: string) => string;
  onChange: () => void;
  /** Called if the response to a create lists similar questions. */
  onSimilarQuestions: (entry: Entry, named: readonly SimilarQuestion[]) => void;
}

/** Network settings. If a setting is empty, the environment or the operating system determines it. */
export interface TransportSettings {
  proxy: string;
  /** The path of a PEM file. */
  caFile: string;
}

export interface Transport extends SyncNetwork {
  /** Tests a connection step by step and sends only GET requests. Never rejects. */
  test(connection: Connection, settings: TransportSettings): Promise<Check[]>;
  close(): Promise<void>;
}

/**
 * Opens a transport. `settings` is called for each request. `getToken` returns the token for an origin
 * (scheme, host, port), if there is one.
 */
export type OpenTransport = (from: {
  settings: () => TransportSettings;
  getToken: (origin: string) => string | undefined;
}) => Transport;

/** Opens a transport that sends nothing. */
export const openOfflineTransport: OpenTransport = () => ({
  send: async () => ({ kind: 'failure', phase: 'before', cause: 'other', detail: 'no network' }),
  test: async () => [],
  close: async () => {},
});
