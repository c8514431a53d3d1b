import type { DraftController } from '../../../../renderer/drafts/draft-controller.ts';
import type { DraftAction } from '../../../../renderer/drafts/draft-reducer.ts';
import { createOpenDrafts } from '../../../../renderer/drafts/open-drafts.ts';
import type { BackendListener } from '../../../../renderer/stores/primitives/backend-events.ts';
import type { Bridge, Input, Method, Output } from '../../../../shared/bridge/bridge-methods.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { Draft, Entry } from '../../../../shared/library/entry.ts';
import { getDraft } from '../../../../shared/library/entry-draft.ts';
import { FIELDS } from '../../../../shared/question/question-fields.ts';
import { fakeHost } from './fake-host.ts';
import { createManualTimers, settle } from './manual-page-timers.ts';
import { SAVED } from './open-drafts-fixture.ts';

/** A page's request. Tests deliver the request first and its response later. */
interface PageRequest {
  arrive: () => Promise<void>;
  respond: (() => void) | null;
  lose: () => void;
}

/** A page with its own connection. Only the test moves requests, responses, events, and time forward. */
export interface Page {
  readonly controller: DraftController;
  /** The letters that were removed on this page. */
  readonly removed: Set<string>;
  readonly typed: Set<string>;
  /** Inserts a new letter into a field, after the letter that was last typed there on this page. */
  type(field: 'title' | 'footer' | 'description' | 'image' | 'options', at?: number): void;
  dispatch(action: DraftAction): void;
  save(): void;
  /** Waits until autosave sends the text. */
  autosave(): Promise<void>;
  /** Waits until a failed write is retried. */
  waitForRetry(): Promise<void>;
  hasRequest(phase: 'leaving' | 'arrived'): boolean;
  hasEvent(): boolean;
  /** Delivers the oldest request to the backend. */
  arrive(): Promise<void>;
  /** Delivers the oldest request's response. */
  respond(): Promise<void>;
  /** Fails the oldest request on the page. If the request has arrived, only its response is lost. */
  lose(): Promise<void>;
  receiveEvent(): Promise<void>;
  resync(): Promise<void>;
}

const LETTERS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];

/**
 * Returns a draft's letters. Every letter was typed on a page, because the original question has no letters.
 */
export const findLetters = (draft: Draft): Set<string> =>
  new Set(FIELDS.flatMap((field) => [...draft[field]].filter((letter) => /[A-Za-z]/.test(letter))));

/** Opens 2 pages that show the same question. Uses the library's real commands. */
export async function openTwoPages(entry: Entry) {
  const host = fakeHost([entry]);
  const listeners: BackendListener[][] = [[], []];
  const events: number[][][] = [[], []];
  host.onChange = (ids) => {
    for (const queue of events) queue.push(ids);
  };
  const pages = await Promise.all([0, 1].map((at) => createPage(at)));

  async function createPage(at: number): Promise<Page> {
    const timers = createManualTimers();
    const requests: PageRequest[] = [];
    const bridge: Bridge = {
      listen: () => () => {},
      call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>> {
        const { promise, resolve, reject } = Promise.withResolvers<Output<M>>();
        const lose = () => reject(new AppError('unreachable', 'no answer'));
        const request: PageRequest = {
          lose,
          respond: null,
          async arrive() {
            const settled = await host.call(method, input).then(
              (reply) => () => resolve(reply),
              (error: unknown) => () => reject(error),
            );
            request.respond = settled;
          },
        };
        requests.push(request);
        return promise;
      },
    };
    const drafts = createOpenDrafts({
      bridge,
      timers,
      createKey: () => `page ${at}`,
      onCreated: () => {},
    });
    drafts.subscribeTo({
      subscribe(listener) {
        listeners[at]?.push(listener);
        return () => {};
      },
    });
    const controller = drafts.getController({ id: SAVED });
    drafts.show(controller);
    const typed = new Set<string>();
    const removed = new Set<string>();
    const unused = [...(LETTERS[at] ?? '')];
    const carets = new Map<string, string>();
    const page: Page = {
      controller,
      typed,
      removed,
      dispatch(action) {
        const before = findLetters(controller.view.draft);
        controller.dispatch(action);
        const after = findLetters(controller.view.draft);
        // Undo reverts only this page's edits.
        const canRemove = (letter: string) => action.type !== 'undo' || typed.has(letter);
        for (const letter of before) if (!after.has(letter) && canRemove(letter)) removed.add(letter);
        for (const letter of after) removed.delete(letter);
      },
      type(field, row = 0) {
        const letter = unused.shift();
        if (letter === undefined || controller.view.phase !== 'ready') return;
        typed.add(letter);
        const shown = controller.content.get();
        const option = shown.rows[row % Math.max(1, shown.rows.length)];
        const place = field === 'options' ? `row ${option?.key}` : field;
        const text = field === 'options' ? (option?.text ?? '') : shown[field];
        const last = text.indexOf(carets.get(place) ?? letter);
        const caret = last === -1 ? text.length : last + 1;
        const value = text.slice(0, caret) + letter + text.slice(caret);
        carets.set(place, letter);
        if (field !== 'options') page.dispatch({ type: 'field', field, value });
        else if (option) page.dispatch({ type: 'row', key: option.key, text: value });
        else page.dispatch({ type: 'insert', at: 0, rows: [{ emoji: '', text: letter }] });
      },
      save: () => void controller.save(),
      autosave: () => timers.pass(400),
      waitForRetry: () => timers.pass(8000),
      hasRequest: (phase) =>
        requests[0] !== undefined && (requests[0].respond !== null) === (phase === 'arrived'),
      hasEvent: () => (events[at]?.length ?? 0) > 0,
      async arrive() {
        await requests[0]?.arrive();
        await settle();
      },
      async respond() {
        requests.shift()?.respond?.();
        await settle();
      },
      async lose() {
        requests.shift()?.lose();
        await settle();
      },
      async receiveEvent() {
        const ids = events[at]?.shift();
        const counts = { draft: 0, ready: 0, service: 0, sent: 0, attention: 0, all: 0, trash: 0 };
        if (ids) {
          for (const { onEvent } of listeners[at] ?? []) {
            onEvent({ type: 'library', revision: 1, ids, counts, entry: null });
          }
        }
        await settle();
      },
      async resync() {
        for (const { onResync } of listeners[at] ?? []) onResync();
        await settle();
      },
    };
    await settle();
    await page.arrive();
    await page.respond();
    return page;
  }

  /** Delivers all requests, responses, and events until there are no new ones. */
  async function settlePages(): Promise<void> {
    for (let round = 0; round < 200; round += 1) {
      const isBusy = pages.map(
        (page) => page.hasEvent() || page.hasRequest('leaving') || page.hasRequest('arrived'),
      );
      for (const page of pages) {
        if (page.hasRequest('leaving')) await page.arrive();
        if (page.hasRequest('arrived')) await page.respond();
        if (page.hasEvent()) await page.receiveEvent();
      }
      if (isBusy.includes(true)) continue;
      for (const page of pages) {
        await page.autosave();
        // A failed write is retried later.
        if (!page.controller.isOnDisk()) await page.waitForRetry();
      }
      if (
        pages.every((page) => page.controller.isOnDisk() && !page.hasRequest('leaving') && !page.hasEvent())
      )
        return;
    }
    throw new Error('The pages never rest.');
  }
  return { host, pages, rest: settlePages, onDisk: () => getDraft(host.library.entry(SAVED)) };
}
