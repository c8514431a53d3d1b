import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '../../../../shared/errors.ts';
import {
  type DraftUndoHistory,
  draftUndoHistorySchema,
  MAX_DRAFT_UNDO_HISTORY_LENGTH,
  textsOf,
} from '../../../../shared/library/draft-undo-history.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { Log } from '../../ports.ts';
import { formatSum, parseSum, sumOf } from '../../system/checksum.ts';
import {
  diskError,
  ensureDirectory,
  reasonOf,
  removeUnfinished,
  replaceFile,
} from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { tryParseJson } from '../../system/parse-json.ts';
import { serialQueue } from '../../system/serial-queue.ts';
import { identityOf } from '../search/entry-lookup.ts';

const FORMAT = 'qotd-studio undo';
const VERSION = 1;

const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().positive(),
  sum: z.string().optional(),
});
const lineSchema = z.object({ identity: z.string(), trail: draftUndoHistorySchema });

/** An undo history, with the identity of its question. */
type StoredHistory = z.infer<typeof lineSchema>;

const undoFileName = (id: number): string => `${String(id).padStart(6, '0')}.jsonl`;

/** Undefined for other files. */
function undoFileId(name: string): number | undefined {
  const id = Number(/^(\d{6,15})\.jsonl$/.exec(name)?.[1]);
  return Number.isInteger(id) && undoFileName(id) === name ? id : undefined;
}

/** Formats the file. docs/reference/library-format.md describes it. */
function formatUndoFile(kept: { identity: string; undoHistory: DraftUndoHistory }): string[] {
  const text = JSON.stringify({ identity: kept.identity, trail: kept.undoHistory });
  const header = { format: FORMAT, version: VERSION, sum: formatSum(sumOf(text)) };
  return [`${JSON.stringify(header)}\n`, `${text}\n`];
}

/** Parses a file. `newer` is an unknown version; null is a damaged file. */
function readUndoFile(bytes: Buffer): StoredHistory | { newer: number } | null {
  const [first = '', text = ''] = bytes.toString('utf8').replace('\ufeff', '').split('\n');
  const header = headerSchema.safeParse(tryParseJson(first)).data;
  if (!header) return null;
  if (header.version > VERSION) return { newer: header.version };
  if (header.sum !== undefined && parseSum(header.sum) !== sumOf(text)) return null;
  const line = lineSchema.safeParse(tryParseJson(text)).data;
  return line && textsOf(line.trail) ? line : null;
}

/** The undo history of each draft, so that it survives a restart. A damaged file counts as missing. */
export interface DraftUndoStore {
  /** The stored history of this question; null if there is none. */
  get(entry: Entry): Promise<DraftUndoHistory | null>;
  /**
   * Resolves when it's written. Rejects with AppError('bad-input'), ('not-found'), ('disk'), or
   * ('library-too-new').
   */
  set(entry: Entry, undoHistory: DraftUndoHistory): Promise<void>;
  /** Deletes the histories of permanently deleted questions. Never rejects. */
  remove(ids: readonly number[]): Promise<void>;
  /** Waits for pending writes and rejects later ones. Never rejects. */
  close(): Promise<void>;
}

/**
 * The undo histories of the library in `dir`. `isKnown`: whether the question exists, even in the trash; other
 * files are deleted.
 */
export function createDraftUndoStore({
  dir,
  files,
  log,
  isKnown,
}: {
  dir: string;
  files: Files;
  log: Log;
  isKnown: (id: number) => boolean;
}): DraftUndoStore {
  const folder = join(dir, 'undo');
  const pathOf = (id: number) => join(folder, undoFileName(id));
  let isClosed = false;
  /** Keeps writes in order. */
  const queue = serialQueue();
  void queue(sweep);

  /** Deletes what a crash or reset left. */
  async function sweep(): Promise<void> {
    await removeUnfinished(files, folder, (name) => undoFileId(name) !== undefined);
    const names = await files.readdir(folder).catch(() => []);
    const ids = names.flatMap((name) => undoFileId(name) ?? []);
    await remove(ids.filter((id) => !isKnown(id)));
  }

  async function remove(ids: readonly number[]): Promise<void> {
    for (const id of ids) await files.unlink(pathOf(id)).catch(() => undefined);
  }

  async function read(id: number): Promise<ReturnType<typeof readUndoFile>> {
    const bytes = await files.readFile(pathOf(id)).catch((error: unknown) => {
      if (reasonOf(error) !== 'ENOENT')
        log.warn("couldn't read an undo history", { id, reason: reasonOf(error) });
      return null;
    });
    if (!bytes) return null;
    const found = readUndoFile(bytes);
    if (!found) log.warn('ignored a damaged undo history', { id });
    return found;
  }

  async function write(entry: Entry, undoHistory: DraftUndoHistory): Promise<void> {
    const path = pathOf(entry.id);
    // The UI can be late with a draft of a permanently deleted question.
    if (!isKnown(entry.id)) throw notFound(entry.id);
    const found = await read(entry.id);
    if (found && 'newer' in found) {
      throw new AppError(
        'library-too-new',
        `The undo history in ${path} has version ${found.newer}, which this app doesn't support. Update the app.`,
        { path, ...found },
      );
    }
    try {
      await ensureDirectory(files, folder);
      await replaceFile(files, path, formatUndoFile({ identity: identityOf(entry), undoHistory }));
    } catch (error) {
      throw diskError(path, error);
    }
  }

  return {
    get: (entry) =>
      queue(async () => {
        const found = await read(entry.id);
        return found && 'trail' in found && found.identity === identityOf(entry) ? found.trail : null;
      }),
    async set(entry, undoHistory) {
      if (isClosed)
        throw new AppError('disk', 'The library is closed. Open it again.', {
          path: folder,
          reason: 'closed',
        });
      if (!textsOf(undoHistory))
        throw new AppError('bad-input', 'The steps of this undo history are inconsistent.');
      if (JSON.stringify(undoHistory).length > MAX_DRAFT_UNDO_HISTORY_LENGTH) {
        throw new AppError(
          'bad-input',
          `An undo history can have at most ${MAX_DRAFT_UNDO_HISTORY_LENGTH} characters.`,
        );
      }
      return queue(() => write(entry, undoHistory));
    },
    remove: async (ids) => {
      if (ids.length > 0) await queue(() => remove(ids));
    },
    async close() {
      isClosed = true;
      await queue(async () => undefined);
    },
  };
}

const notFound = (id: number): AppError =>
  new AppError('not-found', `No question has the ID ${id}. Check the ID.`, { id });
