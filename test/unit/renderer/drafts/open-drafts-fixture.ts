import { summarize } from '../../../../electron/host/library/search/entry-summary.ts';
import { createOpenDrafts } from '../../../../renderer/drafts/open-drafts.ts';
import type {
  BackendEvents,
  BackendListener,
} from '../../../../renderer/stores/primitives/backend-events.ts';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import type { Draft, Entry } from '../../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { asQuestion, fakeHost } from './fake-host.ts';
import { createManualTimers, settle } from './manual-page-timers.ts';

export const QUESTION: Draft = {
  ...createEmptyDraft(),
  title: 'Which one stays?',
  options: '☕ - Tea\n🎧 - Music',
};
export const SAVED = 7;
export const ENTRY: Entry = {
  ...{ id: SAVED, key: null, origin: 'app', version: 1, editedAt: 0, saved: 1 },
  ...{ question: asQuestion(QUESTION), draft: null, removedAt: null },
};

/** Creates open drafts and a backend with one question, `SAVED`. */
export function setUp() {
  const host = fakeHost([ENTRY]);
  const timers = createManualTimers();
  let keys = 0;
  const createKey = () => {
    keys += 1;
    return `key ${keys}`;
  };
  const created: [number, number][] = [];
  const drafts = createOpenDrafts({
    bridge: host,
    timers,
    createKey,
    onCreated: (id, fresh) => created.push([id, fresh]),
  });
  const listeners = new Set<BackendListener>();
  const feed: BackendEvents = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  drafts.subscribeTo(feed);
  const counts = { draft: 0, ready: 0, service: 0, sent: 0, attention: 0, all: 0, trash: 0 };
  const emitLibraryEvent = async (...ids: number[]) => {
    for (const { onEvent } of listeners) onEvent({ type: 'library', revision: 1, ids, counts, entry: null });
    await settle();
  };
  /** Emits the event for a question's current state. */
  const emitEntryEvent = async (id: number) => {
    const current = host.library.entry(id);
    const row = summarize(current, createEmojiResolver(new Map(), []), '');
    const entry = { version: current.version, row };
    for (const { onEvent } of listeners) onEvent({ type: 'library', revision: 1, ids: [id], counts, entry });
    await settle();
  };
  const open = async (target: Parameters<typeof drafts.getController>[0]) => {
    const controller = drafts.getController(target);
    drafts.show(controller);
    await settle();
    return controller;
  };
  const write = (controller: Awaited<ReturnType<typeof open>>, title: string) =>
    controller.dispatch({ type: 'field', field: 'title', value: title });
  const listMethods = () => host.calls.map(({ method }) => method);
  return {
    host,
    timers,
    createKey,
    created,
    drafts,
    emitLibraryEvent,
    emitEntryEvent,
    open,
    write,
    methods: listMethods,
    listeners,
  };
}
