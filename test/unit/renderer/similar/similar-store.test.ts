import { describe, expect, it } from 'vitest';
import { VIEW_DELAYS_MS } from '../../../../renderer/drafts/draft-ui-state.ts';
import { createBackendEvents } from '../../../../renderer/stores/primitives/backend-events.ts';
import { createStore } from '../../../../renderer/stores/primitives/external-store.ts';
import { createSimilarStore } from '../../../../renderer/stores/similar-store.ts';
import { AppError } from '../../../../shared/errors.ts';
import { createDefaultSettings } from '../../../../shared/settings.ts';
import type { Grade } from '../../../../shared/similarity.ts';
import { createFakeConnection } from '../bridge/fake-connection.ts';
import { createManualTimers } from '../drafts/manual-page-timers.ts';
import { ALL_KNOWN, createContent, createHit } from './sample-hits.ts';

const start = async (similarGrade: Grade = 'related') => {
  const fake = createFakeConnection();
  const timers = createManualTimers();
  const painted: (() => void)[] = [];
  const store = createSimilarStore({
    bridge: fake.connection,
    events: createBackendEvents(fake.connection),
    timers,
    settings: createStore({ ...createDefaultSettings(), similarGrade }),
    afterPaint: (run) => void painted.push(run),
  });
  await timers.pass(0);
  const draw = () => {
    for (const run of painted.splice(0)) run();
  };
  /** Paints, waits for a pause in typing, and paints again. */
  const paint = async () => {
    draw();
    await timers.pass(VIEW_DELAYS_MS.pause);
    draw();
  };
  await paint();
  let content = createContent('');
  /** Changes a draft's title as the user does. `id` is null for a draft that isn't stored. */
  const type = (title: string, id: number | null = 7, key = 'draft') => {
    content = createContent(title);
    store.setDraft({ key, id, content });
  };
  const emitLibraryEvent = (ids: number[] | null, revision: number) => {
    const counts = { draft: 0, ready: 0, service: 0, sent: 0, attention: 0, all: 0, trash: 0 };
    fake.emit({ type: 'library', revision, ids, counts, entry: null });
  };
  const respond = (at: number, hits = [createHit(1)], progress = ALL_KNOWN, isFinal = true) =>
    fake.calls[at]?.respond({ progress, isFinal, hits });
  return {
    ...fake,
    timers,
    store,
    draw,
    paint,
    type,
    library: emitLibraryEvent,
    respond,
    look: store.setDraft,
  };
};

describe("a draft's similar questions", () => {
  it("are requested for the newest text after it's painted", async () => {
    const { calls, paint, type, store, respond } = await start();
    type('Which');
    type('Which season');
    expect(calls).toHaveLength(0);
    await paint();
    expect(calls.map(({ method, input }) => [method, input])).toEqual([
      ['similar.search', { title: 'Which season', description: '', options: [], id: 7, limit: 5 }],
    ]);
    await respond(0);
    expect(store.get()).toMatchObject({ key: 'draft', status: 'ready', count: 1, hits: [{ key: 'q1' }] });
  });

  it("aren't requested while a key is held down", async () => {
    const { calls, draw, paint, timers, type, respond } = await start();
    type('W');
    await paint();
    await respond(0);
    for (const title of ['Wh', 'Whh', 'Whhh']) {
      type(title);
      await timers.pass(40);
      draw();
    }
    expect(calls).toHaveLength(1);
    await timers.pass(VIEW_DELAYS_MS.pause);
    expect(calls.map(({ input }) => input)).toMatchObject([{ title: 'W' }, { title: 'Whhh' }]);
  });

  it('are requested only after changes to the title, description, or options', async () => {
    const { calls, paint, store, respond } = await start();
    const rows = [
      { key: 'a', emoji: '🌷', text: 'Spring' },
      { key: 'b', emoji: '', text: ' ' },
    ];
    store.setDraft({
      key: 'd',
      id: 7,
      content: createContent('Which season?', { rows, description: 'Pick one.' }),
    });
    await paint();
    expect(calls[0]?.input).toMatchObject({ description: 'Pick one.', options: ['Spring'] });
    await respond(0);
    const footer = 'every day';
    store.setDraft({
      key: 'd',
      id: 7,
      content: createContent('Which season?', { rows, description: 'Pick one.', footer }),
    });
    await paint();
    expect(calls).toHaveLength(1);
  });

  it('are never requested in parallel, and outdated responses are ignored', async () => {
    const { calls, paint, type, store, respond } = await start();
    type('Which');
    await paint();
    type('Which sea');
    await paint();
    type('Which season');
    await paint();
    expect(calls).toHaveLength(1);
    await respond(0, [createHit(1)]);
    expect(store.get().hits).toEqual([]);
    expect(calls[1]?.input).toMatchObject({ title: 'Which season' });
    await respond(1, [createHit(2)]);
    expect(calls).toHaveLength(2);
    expect(store.get().hits).toMatchObject([{ key: 'q2' }]);
  });

  it("don't change if a response arrives before the newest text is painted", async () => {
    const { calls, paint, type, store, respond } = await start();
    type('Which');
    await paint();
    type('Whichx');
    await respond(0);
    expect(store.get().hits).toEqual([]);
    await paint();
    expect(calls).toHaveLength(2);
  });

  it('are requested again after their response was ignored', async () => {
    const { calls, paint, store, respond } = await start();
    store.setDraft({ key: 'd', id: 7, content: createContent('Which') });
    await paint();
    store.setDraft({ key: 'd', id: 7, content: createContent('Which', { footer: 'x' }) });
    await respond(0);
    await paint();
    expect(calls).toHaveLength(2);
  });

  it("are requested only once if a new draft's ID arrives before the response", async () => {
    const { calls, paint, store, respond } = await start();
    const draft = { key: 'new', content: createContent('Which season?') };
    store.setDraft({ ...draft, id: null });
    await paint();
    store.setDraft({ ...draft, id: 7 });
    await respond(0, [createHit(7), createHit(1)]);
    await paint();
    expect(calls).toHaveLength(1);
    expect(store.get().hits).toMatchObject([{ key: 'q1' }]);
  });

  it("keep the previous draft's count, but not its hits, until the response arrives", async () => {
    const { paint, type, store, respond } = await start();
    type('Which season?', 7, 'first');
    await paint();
    await respond(0);
    type('Tea or coffee?', 8, 'second');
    expect(store.get()).toMatchObject({ key: 'second', status: 'asking', hits: [], count: 1 });
    await paint();
    type('Which season?', 7, 'first');
    await respond(1, [createHit(3)]);
    expect(store.get()).toMatchObject({ key: 'first', status: 'asking', hits: [] });
    await paint();
    await respond(2, []);
    expect(store.get()).toMatchObject({ status: 'ready', hits: [], count: 0 });
  });

  it('remain and are counted while the last word is unfinished', async () => {
    const { paint, type, library, store, respond } = await start();
    type('Which colour');
    await paint();
    await respond(0, [createHit(1), createHit(2)]);
    type('Which colour w');
    await paint();
    await respond(1, []);
    expect(store.get()).toMatchObject({ hits: [{ key: 'q1' }, { key: 'q2' }], count: 2 });
    library([2], 1);
    type('Which colour wo');
    expect(store.get().count).toBe(2);
    await paint();
    await respond(2, []);
    expect(store.get()).toMatchObject({ hits: [{ key: 'q1' }], count: 1 });
    type('Which colour would ');
    await paint();
    await respond(3, []);
    expect(store.get()).toMatchObject({ hits: [], count: 0 });
  });

  it('can be shown again in any order after they were hidden', async () => {
    const { paint, type, store, respond } = await start();
    type('Which');
    await paint();
    await respond(0, [createHit(1), createHit(2)]);
    const showFirst = store.hide('q1');
    const showSecond = store.hide('q2');
    showFirst();
    expect(store.get()).toMatchObject({ hits: [{ key: 'q1' }], count: 1 });
    showSecond();
    expect(store.get().count).toBe(2);
  });

  it('are neither requested nor shown while the title is empty', async () => {
    const { calls, paint, type, store, respond } = await start();
    type('Which');
    await paint();
    await respond(0);
    type('  ');
    await paint();
    expect(store.get()).toMatchObject({ status: 'idle', hits: [], count: null });
    expect(calls).toHaveLength(1);
    store.setDraft(null);
    expect(store.get()).toMatchObject({ key: null, status: 'idle' });
  });

  it('never include the draft itself, with or without an ID', async () => {
    const { calls, paint, type, store, respond } = await start();
    type('Which season', null);
    await paint();
    await respond(0, [createHit(9, { title: 'Which sea', state: 'draft' }), createHit(2)]);
    expect(store.get().hits.map(({ key }) => key)).toEqual(['q2']);
    type('Which season', 2);
    expect(store.get().hits.map(({ key }) => key)).toEqual(['q9']);
    await paint();
    expect(calls).toHaveLength(1);
  });

  it('are requested after changes to other questions, but not after autosaves of the draft', async () => {
    const { calls, paint, type, emit, library, timers, respond } = await start();
    type('Which');
    await paint();
    await respond(0);
    library([7], 1);
    await timers.pass(1000);
    await paint();
    expect(calls).toHaveLength(1);
    library([3], 2);
    library(null, 3);
    emit({ type: 'similar', revision: 4 });
    await timers.pass(300);
    await paint();
    expect(calls).toHaveLength(2);
  });

  it('are requested again while the index is being built', async () => {
    const { calls, paint, type, timers, store, respond } = await start();
    type('Which');
    await paint();
    await respond(0, [], { known: 10, total: 30 });
    expect(store.get().progress).toEqual({ known: 10, total: 30 });
    await timers.pass(500);
    await paint();
    expect(calls).toHaveLength(2);
    await respond(1, [createHit(1)], { known: 30, total: 30 });
    await timers.pass(5000);
    await paint();
    expect(calls).toHaveLength(2);
  });

  it("are listed but not counted if they're only Related", async () => {
    const { paint, type, store, respond } = await start();
    type('Which season');
    await paint();
    await respond(0, [createHit(1), createHit(2, { grade: 'close' }), createHit(3, { grade: 'related' })]);
    expect(store.get()).toMatchObject({ count: 2, hits: [{ key: 'q1' }, { key: 'q2' }, { key: 'q3' }] });
    store.hide('q1');
    expect(store.get()).toMatchObject({ count: 1, hits: [{ key: 'q2' }, { key: 'q3' }] });
  });

  it('are hidden and reported as hidden if their grade is below the setting', async () => {
    const { paint, type, store, respond } = await start('close');
    type('Which season');
    await paint();
    await respond(0, [createHit(1), createHit(3, { grade: 'related' })]);
    expect(store.get()).toMatchObject({ hits: [{ key: 'q1' }], hidesGrades: true });
    type('Which season is');
    await paint();
    await respond(1, [createHit(1)]);
    expect(store.get()).toMatchObject({ hits: [{ key: 'q1' }], hidesGrades: true });
    type('Which season is best?');
    await paint();
    await respond(2, []);
    expect(store.get()).toMatchObject({ hits: [], hidesGrades: false });
  });

  it('are final within 1 second of the last keystroke if the titles are embedded', async () => {
    const { calls, draw, emit, timers, type, store, respond } = await start();
    type('Which season');
    await timers.pass(60);
    draw();
    await respond(0, [], ALL_KNOWN, false);
    expect(store.get()).toMatchObject({ status: 'ready', hits: [], isFinal: false });
    // The backend waits 300 ms for more titles.
    await timers.pass(300);
    emit({ type: 'similar', revision: 1 });
    await timers.pass(0);
    draw();
    expect(calls).toHaveLength(2);
    await respond(1);
    expect(store.get()).toMatchObject({ hits: [{ key: 'q1' }], isFinal: true });
    expect(timers.now()).toBeLessThan(1000);
  });

  it("aren't final while the index is incomplete", async () => {
    const { paint, type, store, respond } = await start();
    type('Which season');
    await paint();
    await respond(0, [], { known: 10, total: 30 });
    expect(store.get().isFinal).toBe(false);
  });

  it('have an error after a failed search and are requested again after a reconnect', async () => {
    const { calls, paint, type, enter, timers, store, respond } = await start();
    type('Which');
    await paint();
    await calls[0]?.fail(new AppError('unreachable', 'gone'));
    expect(store.get()).toMatchObject({ status: 'failed', error: { code: 'unreachable' }, count: null });
    enter('online');
    await timers.pass(0);
    await paint();
    await respond(1);
    expect(store.get()).toMatchObject({ status: 'ready', count: 1, error: null });
  });

  it("are requested again if they're refreshed during a search", async () => {
    const { calls, draw, paint, type, store, respond } = await start();
    type('Which');
    await paint();
    store.refresh();
    await respond(0, []);
    draw();
    expect(calls).toHaveLength(2);
    await respond(1);
    expect(store.get().count).toBe(1);
  });

  it('are requested again after a failure, even for the same text', async () => {
    const { calls, paint, type, respond } = await start();
    type('Which');
    await paint();
    await respond(0);
    type('Which sea');
    await paint();
    await calls[1]?.fail(new AppError('internal', 'no'));
    type('Which');
    await paint();
    expect(calls).toHaveLength(3);
  });

  it('disappear immediately when dismissed and can be shown again', async () => {
    const { paint, type, store, respond } = await start();
    type('Which');
    await paint();
    await respond(0, [createHit(1), createHit(2)]);
    const show = store.hide('q1');
    expect(store.get()).toMatchObject({ hits: [{ key: 'q2' }], count: 1 });
    store.refresh();
    await paint();
    await respond(1, [createHit(1), createHit(2)]);
    expect(store.get().hits.map(({ key }) => key)).toEqual(['q2']);
    show();
    await paint();
    await respond(2, [createHit(1), createHit(2)]);
    expect(store.get()).toMatchObject({ count: 2 });
  });
});
