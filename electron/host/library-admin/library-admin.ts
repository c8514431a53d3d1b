import { isDeepStrictEqual } from 'node:util';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../shared/errors.ts';
import { MAX_EXPORT_BYTES } from '../../../shared/import-export/file-formats.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import type { Author } from '../../../shared/question/service-body-schemas.ts';
import { createImportExport, type ImportExport } from '../import-export/import-export.ts';
import type { ChangeCustomEmoji } from '../import-export/import-runner.ts';
import type { ImportReader } from '../import-export/import-worker-client.ts';
import type { Library } from '../library/commands/editable-library.ts';
import {
  openRestorePoints,
  type RestorePoints,
  type ScheduleContext,
} from '../library/restore-points/restore-points.ts';
import { countQuestions } from '../library/restore-points/snapshot-file.ts';

import type { Clock, Log, Random } from '../ports.ts';
import { getReason } from '../system/durable-file.ts';
import type { Files } from '../system/files.ts';
import { readNamedFile } from '../system/named-file.ts';
import { createSampleQuestions, type SampleQuestions } from './sample-questions.ts';
import { readSeedFile } from './seed-file.ts';

/** Returns the remaining entries. `entries` is ordered by ID. */
type ResetRule = (entries: readonly Entry[], now: number) => Entry[];

const RESET_RULES = {
  api(entries, now) {
    const left = entries.filter(({ origin }) => origin === 'app');
    const highest = entries.at(-1);
    // A deleted entry retains the highest ID, because IDs must not be reused.
    const isGone = highest !== undefined && !left.includes(highest);
    return isGone ? [...left, { ...highest, removedAt: highest.removedAt ?? now }] : left;
  },
  all: () => [],
} as const satisfies Record<string, ResetRule>;

/**
 * Creates a restore point, then removes samples and questions from the local API (`api`) or everything
 * (`all`). After `all`, IDs start at 1 again. Resolves with the number of removed visible entries and the
 * restore point's name. The name is null if nothing was removed. Rejects with AppError('disk').
 */
async function resetLibrary(
  library: Pick<Library, 'entries'>,
  restorePoints: Pick<RestorePoints, 'replace'>,
  clock: Clock,
  what: keyof typeof RESET_RULES,
): Promise<{ removed: number; undo: string | null }> {
  const restOf: ResetRule = RESET_RULES[what];
  const there = [...library.entries()];
  const isDone =
    what === 'all' ? there.length === 0 : countQuestions(there) === countQuestions(restOf(there, 0));
  if (isDone) return { removed: 0, undo: null };
  let removed = 0;
  const undo = await restorePoints.replace((current) => {
    const entries = [...current.values()].sort((one, other) => one.id - other.id);
    const rest = restOf(entries, clock.now());
    removed = countQuestions(entries) - countQuestions(rest);
    return rest;
  });
  return { removed, undo };
}

/**
 * Creates a restore point, then restores these entries. Does nothing if the library already contains exactly
 * these entries. Resolves with the number of removed visible entries. Rejects with AppError('disk').
 */
async function restoreEntries(
  library: Pick<Library, 'entries' | 'idle'>,
  restorePoints: Pick<RestorePoints, 'replace'>,
  entries: readonly Entry[],
): Promise<number> {
  await library.idle();
  const current = [...library.entries()];
  if (current.length === entries.length && current.every((entry, at) => isSameContent(entry, entries[at])))
    return 0;
  const restored = new Set(entries.filter(({ removedAt }) => removedAt === null).map(({ id }) => id));
  await restorePoints.replace(() => entries);
  return current.filter(({ id, removedAt }) => removedAt === null && !restored.has(id)).length;
}

/** Compares only the content, because a restored entry has a new version. */
const isSameContent = (entry: Entry, other: Entry | undefined): boolean =>
  entry === other || isDeepStrictEqual(entry, { ...other, version: entry.version });

export interface LibraryAdmin {
  readonly restorePoints: RestorePoints;
  readonly samples: SampleQuestions;
  readonly exchange: ImportExport;
  /** See `resetLibrary`. */
  reset(what: 'api' | 'all'): ReturnType<typeof resetLibrary>;
  /** See `restoreEntries`. */
  restoreEntries(entries: readonly Entry[]): Promise<number>;
  /**
   * Replaces the library with a file's content. See `readSeedFile`. Creates a restore point first unless the
   * library is empty. Resolves with the number of visible entries.
   *
   * Rejects with AppError('snapshot-unreadable') or AppError('disk'). Rejects with AppError('bad-input')
   * without changing anything if the library contains questions written in the app and `replaceWritten` is
   * false.
   */
  replaceFromFile(path: string, replaceWritten: boolean): Promise<{ count: number; kept: boolean }>;
}

interface LibraryAdminOptions {
  dir: string;
  files: Files;
  clock: Clock;
  random: Random;
  log: Log;
  library: Library;
  reader: Pick<ImportReader, 'read'>;
  emojiResolver: () => EmojiResolver;
  author: () => Author;
  changeCustomEmoji: ChangeCustomEmoji;
  schedule?: ScheduleContext | undefined;
  onRestorePoints: () => void;
}

/** Opens the operations on the whole library. Must be called before the library changes. Never rejects. */
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
  changeCustomEmoji,
  schedule,
  onRestorePoints,
}: LibraryAdminOptions): Promise<LibraryAdmin> {
  const restorePoints = await openRestorePoints({
    dir,
    files,
    clock,
    log,
    library,
    schedule,
    onChange: onRestorePoints,
  });

  return {
    restorePoints,
    samples: createSampleQuestions({ library, emojiResolver, author, clock }),
    exchange: createImportExport({
      library,
      restorePoints,
      reader,
      emojiResolver,
      changeCustomEmoji,
      author,
      clock,
      random,
    }),
    reset: (what) => resetLibrary(library, restorePoints, clock, what),
    restoreEntries: (entries) => restoreEntries(library, restorePoints, entries),
    async replaceFromFile(path, replaceWritten) {
      const bytes = await readNamedFile(path, MAX_EXPORT_BYTES).catch((error: unknown) => {
        const reason = getReason(error);
        throw new AppError('snapshot-unreadable', `${path}: ${reason}`, { path, reason }, { cause: error });
      });
      const entries = readSeedFile({ bytes, path, emojiResolver: emojiResolver(), clock });
      const now = [...library.entries()];
      const written = now.filter(({ origin, removedAt }) => origin === 'app' && removedAt === null).length;
      if (written > 0 && !replaceWritten) {
        const what = written === 1 ? 'a question' : `${written} questions`;
        throw new AppError('bad-input', `The library in ${dir} contains ${what} that you wrote in the app.`, {
          written,
        });
      }
      const kept = now.length > 0;
      if (kept) await restorePoints.replace(() => entries);
      else await library.replaceAll(() => entries);
      return { count: countQuestions(entries), kept };
    },
  };
}
