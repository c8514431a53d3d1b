import { createLibrary, type Library } from '../../electron/host/library/commands/editable-library.ts';
import { openStore } from '../../electron/host/library/open-store.ts';
import {
  openRestorePoints,
  type RestorePoints,
} from '../../electron/host/library/restore-points/restore-points.ts';
import type { Store } from '../../electron/host/library/store/entry-store.ts';
import type { Clock, Timers } from '../../electron/host/ports.ts';
import { nodeRandom } from '../../electron/host/ports.ts';
import type { Files } from '../../electron/host/system/files.ts';
import { createEmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import type { Draft } from '../../shared/library/entry.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { createDefaultSettings } from '../../shared/settings.ts';
import { silentLog } from './silent-log.ts';
import { createManualClock } from './test-library.ts';

export interface TitledLibrary {
  store: Store;
  library: Library;
  restorePoints: RestorePoints;
  /** Creates a question as the app does. Returns its ID. */
  create(title: string): Promise<number>;
  /** Saves a question as the app does. */
  save(id: number, title: string): Promise<void>;
  /** Edits a question as the local API does. */
  edit(id: number, title: string): Promise<void>;
  /** Returns the titles of all versions, oldest first. */
  titles(id: number): Promise<string[]>;
}

const createDraft = (title: string): Draft => ({
  ...createEmptyDraft(),
  title,
  options: '🍵 - Tea\n☕ - Coffee',
});

/**
 * Opens the library in `dir`. No other store may have the library open. The clock advances each time it's
 * read.
 */
export async function openTitledLibrary(options: {
  dir: string;
  files: Files;
  checkpointAfterBytes?: number;
  clock?: ReturnType<typeof createManualClock>;
  /** Turns on automatic restore points. */
  timers?: Timers;
}): Promise<TitledLibrary> {
  const { dir, files, clock: hand = createManualClock() } = options;
  const clock: Clock = {
    now: () => {
      hand.forward(1);
      return hand.now();
    },
  };
  const store = await openStore({ checkpointAfterBytes: 1e9, ...options, log: silentLog });
  const emojiResolver = createEmojiResolver(new Map(), []);
  const library = createLibrary({
    store,
    clock,
    random: nodeRandom,
    emojiResolver: () => emojiResolver,
    author: () => createDefaultSettings().author,
  });
  const restorePoints = await openRestorePoints({
    ...{ dir, files, clock, log: silentLog, library },
    schedule: options.timers && { clock: hand, timers: options.timers, isAfterCrash: store.isAfterCrash },
    onChange() {},
  });
  return {
    store,
    library,
    restorePoints,
    async create(title) {
      const change = {
        id: null,
        key: crypto.randomUUID(),
        version: 0,
        basedOn: 0,
        input: createDraft(title),
      };
      return (await library.saveQuestion(change)).id;
    },
    async save(id, title) {
      const { version, saved } = store.latest(id) ?? { version: 0, saved: 0 };
      await library.saveQuestion({ id, key: 'k', version, basedOn: saved, input: createDraft(title) });
    },
    async edit(id, title) {
      await library.editQuestion(id, (current) => ({ ...current, title }));
    },
    async titles(id) {
      const entry = library.entry(id);
      const { versions: before } = await store.versions(entry);
      return [...before.map(({ question }) => question), ...(entry.question ? [entry.question] : [])].map(
        ({ title }) => title,
      );
    },
  };
}
