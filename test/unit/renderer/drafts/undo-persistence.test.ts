import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../../renderer/drafts/draft-content.ts';
import type { DraftSheet } from '../../../../renderer/drafts/draft-controller.ts';
import { createDraftDesk } from '../../../../renderer/drafts/open-drafts.ts';
import type { UndoBook } from '../../../../renderer/drafts/undo-persistence.ts';
import { AppError } from '../../../../shared/errors.ts';
import { emptyDraft } from '../../../../shared/question/fields.ts';
import type { Trail } from '../../../../shared/trail.ts';
import { fakeHost } from './fake-host.ts';
import { manualTimers, settle } from './manual-timers.ts';

function setUp() {
  const host = fakeHost();
  const timers = manualTimers();
  const kept = new Map<number, Trail>();
  const failing = { get: false, set: false };
  const writes: number[] = [];
  const check = (isFailing: boolean) => {
    if (isFailing) throw new AppError('unreachable', 'no answer');
  };
  const undoBook: UndoBook = {
    async get(id) {
      check(failing.get);
      return kept.get(id) ?? null;
    },
    async set(id, trail) {
      check(failing.set);
      writes.push(id);
      kept.set(id, structuredClone(trail));
    },
  };
  let keys = 0;
  const newDesk = () => {
    const newKey = () => `key ${keys++}`;
    return createDraftDesk({ bridge: host, timers, newKey, onCreated: () => {}, undoBook });
  };
  return { host, timers, kept, failing, writes, newDesk };
}

async function open(
  desk: ReturnType<ReturnType<typeof setUp>['newDesk']>,
  target: { id: number } | { fresh: number },
) {
  const sheet = desk.sheet(target);
  desk.show(sheet);
  await settle();
  return sheet;
}
const write = (sheet: DraftSheet, title: string) =>
  sheet.dispatch({ type: 'field', field: 'title', value: title });
const titleOf = (sheet: DraftSheet) => sheet.view.content.title;

describe('undo of a draft', () => {
  it('goes on in another window, and so does redo', async () => {
    const { timers, newDesk } = setUp();
    const desk = newDesk();
    const sheet = await open(desk, { fresh: 0 });
    for (const title of ['One', 'Two', 'Three']) {
      write(sheet, title);
      await timers.pass(2000);
    }
    sheet.dispatch({ type: 'undo' });
    await desk.flush();

    const again = await open(newDesk(), { id: sheet.view.id ?? 0 });
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

  it('leads back over a text that somebody else put there', async () => {
    const { host, newDesk } = setUp();
    const desk = newDesk();
    const sheet = await open(desk, { fresh: 0 });
    write(sheet, 'Mine');
    await desk.flush();
    const id = sheet.view.id ?? 0;
    await host.editElsewhere(id, { title: 'Theirs' });
    const again = await open(newDesk(), { id });
    expect(titleOf(again)).toBe('Theirs');
    again.dispatch({ type: 'undo' });
    expect(titleOf(again)).toBe('Mine');
    again.dispatch({ type: 'undo' });
    expect(titleOf(again)).toBe('');
  });

  it('stands under what was typed before it came', async () => {
    const { timers, failing, newDesk } = setUp();
    const desk = newDesk();
    const sheet = await open(desk, { fresh: 0 });
    write(sheet, 'One');
    await desk.flush();
    failing.get = true;
    const other = newDesk();
    const again = await open(other, { id: sheet.view.id ?? 0 });
    expect(again.view.canUndo).toBe(false);
    write(again, 'One and two');
    failing.get = false;
    await timers.pass(60_000);
    again.dispatch({ type: 'undo' });
    expect(titleOf(again)).toBe('One');
    again.dispatch({ type: 'undo' });
    expect(titleOf(again)).toBe('');
  });

  it('is tried again where it could not be written, and never in the way of the text', async () => {
    const { timers, failing, kept, newDesk } = setUp();
    failing.set = true;
    const desk = newDesk();
    const sheet = await open(desk, { fresh: 0 });
    write(sheet, 'One');
    await desk.flush();
    expect(sheet.view.status).toBe('autosaved');
    expect(sheet.view.problem).toBeNull();
    expect(desk.isKept()).toBe(true);
    failing.set = false;
    await timers.pass(60_000);
    expect(kept.get(sheet.view.id ?? 0)?.steps).toHaveLength(1);
  });

  it('is written once typing rests, not with every key', async () => {
    const { timers, writes, newDesk } = setUp();
    const sheet = await open(newDesk(), { fresh: 0 });
    write(sheet, 'O');
    await timers.pass(500);
    const before = writes.length;
    for (const title of ['On', 'One', 'One ', 'One m', 'One mo']) {
      write(sheet, title);
      await timers.pass(300);
    }
    expect(writes.length).toBe(before);
    await timers.pass(2000);
    expect(writes.length).toBe(before + 1);
  });

  it('outlives the sheets that are closed for want of room', async () => {
    const { timers, newDesk } = setUp();
    const desk = newDesk();
    const first = await open(desk, { fresh: 0 });
    write(first, 'One');
    await timers.pass(2000);
    write(first, 'Two');
    await desk.flush();
    const id = first.view.id ?? 0;
    for (let fresh = 1; fresh < 60; fresh += 1) {
      write(await open(desk, { fresh }), `Question ${fresh}`);
      await desk.flush();
    }
    const again = await open(desk, { id });
    expect(again).not.toBe(first);
    again.dispatch({ type: 'undo' });
    expect(titleOf(again)).toBe('One');
  });

  it('leads to the same texts as before, whatever was done and wherever it stood', async () => {
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
        const { timers, newDesk } = setUp();
        const desk = newDesk();
        const sheet = await open(desk, { fresh: 0 });
        for (const one of acts) {
          sheet.dispatch(one);
          await timers.pass(1500);
        }
        await desk.flush();
        if (sheet.view.id === null) return;
        const again = await open(newDesk(), { id: sheet.view.id });
        const way = (of: DraftSheet, type: 'undo' | 'redo') => {
          const texts = [JSON.stringify(draftOf(of.view.content))];
          while (type === 'undo' ? of.view.canUndo : of.view.canRedo) {
            of.dispatch({ type });
            const text = JSON.stringify(draftOf(of.view.content));
            if (text !== texts.at(-1)) texts.push(text);
          }
          return texts;
        };
        expect(way(again, 'undo')).toEqual(way(sheet, 'undo'));
        expect(draftOf(again.view.content)).toEqual(emptyDraft());
        expect(way(again, 'redo')).toEqual(way(sheet, 'redo'));
      }),
      { numRuns: 60 },
    );
  });
});
