import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { pauseSchema, syncReportSchema, waitSchema } from '../../../shared/sync/sync-views.ts';
import { addFindings, createFindings } from '../library/store/load/damage-findings.ts';
import type { Quarantine } from '../library/store/quarantine.ts';
import type { Clock, Log } from '../ports.ts';
import { computeSum, formatSum } from '../system/checksum.ts';
import { getReason, removeUnfinished, replaceFile, toDiskError } from '../system/durable-file.ts';
import type { Files } from '../system/files.ts';
import { tryParseJson } from '../system/parse-json.ts';
import { createSerialQueue } from '../system/serial-queue.ts';

const accountSchema = z.object({
  /** A random ID that entries refer to. */
  key: z.string(),
  baseUrl: z.string(),
  token: z.string(),
  /** Null until the service returns the author. */
  author: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
});
export type Account = z.infer<typeof accountSchema>;

/** The library's sync state, stored in `sync.json`. */
const syncStateSchema = z.object({
  accounts: z.array(accountSchema),
  /** The current account's key. */
  current: z.string().nullable(),
  pause: pauseSchema.nullable(),
  /** `milliseconds` is the whole duration, in case the clock is set. */
  wait: waitSchema.extend({ milliseconds: z.number() }).nullable(),
  lastRound: syncReportSchema.nullable(),
  /** The last local ID that an interrupted refresh has processed, or null if the refresh was completed. */
  refreshedTo: z.int().nullable(),
  /**
   * The base URL and token digest that the author was asked about or that the service rejected. They're
   * stored because the author is asked only once.
   */
  unsureFor: z
    .object({
      baseUrl: z.string(),
      token: z.string(),
      /** The key of the account that the base URL and token may belong to. */
      account: z.string().optional(),
    })
    .nullable(),
});
export type StoredSyncState = z.infer<typeof syncStateSchema>;

export const createEmptySyncState = (): StoredSyncState => ({
  accounts: [],
  current: null,
  pause: null,
  wait: null,
  lastRound: null,
  refreshedTo: null,
  unsureFor: null,
});

export const SYNC_STATE_FILE = 'sync.json';
const FORMAT = 'qotd-studio sync';
const VERSION = 1;

const fileSchema = z.looseObject({
  format: z.literal(FORMAT),
  version: z.int().positive(),
  /** The checksum of `facts`. Remove it after a manual edit. */
  sum: z.string().optional(),
  facts: z.unknown(),
});

/**
 * Opens a library's `sync.json`. A damaged file is quarantined and reported before it's replaced. A file from
 * a newer version isn't changed: `load` resolves with null, and `save` rejects with
 * AppError('library-too-new').
 */
export function createSyncStateFile({
  dir,
  files,
  clock,
  log,
  quarantine,
}: {
  dir: string;
  files: Files;
  clock: Clock;
  log: Log;
  quarantine: Pick<Quarantine, 'store'>;
}): SyncStateFile {
  const path = join(dir, SYNC_STATE_FILE);
  /** Quarantines a damaged file before it's replaced. Rejects if the file must not be replaced. */
  let prepareOverwrite: () => Promise<void> = doNothing;

  async function load(): Promise<StoredSyncState | null> {
    await removeUnfinished(files, dir, (name) => name === SYNC_STATE_FILE);
    const bytes = await files.readFile(path).catch((error: unknown) => {
      const isThere = getReason(error) !== 'ENOENT';
      if (isThere) log.warn("couldn't read sync.json", { path });
      if (isThere) prepareOverwrite = () => Promise.reject(toDiskError(path, error));
      return null;
    });
    if (!bytes) return null;
    const read = parseState(bytes.toString('utf8'));
    if ('facts' in read) return read.facts;
    log.warn('sync.json is invalid', { path, reason: read.reason });
    prepareOverwrite = read.isNewer
      ? () => Promise.reject(new AppError('library-too-new', `${path}: ${read.reason}.`, { path }))
      : () => quarantineFile(bytes, read.reason);
    await prepareOverwrite().catch((error: unknown) => {
      log.warn("sync.json wasn't replaced", { path, reason: getReason(error) });
    });
    return null;
  }

  async function quarantineFile(bytes: Buffer, reason: string): Promise<void> {
    const findings = createFindings();
    addFindings(findings, SYNC_STATE_FILE, bytes, [
      { path: SYNC_STATE_FILE, line: null, reason, kind: 'damaged' },
    ]);
    await quarantine.store(
      { at: clock.now(), files: findings.files, restored: [], lost: [] },
      findings.copies,
    );
    prepareOverwrite = doNothing;
  }

  async function save(facts: StoredSyncState): Promise<void> {
    await prepareOverwrite();
    try {
      await replaceFile(files, path, [formatState(facts)]);
      await files.syncDirectory(dir);
    } catch (error) {
      throw toDiskError(path, error);
    }
  }

  const enqueue = createSerialQueue();
  return { load, save: (facts) => enqueue(() => save(facts)) };
}

const doNothing = async (): Promise<void> => {};

function formatState(facts: StoredSyncState): string {
  const sum = formatSum(computeSum(JSON.stringify(facts)));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sum, facts }, null, 2)}\n`;
}

function parseState(text: string): { facts: StoredSyncState } | { reason: string; isNewer: boolean } {
  const file = fileSchema.safeParse(tryParseJson(text.replace(/^\ufeff/, '')));
  const createProblem = (reason: string, isNewer = false) => ({ reason, isNewer });
  if (!file.success) return createProblem(`the file has no "format": "${FORMAT}"`);
  const { version, sum, facts } = file.data;
  if (version > VERSION) return createProblem('a newer version of the app wrote the file', true);
  if (sum !== undefined && sum !== formatSum(computeSum(JSON.stringify(facts))))
    return createProblem('the checksum is wrong');
  const read = syncStateSchema.safeParse(facts);
  return read.success ? { facts: read.data } : createProblem('some fields are invalid');
}

export interface SyncStateStore {
  get(): StoredSyncState;
  /**
   * Changes the state and resolves when it's on disk. Rejects with AppError('disk') if it can't be saved, but
   * the change still applies until the app closes.
   */
  save(change: Partial<StoredSyncState>): Promise<void>;
  trySave(change: Partial<StoredSyncState>): Promise<void>;
  /**
   * Saves the state again if the last save failed. Until it succeeds, nothing is sent for a new account,
   * because a crash would lose that account. Rejects like `save`.
   */
  ensureSaved(): Promise<void>;
}

export async function openSyncState(file: SyncStateFile, log: Log): Promise<SyncStateStore> {
  let facts = (await file.load()) ?? createEmptySyncState();
  let isSaved = true;
  const inTurn = createSerialQueue();
  async function write(): Promise<void> {
    isSaved = false;
    await file.save(facts);
    isSaved = true;
  }
  const store = (change: Partial<StoredSyncState>): Promise<void> => {
    facts = { ...facts, ...change };
    return inTurn(write);
  };
  return {
    get: () => facts,
    save: store,
    trySave: (change) => store(change).catch((error: unknown) => log.error("couldn't save sync.json", error)),
    ensureSaved: () => inTurn(() => (isSaved ? Promise.resolve() : write())),
  };
}

export interface SyncStateFile {
  /** Resolves with the saved state, or null if it's missing or can't be read. */
  load(): Promise<StoredSyncState | null>;
  /** Resolves when the state is on disk. Rejects with AppError('disk') or AppError('library-too-new'). */
  save(facts: StoredSyncState): Promise<void>;
}
