import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import { checkQuestion, type Finding } from '../../shared/checks/check.ts';
import type { CustomEmoji } from '../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../shared/errors.ts';
import type { BackendEvents } from '../stores/backend-events.ts';
import { type KnownEmoji, useKnownEmoji } from '../stores/emoji-store.ts';
import { useStore } from '../stores/external-store.ts';
import { pageTimers } from '../stores/timers.ts';
import type { DraftSheet, Marking } from './draft-controller.ts';
import type { DraftAction } from './draft-reducer.ts';
import type { DiskTrouble, DraftView, PlaceKeeper } from './draft-view.ts';
import { createDraftDesk, type DraftDesk, type DraftTarget } from './open-drafts.ts';
import { hostUndoBook } from './undo-persistence.ts';

/** The draft being edited: what it is, what is wrong with it, and what can be done to it. */
export interface DraftSession extends DraftView, KnownEmoji {
  /** Changes with the draft shown, not with the id that a new one gets. */
  readonly key: string;
  /** Where somebody was in it before. */
  readonly place: PlaceKeeper;
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
  keep(): Promise<number>;
  takeOther(): Promise<void>;
  /** Gives the pending edit up: back to the question as last saved. Undo brings it again. */
  discard(): Promise<void>;
  keepEdit(): void;
  /** False where that failed; `problem` says why. */
  markSent(marking: Marking): Promise<boolean>;
  undoMarkSent(): Promise<boolean>;
  /** Fetches an entry again that could not be fetched. */
  reload(): void;
}

/** The draft that is open, and all others of this window that are not closed yet. */
export interface Drafts {
  /** Null while nothing is open. */
  session: DraftSession | null;
  /** What keeps text from the disk, of whatever draft. */
  trouble: DiskTrouble | null;
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
  const [desk] = useState(() =>
    createDraftDesk({
      bridge,
      timers: pageTimers(),
      newKey: () => crypto.randomUUID(),
      undoBook: hostUndoBook(bridge),
      onCreated: (...told) => onCreated.current(...told),
    }),
  );
  const sheet = target && desk.sheet(target);
  const view = useSyncExternalStore(sheet ? sheet.subscribe : noSubscription, () => sheet?.view ?? null);

  useEffect(() => desk.follow(feed), [desk, feed]);
  useEffect(() => desk.show(sheet), [desk, sheet]);
  useEffect(() => keepOnLeaving(desk), [desk]);

  const { names, resolver } = useKnownEmoji(view !== null && usesNames(view), customEmoji);
  const draft = view?.draft;
  const findings = useMemo(() => {
    if (!draft) return [];
    const all = checkQuestion(draft, resolver);
    return names ? all : all.filter((finding) => finding.code !== 'unknown-emoji-name');
  }, [draft, resolver, names]);
  const actions = useMemo(() => (sheet ? actionsOf(sheet, desk) : null), [sheet, desk]);

  const session = useMemo(
    () => view && actions && { ...view, ...actions, findings, resolver, names, customEmoji },
    [view, actions, findings, resolver, names, customEmoji],
  );
  return { session, trouble: useStore(desk.trouble), flush: desk.flush };
}

function actionsOf(sheet: DraftSheet, desk: DraftDesk) {
  return {
    key: sheet.name,
    place: sheet.place,
    dispatch: (action: DraftAction) => sheet.dispatch(action),
    undo: () => sheet.dispatch({ type: 'undo' }),
    redo: () => sheet.dispatch({ type: 'redo' }),
    save: () => sheet.save(),
    flush: () => desk.flush(),
    async keep() {
      await sheet.flush();
      const { id, problem } = sheet.view;
      if (id === null) throw problem ?? new AppError('internal', 'A draft without text is not stored.');
      return id;
    },
    takeOther: () => sheet.takeOther(),
    discard: () => sheet.discard(),
    keepEdit: () => sheet.keepEdit(),
    markSent: (marking: Marking) => sheet.markSent(marking),
    undoMarkSent: () => sheet.undoMarkSent(),
    reload: () => sheet.load(),
  };
}

/** Names are of use where one was typed, and where an emoji can be suggested for a text that has none. */
const usesNames = (view: DraftView): boolean =>
  view.content.rows.some((row) => row.emoji.startsWith(':') || (row.emoji === '' && row.text !== ''));

/** What tells that a page is left. */
interface LeavablePage {
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: string };
}

/** Writes when the window is left and before the page is closed, and asks where closing would lose text. */
export function keepOnLeaving(desk: DraftDesk, { window, document }: LeavablePage = globalThis): () => void {
  const leave = () => void desk.flush();
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  const ask = (event: Event) => {
    if (!desk.isKept()) event.preventDefault();
  };
  const close = () => desk.lastChance();
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
