import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { Draft } from '../../shared/library/entry.ts';
import type { BackendEvents } from '../stores/primitives/backend-events.ts';
import { createStore, type Store } from '../stores/primitives/external-store.ts';
import type { Timers } from '../stores/primitives/timers.ts';
import { type DiskProblem, findWorstDiskProblem } from './disk-problem.ts';
import { DraftController } from './draft-controller.ts';

/** If more drafts are open, the oldest draft that wouldn't lose text or undo steps is evicted. */
const MAX_OPEN_DRAFTS = 40;

/** The draft to show: an entry, or the nth new draft of this session. */
export type DraftTarget = { readonly id: number } | { readonly fresh: number };

export interface OpenDrafts {
  /** The worst disk problem of the open drafts, or null. */
  readonly diskProblem: Store<DiskProblem | null>;
  /** Returns the target's controller. Creates one if it isn't open or was evicted. */
  getController(target: DraftTarget): DraftController;
  /** Sets the default text of new drafts. */
  setDefaults(defaults: Draft): void;
  /** Makes a draft the current one and writes the previous draft. */
  show(controller: DraftController | null): void;
  /** Writes all unsaved text in all drafts. */
  flush(): Promise<void>;
  /** Sends the newest text because the page is closing. */
  sendBeforeUnload(): void;
  isOnDisk(): boolean;
  /** Refreshes drafts after library events until the returned function is called. */
  subscribeTo(feed: BackendEvents): () => void;
}

/**
 * Creates the open drafts. `createKey` returns a unique key for a new draft. `onCreated` receives a new
 * draft's ID and its number in this session.
 */
export function createOpenDrafts(options: {
  bridge: Bridge;
  timers: Timers;
  createKey: () => string;
  onCreated: (id: number, fresh: number) => void;
  /** Resolves when no text is being composed. */
  waitForComposition?: () => Promise<void>;
}): OpenDrafts {
  const { bridge, timers, createKey, onCreated } = options;
  const { waitForComposition = () => Promise.resolve() } = options;
  /**
   * The controllers in the order of opening. A new draft that received an ID is listed under both its names.
   */
  const controllers = new Map<string, DraftController>();
  let current: DraftController | null = null;
  let defaults: Draft | null = null;
  const diskProblem = createStore<DiskProblem | null>(null);
  const listControllers = (): DraftController[] => [...new Set(controllers.values())];

  const createController = (target: DraftTarget): DraftController => {
    const controller = new DraftController({
      name: getTargetName(target),
      key: createKey(),
      bridge,
      timers,
      waitForComposition,
      id: 'id' in target ? target.id : null,
      onCreated: (id) => {
        controllers.set(getTargetName({ id }), controller);
        if ('fresh' in target) onCreated(id, target.fresh);
      },
    });
    if (defaults) controller.setDefaults(defaults);
    controller.subscribe(() =>
      diskProblem.set(findWorstDiskProblem(listControllers().map(({ view }) => view.diskProblem))),
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
    for (const controller of listControllers()) {
      if (controller.view.id !== null && (ids?.includes(controller.view.id) ?? true))
        controller.markStale(version);
    }
    current?.refresh();
  };

  /** Retries failed writes after another write succeeded or the backend is available again. */
  const retryFailedWrites = (): void => {
    for (const controller of listControllers()) controller.retrySoon();
  };

  return {
    diskProblem: { get: diskProblem.get, subscribe: diskProblem.subscribe },
    getController(target) {
      const name = getTargetName(target);
      const controller = controllers.get(name) ?? createController(target);
      controllers.set(name, controller);
      return controller;
    },
    setDefaults(next) {
      defaults = next;
      for (const controller of listControllers()) controller.setDefaults(next);
    },
    show(controller) {
      if (controller === current) return;
      void current?.flush();
      current = controller;
      controller?.load();
      evictOldest();
    },
    async flush() {
      const unstored = listControllers().filter((controller) => !controller.isOnDisk());
      await Promise.all(unstored.map((controller) => controller.flush()));
    },
    sendBeforeUnload() {
      for (const controller of listControllers()) controller.sendBeforeUnload();
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

const getTargetName = (target: DraftTarget): string =>
  'id' in target ? `entry ${target.id}` : `new ${target.fresh}`;
