import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { pauseSchema, syncReportSchema, waitSchema } from '../../../shared/sync/sync-views.ts';
import { addFindings, emptyFindings } from '../library/recovery/damage-findings.ts';
import type { Quarantine } from '../library/recovery/quarantine.ts';
import { formatSum, sumOf } from '../library/store/format/line-file-format.ts';
import type { Clock, Log } from '../ports.ts';
import { diskError, reasonOf, removeUnfinished, replaceFile } from '../system/durable-file.ts';
import type { Files } from '../system/files.ts';
import { tryParseJson } from '../system/json-depth.ts';
import { serialQueue } from '../system/serial-queue.ts';

/** An account: an address and who writes there. */
const accountSchema = z.object({
  /** Made up; entries name it. */
  key: z.string(),
  baseUrl: z.string(),
  /** Of its tokens, the one in use: a digest. */
  token: z.string(),
  /** Who it is, as far as the service said. */
  author: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
});
export type Account = z.infer<typeof accountSchema>;

/** What sync knows beside the entries, and keeps in `sync.json`. */
const syncStateSchema = z.object({
  accounts: z.array(accountSchema),
  /** The key of the account in use. */
  current: z.string().nullable(),
  pause: pauseSchema.nullable(),
  /** `milliseconds`: how long it is in all, should the clock be changed. */
  wait: waitSchema.extend({ milliseconds: z.number() }).nullable(),
  lastRound: syncReportSchema.nullable(),
  /** The last id of the library that a refresh of all known has seen to; null where it came to its end. */
  refreshedTo: z.int().nullable(),
  /** The address and token that it is not known of whether they are the same account: asked once. */
  unsureFor: z
    .object({
      baseUrl: z.string(),
      token: z.string(),
      /** The key of the account that they may be of. */
      account: z.string().optional(),
    })
    .nullable(),
});
export type StoredSyncState = z.infer<typeof syncStateSchema>;

export const emptySyncState = (): StoredSyncState => ({
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
  /** Of the text of `facts`. A hand that changes something takes it out. */
  sum: z.string().optional(),
  facts: z.unknown(),
});

/**
 * `sync.json` of a library. A file that can't be read is quarantined and reported before it is replaced; one of a newer
 * version is left alone: then nothing is known, and a change is refused with AppError('library-too-new').
 */
export function createSyncStateFile({
  dir,
  files,
  clock,
  log,
  quarantine,
}: {
  /** The library's folder. */
  dir: string;
  files: Files;
  clock: Clock;
  log: Log;
  quarantine: Pick<Quarantine, 'store'>;
}): SyncStateFile {
  const path = join(dir, SYNC_STATE_FILE);
  /** What must be done before the file may be written over. Throws where that can't be. */
  let prepareOverwrite: () => Promise<void> = nothing;

  async function load(): Promise<StoredSyncState | null> {
    await removeUnfinished(files, dir, (name) => name === SYNC_STATE_FILE);
    const bytes = await files.readFile(path).catch((error: unknown) => {
      const isThere = reasonOf(error) !== 'ENOENT';
      if (isThere) log.warn('the disk does not give out what is known of the service', { path });
      if (isThere) prepareOverwrite = () => Promise.reject(diskError(path, error));
      return null;
    });
    if (!bytes) return null;
    const read = parseState(bytes.toString('utf8'));
    if ('facts' in read) return read.facts;
    log.warn('what is known of the live service can not be read', { path, reason: read.reason });
    prepareOverwrite = read.isNewer
      ? () => Promise.reject(new AppError('library-too-new', `${path}: ${read.reason}.`, { path }))
      : () => quarantineFile(bytes, read.reason);
    await prepareOverwrite().catch((error: unknown) => {
      log.warn('it stays as it is', { path, reason: reasonOf(error) });
    });
    return null;
  }

  async function quarantineFile(bytes: Buffer, reason: string): Promise<void> {
    const findings = emptyFindings();
    addFindings(findings, SYNC_STATE_FILE, bytes, [
      { path: SYNC_STATE_FILE, line: null, reason, kind: 'damaged' },
    ]);
    await quarantine.store(
      { at: clock.now(), files: findings.files, restored: [], lost: [] },
      findings.copies,
    );
    prepareOverwrite = nothing;
  }

  async function save(facts: StoredSyncState): Promise<void> {
    await prepareOverwrite();
    try {
      await replaceFile(files, path, [formatState(facts)]);
      await files.syncDirectory(dir);
    } catch (error) {
      throw diskError(path, error);
    }
  }

  const inTurn = serialQueue();
  return { load, save: (facts) => inTurn(() => save(facts)) };
}

const nothing = async (): Promise<void> => {};

function formatState(facts: StoredSyncState): string {
  const sum = formatSum(sumOf(JSON.stringify(facts)));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sum, facts }, null, 2)}\n`;
}

/** The facts, or in a sentence why there are none. */
function parseState(text: string): { facts: StoredSyncState } | { reason: string; isNewer: boolean } {
  const file = fileSchema.safeParse(tryParseJson(text.replace(/^\ufeff/, '')));
  const none = (reason: string, isNewer = false) => ({ reason, isNewer });
  if (!file.success) return none(`it does not say "format": "${FORMAT}"`);
  const { version, sum, facts } = file.data;
  if (version > VERSION) return none('a newer version wrote it', true);
  if (sum !== undefined && sum !== formatSum(sumOf(JSON.stringify(facts))))
    return none('its sum says that it is not as it was written');
  const read = syncStateSchema.safeParse(facts);
  return read.success ? { facts: read.data } : none('it is not as agreed');
}

/** What sync knows beside the entries. */
export interface SyncStateStore {
  get(): StoredSyncState;
  /** Changes it; resolves once that is on the disk. Rejects with AppError('disk'), and then it holds for this run alone. */
  save(change: Partial<StoredSyncState>): Promise<void>;
  /** The same where it may be forgotten with the run. */
  trySave(change: Partial<StoredSyncState>): Promise<void>;
}

export async function openSyncState(store: SyncStateFile, log: Log): Promise<SyncStateStore> {
  let facts = (await store.load()) ?? emptySyncState();
  const inTurn = serialQueue();
  const keep = (change: Partial<StoredSyncState>): Promise<void> => {
    facts = { ...facts, ...change };
    return inTurn(() => store.save(facts));
  };
  return {
    get: () => facts,
    save: keep,
    trySave: (change) =>
      keep(change).catch((error: unknown) => log.error('what sync knows could not be kept', error)),
  };
}

/** What outlives a run beside the entries: `sync.json`. */
export interface SyncStateFile {
  /** What was last kept; null where nothing was or it can't be read. */
  load(): Promise<StoredSyncState | null>;
  /** Resolves once it is on the disk. Rejects with AppError('disk'). */
  save(facts: StoredSyncState): Promise<void>;
}
