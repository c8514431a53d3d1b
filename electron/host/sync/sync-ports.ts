import type { z } from 'zod';
import type { syncMethods } from '../../../shared/bridge/sync-methods.ts';
import type { Entry, StoredQuestion } from '../../../shared/library/entry.ts';
import type { SimilarQuestion } from '../../../shared/question/question-schema.ts';
import type { EntrySync } from '../../../shared/sync/entry-sync.ts';
import type { Check } from '../../../shared/sync/sync-views.ts';
import type { Clock, Log, Random, Timers } from '../ports.ts';
import type { SyncStateFile } from './sync-state.ts';

type Methods = typeof syncMethods;
/** An empty object schema accepts any key, so its output has `string` keys. */
type Arguments<Input> = string extends keyof Input ? [] : [input: Input];

/** The methods of the bridge about sync, each without `sync.` in its name. */
export type SyncMethods = {
  [M in keyof Methods as M extends `sync.${infer Name}` ? Name : never]: (
    ...input: Arguments<z.output<Methods[M]['input']>>
  ) => Promise<z.output<Methods[M]['output']>>;
};

/** What sync needs from its surroundings. The simulation puts its own in. */

/** What becomes of an entry; what is absent stays. */
export interface EntryChange {
  /** Null: it has nothing to do with the service any more. */
  sync: EntrySync | null;
  /** Its question, which counts as saved anew where its text changes; `by` says by whom. A pending draft stays. */
  question?: StoredQuestion;
  by?: 'app' | 'service';
  /**
   * Versions that the question had on the service, and that are replaced there: they go to its history. They last once the
   * change does; no crash may leave one without the other.
   */
  past?: readonly StoredQuestion[];
}

/** The entries of the library, as sync changes them. */
export interface SyncRepository {
  /** The newest version, also one on its way to the disk. */
  latest(id: number): Entry | undefined;
  /** All of them that have `sync`. What is on the disk is enough. */
  entriesWithSync(): Iterable<Entry>;
  /**
   * Changes one entry. `change` is called at once, with the newest version; null: there is nothing to change. Resolves with
   * the entry as it is then, once that is on the disk. Rejects with AppError('disk'), AppError('not-found').
   */
  update(id: number, change: (entry: Entry) => EntryChange | null): Promise<Entry>;
  /** Adds a question of the service. Resolves once it is on the disk. Rejects with AppError('disk'). */
  add(content: { question: StoredQuestion; sync: EntrySync }): Promise<Entry>;
  /** The emoji of an option as typed, as the service is taken to answer it; as it is where nobody knows. */
  emojiOf(typed: string): string;
}

export interface SyncRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** The whole address. It begins with the base URL that the token was given for. */
  url: string;
  /** For the `Authorization` header, and for this origin alone. Never to be logged. */
  token: string;
  /** JSON, or none. */
  body: string | null;
  /** On a connection of its own, so that nothing below sends it twice. */
  newConnection: boolean;
  /** Milliseconds from now until it is given up. */
  timeoutMs: number;
}

/** What came back. No redirect is followed: a 3xx is an answer. Header names in small letters. */
export interface SyncResponse {
  kind: 'response';
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Nothing whole came back. */
export interface SyncFailure {
  kind: 'failure';
  /** `before`: certainly no byte of the request has left. `after`: one may have. */
  phase: 'before' | 'after';
  cause: 'dns' | 'refused' | 'tls' | 'proxy' | 'timeout' | 'reset' | 'cut' | 'too-large' | 'other';
  /** For people: what the system says of it (`ENOTFOUND`, `certificate has expired`). Holds no token. */
  detail: string;
}

export interface SyncNetwork {
  /** Never rejects. */
  send(request: SyncRequest): Promise<SyncResponse | SyncFailure>;
}

/** Where the service is and who asks. Both are taken at one moment, so that no token goes to an address of later. */
export interface Connection {
  /** Ends in `/api/v1`, without a slash behind. */
  baseUrl: string;
  token: string;
}

/** What the author has set. */
export interface SyncPreferences {
  automatic: boolean;
  /** Minutes between automatic queueRunner. */
  interval: number;
}

export interface SyncPorts {
  repository: SyncRepository;
  network: SyncNetwork;
  stateFile: SyncStateFile;
  clock: Clock;
  timers: Timers;
  random: Random;
  log: Log;
  /** What is missing is empty. */
  connection: () => Promise<Connection>;
  options: () => SyncPreferences;
  /** A digest of a token that tells it from others and nothing else. */
  digest: (token: string) => string;
  /** Something that is shown has changed. */
  onChange: () => void;
  /** The service named questions that are similar to this one, in answer to its create. */
  onSimilarQuestions: (entry: Entry, named: readonly SimilarQuestion[]) => void;
}

/** What the author has set about the way to the service; empty for what the surroundings say. */
export interface TransportSettings {
  proxy: string;
  /** The path of a PEM file. */
  caFile: string;
}

/** The way to the live service. */
export interface Transport extends SyncNetwork {
  /** Looks at a connection, step by step. Sends no question. Never rejects. */
  test(connection: Connection, settings: TransportSettings): Promise<Check[]>;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** `settings` is called with each request; `tokenFor` returns the token that was given for an origin (scheme, host, port), if any. */
export type OpenTransport = (from: {
  settings: () => TransportSettings;
  tokenFor: (origin: string) => string | undefined;
}) => Transport;

/** Where there is no way: nothing ever leaves. */
export const openOfflineTransport: OpenTransport = () => ({
  send: async () => ({ kind: 'failure', phase: 'before', cause: 'other', detail: 'no network' }),
  test: async () => [],
  close: async () => {},
});
