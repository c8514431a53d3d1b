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

/** The bridge methods of sync, without `sync.` in their names. */
export type SyncMethods = {
  [M in keyof Methods as M extends `sync.${infer Name}` ? Name : never]: (
    ...input: Arguments<z.output<Methods[M]['input']>>
  ) => Promise<z.output<Methods[M]['output']>>;
};

/** A change of an entry. Absent fields stay as they are. */
export interface EntryChange {
  /** Null unlinks it from the service. */
  sync: EntrySync | null;
  /** `by` says who saved it. A draft stays as it is. */
  question?: StoredQuestion;
  by?: 'app' | 'service';
  /**
   * Remote versions that the change replaces. They are stored in the history.
   */
  past?: readonly StoredQuestion[];
}

/** The entries of the library. */
export interface SyncRepository extends Pick<SyncedIndex, 'inProgress' | 'linkedTo' | 'highestRemoteId'> {
  /** The newest version of an entry, even if the disk doesn't have it yet. */
  latest(id: number): Entry | undefined;
  /** The entries with `sync`, as on the disk. */
  entriesWithSync(): Iterable<Entry>;
  /**
   * Calls `change` immediately with the newest version; null changes nothing. Resolves with the new entry after it is on the disk.
   * Rejects with AppError('disk') or AppError('not-found').
   */
  updateSynced(id: number, change: (entry: Entry) => EntryChange | null): Promise<Entry>;
  /** Adds a question of the service. Resolves after it is on the disk. Rejects with AppError('disk'). */
  addFromService(content: { question: StoredQuestion; sync: EntrySync }): Promise<Entry>;
  /** The emoji that the service is expected to return for a typed one; the typed one if unknown. */
  emojiOf(typed: string): string;
}

export interface SyncRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** Starts with the base URL that the token belongs to. */
  url: string;
  /** For the `Authorization` header. Never logged. */
  token: string;
  /** JSON. */
  body: string | null;
  /** Use a connection for this request only, so that no lower layer sends it twice. */
  newConnection: boolean;
  timeoutMs: number;
}

/** A complete response, also a redirect. Header names are in lower case. */
export interface SyncResponse {
  kind: 'response';
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** There was no complete response. */
export interface SyncFailure {
  kind: 'failure';
  /** `before`: no byte of the request was sent. `after`: a byte may have been sent. */
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
  /** The system's code, such as `ENOTFOUND`, or our reason. Contains no token. */
  detail: string;
}

export interface SyncNetwork {
  /** Never rejects. */
  send(request: SyncRequest): Promise<SyncResponse | SyncFailure>;
}

/** A base URL and its token, read together so that no token goes to another URL. */
export interface Connection {
  /** Ends in `/api/v1`, without a trailing slash. */
  baseUrl: string;
  token: string;
}

/** The settings of automatic sync. */
export interface SyncPreferences {
  automatic: boolean;
  /** Between refreshes. */
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
  /** A missing part is an empty string. */
  connection: () => Promise<Connection>;
  options: () => SyncPreferences;
  /** A digest that distinguishes tokens. */
  digest: (token: string) => string;
  /** The status changed. */
  onChange: () => void;
  /** The response to a create had similar questions. */
  onSimilarQuestions: (entry: Entry, named: readonly SimilarQuestion[]) => void;
}

/** Network settings; empty for those of the environment. */
export interface TransportSettings {
  proxy: string;
  /** The path of a PEM file. */
  caFile: string;
}

/** The transport to the live service. */
export interface Transport extends SyncNetwork {
  /** Tests a connection step by step with fetches only. Never rejects. */
  test(connection: Connection, settings: TransportSettings): Promise<Check[]>;
  /** Closes every connection. */
  close(): Promise<void>;
}

/** `settings` is called with each request; `tokenFor` returns the token that was given for an origin (scheme, host, port), if any. */
export type OpenTransport = (from: {
  settings: () => TransportSettings;
  tokenFor: (origin: string) => string | undefined;
}) => Transport;

/** A transport that sends nothing. */
export const openOfflineTransport: OpenTransport = () => ({
  send: async () => ({ kind: 'failure', phase: 'before', cause: 'other', detail: 'no network' }),
  test: async () => [],
  close: async () => {},
});
