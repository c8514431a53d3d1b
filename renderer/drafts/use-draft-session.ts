import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { CustomEmoji } from '../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../shared/errors.ts';
import type { Draft } from '../../shared/library/entry.ts';
import { checkQuestion, type Finding } from '../../shared/question/check-question.ts';
import { type KnownEmoji, useKnownEmoji } from '../stores/emoji-finder-store.ts';
import type { BackendEvents } from '../stores/primitives/backend-events.ts';
import { useStore } from '../stores/primitives/external-store.ts';
import { createPageTimers } from '../stores/primitives/timers.ts';
import type { DiskProblem } from './disk-problem.ts';
import type { DraftController } from './draft-controller.ts';
import type { DraftUiState } from './draft-ui-state.ts';
import { createOpenDrafts, type DraftTarget, type OpenDrafts } from './open-drafts.ts';
import { createTextComposition } from './text-composition.ts';

export interface DraftSession extends DraftUiState, KnownEmoji {
  readonly controller: DraftController;
  /** Problems and warnings in field order. */
  readonly findings: readonly Finding[];
  readonly customEmoji: readonly CustomEmoji[];
  /** Writes all unsaved text in all drafts and retries failed writes. */
  flush(): Promise<void>;
}

export interface Drafts {
  session: DraftSession | null;
  /** The worst disk problem of the open drafts, or null. */
  diskProblem: DiskProblem | null;
  /** Writes all unsaved text in all drafts and retries failed writes. */
  flush(): Promise<void>;
}

const subscribeToNothing = () => () => {};

/**
 * Loads the target's draft, checks it, and stores it while it's edited. `onCreated` receives a new draft's
 * ID. After that call, `target` may contain the ID.
 */
export function useDraftSession(options: {
  bridge: Bridge;
  feed: BackendEvents;
  target: DraftTarget | null;
  customEmoji: readonly CustomEmoji[];
  /** The default text of new drafts. */
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
      timers: createPageTimers(),
      createKey: () => crypto.randomUUID(),
      waitForComposition: composition.ended,
      onCreated: (...args) => onCreated.current(...args),
    }),
  );
  const controller = target && drafts.getController(target);
  const view = useSyncExternalStore(
    controller ? controller.subscribe : subscribeToNothing,
    () => controller?.view ?? null,
  );

  useEffect(() => drafts.setDefaults(defaults), [drafts, defaults]);
  useEffect(() => drafts.subscribeTo(feed), [drafts, feed]);
  useEffect(() => drafts.show(controller), [drafts, controller]);
  useEffect(() => flushOnLeave(drafts), [drafts]);
  useEffect(() => composition.follow(window), [composition]);
  useEffect(() => (controller ? publishBeforeCommands(controller) : undefined), [controller]);

  const { names, resolver } = useKnownEmoji(view !== null && shouldLoadEmojiNames(view), customEmoji);
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

/** Writes a draft now and returns its ID. Rejects with an AppError if the draft wasn't stored. */
export async function storeDraft(controller: DraftController): Promise<number> {
  await controller.flush();
  const { id, problem } = controller.view;
  if (id === null) throw problem ?? new AppError('internal', 'A draft without text is not stored.');
  return id;
}

/**
 * Returns whether emoji names are needed, because a name was typed or an emoji can be suggested for an
 * option.
 */
const shouldLoadEmojiNames = (view: DraftUiState): boolean =>
  view.content.rows.some((row) => row.emoji.startsWith(':') || (row.emoji === '' && row.text !== ''));

/** Publishes typed text before a key or click runs a command, because commands must use the newest text. */
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

/**
 * The name of the event that is dispatched on the window before a command from outside the page, such as a
 * native menu.
 */
export const OUTSIDE_COMMAND = 'outsidecommand';

const COMMAND_EVENTS = ['pointerdown', 'paste', 'drop', 'focusout', OUTSIDE_COMMAND] as const;

const isTyping = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && (key.length === 1 || ['Backspace', 'Delete', 'Shift', 'Process'].includes(key));

/** The event targets that report when the user leaves the page. */
interface PageEvents {
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: string };
}

/**
 * Writes all drafts when the window loses focus and before the page closes. Asks for confirmation if closing
 * would lose text.
 */
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
