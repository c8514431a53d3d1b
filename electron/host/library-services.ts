import { createLibrary, type Library } from './library/commands/editable-library.ts';
import type { Store } from './library/store/entry-store.ts';
import { type LibraryAdmin, openLibraryAdmin } from './library-admin/library-admin.ts';
import type { Clock, Log, Random, Timers } from './ports.ts';
import { createSearchWorkerClient } from './similar/search-worker-client.ts';
import { SIMILAR_FILE } from './similar/similar-file.ts';
import { createSimilarQuestions, type SimilarQuestions } from './similar/similar-questions.ts';
import { EMBEDDING_CACHE_FILE } from './similar/worker/embeddings/embedding-cache.ts';
import { createSearchService } from './similar/worker/search-service.ts';
import type { Files } from './system/files.ts';

export interface LibraryServices {
  library: Library;
  similar: SimilarQuestions;
  admin: LibraryAdmin;
}

/**
 * The files in a library's folder for similar questions: dismissed pairs, the service's questions, and cached
 * embeddings.
 */
export const STORED_SIMILAR_FILES = [SIMILAR_FILE, EMBEDDING_CACHE_FILE];

type AdminOptions = Parameters<typeof openLibraryAdmin>[0];

export interface LibraryContext
  extends Pick<AdminOptions, 'reader' | 'emojiResolver' | 'author' | 'changeCustomEmoji'> {
  clock: Clock;
  timers: Timers;
  random: Random;
  files: Files;
  log: Log;
  /** See `HostOptions`. */
  isInMemory?: boolean | undefined;
  searchWorker?: string | undefined;
  model?: string | null | undefined;
}

/** Creates the services for an open library. Never rejects. */
export async function openLibraryServices(
  context: LibraryContext,
  {
    dir,
    store,
    onSimilar,
    schedule,
    onRestorePoints,
  }: {
    dir: string;
    store: Store;
    onSimilar: () => void;
    /** See `openRestorePoints`. */
    schedule?: AdminOptions['schedule'];
    onRestorePoints: () => void;
  },
): Promise<LibraryServices> {
  const options = { ...context, dir };
  const library = createLibrary({ ...options, store });
  const similar = createSimilarQuestions({
    ...options,
    library,
    quarantine: store.recovery,
    search:
      options.searchWorker === undefined
        ? createSearchService(options)
        : createSearchWorkerClient({
            ...options,
            ...(options.isInMemory && { dir: null }),
            program: options.searchWorker,
          }),
    findOwnId: ({ messageID }) =>
      messageID === null ? undefined : library.findQuestionByMessage(messageID)?.id,
    onChange: onSimilar,
  });
  library.subscribe(similar.reindex);
  const admin = await openLibraryAdmin({ ...options, library, schedule, onRestorePoints });
  return { library, similar, admin };
}
