import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import type { CustomEmoji } from '../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../shared/errors.ts';
import { checkQuestion, type Finding } from '../../shared/question/check-question.ts';
import { type KnownEmoji, useKnownEmoji } from '../stores/emoji-store.ts';
import type { BackendEvents } from '../stores/primitives/backend-events.ts';
import { useStore } from '../stores/primitives/external-store.ts';
import { pageTimers } from '../stores/primitives/timers.ts';
import type { DiskProblem } from './disk-problem.ts';
import type { DraftController } from './draft-controller.ts';
import type { DraftAction } from './draft-reducer.ts';
import type { DraftView, SentDetails } from './draft-view.ts';
import type { EditorPositionStore } from './editor-position.ts';
import { createOpenDrafts, type DraftTarget, type OpenDrafts } from './open-drafts.ts';
import { bridgeUndoStore } from './undo-persistence.ts';

/** The draft being edited: what it is, what is wrong with it, and what can be done to it. */
export interface DraftSession extends DraftView, KnownEmoji {
  /** Changes with the draft shown, not with the id that a new one gets. */
  readonly key: string;
  /** Where somebody was in it before. */
  readonly position: EditorPositionStore;
  /** Everything that the service's rules and the advice of the editor have to say, in the order of the fields. */
  readonly findings: readonly Finding[];
  readonly customEmoji: readonly CustomEmoji[];
  dispatch(action: DraftAction): void;
  undo(): void;
  redo(): void;
  /** Saves as question. False where it stayed a draft, or could not be kept. */
  save(): Promise<boolean>;
  /** Everything typed goes to disk now, also after a failure. */
  flush(): Promise<void>;
  /** This draft goes to disk now; gives the id that it has there. Rejects with an AppError where it has none. */
  store(): Promise<number>;
  acceptOther(): Promise<void>;
  /** Gives the pending edit up: back to the question as last saved. Undo brings it again. */
  discard(): Promise<void>;
  keepOwnEdit(): void;
  /** False where that failed; `problem` says why. */
  markSent(details: SentDetails): Promise<boolean>;
  undoMarkSent(): Promise<boolean>;
  /** Fetches an entry again that could not be fetched. */
  reload(): void;
}

/** The draft that is open, and all others of this window that are not closed yet. */
export interface Drafts {
  /** Null while nothing is open. */
  session: DraftSession | null;
  /** What keeps text from the disk, of whatever draft. */
  diskProblem: DiskProblem | null;
  /** Everything typed goes to disk now, also after a failure. */
  flush(): Promise<void>;
}

const noSubscription = () => () => {};

/**
 * The draft of `target`, loaded, checked and kept on disk while it is typed.
 * `onCreated` tells the id of a draft that began as the n-th new one: from then on the target may be the id.
 */
export function useDraftSession(options: {
  bridge: Bridge;
  feed: BackendEvents;
  target: DraftTarget | null;
  customEmoji: readonly CustomEmoji[];
  onCreated: (id: number, fresh: number) => void;
}): Drafts {
  const { bridge, feed, target, customEmoji } = options;
  const onCreated = useRef(options.onCreated);
  useEffect(() => {
    onCreated.current = options.onCreated;
  });
  const [drafts] = useState(() =>
    createOpenDrafts({
      bridge,
      timers: pageTimers(),
      createKey: () => crypto.randomUUID(),
      undoStore: bridgeUndoStore(bridge),
      onCreated: (...args) => onCreated.current(...args),
    }),
  );
  const controller = target && drafts.controllerFor(target);
  const view = useSyncExternalStore(
    controller ? controller.subscribe : noSubscription,
    () => controller?.view ?? null,
  );

  useEffect(() => drafts.subscribeTo(feed), [drafts, feed]);
  useEffect(() => drafts.show(controller), [drafts, controller]);
  useEffect(() => flushOnLeave(drafts), [drafts]);

  const { names, resolver } = useKnownEmoji(view !== null && needsEmojiNames(view), customEmoji);
  const draft = view?.draft;
  const findings = useMemo(() => {
    if (!draft) return [];
    const all = checkQuestion(draft, resolver);
    return names ? all : all.filter((finding) => finding.code !== 'unknown-emoji-name');
  }, [draft, resolver, names]);
  const actions = useMemo(() => (controller ? actionsOf(controller, drafts) : null), [controller, drafts]);

  const session = useMemo(
    () => view && actions && { ...view, ...actions, findings, resolver, names, customEmoji },
    [view, actions, findings, resolver, names, customEmoji],
  );
  return { session, diskProblem: useStore(drafts.diskProblem), flush: drafts.flush };
}

function actionsOf(controller: DraftController, drafts: OpenDrafts) {
  return {
    key: controller.name,
    position: controller.position,
    dispatch: (action: DraftAction) => controller.dispatch(action),
    undo: () => controller.dispatch({ type: 'undo' }),
    redo: () => controller.dispatch({ type: 'redo' }),
    save: () => controller.save(),
    flush: () => drafts.flush(),
    async store() {
      await controller.flush();
      const { id, problem } = controller.view;
      if (id === null) throw problem ?? new AppError('internal', 'A draft without text is not stored.');
      return id;
    },
    acceptOther: () => controller.acceptOther(),
    discard: () => controller.discard(),
    keepOwnEdit: () => controller.keepOwnEdit(),
    markSent: (details: SentDetails) => controller.markSent(details),
    undoMarkSent: () => controller.undoMarkSent(),
    reload: () => controller.load(),
  };
}

/** Names are of use where one was typed, and where an emoji can be suggested for a text that has none. */
const needsEmojiNames = (view: DraftView): boolean =>
  view.content.rows.some((row) => row.emoji.startsWith(':') || (row.emoji === '' && row.text !== ''));

/** What tells that a page is left. */
interface PageEvents {
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: string };
}

/** Writes when the window is left and before the page is closed, and asks where closing would lose text. */
export function flushOnLeave(drafts: OpenDrafts, { window, document }: PageEvents = globalThis): () => void {
  const leave = () => void drafts.flush();
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  const ask = (event: Event) => {
    if (!drafts.isOnDisk()) event.preventDefault();
  };
  const close = () => drafts.sendBeforeUnload();
  window.addEventListener('blur', leave);
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('beforeunload', ask);
  window.addEventListener('pagehide', close);
  return () => {
    window.removeEventListener('blur', leave);
    document.removeEventListener('visibilitychange', hide);
    window.removeEventListener('beforeunload', ask);
    window.removeEventListener('pagehide', close);
  };
}
