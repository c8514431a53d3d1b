import { describe, expect, it } from 'vitest';
import type { DraftController } from '../../../../renderer/drafts/draft-controller.ts';
import { createOpenDrafts } from '../../../../renderer/drafts/open-drafts.ts';
import { flushOnLeave } from '../../../../renderer/drafts/use-draft-session.ts';
import type { Input } from '../../../../shared/bridge/bridge-methods.ts';
import { AppError } from '../../../../shared/errors.ts';
import { getDraft } from '../../../../shared/library/entry-draft.ts';
import type { FakeHost } from './fake-host.ts';
import { settle } from './manual-page-timers.ts';
import { QUESTION, SAVED, setUp as setUpDrafts } from './open-drafts-fixture.ts';

function setUp() {
  const all = setUpDrafts();
  const { host, timers } = all;
  const onDisk = (id = SAVED) => {
    const entry = host.entries.get(id);
    return entry && getDraft(entry);
  };
  /** Opens a question in another window. */
  const openElsewhere = async (id = SAVED) => {
    let keys = 0;
    const createNextKey = () => {
      keys += 1;
      return `other ${keys}`;
    };
    const controller = createOpenDrafts({
      bridge: host,
      timers,
      createKey: createNextKey,
      onCreated: () => {},
    }).getController({ id });
    controller.load();
    await settle();
    return controller;
  };
  return { ...all, onDisk, openElsewhere };
}

const unreachable = new AppError('unreachable', 'no answer');

describe('a write in progress', () => {
  it('is followed by another write if its change is undone', async () => {
    const { open, host, timers, write, onDisk } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one goes?');
    const respond = host.hold();
    await timers.pass(1000);
    controller.dispatch({ type: 'undo' });
    expect(controller.isOnDisk()).toBe(false);
    respond();
    await timers.pass(1000);
    expect(onDisk()).toEqual(QUESTION);
    expect(controller.view.status).toBe('saved');
  });

  it('cancels a requested save if the write fails', async () => {
    const { open, host, timers, write } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one goes?');
    const respond = host.hold();
    await timers.pass(1000);
    host.fail(new AppError('disk', 'full'));
    const saved = controller.save();
    respond();
    expect(await saved).toBe(false);
    host.fail(null);
    write(controller, 'Which one goes, and which one');
    await timers.pass(10_000);
    expect(host.entries.get(SAVED)).toMatchObject({ saved: 1, draft: { input: controller.view.draft } });
  });

  it('cancels a requested save if the write fails, even after an earlier save', async () => {
    const { open, host, timers, write } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one goes?');
    expect(await controller.save()).toBe(true);
    write(controller, 'Which one goes, and which one');
    const respond = host.hold();
    await timers.pass(1000);
    host.fail(new AppError('disk', 'full'));
    const saved = controller.save();
    respond();
    expect(await saved).toBe(false);
  });

  it("doesn't delay a new draft's newest text when the page closes", async () => {
    const { open, host, timers, write, drafts, onDisk } = setUp();
    const controller = await open({ fresh: 0 });
    write(controller, 'Why');
    const respond = host.holdAnswer();
    await timers.pass(1000);
    write(controller, 'Why not?');
    drafts.sendBeforeUnload();
    await settle();
    expect(onDisk(8)?.title).toBe('Why not?');
    expect(host.entries.size).toBe(2);
    respond();
    await timers.pass(1000);
    expect(controller.view).toMatchObject({ status: 'autosaved', conflict: null, id: 8 });
  });

  it("doesn't delay a question's newest text when the page closes", async () => {
    const { open, host, timers, write, drafts, onDisk } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one');
    const respond = host.holdAnswer();
    await timers.pass(1000);
    write(controller, 'Which one goes?');
    drafts.sendBeforeUnload();
    await settle();
    expect(onDisk()?.title).toBe('Which one goes?');
    respond();
    await timers.pass(1000);
    expect(controller.view).toMatchObject({ conflict: null, problem: null });
  });

  it('isn’t reverted when the response to an earlier fetch arrives', async () => {
    const { open, host, timers, write, emitLibraryEvent, onDisk } = setUp();
    const controller = await open({ id: SAVED });
    const respond = host.holdAnswer();
    await emitLibraryEvent(SAVED);
    write(controller, 'Which one goes?');
    await timers.pass(1000);
    respond();
    await timers.pass(1000);
    expect(controller.view.content.title).toBe('Which one goes?');
    expect(onDisk()?.title).toBe('Which one goes?');
  });
});

describe('a lost response', () => {
  it('doesn’t cause a duplicate of a new draft', async () => {
    const { open, host, timers, write, onDisk, created } = setUp();
    const controller = await open({ fresh: 0 });
    host.outcomes('unheard', 'unheard');
    write(controller, 'Why');
    await timers.pass(1000);
    write(controller, 'Why not?');
    await timers.pass(20_000);
    expect(host.entries.size).toBe(2);
    expect(onDisk(8)?.title).toBe('Why not?');
    expect(created).toEqual([[8, 0]]);
    expect(controller.view).toMatchObject({ status: 'autosaved', conflict: null, problem: null });
  });

  it('doesn’t make the app’s own write look like another client’s change', async () => {
    const { open, host, timers, write, onDisk } = setUp();
    const controller = await open({ id: SAVED });
    host.outcomes('unheard');
    write(controller, 'Which one goes?');
    await timers.pass(1000);
    write(controller, 'Which one goes first?');
    await timers.pass(1000);
    expect(onDisk()?.title).toBe('Which one goes first?');
    expect(controller.view).toMatchObject({ conflict: null, problem: null });
  });

  it('is followed by another write if the change is undone', async () => {
    const { open, host, timers, write, onDisk } = setUp();
    const controller = await open({ id: SAVED });
    host.outcomes('unheard');
    write(controller, 'Which one goes?');
    await timers.pass(1000);
    controller.dispatch({ type: 'undo' });
    await timers.pass(10_000);
    expect(onDisk()).toEqual(QUESTION);
    expect(controller.view).toMatchObject({ status: 'saved', conflict: null, problem: null });
  });

  it('doesn’t cause a question to be saved twice', async () => {
    const { open, host, timers, write } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Which one goes?');
    host.outcomes('unheard');
    expect(await controller.save()).toBe(false);
    await timers.pass(10_000);
    expect(host.entries.get(SAVED)).toMatchObject({ saved: 2, draft: null });
    expect(controller.view).toMatchObject({ status: 'saved', conflict: null, problem: null });
  });
});

describe("a question that couldn't be read", () => {
  it('isn’t saved, because its content is unknown', async () => {
    const { open, host, methods } = setUp();
    host.outcomes('lost');
    const controller = await open({ id: SAVED });
    expect(await controller.save()).toBe(false);
    expect(methods()).toEqual(['question.get']);
  });
});

describe('two windows', () => {
  it('preserve each other’s edits in different fields', async () => {
    const { open, timers, write, onDisk, openElsewhere } = setUp();
    const here = await open({ id: SAVED });
    const otherWindow = await openElsewhere();
    write(here, 'Which one goes?');
    otherWindow.dispatch({ type: 'field', field: 'footer', value: 'Vote!' });
    await timers.pass(1000);
    const both = { ...QUESTION, title: 'Which one goes?', footer: 'Vote!' };
    expect(onDisk()).toEqual(both);
    expect(otherWindow.view).toMatchObject({ draft: both, conflict: null });
  });

  it('show both replacements of the same words and can accept the other window’s', async () => {
    const { open, timers, write, onDisk, openElsewhere } = setUp();
    const here = await open({ id: SAVED });
    const otherWindow = await openElsewhere();
    write(here, 'Mine?');
    await here.flush();
    write(otherWindow, 'Theirs?');
    otherWindow.dispatch({ type: 'field', field: 'footer', value: 'Vote!' });
    await timers.pass(1000);
    expect(otherWindow.view).toMatchObject({
      conflict: 'edited',
      draft: { title: 'Theirs? Mine?', footer: 'Vote!' },
    });
    expect(onDisk()?.title).toBe('Theirs? Mine?');
    await otherWindow.acceptOther();
    await timers.pass(1000);
    expect(otherWindow.view).toMatchObject({ conflict: null, draft: { title: 'Mine?', footer: 'Vote!' } });
    expect(onDisk()).toMatchObject({ title: 'Mine?', footer: 'Vote!' });
  });

  it('resolve a conflict by keeping the local text', async () => {
    const { open, timers, write, onDisk, openElsewhere } = setUp();
    const here = await open({ id: SAVED });
    const otherWindow = await openElsewhere();
    write(here, 'Mine?');
    await here.flush();
    write(otherWindow, 'Theirs?');
    await timers.pass(1000);
    otherWindow.keepOwnEdit();
    await timers.pass(1000);
    expect(otherWindow.view.conflict).toBeNull();
    expect(onDisk()?.title).toBe('Theirs?');
  });

  it('resolve a conflict by keeping the local text, including later edits', async () => {
    const { open, timers, write, onDisk, openElsewhere } = setUp();
    const here = await open({ id: SAVED });
    const otherWindow = await openElsewhere();
    write(here, 'Mine?');
    await here.flush();
    write(otherWindow, 'Theirs?');
    await timers.pass(1000);
    write(otherWindow, 'Theirs? Or mine?');
    otherWindow.keepOwnEdit();
    await timers.pass(1000);
    expect(otherWindow.view.conflict).toBeNull();
    expect(onDisk()?.title).toBe('Theirs? Or mine?');
  });

  it('undo only their own edits', async () => {
    const { open, timers, write, onDisk, openElsewhere, emitLibraryEvent } = setUp();
    const here = await open({ id: SAVED });
    const otherWindow = await openElsewhere();
    write(here, 'Which one stays here?');
    await timers.pass(1000);
    write(otherWindow, 'So, which one stays?');
    await timers.pass(1000);
    await emitLibraryEvent(SAVED);
    expect(here.view.draft.title).toBe('So, which one stays here?');
    here.dispatch({ type: 'undo' });
    await timers.pass(1000);
    expect(onDisk()?.title).toBe('So, which one stays?');
    here.dispatch({ type: 'redo' });
    expect(here.view.draft.title).toBe('So, which one stays here?');
  });

  it('never overwrite a version that wasn’t shown', async () => {
    const { open, host, write, openElsewhere } = setUp();
    const here = await open({ id: SAVED });
    const otherWindow = await openElsewhere();
    write(here, 'Mine, as saved?');
    expect(await here.save()).toBe(true);
    write(otherWindow, 'Theirs, to be saved?');
    expect(await otherWindow.save()).toBe(false);
    expect(otherWindow.view.conflict).toBe('saved');
    expect(host.entries.get(SAVED)).toMatchObject({
      saved: 2,
      question: { title: 'Mine, as saved?' },
      draft: { basedOn: 1, input: { title: 'Theirs, to be saved?' } },
    });
    expect(await otherWindow.save()).toBe(true);
    expect(otherWindow.view).toMatchObject({ status: 'saved', conflict: null });
  });
});

describe('an edit to a question that another client saved', () => {
  it('has a conflict until it’s resolved, even if the question is reopened', async () => {
    const { open, host, timers, write, openElsewhere } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'My own words');
    await timers.pass(1000);
    await host.saveElsewhere(SAVED, 'Changed by the API');
    write(controller, 'My own words, and more');
    await timers.pass(1000);
    expect(controller.view.conflict).toBe('saved');
    expect(host.entries.get(SAVED)?.draft?.basedOn).toBe(1);
    expect((await openElsewhere()).view.conflict).toBe('saved');
    controller.keepOwnEdit();
    await timers.pass(1000);
    expect(host.entries.get(SAVED)?.draft).toMatchObject({
      basedOn: 2,
      input: { title: 'My own words, and more' },
    });
    expect((await openElsewhere()).view.conflict).toBeNull();
  });

  it('is merged but reported as a conflict if the changed fields differ', async () => {
    const { open, host, timers, emitLibraryEvent } = setUp();
    const controller = await open({ id: SAVED });
    controller.dispatch({ type: 'field', field: 'footer', value: 'Vote!' });
    await host.saveElsewhere(SAVED, 'Changed by the API');
    await emitLibraryEvent(SAVED);
    await timers.pass(1000);
    expect(controller.view).toMatchObject({
      conflict: 'saved',
      draft: { title: 'Changed by the API', footer: 'Vote!' },
    });
    controller.keepOwnEdit();
    await timers.pass(1000);
    expect(controller.view.conflict).toBeNull();
    expect(host.entries.get(SAVED)?.draft).toMatchObject({ basedOn: 2, input: controller.view.draft });
  });
});

describe('a question that is deleted and restored', () => {
  it.each(['an event arrives', "it's opened again"])('keeps its unsaved text when %s', async (how) => {
    const { open, host, timers, write, emitLibraryEvent, onDisk } = setUp();
    const controller = await open({ id: SAVED });
    host.fail(unreachable);
    write(controller, 'Not on disk yet');
    await timers.pass(1000);
    host.fail(null);
    await host.library.remove(SAVED);
    await emitLibraryEvent(SAVED);
    expect(controller.view.phase).toBe('gone');
    await host.library.restore(SAVED);
    if (how === 'an event arrives') await emitLibraryEvent(SAVED);
    else {
      await open({ fresh: 0 });
      await open({ id: SAVED });
    }
    expect(controller.view).toMatchObject({ phase: 'ready', content: { title: 'Not on disk yet' } });
    await timers.pass(10_000);
    expect(onDisk()?.title).toBe('Not on disk yet');
  });
});

describe('a disk problem', () => {
  it('is shown even if the library can be read', async () => {
    const { open, host, timers, write, emitLibraryEvent } = setUp();
    const controller = await open({ id: SAVED });
    host.fail(new AppError('disk', 'full'));
    write(controller, 'Not on disk yet');
    await timers.pass(1000);
    host.fail(null);
    await emitLibraryEvent(SAVED);
    expect(controller.view.problem?.code).toBe('disk');
  });
});

describe('a discarded edit', () => {
  it('leaves the last saved question on disk and can be restored with undo', async () => {
    const { open, write, host } = setUp();
    const controller = await open({ id: SAVED });
    write(controller, 'Not this one');
    await controller.flush();
    expect(host.entries.get(SAVED)?.draft?.input.title).toBe('Not this one');
    await controller.discard();
    expect(controller.view).toMatchObject({ status: 'saved', draft: QUESTION });
    expect(host.entries.get(SAVED)?.draft).toBeNull();
    controller.dispatch({ type: 'undo' });
    expect(controller.view).toMatchObject({ status: 'unsaved', draft: { title: 'Not this one' } });
  });
});

describe('marking a question as posted', () => {
  const markSent = (
    controller: DraftController,
    host: FakeHost,
    details: Omit<Input<'question.markSent'>, 'id'>,
  ) => controller.runCommand((id) => host.call('question.markSent', { ...details, id }));

  it('sets the selected status and the votes', async () => {
    const { open, host } = setUp();
    const controller = await open({ id: SAVED });
    await markSent(controller, host, { votes: [3, 1], status: 1 });
    expect(host.entries.get(SAVED)?.question).toMatchObject({
      status: 1,
      options: [{ votes: 3 }, { votes: 1 }],
    });
    expect(controller.view.entry?.question?.status).toBe(1);
  });

  it('stores the entered link', async () => {
    const { open, host } = setUp();
    const controller = await open({ id: SAVED });
    const messageLink = 'https://chat.example/1/2/3';
    expect(await markSent(controller, host, { votes: [], status: 3, messageLink })).toBe(true);
    expect(host.entries.get(SAVED)?.question?.messageLink).toBe(messageLink);
  });

  it('restores the previous state when undone', async () => {
    const { open, host } = setUp();
    const controller = await open({ id: SAVED });
    const before = host.entries.get(SAVED)?.question;
    await markSent(controller, host, { votes: [3, 1], status: 3 });
    expect(await controller.runCommand((id) => host.call('question.undoMarkSent', { id }))).toBe(true);
    expect(host.entries.get(SAVED)?.question).toEqual(before);
    expect(controller.view.entry?.question).toEqual(before);
  });

  it('shows an error if the backend fails', async () => {
    const { open, host } = setUp();
    const controller = await open({ id: SAVED });
    host.fail(new AppError('disk', 'full'));
    expect(await markSent(controller, host, { votes: [], status: 3 })).toBe(false);
    expect(controller.view).toMatchObject({ problem: { code: 'disk' } });
  });
});

describe('closing the page', () => {
  const leave = (window: EventTarget) => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented ? 'asks' : 'closes';
  };

  it('asks for confirmation while any text isn’t on disk', async () => {
    const { open, host, timers, write, drafts } = setUp();
    const window = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const stop = flushOnLeave(drafts, { window, document });
    const controller = await open({ id: SAVED });
    expect(leave(window)).toBe('closes');
    host.fail(unreachable);
    write(controller, 'Which one goes?');
    await open({ fresh: 0 });
    expect(leave(window)).toBe('asks');
    host.fail(null);
    await timers.pass(10_000);
    expect(leave(window)).toBe('closes');
    host.fail(unreachable);
    write(controller, 'Which one?');
    stop();
    expect(leave(window)).toBe('closes');
  });
});
