import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import type { BackendEvents } from '../stores/primitives/backend-events.ts';
import { createStore, type Store } from '../stores/primitives/external-store.ts';
import type { Timers } from '../stores/primitives/timers.ts';
import { type DiskProblem, worstDiskProblem } from './disk-problem.ts';
import { DraftController } from './draft-controller.ts';
import type { UndoStore } from './undo-persistence.ts';

/** Drafts kept open behind the one that is current. The oldest is closed first; its undo is in the book. */
const MAX_OPEN_DRAFTS = 40;

/** Which draft to show: an entry, or the n-th new one of this session. */
export type DraftTarget = { readonly id: number } | { readonly fresh: number };

/** The drafts of this session, each with its place in undo. */
export interface OpenDrafts {
  /** What keeps text from the disk, in whatever controller; null where nothing does. */
  readonly diskProblem: Store<DiskProblem | null>;
  /** The controller of a target: the same one every time. */
  controllerFor(target: DraftTarget): DraftController;
  /** It comes before the author's eyes; what was there before is written to disk. */
  show(controller: DraftController | null): void;
  /** Everything typed goes to disk now, in every controller. */
  flush(): Promise<void>;
  /** The page is closing. */
  sendBeforeUnload(): void;
  /** Whether everything typed is on disk, in every controller. */
  isOnDisk(): boolean;
  /** Hears of what changes in the library, until the function returned is called. */
  subscribeTo(feed: BackendEvents): () => void;
}

/** An empty desk. `createKey` makes up a name that no other draft has, here or elsewhere. `onCreated` tells the id that a new draft got, with the number it was current under. */
export function createOpenDrafts(options: {
  bridge: Bridge;
  timers: Timers;
  createKey: () => string;
  onCreated: (id: number, fresh: number) => void;
  /** Keeps undo and redo beyond this window and the sheets that are open. */
  undoStore?: UndoStore;
}): OpenDrafts {
  const { bridge, timers, createKey, onCreated, undoStore = null } = options;
  /** In order of opening; a new draft stands under both its names. */
  const controllers = new Map<string, DraftController>();
  let current: DraftController | null = null;
  const diskProblem = createStore<DiskProblem | null>(null);
  const allControllers = (): DraftController[] => [...new Set(controllers.values())];

  const createController = (target: DraftTarget): DraftController => {
    const controller = new DraftController({
      name: nameOf(target),
      key: createKey(),
      bridge,
      timers,
      undoStore: undoStore,
      id: 'id' in target ? target.id : null,
      onCreated: (id) => {
        controllers.set(nameOf({ id }), controller);
        if ('fresh' in target) onCreated(id, target.fresh);
      },
    });
    controller.subscribe(() =>
      diskProblem.set(worstDiskProblem(allControllers().map(({ view }) => view.diskProblem))),
    );
    return controller;
  };

  const evictOldest = (): void => {
    for (const [name, controller] of controllers) {
      if (controllers.size <= MAX_OPEN_DRAFTS) return;
      if (controller !== current && controller.isClosable()) controllers.delete(name);
    }
  };

  const refreshChanged = (ids: readonly number[] | null, version?: number): void => {
    for (const controller of allControllers()) {
      if (controller.view.id !== null && (ids?.includes(controller.view.id) ?? true))
        controller.markStale(version);
    }
    current?.refresh();
  };

  /** The disk took a change of somebody, or the host is back: what was refused may work now. */
  const retryFailedWrites = (): void => {
    for (const controller of allControllers()) controller.retrySoon();
  };

  return {
    diskProblem: { get: diskProblem.get, subscribe: diskProblem.subscribe },
    controllerFor(target) {
      const name = nameOf(target);
      const controller = controllers.get(name) ?? createController(target);
      controllers.set(name, controller);
      return controller;
    },
    show(controller) {
      if (controller === current) return;
      void current?.flush();
      current = controller;
      controller?.load();
      evictOldest();
    },
    async flush() {
      const unkept = allControllers().filter((controller) => !controller.isClosable());
      await Promise.all(unkept.map((controller) => controller.flush()));
    },
    sendBeforeUnload() {
      for (const controller of allControllers()) controller.sendBeforeUnload();
    },
    isOnDisk: () => [...controllers.values()].every((controller) => controller.isOnDisk()),
    subscribeTo: (feed) =>
      feed.subscribe({
        onEvent: (event) => {
          if (event.type !== 'library') return;
          refreshChanged(event.ids, event.entry?.version);
          retryFailedWrites();
        },
        onResync: () => {
          refreshChanged(null);
          retryFailedWrites();
        },
      }),
  };
}

const nameOf = (target: DraftTarget): string =>
  'id' in target ? `entry ${target.id}` : `new ${target.fresh}`;
