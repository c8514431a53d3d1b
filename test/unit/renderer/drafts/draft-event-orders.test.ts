import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOpenDrafts, type OpenDrafts } from '../../../../renderer/drafts/open-drafts.ts';
import type { BackendListener } from '../../../../renderer/stores/primitives/backend-events.ts';
import { AppError } from '../../../../shared/errors.ts';
import { getDraft } from '../../../../shared/library/entry-draft.ts';
import { type CallOutcome, fakeHost } from './fake-host.ts';
import { createManualTimers, settle } from './manual-page-timers.ts';
import { ENTRY, SAVED } from './open-drafts-fixture.ts';

const WINDOWS = [0, 1] as const;
const FRESH = { fresh: 0 };

const window = fc.constantFrom(...WINDOWS);
const which = fc.constantFrom('saved', 'fresh');
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('type'),
      window,
      which,
      field: fc.constantFrom('title', 'footer'),
      value: fc.constantFrom('', 'a', 'b', 'A question to ask?', 'Another one to ask?'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('undo'), window, which }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('pass'), ms: fc.constantFrom(0, 100, 300, 1000, 6000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('outcomes'),
      outcomes: fc.array(fc.constantFrom<CallOutcome>('answered', 'lost', 'unheard'), { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('hold', 'hold-answer', 'release') }) },
  fc.record({ type: fc.constantFrom('deaf', 'hearing', 'broken', 'mended', 'api') }),
  fc.record({ type: fc.constantFrom('save', 'take', 'keep', 'flush', 'closing', 'restart'), window, which }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** One window's save has no response yet, and the other window's edit is fetched before the next write. */
const UNANSWERED_SAVE: Step[] = [
  { type: 'type', window: 0, which: 'saved', field: 'title', value: '' },
  { type: 'outcomes', outcomes: ['answered', 'lost'] },
  { type: 'save', window: 1, which: 'saved' },
  { type: 'type', window: 1, which: 'fresh', field: 'title', value: '' },
];

/** Opens 2 windows on one backend. `applyStep` runs a step, and `rest` waits until both windows are idle. */
async function openTwoWindows() {
  const host = fakeHost([ENTRY]);
  const timers = createManualTimers();
  const heldResponses: (() => void)[] = [];
  const feeds = WINDOWS.map(() => new Set<BackendListener>());
  const draftsByWindow: OpenDrafts[] = [];
  let isDeaf = false;
  let keys = 0;
  let saves = 0;

  const start = (at: number) => {
    feeds[at]?.clear();
    const drafts = createOpenDrafts({
      bridge: host,
      timers,
      createKey: () => {
        keys += 1;
        return `key ${keys}`;
      },
      onCreated: () => {},
    });
    drafts.subscribeTo({
      subscribe(listener) {
        feeds[at]?.add(listener);
        return () => feeds[at]?.delete(listener);
      },
    });
    draftsByWindow[at] = drafts;
  };
  for (const at of WINDOWS) start(at);
  const counts = { draft: 0, ready: 0, service: 0, sent: 0, attention: 0, all: 0, trash: 0 };
  host.onChange = (ids) => {
    if (isDeaf) return;
    for (const { onEvent } of feeds.flatMap((feed) => [...feed])) {
      onEvent({ type: 'library', revision: 1, ids, counts, entry: null });
    }
  };
  const getController = (at: number, of: string) => {
    const drafts = draftsByWindow[at] ?? expect.unreachable();
    const found = drafts.getController(of === 'saved' ? { id: SAVED } : FRESH);
    drafts.show(found);
    return found;
  };
  const release = () => {
    for (const go of heldResponses.splice(0)) go();
  };

  async function applyStep(action: Step): Promise<void> {
    switch (action.type) {
      case 'pass':
        return 'ms' in action ? timers.pass(action.ms) : undefined;
      case 'outcomes':
        return 'outcomes' in action ? host.outcomes(...action.outcomes) : undefined;
      case 'hold':
        return void heldResponses.push(host.hold());
      case 'hold-answer':
        return void heldResponses.push(host.holdAnswer());
      case 'release':
        return release();
      case 'deaf':
      case 'hearing':
        isDeaf = action.type === 'deaf';
        return;
      case 'broken':
        return host.fail(new AppError('disk', 'full'));
      case 'mended':
        return host.fail(null);
      case 'api':
        saves += 1;
        return host.saveElsewhere(SAVED, `From the API ${saves}?`);
    }
    if (!('window' in action)) return;
    const target = getController(action.window, action.which);
    await settle();
    if (action.type === 'type' && 'field' in action) {
      const { field, value } = action;
      if (field === 'title' || field === 'footer') target.dispatch({ type: 'field', field, value });
    } else if (action.type === 'undo') target.dispatch({ type: 'undo' });
    else if (action.type === 'save') void target.save();
    else if (action.type === 'take') void target.acceptOther();
    else if (action.type === 'keep') target.keepOwnEdit();
    else if (action.type === 'flush') void draftsByWindow[action.window]?.flush();
    else if (action.type === 'closing') draftsByWindow[action.window]?.sendBeforeUnload();
    else if (action.type === 'restart' && draftsByWindow[action.window]?.isOnDisk()) start(action.window);
    await settle();
  }

  async function settleWindows(): Promise<void> {
    host.outcomes();
    host.fail(null);
    isDeaf = false;
    // Responding to held requests may cause new requests, and these are held too.
    for (let round = 0; round < 4; round += 1) {
      release();
      await timers.pass(10_000);
    }
    for (let round = 0; round < 3; round += 1) {
      for (const at of WINDOWS) {
        getController(at, 'saved');
        for (const { onResync } of feeds[at] ?? []) onResync();
        await timers.pass(10_000);
      }
    }
  }
  return { host, controller: getController, draftsByWindow, applyStep, rest: settleWindows };
}

describe('typed text', () => {
  it('is eventually the same on disk and on screen, without duplicate drafts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { host, controller, draftsByWindow, applyStep, rest } = await openTwoWindows();
        for (const action of steps) await applyStep(action);
        await rest();
        const keys = new Set<string | null>();
        for (const entry of host.entries.values()) {
          if (entry.key !== null) expect(keys.has(entry.key)).toBe(false);
          keys.add(entry.key);
        }
        for (const at of WINDOWS) {
          for (const of of ['saved', 'fresh']) {
            const shown = controller(at, of);
            await settle();
            const { view } = shown;
            if (view.id === null) expect(view.status).toBe('new');
            else expect(view.draft).toEqual(getDraft(host.library.entry(view.id)));
            expect(view.problem).toBeNull();
          }
          expect(draftsByWindow[at]?.isOnDisk()).toBe(true);
        }
      }),
      { numRuns: 150, examples: [[UNANSWERED_SAVE]] },
    );
  });
});
