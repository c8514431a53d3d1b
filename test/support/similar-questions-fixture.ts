import path from 'node:path';
import type { Library } from '../../electron/host/library/commands/editable-library.ts';
import { createQuarantine } from '../../electron/host/library/store/quarantine.ts';
import type { Clock, Log, Timers } from '../../electron/host/ports.ts';
import { systemClock, systemTimers } from '../../electron/host/ports.ts';
import {
  createSimilarQuestions,
  type SimilarQuestions,
} from '../../electron/host/similar/similar-questions.ts';
import type { Model } from '../../electron/host/similar/worker/embeddings/embedding-scheduler.ts';
import type { SemanticSimilarity } from '../../electron/host/similar/worker/embeddings/embedding-store.ts';
import type { SimilarEngine } from '../../electron/host/similar/worker/engine/similar-engine.ts';
import {
  createSearchService,
  type SearchService,
} from '../../electron/host/similar/worker/search-service.ts';
import { createNodeFiles, type Files } from '../../electron/host/system/files.ts';
import { silentLog } from './silent-log.ts';

export const SEARCH_WORKER = path.resolve(
  import.meta.dirname,
  '../../electron/host/similar/worker/search-worker.ts',
);

/**
 * Opens the similar questions of the library in `dir`. Searches in this thread. The test must pass changes to
 * `reindex`.
 */
export function openSimilarQuestions(
  { dir, library }: { dir: string; library: Library },
  given: {
    files?: Files;
    clock?: Clock;
    timers?: Timers;
    log?: Log;
    createEngine?: (meaning: SemanticSimilarity) => SimilarEngine;
    loadModel?: (() => Model) | null;
    search?: SearchService;
    onChange?: () => void;
  } = {},
): SimilarQuestions {
  const { files = createNodeFiles(), log = silentLog, timers = systemTimers } = given;
  return createSimilarQuestions({
    dir,
    files,
    clock: systemClock,
    timers,
    log,
    library,
    quarantine: createQuarantine({ dir, files, log, onChange() {} }),
    search: createSearchService({ ...given, dir, files, timers, log }),
    findOwnId: ({ messageID }) =>
      messageID === null ? undefined : library.findQuestionByMessage(messageID)?.id,
    onChange() {},
    ...given,
  });
}
