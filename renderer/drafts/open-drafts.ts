import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import type { BackendEvents } from '../stores/backend-events.ts';
import { createStore, type Store } from '../stores/external-store.ts';
import type { Timers } from '../stores/timers.ts';
import { createDraftSheet, type DraftSheet } from './draft-controller.ts';
import { type DiskTrouble, worstTrouble } from './draft-view.ts';
import type { UndoBook } from './undo-persistence.ts';

/** Drafts kept open behind the one that is shown. The oldest is closed first; its undo is in the book. */
const OPEN_SHEETS = 40;

/** Which draft to show: an entry, or the n-th new one of this session. */
export type DraftTarget = { readonly id: number } | { readonly fresh: number };

/** The drafts of this session, each with its place in undo. */
export interface DraftDesk {
  /** What keeps text from the disk, in whatever sheet; null where nothing does. */
  readonly trouble: Store<DiskTrouble | null>;
  /** The sheet of a target: the same one every time. */
  sheet(target: DraftTarget): DraftSheet;
  /** It comes before the author's eyes; what was there before is written to disk. */
  show(sheet: DraftSheet | null): void;
  /** Everything typed goes to disk now, in every sheet. */
  flush(): Promise<void>;
  /** The page is closing. */
  lastChance(): void;
  /** Whether everything typed is on disk, in every sheet. */
  isKept(): boolean;
  /** Hears of what changes in the library, until the function returned is called. */
  follow(feed: BackendEvents): () => void;
}

/** An empty desk. `newKey` makes up a name that no other draft has, here or elsewhere. `onCreated` tells the id that a new draft got, with the number it was shown under. */
export function createDraftDesk(options: {
  bridge: Bridge;
  timers: Timers;
  newKey: () => string;
  onCreated: (id: number, fresh: number) => void;
  /** Keeps undo and redo beyond this window and the sheets that are open. */
  undoBook?: UndoBook;
}): DraftDesk {
  const { bridge, timers, newKey, onCreated, undoBook = null } = options;
  /** In order of opening; a new draft stands under both its names. */
  const sheets = new Map<string, DraftSheet>();
  let shown: DraftSheet | null = null;
  const trouble = createStore<DiskTrouble | null>(null);
  const everySheet = (): DraftSheet[] => [...new Set(sheets.values())];

  const make = (target: DraftTarget): DraftSheet => {
    const sheet = createDraftSheet({
      name: nameOf(target),
      key: newKey(),
      bridge,
      timers,
      undoBook,
      id: 'id' in target ? target.id : null,
      onCreated: (id) => {
        sheets.set(nameOf({ id }), sheet);
        if ('fresh' in target) onCreated(id, target.fresh);
      },
    });
    sheet.subscribe(() => trouble.set(worstTrouble(everySheet().map(({ view }) => view.trouble))));
    return sheet;
  };

  const closeOldest = (): void => {
    for (const [name, sheet] of sheets) {
      if (sheets.size <= OPEN_SHEETS) return;
      if (sheet !== shown && sheet.isSettled()) sheets.delete(name);
    }
  };

  const hear = (ids: readonly number[] | null, version?: number): void => {
    for (const sheet of everySheet()) {
      if (sheet.view.id !== null && (ids?.includes(sheet.view.id) ?? true)) sheet.heard(version);
    }
    shown?.refresh();
  };

  /** The disk took a change of somebody, or the host is back: what was refused may work now. */
  const hurry = (): void => {
    for (const sheet of everySheet()) sheet.hurry();
  };

  return {
    trouble: { get: trouble.get, subscribe: trouble.subscribe },
    sheet(target) {
      const name = nameOf(target);
      const sheet = sheets.get(name) ?? make(target);
      sheets.set(name, sheet);
      return sheet;
    },
    show(sheet) {
      if (sheet === shown) return;
      void shown?.flush();
      shown = sheet;
      sheet?.load();
      closeOldest();
    },
    async flush() {
      const unkept = everySheet().filter((sheet) => !sheet.isSettled());
      await Promise.all(unkept.map((sheet) => sheet.flush()));
    },
    lastChance() {
      for (const sheet of everySheet()) sheet.lastChance();
    },
    isKept: () => [...sheets.values()].every((sheet) => sheet.isKept()),
    follow: (feed) =>
      feed.subscribe({
        onEvent: (event) => {
          if (event.type !== 'library') return;
          hear(event.ids, event.entry?.version);
          hurry();
        },
        onResync: () => {
          hear(null);
          hurry();
        },
      }),
  };
}

const nameOf = (target: DraftTarget): string =>
  'id' in target ? `entry ${target.id}` : `new ${target.fresh}`;
