import { createLibrary, type Library } from '../../electron/host/library/commands/editable-library.ts';
import { openStore } from '../../electron/host/library/open-store.ts';
import type { Store } from '../../electron/host/library/store/entry-store.ts';
import { type LibraryAdmin, openLibraryAdmin } from '../../electron/host/library-admin/library-admin.ts';
import type { Clock } from '../../electron/host/ports.ts';
import { nodeRandom } from '../../electron/host/ports.ts';
import { SIMILAR_FILE } from '../../electron/host/similar/similar-file.ts';
import { EMBEDDING_CACHE_FILE } from '../../electron/host/similar/worker/embeddings/embedding-cache.ts';
import { createNodeFiles, type Files } from '../../electron/host/system/files.ts';
import {
  type CustomEmoji,
  createEmojiResolver,
  type EmojiResolver,
} from '../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../shared/emoji/emoji-shortcodes.ts';
import type { Entry } from '../../shared/library/entry.ts';
import { createDefaultSettings } from '../../shared/settings.ts';
import { sharedReader } from './import-reader.ts';
import { silentLog } from './silent-log.ts';
import { createExampleEntry } from './store-entries.ts';

/** Creates a clock that moves only when a test advances it. */
export function createManualClock(
  start = Date.parse('2026-11-09T09:00:00.000Z'),
): Clock & { forward(ms: number): void } {
  let now = start;
  return {
    now: () => now,
    forward: (ms) => {
      now += ms;
    },
  };
}

const NAMES = loadEmojiNames();

/** Opens a library with a real store in `dir`. */
export async function openLibrary(
  dir: string,
  files: Files = createNodeFiles(),
  custom: CustomEmoji[] = [],
): Promise<{
  library: Library;
  clock: ReturnType<typeof createManualClock>;
  tools: LibraryAdmin;
  emojiResolver: EmojiResolver;
  customEmoji: () => readonly CustomEmoji[];
  versions: Store['versions'];
  latest: Store['latest'];
  /** The IDs in each change event, or null if all questions may have changed. */
  changed: (number[] | null)[];
  /** Returns the number of restore point change events. */
  pointsChanged: () => number;
  close(): Promise<void>;
}> {
  const store = await openStore({
    dir,
    files,
    log: silentLog,
    otherFiles: [SIMILAR_FILE, EMBEDDING_CACHE_FILE],
  });
  const clock = createManualClock();
  const changed: (number[] | null)[] = [];
  let pointsChanged = 0;
  let customEmoji = custom;
  const emojiResolver = createEmojiResolver(NAMES, custom);
  const library = createLibrary({
    store,
    clock,
    random: nodeRandom,
    emojiResolver: () => emojiResolver,
    author: () => createDefaultSettings().author,
  });
  library.subscribe((ids) => changed.push(ids));
  const tools = await openLibraryAdmin({
    dir,
    files,
    clock,
    random: nodeRandom,
    log: silentLog,
    library,
    reader: sharedReader,
    emojiResolver: () => emojiResolver,
    async changeCustomEmoji(change) {
      customEmoji = change(customEmoji);
    },
    author: () => createDefaultSettings().author,
    onRestorePoints: () => {
      pointsChanged += 1;
    },
  });
  return {
    library,
    clock,
    tools,
    emojiResolver,
    customEmoji: () => customEmoji,
    changed,
    pointsChanged: () => pointsChanged,
    versions: store.versions,
    latest: store.latest,
    close: () => store.close(),
  };
}

export async function fillLibrary(
  dir: string,
  count: number,
  getEntry: (id: number) => Entry = createExampleEntry,
) {
  const store = await openStore({ dir, files: createNodeFiles(), log: silentLog });
  await Promise.all(Array.from({ length: count }, () => store.commit(getEntry(store.reserveId()))));
  await store.close();
}
