import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../../renderer/drafts/draft-content.ts';
import type { DraftController } from '../../../../renderer/drafts/draft-controller.ts';
import { createOpenDrafts } from '../../../../renderer/drafts/open-drafts.ts';
import type { DraftUndoStore } from '../../../../renderer/drafts/undo-persistence.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { DraftUndoHistory } from '../../../../shared/library/draft-undo-history.ts';
import { emptyDraft } from '../../../../shared/question/question-fields.ts';
import { fakeHost } from './fake-host.ts';
import { manualTimers, settle } from './manual-page-timers.ts';

function setUp() {
  const host = fakeHost();
  const timers = manualTimers();
  const stored = new Map<number, DraftUndoHistory>();
  const failing = { get: false, set: false, until: Promise.resolve(), setUntil: Promise.resolve() };
  const writes: number[] = [];
  const check = (isFailing: boolean) => {
    if (isFailing) throw new AppError('unreachable', 'no answer');
  };
  const undoStore: DraftUndoStore = {
    async get(id) {
      await failing.until;
      check(failing.get);
      return stored.get(id) ?? null;
    },
    async set(id, history) {
      await failing.setUntil;
      check(failing.set);
      writes.push(id);
      stored.set(id, structuredClone(history));
    },
  };
  let keys = 0;
  const newDrafts = () => {
    const newKey = () => `key ${keys++}`;
    return createOpenDrafts({ bridge: host, timers, createKey: newKey, onCreated: () => {}, undoStore });
  };
  return { host, timers, stored, failing, writes, newDrafts };
}

async function open(
  drafts: ReturnType<ReturnType<typeof setUp>['newDrafts']>,
  target: { id: number } | { fresh: number },
) {
  const controller = drafts.controllerFor(target);
  drafts.show(controller);
  await settle();
  return controller;
}
const write = (controller: DraftController, title: string) =>
  controller.dispatch({ type: 'field', field: 'title', value: title });
const titleOf = (controller: DraftController) => controller.view.content.title;
/** The texts from the current one to the last one that can be undone or redone. */
function repeat(controller: DraftController, type: 'undo' | 'redo'): string[] {
  const texts = [JSON.stringify(draftOf(controller.view.content))];
  while (type === 'undo' ? controller.view.canUndo : controller.view.canRedo) {
    controller.dispatch({ type });
    const text = JSON.stringify(draftOf(controller.view.content));
    if (text !== texts.at(-1)) texts.push(text);
  }
  return texts;
}

describe('the undo history of a draft', () => {
  it('continues in another window, and so does redo', async () => {
    const { timers, newDrafts } = setUp();
    const drafts = newDrafts();
    const controller = await open(drafts, { fresh: 0 });
    for (const title of ['One', 'Two', 'Three']) {
      write(controller, title);
      await timers.pass(2000);
    }
    controller.dispatch({ type: 'undo' });
    await drafts.flush();

    const again = await open(newDrafts(), { id: controller.view.id ?? 0 });
    expect(titleOf(again)).toBe('Two');
    again.dispatch({ type: 'redo' });
    expect(titleOf(again)).toBe('Three');
    for (const title of ['Two', 'One', '']) {
      again.dispatch({ type: 'undo' });
      expect(titleOf(again)).toBe(title);
    }
    expect(again.view.canUndo).toBe(false);
    expect(again.view.content.rows).toHaveLength(2);
  });

  it('undoes a text from another program', async () => {
    const { host, newDrafts } = setUp();
    const drafts = newDrafts();
    const controller = await open(drafts, { fresh: 0 });
    write(controller, 'Mine');
    await drafts.flush();
    const id = controller.view.id ?? 0;
    await host.editElsewhere(id, { title: 'Theirs' });
    const again = await open(newDrafts(), { id });
    expect(titleOf(again)).toBe('Theirs');
    again.dispatch({ type: 'undo' });
    expect(titleOf(again)).toBe('Mine');
    again.dispatch({ type: 'undo' });
    expect(titleOf(again)).toBe('');
  });

  it('starts when the history has loaded, if it was requested before', async () => {
    const { failing, newDrafts } = setUp();
    const drafts = newDrafts();
    const controller = await open(drafts, { fresh: 0 });
    write(controller, 'One');
    await drafts.flush();
    const id = controller.view.id ?? 0;

    const { promise: loading, resolve: load } = Promise.withResolvers<void>();
    failing.until = loading;
    const again = await open(newDrafts(), { id });
    again.dispatch({ type: 'undo' });
    expect(titleOf(again)).toBe('One');
    load();
    await settle();
    expect(titleOf(again)).toBe('');
  });

  it('forgets a request from before the history has loaded if something is typed first', async () => {
    const { failing, newDrafts } = setUp();
    const drafts = newDrafts();
    const controller = await open(drafts, { fresh: 0 });
    write(controller, 'One');
    await drafts.flush();
    const { promise: loading, resolve: load } = Promise.withResolvers<void>();
    failing.until = loading;
    const again = await open(newDrafts(), { id: controller.view.id ?? 0 });
    again.dispatch({ type: 'undo' });
    write(again, 'Two');
    load();
    await settle();
    expect(titleOf(again)).toBe('Two');
  });

  it('is placed before edits made while it loaded', async () => {
    const { timers, failing, newDrafts } = setUp();
    const drafts = newDrafts();
    const controller = await open(drafts, { fresh: 0 });
    write(controller, 'One');
    await drafts.flush();
    failing.get = true;
    const other = newDrafts();
    const again = await open(other, { id: controller.view.id ?? 0 });
    expect(again.view.canUndo).toBe(false);
    write(again, 'One and two');
    failing.get = false;
    await timers.pass(60_000);
    again.dispatch({ type: 'undo' });
    expect(titleOf(again)).toBe('One');
    again.dispatch({ type: 'undo' });
    expect(titleOf(again)).toBe('');
  });

  it('is written again after a failure, without delaying the text', async () => {
    const { timers, failing, stored, newDrafts } = setUp();
    failing.set = true;
    const drafts = newDrafts();
    const controller = await open(drafts, { fresh: 0 });
    write(controller, 'One');
    await drafts.flush();
    expect(controller.view.status).toBe('autosaved');
    expect(controller.view.problem).toBeNull();
    expect(drafts.isOnDisk()).toBe(true);
    failing.set = false;
    await timers.pass(60_000);
    expect(stored.get(controller.view.id ?? 0)?.steps).toHaveLength(1);
  });

  it('is written after a pause in typing, not for every key', async () => {
    const { timers, writes, newDrafts } = setUp();
    const controller = await open(newDrafts(), { fresh: 0 });
    write(controller, 'O');
    await timers.pass(500);
    const before = writes.length;
    for (const title of ['On', 'One', 'One ', 'One m', 'One mo']) {
      write(controller, title);
      await timers.pass(300);
    }
    expect(writes.length).toBe(before);
    await timers.pass(2000);
    expect(writes.length).toBe(before + 1);
  });

  it('survives the eviction of drafts', async () => {
    const { timers, newDrafts } = setUp();
    const drafts = newDrafts();
    const first = await open(drafts, { fresh: 0 });
    write(first, 'One');
    await timers.pass(2000);
    write(first, 'Two');
    await drafts.flush();
    const id = first.view.id ?? 0;
    for (let fresh = 1; fresh < 60; fresh += 1) {
      write(await open(drafts, { fresh }), `Question ${fresh}`);
      await drafts.flush();
    }
    const again = await open(drafts, { id });
    expect(again).not.toBe(first);
    again.dispatch({ type: 'undo' });
    expect(titleOf(again)).toBe('One');
  });

  it('restores the same texts as before, for any edits and any position', async () => {
    const title = fc.constantFrom('a', 'b', 'c');
    const act = fc.oneof(
      title.map((value) => ({ type: 'field' as const, field: 'title' as const, value })),
      title.map((text) => ({ type: 'insert' as const, at: 0, rows: [{ emoji: '☕', text }] })),
      fc.constant({ type: 'insert' as const, at: 9, rows: [{ emoji: '', text: '' }] }),
      fc.constant({ type: 'undo' as const }),
      fc.constant({ type: 'redo' as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        const { timers, newDrafts } = setUp();
        const drafts = newDrafts();
        const controller = await open(drafts, { fresh: 0 });
        for (const one of acts) {
          controller.dispatch(one);
          await timers.pass(1500);
        }
        await drafts.flush();
        if (controller.view.id === null) return;
        const again = await open(newDrafts(), { id: controller.view.id });
        expect(repeat(again, 'undo')).toEqual(repeat(controller, 'undo'));
        expect(draftOf(again.view.content)).toEqual(emptyDraft());
        expect(repeat(again, 'redo')).toEqual(repeat(controller, 'redo'));
      }),
      { numRuns: 60 },
    );
  });

  it('is stored with the text, whatever is typed, undone, left, or edited elsewhere during writes', async () => {
    const act = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom('a', 'ab', 'abc', 'b').map((value) => ({ type: 'type', value })),
      },
      {
        weight: 4,
        arbitrary: fc.constantFrom('0', '150', '250', '1200').map((ms) => ({ type: 'pass', ms })),
      },
      fc.constantFrom('undo', 'redo', 'blur', 'leave', 'return', 'elsewhere').map((type) => ({ type })),
      fc.constantFrom('hold', 'hold-reply', 'hold-undo', 'release').map((type) => ({ type })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const { host, timers, failing, newDrafts } = setUp();
        const drafts = newDrafts();
        const controller = await open(drafts, { fresh: 0 });
        const held: (() => void)[] = [];
        const release = () => {
          for (const go of held.splice(0)) go();
        };
        let footer = 0;
        for (const one of acts) {
          if ('value' in one) write(controller, one.value);
          else if ('ms' in one) await timers.pass(Number(one.ms));
          else if (one.type === 'undo' || one.type === 'redo') controller.dispatch({ type: one.type });
          else if (one.type === 'blur') void drafts.flush();
          else if (one.type === 'leave') await open(drafts, { fresh: 1 });
          else if (one.type === 'return') await open(drafts, { fresh: 0 });
          else if (one.type === 'hold') held.push(host.hold());
          else if (one.type === 'hold-reply') held.push(host.holdAnswer());
          else if (one.type === 'release') release();
          else if (one.type === 'hold-undo') {
            const { promise, resolve } = Promise.withResolvers<void>();
            failing.setUntil = promise;
            held.push(resolve);
          } else if (controller.view.id !== null) {
            footer += 1;
            await host.editElsewhere(controller.view.id, { footer: `${footer}` });
            controller.markStale();
            controller.refresh();
          }
          // The field shows each text at once, before the rest of the window follows.
          expect(controller.content.get()).toBe(controller.view.content);
          if ('value' in one) expect(controller.content.get().title).toBe(one.value);
        }
        for (let round = 0; round < 4; round += 1) {
          release();
          await timers.pass(10_000);
        }
        const { id } = controller.view;
        if (id === null) return;
        expect(drafts.isOnDisk()).toBe(true);
        expect(controller.isClosable()).toBe(true);
        const again = await open(newDrafts(), { id });
        expect(repeat(again, 'undo')).toEqual(repeat(controller, 'undo'));
        expect(repeat(again, 'redo')).toEqual(repeat(controller, 'redo'));
      }),
      { numRuns: 150 },
    );
  });
});
