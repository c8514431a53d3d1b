import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import {
  MAX_UNDO_HISTORY_LENGTH,
  textsOf,
  type UndoHistory,
  undoHistorySchema,
} from '../../../../shared/library/undo-history.ts';
import type { Log } from '../../ports.ts';
import {
  diskError,
  ensureDirectory,
  reasonOf,
  removeUnfinished,
  replaceFile,
} from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { tryParseJson } from '../../system/json-depth.ts';
import { serialQueue } from '../../system/serial-queue.ts';
import { identityOf } from '../entry-identity.ts';
import { formatSum, parseSum, sumOf } from '../store/format/line-file-format.ts';

const FORMAT = 'qotd-studio undo';
const VERSION = 1;

const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().positive(),
  sum: z.string().optional(),
});
const lineSchema = z.object({ identity: z.string(), trail: undoHistorySchema });

/** A trail, and what tells its question from others that may get its id. */
type KeptTrail = z.infer<typeof lineSchema>;

/** The name of the file of a question. */
const trailFileName = (id: number): string => `${String(id).padStart(6, '0')}.jsonl`;

/** The id in a name, undefined where it is another file. */
function trailFileId(name: string): number | undefined {
  const id = Number(/^(\d{6,15})\.jsonl$/.exec(name)?.[1]);
  return Number.isInteger(id) && trailFileName(id) === name ? id : undefined;
}

/** The file, line by line. docs/reference/library-format.md describes it. */
function formatTrail(kept: { identity: string; trail: UndoHistory }): string[] {
  const text = JSON.stringify({ identity: kept.identity, trail: kept.trail });
  const header = { format: FORMAT, version: VERSION, sum: formatSum(sumOf(text)) };
  return [`${JSON.stringify(header)}\n`, `${text}\n`];
}

/** What a file holds: `newer` is the version of one that this program does not know, null is a damaged one. */
function readTrail(bytes: Buffer): KeptTrail | { newer: number } | null {
  const [first = '', text = ''] = bytes.toString('utf8').replace('\ufeff', '').split('\n');
  const header = headerSchema.safeParse(tryParseJson(first)).data;
  if (!header) return null;
  if (header.version > VERSION) return { newer: header.version };
  if (header.sum !== undefined && parseSum(header.sum) !== sumOf(text)) return null;
  const line = lineSchema.safeParse(tryParseJson(text)).data;
  return line && textsOf(line.trail) ? line : null;
}

/**
 * What undo and redo go along, kept so that they survive a restart: one file for each question that was edited here.
 * It is a convenience: a file that is damaged counts as none, and no library is ever kept from opening by it.
 */
export interface UndoStore {
  /** The trail of this question as it was kept last; null where none is, or it is of another one that had its id. */
  get(entry: Entry): Promise<UndoHistory | null>;
  /** Resolves once it is written. Rejects with AppError('bad-input'), ('not-found'), ('disk') or ('library-too-new'). */
  set(entry: Entry, trail: UndoHistory): Promise<void>;
  /** These questions are gone for good, and what was typed into them. Never rejects. */
  remove(ids: readonly number[]): Promise<void>;
  /** Waits for what is being written; what comes later is refused. Never rejects. */
  close(): Promise<void>;
}

/**
 * The trails of the library in `dir`, in a folder that is made with the first one. `isKnown`: whether there is such a
 * question, those in the trash included: files of others go.
 */
export function createUndoStore({
  dir,
  files,
  log,
  isKnown,
}: {
  dir: string;
  files: Files;
  log: Log;
  isKnown: (id: number) => boolean;
}): UndoStore {
  const folder = join(dir, 'undo');
  const pathOf = (id: number) => join(folder, trailFileName(id));
  let isClosed = false;
  /** So that of two texts the later one stays. */
  const inTurn = serialQueue();
  void inTurn(sweep);

  /** Takes away what a crash or a reset left. */
  async function sweep(): Promise<void> {
    await removeUnfinished(files, folder, (name) => trailFileId(name) !== undefined);
    const names = await files.readdir(folder).catch(() => []);
    const ids = names.flatMap((name) => trailFileId(name) ?? []);
    await remove(ids.filter((id) => !isKnown(id)));
  }

  async function remove(ids: readonly number[]): Promise<void> {
    for (const id of ids) await files.unlink(pathOf(id)).catch(() => undefined);
  }

  async function read(id: number): Promise<ReturnType<typeof readTrail>> {
    const bytes = await files.readFile(pathOf(id)).catch((error: unknown) => {
      if (reasonOf(error) !== 'ENOENT') log.warn('undo could not be read', { id, reason: reasonOf(error) });
      return null;
    });
    if (!bytes) return null;
    const found = readTrail(bytes);
    if (!found) log.warn('a damaged file of undo was left out', { id });
    return found;
  }

  async function write(entry: Entry, trail: UndoHistory): Promise<void> {
    const path = pathOf(entry.id);
    // A window may be late with what was typed into a question that is deleted for good by now.
    if (!isKnown(entry.id)) throw notFound(entry.id);
    const found = await read(entry.id);
    if (found && 'newer' in found) {
      throw new AppError('library-too-new', `${path} has version ${found.newer}.`, { path, ...found });
    }
    try {
      await ensureDirectory(files, folder);
      await replaceFile(files, path, formatTrail({ identity: identityOf(entry), trail }));
    } catch (error) {
      throw diskError(path, error);
    }
  }

  return {
    get: (entry) =>
      inTurn(async () => {
        const found = await read(entry.id);
        return found && 'trail' in found && found.identity === identityOf(entry) ? found.trail : null;
      }),
    async set(entry, trail) {
      if (isClosed) throw new AppError('disk', 'The library is closed.', { path: folder, reason: 'closed' });
      if (!textsOf(trail)) throw new AppError('bad-input', 'The steps of this undo do not fit together.');
      if (JSON.stringify(trail).length > MAX_UNDO_HISTORY_LENGTH) {
        throw new AppError('bad-input', `An undo has at most ${MAX_UNDO_HISTORY_LENGTH} characters.`);
      }
      return inTurn(() => write(entry, trail));
    },
    remove: async (ids) => {
      if (ids.length > 0) await inTurn(() => remove(ids));
    },
    async close() {
      isClosed = true;
      await inTurn(async () => undefined);
    },
  };
}

const notFound = (id: number): AppError => new AppError('not-found', `No question has the ID ${id}.`, { id });
