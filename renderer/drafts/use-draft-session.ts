import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { CustomEmoji } from '../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../shared/errors.ts';
import type { Draft } from '../../shared/library/entry.ts';
import { checkQuestion, type Finding } from '../../shared/question/check-question.ts';
import { type KnownEmoji, useKnownEmoji } from '../stores/emoji-finder-store.ts';
import type { BackendEvents } from '../stores/primitives/backend-events.ts';
import { useStore } from '../stores/primitives/external-store.ts';
import { pageTimers } from '../stores/primitives/timers.ts';
import type { DiskProblem } from './disk-problem.ts';
import type { DraftController } from './draft-controller.ts';
import type { DraftUiState } from './draft-ui-state.ts';
import { createOpenDrafts, type DraftTarget, type OpenDrafts } from './open-drafts.ts';
import { createTextComposition } from './text-composition.ts';

/** The open draft and its findings. */
export interface DraftSession extends DraftUiState, KnownEmoji {
  /** Edits and saves the draft. */
  readonly controller: DraftController;
  /** Problems and warnings, in the order of the fields. */
  readonly findings: readonly Finding[];
  readonly customEmoji: readonly CustomEmoji[];
  /** Writes everything typed in all drafts now, and retries failed writes. */
  flush(): Promise<void>;
}

/** The open draft, and the state of all drafts of this window. */
export interface Drafts {
  /** Null if no draft is open. */
  session: DraftSession | null;
  /** Set if the disk has a problem with any draft. */
  diskProblem: DiskProblem | null;
  /** Writes everything typed in all drafts now, and retries failed writes. */
  flush(): Promise<void>;
}

const noSubscription = () => () => {};

/**
 * The draft of `target`: loaded, checked, and stored while it's edited. `onCreated` gets the ID of a new draft; from
 * then on `target` may be the ID.
 */
export function useDraftSession(options: {
  bridge: Bridge;
  feed: BackendEvents;
  target: DraftTarget | null;
  customEmoji: readonly CustomEmoji[];
  /** The texts that new drafts start with. */
  defaults: Draft;
  onCreated: (id: number, fresh: number) => void;
}): Drafts {
  const { bridge, feed, target, customEmoji, defaults } = options;
  const onCreated = useRef(options.onCreated);
  useEffect(() => {
    onCreated.current = options.onCreated;
  });
  const [composition] = useState(createTextComposition);
  const [drafts] = useState(() =>
    createOpenDrafts({
      bridge,
      timers: pageTimers(),
      createKey: () => crypto.randomUUID(),
      compositionEnded: composition.ended,
      onCreated: (...args) => onCreated.current(...args),
    }),
  );
  const controller = target && drafts.controllerFor(target);
  const view = useSyncExternalStore(
    controller ? controller.subscribe : noSubscription,
    () => controller?.view ?? null,
  );

  useEffect(() => drafts.setDefaults(defaults), [drafts, defaults]);
  useEffect(() => drafts.subscribeTo(feed), [drafts, feed]);
  useEffect(() => drafts.show(controller), [drafts, controller]);
  useEffect(() => flushOnLeave(drafts), [drafts]);
  useEffect(() => composition.follow(window), [composition]);
  useEffect(() => (controller ? publishBeforeCommands(controller) : undefined), [controller]);

  const { names, resolver } = useKnownEmoji(view !== null && needsEmojiNames(view), customEmoji);
  const draft = view?.draft;
  const findings = useMemo(() => {
    if (!draft) return [];
    const all = checkQuestion(draft, resolver);
    return names ? all : all.filter((finding) => finding.code !== 'unknown-emoji-name');
  }, [draft, resolver, names]);
  const session = useMemo(
    () =>
      view &&
      controller && { ...view, controller, flush: drafts.flush, findings, resolver, names, customEmoji },
    [view, controller, drafts, findings, resolver, names, customEmoji],
  );
  return { session, diskProblem: useStore(drafts.diskProblem), flush: drafts.flush };
}

/** Writes a draft now. Returns its ID; rejects with an AppError if it has none. */
export async function storeDraft(controller: DraftController): Promise<number> {
  await controller.flush();
  const { id, problem } = controller.view;
  if (id === null) throw problem ?? new AppError('internal', 'A draft without text is not stored.');
  return id;
}

/** Emoji names are needed if one was typed, or if an emoji can be suggested for a text. */
const needsEmojiNames = (view: DraftUiState): boolean =>
  view.content.rows.some((row) => row.emoji.startsWith(':') || (row.emoji === '' && row.text !== ''));

/** Publishes typed text before anything else is pressed, so that no command or click works with an older text. */
function publishBeforeCommands(controller: DraftController): () => void {
  const publish = () => controller.publishTyped();
  const onKey = (event: KeyboardEvent) => {
    if (!isTyping(event)) publish();
  };
  window.addEventListener('keydown', onKey, true);
  for (const type of COMMAND_EVENTS) window.addEventListener(type, publish, true);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    for (const type of COMMAND_EVENTS) window.removeEventListener(type, publish, true);
  };
}

/** Dispatched on the window before a command that comes from outside the page, such as from a native menu. */
export const OUTSIDE_COMMAND = 'outsidecommand';

const COMMAND_EVENTS = ['pointerdown', 'paste', 'drop', 'focusout', OUTSIDE_COMMAND] as const;

const isTyping = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && (key.length === 1 || ['Backspace', 'Delete', 'Shift', 'Process'].includes(key));

/** The event targets that say when a page is left. */
interface PageEvents {
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: string };
}

/** Writes when the window loses focus and before the page closes, and asks for confirmation if closing would lose text. */
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
