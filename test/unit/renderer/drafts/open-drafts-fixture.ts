import { summarize } from '../../../../electron/host/library/query/search.ts';
import { createDraftDesk } from '../../../../renderer/drafts/open-drafts.ts';
import type { BackendEvents, BackendListener } from '../../../../renderer/stores/backend-events.ts';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import type { Draft, Entry } from '../../../../shared/library.ts';
import { emptyDraft } from '../../../../shared/question/fields.ts';
import { asQuestion, fakeHost } from './fake-host.ts';
import { manualTimers, settle } from './manual-timers.ts';

export const QUESTION: Draft = {
  ...emptyDraft(),
  title: 'Which one stays?',
  options: '☕ - Tea\n🎧 - Music',
};
export const SAVED = 7;
export const ENTRY: Entry = {
  ...{ id: SAVED, key: null, origin: 'app', version: 1, editedAt: 0, saved: 1 },
  ...{ question: asQuestion(QUESTION), draft: null, removedAt: null },
};

/** A desk over a host that has one question, `SAVED`. */
export function setUp() {
  const host = fakeHost([ENTRY]);
  const timers = manualTimers();
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key ${keys}`;
  };
  const created: [number, number][] = [];
  const desk = createDraftDesk({
    bridge: host,
    timers,
    newKey,
    onCreated: (id, fresh) => created.push([id, fresh]),
  });
  const listeners = new Set<BackendListener>();
  const feed: BackendEvents = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  desk.follow(feed);
  const counts = { draft: 0, ready: 0, service: 0, sent: 0, attention: 0, all: 0, trash: 0 };
  const hear = async (...ids: number[]) => {
    for (const { onEvent } of listeners) onEvent({ type: 'library', revision: 1, ids, counts, entry: null });
    await settle();
  };
  /** The event of one question as it's in the library. */
  const hearEntry = async (id: number) => {
    const current = host.library.entry(id);
    const row = summarize(current, createEmojiResolver(new Map(), []), '');
    const entry = { version: current.version, row };
    for (const { onEvent } of listeners) onEvent({ type: 'library', revision: 1, ids: [id], counts, entry });
    await settle();
  };
  const open = async (target: Parameters<typeof desk.sheet>[0]) => {
    const sheet = desk.sheet(target);
    desk.show(sheet);
    await settle();
    return sheet;
  };
  const write = (sheet: Awaited<ReturnType<typeof open>>, title: string) =>
    sheet.dispatch({ type: 'field', field: 'title', value: title });
  const methods = () => host.calls.map(({ method }) => method);
  return { host, timers, newKey, created, desk, hear, hearEntry, open, write, methods, listeners };
}
