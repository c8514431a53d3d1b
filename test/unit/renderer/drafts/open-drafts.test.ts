import { describe, expect, it } from 'vitest';
import { createOpenDrafts } from '../../../../renderer/drafts/open-drafts.ts';
import { AppError } from '../../../../shared/errors.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { settle } from './manual-page-timers.ts';
import { QUESTION, SAVED, setUp } from './open-drafts-fixture.ts';

describe('a draft', () => {
  it("isn't stored until something is typed", async () => {
    const { open, timers, methods, drafts } = setUp();
    const controller = await open({ fresh: 0 });
    controller.dispatch({ type: 'insert', at: 0, rows: [{ emoji: '', text: '' }] });
    await timers.pass(10_000);
    await drafts.flush();
    expect(methods()).toEqual([]);
    expect(controller.view.status).toBe('new');
  });

  it("starts with the default text, but isn't stored with only that text", async () => {
    const { open, timers, host, drafts, write } = setUp();
    const before = await open({ fresh: 0 });
    const defaults = { ...createEmptyDraft(), footer: 'Asked daily' };
    drafts.setDefaults(defaults);
    expect(before.view).toMatchObject({ draft: defaults, status: 'new', canUndo: false });
    write(before, 'Why');
    drafts.setDefaults({ ...createEmptyDraft(), footer: 'Other' });
    expect(before.view.draft.footer).toBe('Asked daily');
    const next = await open({ fresh: 1 });
    await timers.pass(10_000);
    await drafts.flush();
    expect(next.view).toMatchObject({ draft: { footer: 'Other' }, status: 'new' });
    expect(host.calls.map(({ input }) => input)).toMatchObject([
      { id: null, input: { title: 'Why', footer: 'Asked daily' } },
    ]);
    const existing = await open({ id: SAVED });
    expect(existing.view.draft).toEqual(QUESTION);
  });

  it('is created only once, however much is typed before the first response', async () => {
    const { open, host, timers, created, write } = setUp();
    const respond = host.hold();
    const controller = await open({ fresh: 0 });
    write(controller, 'W');
    await timers.pass(1000);
    write(controller, 'Why');
    await timers.pass(1000);
    expect(host.calls).toHaveLength(1);
    respond();
    await timers.pass(1000);
    expect(host.calls.map(({ input }) => input)).toMatchObject([
      { id: null },
      { id: 8, input: { title: 'Why' } },
    ]);
    expect(created).toEqual([[8, 0]]);
    expect(controller.view.status).toBe('autosaved');
  });

  it('is fetched after changes by other clients, but not after its own autosave', async () => {
    const { open, host, timers, write, methods, emitEntryEvent } = setUp();
    // As in the backend, a write's event precedes its response.
    host.onChange = (ids) => {
      for (const id of ids) void emitEntryEvent(id);
    };
    const controller = await open({ fresh: 0 });
    write(controller, 'Why');
    await timers.pass(1000);
    write(controller, 'Why not');
    await timers.pass(1000);
    expect(methods()).toEqual(['draft.save', 'draft.save']);
    await host.library.setPrivateField('plannedFor', [{ id: 8, plannedFor: '2026-12-24' }]);
    await settle();
    expect(methods().slice(2)).toEqual(['question.get']);
    expect(controller.view.entry?.plannedFor).toBe('2026-12-24');
    await host.editElsewhere(8, { title: 'Why not?' });
    await settle();
    expect(methods().slice(2)).toEqual(['question.get', 'question.get']);
    expect(controller.view.draft.title).toBe('Why not?');
  });

  it('is fetched if its planned date changes during an autosave', async () => {
    const { open, host, timers, write, methods, emitEntryEvent } = setUp();
    host.onChange = (ids) => {
      for (const id of ids) void emitEntryEvent(id);
    };
    const controller = await open({ id: SAVED });
    const respond = host.holdAnswer();
    write(controller, 'Why');
    await timers.pass(1000);
    await host.library.setPrivateField('plannedFor', [{ id: SAVED, plannedFor: '2026-12-24' }]);
    respond();
    await settle();
    expect(methods()).toEqual(['question.get', 'draft.save', 'question.get']);
    expect(controller.view.entry?.plannedFor).toBe('2026-12-24');
  });

  it('is found by its new ID and keeps its undo history', async () => {
    const { open, timers, write, drafts } = setUp();
    const controller = await open({ fresh: 3 });
    write(controller, 'Why');
    await timers.pass(1000);
    expect(drafts.getController({ id: 8 })).toBe(controller);
    expect(controller.view.canUndo).toBe(true);
    expect(drafts.getController({ fresh: 4 })).not.toBe(controller);
  });

  it('becomes a question when saved', async () => {
    const { open, methods, host } = setUp();
    const controller = await open({ fresh: 0 });
    controller.dispatch({ type: 'replace', draft: QUESTION });
    expect(await controller.save()).toBe(true);
    expect(methods()).toEqual(['question.save']);
    expect(controller.view.status).toBe('saved');
    expect(host.entries.size).toBe(2);
  });

  it("isn't saved as a question if it's invalid", async () => {
    const { open, write } = setUp();
    const controller = await open({ fresh: 0 });
    write(controller, 'Why');
    expect(await controller.save()).toBe(false);
    expect(controller.view.status).toBe('autosaved');
  });
});

describe('an open question', () => {
  it('is shown as unsaved after an edit', async () => {
    const { open, timers, write, host } = setUp();
    const controller = await open({ id: SAVED });
    expect(controller.view.status).toBe('saved');
    write(controller, 'Which one goes?');
    await timers.pass(1000);
    expect(controller.view.status).toBe('unsaved');
    expect(host.entries.get(SAVED)?.draft?.input.title).toBe('Which one goes?');
  });

  it('is shown as saved again after the edit is undone', async () => {
    const { open, timers, write, host } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one goes?');
    await timers.pass(1000);
    controller.dispatch({ type: 'undo' });
    await timers.pass(1000);
    expect(host.entries.get(SAVED)?.draft).toBeNull();
    expect(controller.view.status).toBe('saved');
  });

  it('is refreshed in place when another client saves it', async () => {
    const { open, emitLibraryEvent, host } = setUp();
    const controller = await open({ id: SAVED });
    await host.saveElsewhere(SAVED, 'Changed by the API');
    await emitLibraryEvent(SAVED);
    expect(controller.view.content.title).toBe('Changed by the API');
    expect(controller.view).toMatchObject({ status: 'saved', conflict: null });
  });

  it("keeps a pending edit and reports a conflict after another client's save", async () => {
    const { open, emitLibraryEvent, host, timers, write } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'My own words');
    await timers.pass(1000);
    await host.saveElsewhere(SAVED, 'Changed by the API');
    await emitLibraryEvent(SAVED);
    expect(controller.view.content.title).toBe('My own words');
    expect(controller.view.conflict).toBe('saved');
    await controller.acceptOther();
    expect(controller.view.content.title).toBe('Changed by the API');
    expect(controller.view).toMatchObject({ status: 'saved', conflict: null });
  });

  it("keeps an edit that isn't on disk yet after another client's save", async () => {
    const { open, emitLibraryEvent, host, timers, write } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'My own words');
    await host.saveElsewhere(SAVED, 'Changed by the API');
    await emitLibraryEvent(SAVED);
    await timers.pass(1000);
    expect(controller.view.content.title).toBe('My own words');
    expect(controller.view.conflict).toBe('saved');
    controller.keepOwnEdit();
    expect(controller.view.conflict).toBeNull();
  });

  it('reports a conflict with another client’s save from before it was opened', async () => {
    const { open, host, timers, createKey, write } = setUp();
    const first = await open({ id: SAVED });
    write(first, 'My own words');
    await timers.pass(1000);
    await host.saveElsewhere(SAVED, 'Changed by the API');
    const drafts = createOpenDrafts({ bridge: host, timers, createKey: createKey, onCreated: () => {} });
    const again = drafts.getController({ id: SAVED });
    drafts.show(again);
    await settle();
    expect(again.view.content.title).toBe('My own words');
    expect(again.view.conflict).toBe('saved');
  });

  it('doesn’t mistake its own save for another client’s', async () => {
    const { open, emitLibraryEvent, host, timers, write } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one goes?');
    const respond = host.hold();
    const saved = controller.save();
    await emitLibraryEvent(SAVED);
    respond();
    expect(await saved).toBe(true);
    await emitLibraryEvent(SAVED);
    await timers.pass(1000);
    expect(controller.view).toMatchObject({ status: 'saved', conflict: null });
    expect(controller.view.content.title).toBe('Which one goes?');
  });

  it("returns each save's own result", async () => {
    const { open, host, write } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one goes?');
    const respond = host.hold();
    void controller.save();
    write(controller, '');
    const saved = controller.save();
    respond();
    await settle();
    respond();
    expect(await saved).toBe(false);
    expect(host.entries.get(SAVED)).toMatchObject({ saved: 2, draft: { input: { title: '' } } });
  });

  it('keeps text typed during a save', async () => {
    const { open, host, timers, write } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one goes?');
    const respond = host.hold();
    const saved = controller.save();
    write(controller, 'Which one goes first?');
    respond();
    await saved;
    await timers.pass(1000);
    expect(host.entries.get(SAVED)).toMatchObject({
      saved: 2,
      question: { title: 'Which one goes?' },
      draft: { input: { title: 'Which one goes first?' } },
    });
    expect(controller.view.status).toBe('unsaved');
    expect(controller.view.conflict).toBeNull();
  });

  it('is shown as missing while it’s in Trash', async () => {
    const { open, emitLibraryEvent, host } = setUp();
    const controller = await open({ id: SAVED });
    await host.library.remove(SAVED);
    await emitLibraryEvent(SAVED);
    expect(controller.view.phase).toBe('gone');
    await host.library.restore(SAVED);
    await emitLibraryEvent(SAVED);
    expect(controller.view.phase).toBe('ready');
  });

  it('is shown as missing if its ID doesn’t exist', async () => {
    const { open } = setUp();
    expect((await open({ id: 99 })).view.phase).toBe('gone');
  });
});

describe('a failing disk', () => {
  const full = new AppError('disk', 'full', { path: '/x', reason: 'ENOSPC' });

  it('is reported while the text isn’t on disk', async () => {
    const { open, host, timers, write } = setUp();
    const controller = await open({ id: SAVED });
    host.fail(full);
    write(controller, 'Which one goes?');
    await timers.pass(1000);
    expect(controller.view.problem).toBe(full);
    expect(controller.view.content.title).toBe('Which one goes?');
    host.fail(null);
    await controller.flush();
    expect(controller.view.problem).toBeNull();
    expect(host.entries.get(SAVED)?.draft?.input.title).toBe('Which one goes?');
  });

  it('makes a save fail', async () => {
    const { open, host, write } = setUp();
    const controller = await open({ id: SAVED });
    host.fail(full);
    write(controller, 'Which one goes?');
    expect(await controller.save()).toBe(false);
    expect(controller.view.status).toBe('unsaved');
  });

  it('prevents a question from opening until it can be read', async () => {
    const { open, host } = setUp();
    host.fail(full);
    const controller = await open({ id: SAVED });
    expect(controller.view.phase).toBe('unreadable');
    host.fail(null);
    controller.load();
    await settle();
    expect(controller.view.phase).toBe('ready');
  });
});

describe('open drafts', () => {
  it('are written when another one is opened', async () => {
    const { open, host, write } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one goes?');
    await open({ fresh: 0 });
    expect(host.entries.get(SAVED)?.draft?.input.title).toBe('Which one goes?');
  });

  it("preserve a question's undo history", async () => {
    const { open, write, drafts } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one goes?');
    await open({ fresh: 0 });
    const again = await open({ id: SAVED });
    again.dispatch({ type: 'undo' });
    expect(again.view.content.title).toBe(QUESTION.title);
    await drafts.flush();
  });

  it('preserve undo steps, however many drafts are opened', async () => {
    const { open, write, drafts } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one goes?');
    for (let fresh = 0; fresh < 60; fresh += 1) await open({ fresh });
    const again = await open({ id: SAVED });
    again.dispatch({ type: 'undo' });
    expect(again.view.content.title).toBe(QUESTION.title);
    await drafts.flush();
  });

  it('refetch a question that changed while another one was open', async () => {
    const { open, host, emitLibraryEvent } = setUp();
    await open({ id: SAVED });
    await open({ fresh: 0 });
    await host.saveElsewhere(SAVED, 'Changed by the API');
    await emitLibraryEvent(SAVED);
    const again = await open({ id: SAVED });
    expect(again.view.content.title).toBe('Changed by the API');
  });

  it('refetch an open question after missed events', async () => {
    const { open, host, listeners } = setUp();
    const controller = await open({ id: SAVED });
    await host.saveElsewhere(SAVED, 'Changed by the API');
    for (const { onResync } of listeners) onResync();
    await settle();
    expect(controller.view.content.title).toBe('Changed by the API');
  });

  it('release the oldest drafts, except drafts that aren’t on disk', async () => {
    const { open, host, write, drafts } = setUp();
    const first = await open({ id: SAVED });
    const unkept = await open({ fresh: 1 });
    host.fail(new AppError('disk', 'full'));
    write(unkept, 'Not on disk');
    for (let fresh = 2; fresh < 60; fresh += 1) await open({ fresh });
    expect(drafts.getController({ fresh: 1 })).toBe(unkept);
    expect(drafts.getController({ id: SAVED })).not.toBe(first);
  });

  it('send the newest text when the page closes during a write', async () => {
    const { open, host, timers, write, drafts } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one');
    const respond = host.hold();
    await timers.pass(1000);
    write(controller, 'Which one goes?');
    drafts.sendBeforeUnload();
    expect(host.calls.at(-1)).toMatchObject({
      method: 'draft.save',
      input: { input: { title: 'Which one goes?' } },
    });
    respond();
    await settle();
  });
});

describe('typed text', () => {
  const setUpSaved = async () => {
    const { open, timers, write } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'W');
    const published: string[] = [];
    controller.subscribe(() => published.push(controller.view.content.title));
    return { controller, timers, write, published };
  };

  it('appears in its field immediately and elsewhere after a pause', async () => {
    const { controller, timers, write, published } = await setUpSaved();
    write(controller, 'Wh');
    write(controller, 'Why');
    expect(controller.content.get().title).toBe('Why');
    expect(published).toEqual([]);
    await timers.pass(120);
    expect(published).toEqual(['Why']);
  });

  it('appears elsewhere at intervals if typing never pauses', async () => {
    const { controller, timers, write, published } = await setUpSaved();
    for (let length = 2; length <= 30; length += 1) {
      write(controller, 'W'.repeat(length));
      await timers.pass(50);
    }
    expect(published.length).toBeGreaterThanOrEqual(2);
    expect(published.length).toBeLessThanOrEqual(5);
  });

  it('is published before a command and immediately when undone', async () => {
    const { controller, write, published } = await setUpSaved();
    write(controller, 'Why');
    controller.publishTyped();
    expect(published).toEqual(['Why']);
    controller.dispatch({ type: 'undo' });
    expect(published).toEqual(['Why', 'W']);
    expect(controller.content.get().title).toBe('W');
    controller.publishTyped();
    expect(published).toHaveLength(2);
  });

  it('is published immediately if the status also changes', async () => {
    const { open, write } = setUp();
    const controller = await open({ id: SAVED });
    const published: string[] = [];
    controller.subscribe(() => published.push(controller.view.status));
    write(controller, 'Why');
    expect(published).toHaveLength(1);
  });
});
