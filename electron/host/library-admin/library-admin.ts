import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import type { Author } from '../../../shared/question/question-schema.ts';
import { createImportExport, type ImportExport } from '../import-export/import-export.ts';
import type { ImportReader } from '../import-export/import-worker-client.ts';
import type { Library } from '../library/library.ts';
import { countOf } from '../library/snapshots/snapshot-file.ts';
import { openSnapshots, type Snapshots } from '../library/snapshots/snapshots.ts';
import type { Clock, Log, Random } from '../ports.ts';
import { reasonOf } from '../system/durable-file.ts';
import type { Files } from '../system/files.ts';
import { readInitialLibrary } from './initial-library.ts';
import { createSampleQuestions, type SampleQuestions } from './sample-questions.ts';

/** What a reset leaves of a library, whose entries are in order of id. */
type ResetRule = (entries: readonly Entry[], now: number) => Entry[];

const RESET_RULES = {
  api(entries, now) {
    const left = entries.filter(({ origin }) => origin === 'app');
    const highest = entries.at(-1);
    // As with any removed question, its id stays, and is not given again.
    const isGone = highest !== undefined && !left.includes(highest);
    return isGone ? [...left, { ...highest, removedAt: highest.removedAt ?? now }] : left;
  },
  all: () => [],
} as const satisfies Record<string, ResetRule>;

/**
 * Takes out what came through the local API and the samples (`api`), or everything (`all`): then ids begin at 1 again,
 * else no id is given twice. What was there is the automatic snapshot afterwards. Returns how many entries it took that
 * the library showed; where there is nothing to take, nothing is done. Throws AppError('disk').
 */
async function resetLibrary(
  library: Pick<Library, 'entries'>,
  snapshots: Pick<Snapshots, 'replace'>,
  clock: Clock,
  what: keyof typeof RESET_RULES,
): Promise<number> {
  const restOf: ResetRule = RESET_RULES[what];
  const there = [...library.entries()];
  const isDone = what === 'all' ? there.length === 0 : countOf(there) === countOf(restOf(there, 0));
  if (isDone) return 0;
  let removed = 0;
  await snapshots.replace((current) => {
    const entries = [...current.values()].sort((one, other) => one.id - other.id);
    const rest = restOf(entries, clock.now());
    removed = countOf(entries) - countOf(rest);
    return rest;
  });
  return removed;
}

/** What can be done to a whole library at once: what the service has no operation for. */
export interface LibraryAdmin {
  readonly snapshots: Snapshots;
  readonly samples: SampleQuestions;
  readonly exchange: ImportExport;
  /** See `resetLibrary`. */
  reset(what: 'api' | 'all'): Promise<number>;
  /**
   * Makes the library what a file says: see `readStartFile`. What was there, if anything, is kept as the automatic
   * snapshot. A library in which something was written in the window is replaced only where that is wanted: a path
   * that is mistyped must not cost an author the library. Returns how many entries the library shows then.
   * Throws AppError('snapshot-unreadable'), ('bad-input'), ('disk'): then nothing has changed.
   */
  replaceFromFile(path: string, replaceWritten: boolean): Promise<{ count: number; kept: boolean }>;
}

interface LibraryAdminOptions {
  /** The library's folder. */
  dir: string;
  files: Files;
  clock: Clock;
  random: Random;
  log: Log;
  library: Library;
  /** Reads files to import. */
  reader: Pick<ImportReader, 'read'>;
  emojiResolver: () => EmojiResolver;
  /** Who writes in the window. */
  author: () => Author;
  /** Called after the snapshots changed. */
  onSnapshots: () => void;
}

/** The tools over a library in which nothing was changed yet. Never rejects. */
export async function openLibraryAdmin({
  dir,
  files,
  clock,
  random,
  log,
  library,
  reader,
  emojiResolver,
  author,
  onSnapshots,
}: LibraryAdminOptions): Promise<LibraryAdmin> {
  const snapshots = await openSnapshots({ dir, files, clock, log, library, onChange: onSnapshots });

  return {
    snapshots,
    samples: createSampleQuestions({ library, emojiResolver, author, clock, random }),
    exchange: createImportExport({ library, snapshots, reader, emojiResolver, author, clock, random }),
    reset: (what) => resetLibrary(library, snapshots, clock, what),
    async replaceFromFile(path, replaceWritten) {
      const bytes = await files.readFile(path).catch((error: unknown) => {
        const reason = reasonOf(error);
        throw new AppError('snapshot-unreadable', `${path}: ${reason}`, { path, reason }, { cause: error });
      });
      const entries = readInitialLibrary({ bytes, path, emojiResolver: emojiResolver(), clock, random });
      const now = [...library.entries()];
      const written = now.filter(({ origin, removedAt }) => origin === 'app' && removedAt === null).length;
      if (written > 0 && !replaceWritten) {
        const what = written === 1 ? 'a question' : `${written} questions`;
        throw new AppError('bad-input', `The library in ${dir} holds ${what} written in the window.`, {
          written,
        });
      }
      const kept = now.length > 0;
      if (kept) await snapshots.replace(() => entries);
      else await library.replaceAll(() => entries);
      return { count: countOf(entries), kept };
    },
  };
}
