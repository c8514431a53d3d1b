import { describe, expect, it } from 'vitest';
import { getPairKey } from '../../../../renderer/stores/duplicate-clusters.ts';
import {
  CLUSTERS_PER_PAGE,
  createDuplicatePairsStore,
  MAX_PAIRS,
} from '../../../../renderer/stores/duplicate-pairs-store.ts';
import { createBackendEvents } from '../../../../renderer/stores/primitives/backend-events.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { DuplicatePair } from '../../../../shared/similarity.ts';
import { createFakeConnection } from '../bridge/fake-connection.ts';
import { createManualTimers } from '../drafts/manual-page-timers.ts';
import { ALL_KNOWN, createHit } from './sample-hits.ts';

const createPair = (a: number, b: number): DuplicatePair => ({
  a: createHit(a),
  b: createHit(b),
  score: 0.9,
  grade: 'very-close',
});
const createAnswer = (pairs: DuplicatePair[], total = pairs.length, progress = ALL_KNOWN) => ({
  progress,
  total,
  pairs,
});

const start = () => {
  const fake = createFakeConnection();
  const timers = createManualTimers();
  const store = createDuplicatePairsStore({ bridge: fake.connection, timers });
  const feed = createBackendEvents(fake.connection);
  const stop = store.follow(feed);
  const followAgain = () => store.follow(feed);
  const names = () => store.get().clusters.flatMap(({ pairs }) => pairs.map(getPairKey));
  return { ...fake, timers, store, stop, again: followAgain, names };
};

describe('possible duplicates', () => {
  it('are requested immediately, with the highest grade', async () => {
    const { calls, store, names } = start();
    expect(calls[0]?.input).toEqual({ grade: 'very-close', limit: MAX_PAIRS });
    expect(store.get().status).toBe('loading');
    await calls[0]?.respond(createAnswer([createPair(1, 2)]));
    expect(names()).toEqual(['q1/q2']);
    expect(store.get()).toMatchObject({ status: 'ready', total: 1 });
  });

  it('are replaced when the grade changes', async () => {
    const { calls, store, names, emit, timers } = start();
    await calls[0]?.respond(createAnswer([createPair(1, 2)]));
    emit({ type: 'similar', revision: 1 });
    await timers.pass(500);
    store.setGrade('close');
    await calls[1]?.respond(createAnswer([createPair(1, 2)]));
    store.hide('q9');
    expect(store.get()).toMatchObject({ status: 'loading', clusters: [] });
    expect(calls[2]?.input).toEqual({ grade: 'close', limit: MAX_PAIRS });
    await calls[2]?.respond(createAnswer([createPair(1, 2), createPair(3, 4)]));
    expect(names()).toEqual(['q1/q2', 'q3/q4']);
  });

  it('can be hidden by pair or question and shown again', async () => {
    const { calls, store, names } = start();
    await calls[0]?.respond(createAnswer([createPair(1, 2), createPair(3, 1), createPair(4, 5)], 90));
    const showPair = store.hide('q4/q5');
    const showQuestion = store.hide('q1');
    expect(store.get()).toMatchObject({ clusters: [], total: 0 });
    showQuestion();
    expect(names()).toEqual(['q1/q2', 'q3/q1']);
    store.refresh();
    await calls[1]?.respond(createAnswer([createPair(1, 2), createPair(4, 5)]));
    expect(names()).toEqual(['q1/q2']);
    showPair();
    expect(names()).toEqual(['q1/q2', 'q4/q5']);
  });

  it('are refetched once after several changes, but only while the view is open', async () => {
    const { calls, timers, emit, stop } = start();
    await calls[0]?.respond(createAnswer([]));
    emit({ type: 'similar', revision: 1 });
    emit({ type: 'similar', revision: 2 });
    await timers.pass(500);
    expect(calls).toHaveLength(2);
    await calls[1]?.respond(createAnswer([]));
    emit({ type: 'similar', revision: 3 });
    stop();
    await timers.pass(5000);
    expect(calls).toHaveLength(2);
  });

  it('are requested again while the comparison is in progress', async () => {
    const { calls, timers, store } = start();
    await calls[0]?.respond(createAnswer([createPair(1, 2)], 1, { known: 5, total: 9 }));
    expect(store.get()).toMatchObject({ status: 'ready', progress: { known: 5 } });
    await timers.pass(300);
    expect(calls).toHaveLength(2);
  });

  it('are shown page by page', async () => {
    const { calls, store } = start();
    const pairs = Array.from({ length: CLUSTERS_PER_PAGE + 20 }, (_, at) =>
      createPair(2 * at + 1, 2 * at + 2),
    );
    await calls[0]?.respond(createAnswer(pairs));
    expect(store.get()).toMatchObject({ total: CLUSTERS_PER_PAGE + 20, more: 20 });
    expect(store.get().clusters).toHaveLength(CLUSTERS_PER_PAGE);
    store.showMore();
    expect(store.get()).toMatchObject({ clusters: { length: CLUSTERS_PER_PAGE + 20 }, more: 0 });
    expect(calls).toHaveLength(1);
  });

  it("are limited to the bridge's maximum", async () => {
    const { calls, store } = start();
    await calls[0]?.respond(createAnswer([createPair(1, 2)], 1400));
    expect(store.get()).toMatchObject({ total: 1, isLimited: true });
  });

  it('keep their grade while the view is closed', async () => {
    const { calls, store, stop, names, again } = start();
    store.setGrade('close');
    await calls[0]?.respond(createAnswer([]));
    await calls[1]?.respond(createAnswer([createPair(1, 2), createPair(3, 4)]));
    store.hide('q3');
    stop();
    expect(names()).toEqual(['q1/q2']);
    again();
    expect(names()).toEqual(['q1/q2']);
    expect(calls[2]?.input).toEqual({ grade: 'close', limit: MAX_PAIRS });
    await calls[2]?.respond(createAnswer([createPair(1, 2), createPair(3, 5)]));
    expect(names()).toEqual(['q1/q2', 'q3/q5']);
  });

  it('have an error after a failed request until a refresh succeeds', async () => {
    const { calls, store } = start();
    await calls[0]?.fail(new AppError('unreachable', 'gone'));
    expect(store.get()).toMatchObject({ status: 'failed', error: { code: 'unreachable' } });
    store.refresh();
    await calls[1]?.respond(createAnswer([]));
    expect(store.get()).toMatchObject({ status: 'ready', error: null });
  });
});
