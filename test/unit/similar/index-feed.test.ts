import { describe, expect, it } from 'vitest';
import { createIndexFeed } from '../../../electron/host/similar/index-feed.ts';
import type { IndexChange, IndexUpdate } from '../../../electron/host/similar/search-worker-messages.ts';
import type { ServiceQuestion } from '../../../electron/host/similar/similar-file.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { createEmptyDraft, createRecord, PLAIN_FIELDS } from '../../../shared/question/question-fields.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { createExampleEntry } from '../../support/store-entries.ts';

/** Creates a feed of `count` questions into an index. `next` lets the index process an update. */
function createFeed(count: number) {
  const entries = new Map<number, Entry>();
  for (let id = 1; id <= count; id++) entries.set(id, createExampleEntry(id));
  const service = new Map<number, ServiceQuestion>();
  const timers = createManualTimers();
  const texts = new Map<number, string>();
  const sent: { changes: readonly IndexChange[]; isNew: boolean; isComplete: boolean }[] = [];
  const waiting: PromiseWithResolvers<void>[] = [];
  const logged: string[] = [];
  let settled = 0;
  const feed = createIndexFeed({
    library: {
      entries: () => entries.values(),
      find: (id) => entries.get(id),
      question(id) {
        const entry = entries.get(id);
        return entry?.question && entry.removedAt === null ? { id, question: entry.question } : undefined;
      },
    },
    serviceQuestions: { ids: () => service.keys(), find: (id) => service.get(id) },
    search: {
      update({ changes, ...state }) {
        sent.push({ changes, ...state });
        if (state.isNew) texts.clear();
        for (const { key, text } of changes) {
          if (text) texts.set(key, text.title);
          else texts.delete(key);
        }
        const one = Promise.withResolvers<void>();
        waiting.push(one);
        return one.promise;
      },
    },
    timers,
    log: { info() {}, warn() {}, error: (text) => logged.push(text) },
    onComplete: () => {
      settled += 1;
    },
  });
  const waitForTurn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    feed,
    entries,
    service,
    timers,
    texts,
    sent,
    logged,
    waiting,
    turn: waitForTurn,
    settled: () => settled,
    put(entry: Entry) {
      entries.set(entry.id, entry);
      feed.reindex([entry.id]);
    },
    /** Lets the index process the oldest waiting update. */
    async next() {
      waiting.shift()?.resolve();
      await waitForTurn();
    },
    async all() {
      timers.advance(50);
      while (waiting.length > 0) {
        waiting.shift()?.resolve();
        await waitForTurn();
      }
    },
  };
}

const createTitled = (id: number, title: string): Entry => {
  const entry = createExampleEntry(id);
  return { ...entry, question: entry.question && { ...entry.question, title } };
};
const fromService = (id: number): ServiceQuestion => ({
  question: {
    id,
    createdAt: '2026-01-01T00:00:00Z',
    question: `Question ${id} of the service?`,
    ...createRecord(PLAIN_FIELDS, () => ''),
    options: [],
    status: 2,
    sentAt: null,
    image: null,
    messageID: null,
  },
  named: [{ for: { key: 'q1', identity: 'key 1' }, score: 0.5, at: 0 }],
});
const createRemoved = (id: number): Entry => ({ ...createExampleEntry(id), removedAt: 1 });

describe('the index feed', () => {
  it("doesn't send anything before the first request", () => {
    const { feed, sent, put } = createFeed(50);
    put(createTitled(3, 'Changed'));
    feed.reindex(null);
    expect([sent, feed.isStarted]).toEqual([[], false]);
  });

  it('sends each batch after the previous one is indexed, and reports progress and completion', async () => {
    const { feed, sent, texts, all, next, settled } = createFeed(900);
    void feed.waitUntilNearlyComplete(1e9);
    expect(feed.progress).toEqual({ known: 200, total: 900 });
    await next();
    expect(feed.progress).toEqual({ known: 400, total: 900 });
    expect(settled()).toBe(0);
    await all();
    expect(feed.progress).toEqual({ known: 900, total: 900 });
    expect(sent.map(({ isNew }) => isNew)).toEqual([true, false, false, false, false]);
    expect(sent.map(({ isComplete }) => isComplete)).toEqual([false, false, false, false, true]);
    expect([texts.size, settled()]).toEqual([900, 1]);
  });

  it("counts an edited question as known, but a new question only after it's sent", async () => {
    const { feed, put, all } = createFeed(3);
    void feed.waitUntilNearlyComplete(1e9);
    await all();
    put(createTitled(2, 'Changed'));
    expect(feed.progress).toEqual({ known: 3, total: 3 });
    put(createExampleEntry(4));
    expect(feed.progress).toEqual({ known: 3, total: 4 });
    await all();
    expect(feed.progress).toEqual({ known: 4, total: 4 });
  });

  it('sends each change during the initial batches once', async () => {
    const { feed, texts, put, all, sent } = createFeed(300);
    void feed.waitUntilNearlyComplete(1e9);
    put(createTitled(1, 'Changed when it was known'));
    put(createTitled(250, 'Changed before it was known'));
    put(createRemoved(260));
    put(createRemoved(2));
    put(createExampleEntry(301));
    await all();
    expect([texts.get(1), texts.get(250)]).toEqual([
      'Changed when it was known',
      'Changed before it was known',
    ]);
    expect([...texts.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 301 }, (_, at) => at + 1).filter((id) => id !== 260 && id !== 2),
    );
    expect(sent.flatMap(({ changes }) => changes)).toHaveLength(302);
    expect(feed.progress).toEqual({ known: 299, total: 299 });
  });

  it('restarts if the library is replaced during the initial batches', async () => {
    const { feed, entries, texts, all, sent } = createFeed(500);
    void feed.waitUntilNearlyComplete(1e9);
    entries.clear();
    entries.set(1, createTitled(1, 'Another question with the same id'));
    feed.reindex(null);
    await all();
    expect([...texts]).toEqual([[1, 'Another question with the same id']]);
    expect(sent.filter(({ isNew }) => isNew)).toHaveLength(2);
  });

  it('sends a change on flush without waiting for the delay', async () => {
    const { feed, texts, put, all, settled } = createFeed(10);
    feed.flush();
    await all();
    put(createTitled(4, 'Changed'));
    put(createTitled(5, 'Changed as well'));
    feed.flush();
    expect([texts.get(4), texts.get(5)]).toEqual(['Changed', 'Changed as well']);
    await all();
    expect(settled()).toBe(1);
  });

  it('sends a burst of changes in one message after a short delay', async () => {
    const { sent, put, all, feed, timers } = createFeed(10);
    feed.flush();
    await all();
    const before = sent.length;
    for (const id of [4, 5, 6]) put(createTitled(id, 'Changed'));
    timers.advance(49);
    expect(sent).toHaveLength(before);
    timers.advance(1);
    expect(sent.slice(before).map(({ changes }) => changes.map(({ key }) => key))).toEqual([[4, 5, 6]]);
    put(createTitled(7, 'Changed'));
    void feed.waitUntilNearlyComplete(1e9);
    await all();
    expect(sent.at(-1)?.changes.map(({ key }) => key)).toEqual([7]);
    expect(timers.getRemainingMs()).toEqual([]);
  });

  it('sends nothing during a burst until it ends, a request arrives, or 10 seconds pass', async () => {
    const { feed, sent, timers, put, all } = createFeed(10);
    feed.flush();
    await all();
    const change = (at: number) => {
      put(createTitled(1 + (at % 10), `Change ${at}`));
      timers.advance(40);
    };
    const sentBefore = sent.length;
    for (let at = 0; at < 100; at++) change(at);
    expect(sent).toHaveLength(sentBefore);
    timers.advance(50);
    expect(sent).toHaveLength(sentBefore + 1);
    expect(sent.at(-1)).toMatchObject({ changes: { length: 10 }, isComplete: true });
    await all();
    change(1);
    feed.flush();
    expect(sent).toHaveLength(sentBefore + 2);
    await all();
    for (let at = 0; at < 248; at++) change(at);
    expect(sent).toHaveLength(sentBefore + 2);
    for (let at = 248; at < 252; at++) change(at);
    expect(sent).toHaveLength(sentBefore + 3);
  });

  it('restarts with the current library even if an earlier message fails', async () => {
    const { feed, entries, texts, sent, timers, all, turn, waiting } = createFeed(300);
    void feed.waitUntilNearlyComplete(1e9);
    waiting.shift()?.reject(new Error('it ended'));
    entries.delete(300);
    feed.reindex(null);
    texts.clear();
    await turn();
    await all();
    expect([texts.size, sent.filter(({ isNew }) => isNew).length]).toEqual([299, 2]);
    expect(timers.getRemainingMs()).toEqual([]);
  });

  it("reports incomplete progress if a flush can't send all changes at once", async () => {
    const { feed, put, all, settled } = createFeed(10);
    feed.flush();
    await all();
    for (let id = 11; id <= 510; id++) put(createExampleEntry(id));
    feed.flush();
    expect(feed.progress.known).toBeLessThan(feed.progress.total);
    expect(feed.isPending(510)).toBe(true);
    feed.flush(510);
    expect(feed.isPending(510)).toBe(false);
    await all();
    expect(settled()).toBe(2);
  });

  it("doesn't send changes to fields that aren't compared", async () => {
    const { feed, entries, texts, put, all, sent } = createFeed(10);
    feed.flush();
    await all();
    const count = () => sent.flatMap(({ changes }) => changes).length;
    const before = count();
    const entry = entries.get(4) ?? createExampleEntry(4);
    const input = { ...createEmptyDraft(), title: 'Typed' };
    put({ ...entry, version: 2, draft: { input, basedOn: 1 } });
    await all();
    const { question } = entry;
    const options = question?.options.map((option) => ({ ...option, votes: 7 })) ?? [];
    put({ ...entry, question: question && { ...question, options, sentAt: '2026-01-01T00:00:00Z' } });
    await all();
    expect(count()).toBe(before);
    put({ ...entry, question: question && { ...question, options: [...options, ...options] } });
    await all();
    expect(count()).toBe(before + 1);
    put({ ...entry, question: question && { ...question, options, description: 'Another one.' } });
    await all();
    expect(count()).toBe(before + 2);
    put({ ...entry, version: 3, question: null, draft: { input, basedOn: 1 } });
    await all();
    expect(texts.get(4)).toBe('Typed');
  });

  it('reports that a draft became a question, even if the text is the same', async () => {
    const { entries, put, all, sent, feed } = createFeed(0);
    const { question } = createExampleEntry(1);
    const options = (question?.options ?? []).map(({ typed, text }) => `${typed} - ${text}`).join('\n');
    const { title = '', description } = question ?? {};
    const input = { ...createEmptyDraft(), title, options, description: description ?? '' };
    entries.set(1, { ...createExampleEntry(1), question: null, draft: { input, basedOn: 0 } });
    feed.flush();
    await all();
    put(createExampleEntry(1));
    await all();
    const changes = sent.flatMap((one) => one.changes);
    expect(changes.map(({ isDraft }) => isDraft)).toEqual([true, false]);
  });

  it("sends the service's questions and removes those that are no longer known", async () => {
    const { feed, service, texts, all } = createFeed(2);
    service.set(7, fromService(7));
    feed.flush();
    await all();
    expect([...texts.keys()]).toEqual([1, 2, -7]);
    service.delete(7);
    service.set(8, fromService(8));
    feed.reindexService([7, 8]);
    await all();
    expect([...texts.keys()]).toEqual([1, 2, -8]);
  });

  it('sends pending changes together with a request', async () => {
    const { feed, put, all, sent, timers } = createFeed(10);
    feed.flush();
    await all();
    const before = sent.length;
    for (const id of [4, 5]) put(createTitled(id, 'Changed'));
    const listKeys = (update: IndexUpdate | null) => update?.changes.map(({ key }) => key);
    const request = () => feed.withChanges(async (update) => listKeys(update));
    await feed.waitUntilNearlyComplete(1e9);
    expect([await request(), await request()]).toEqual([[4, 5], undefined]);
    await all();
    expect([sent.length - before, feed.isPending(4), timers.getRemainingMs()]).toEqual([0, false, []]);
  });

  it('rejects a failed request and sends its changes again', async () => {
    const { feed, put, all, texts, timers } = createFeed(10);
    feed.flush();
    await all();
    put(createTitled(4, 'Changed'));
    const failed = feed.withChanges(() => Promise.reject(new Error('it could not')));
    expect(feed.isPending(4)).toBe(false);
    await expect(failed).rejects.toThrow('it could not');
    expect(feed.isPending(4)).toBe(true);
    timers.advance(50);
    expect(texts.get(4)).toBe('Changed');
    await all();
    expect(timers.getRemainingMs()).toEqual([]);
  });

  it('lets a request wait until the index is nearly complete or the time is up', async () => {
    const { feed, timers, all, turn } = createFeed(500);
    const ended: string[] = [];
    void feed.waitUntilNearlyComplete(1_000).then(() => ended.push('late'));
    void feed.waitUntilNearlyComplete(5_000).then(() => ended.push('in time'));
    timers.advance(1_000);
    await turn();
    expect(ended).toEqual(['late']);
    await all();
    expect(ended).toEqual(['late', 'in time']);
    expect(timers.getRemainingMs()).toEqual([]);
  });

  it("sends nothing after it's stopped or after the search ends", async () => {
    const stopped = createFeed(900);
    void stopped.feed.waitUntilNearlyComplete(1e9);
    stopped.feed.stop();
    await stopped.all();
    expect(stopped.sent).toHaveLength(1);
    const failing = createFeed(900);
    const settled = failing.feed.waitUntilNearlyComplete(1e9);
    failing.waiting[0]?.reject(new Error('it ended'));
    await settled;
    expect([failing.sent.length, failing.logged.length]).toEqual([1, 1]);
  });

  it('resends a failed change a few times without a request', async () => {
    const { feed, entries, texts, sent, logged, timers, put, all, turn, waiting, settled } = createFeed(3);
    feed.flush();
    await all();
    put(createTitled(2, 'Changed'));
    timers.advance(50);
    waiting.shift()?.reject(new Error('it could not'));
    await turn();
    expect([feed.isPending(2), timers.getRemainingMs(), logged]).toEqual([true, [1_000], expect.any(Array)]);
    // The feed sends the question again, because the index may have the old or the new text.
    entries.set(2, createExampleEntry(2));
    timers.advance(1_000);
    expect(texts.get(2)).toBe(createExampleEntry(2).question?.title);
    await all();
    expect([feed.isPending(2), timers.getRemainingMs(), settled(), logged.length]).toEqual([false, [], 2, 1]);

    const count = sent.length;
    put(createRemoved(3));
    timers.advance(50);
    for (let time = 0; time < 9; time++) {
      waiting.shift()?.reject(new Error('it could not'));
      await turn();
      timers.advance(60_000);
      await turn();
    }
    expect([sent.length - count, feed.isPending(3), timers.getRemainingMs(), logged.length]).toEqual([
      4,
      true,
      [],
      4,
    ]);
    feed.flush();
    await all();
    expect([feed.isPending(3), texts.has(3)]).toEqual([false, false]);
  });

  it('restarts if the first message failed', async () => {
    const { feed, texts, sent, timers, all, turn, waiting } = createFeed(300);
    feed.flush();
    waiting.shift()?.reject(new Error('it could not'));
    texts.clear();
    await turn();
    await all();
    timers.advance(1_000);
    await all();
    expect([texts.size, feed.progress.known, feed.progress.total]).toEqual([300, 300, 300]);
    expect(sent.filter(({ isNew }) => isNew)).toHaveLength(2);
  });

  it.each(['flush', 'waitUntilNearlyComplete'] as const)(
    'restarts with the next request, %s, after every attempt failed',
    async (request) => {
      const { feed, texts, timers, all, turn, waiting } = createFeed(3);
      feed.flush();
      for (const wait of [1_000, 5_000, 30_000, 60_000]) {
        waiting.shift()?.reject(new Error('it could not'));
        await turn();
        texts.clear();
        texts.set(99, 'one of before');
        timers.advance(wait);
      }
      void feed[request](0);
      await all();
      expect([...texts.keys()]).toEqual([1, 2, 3]);
    },
  );
});
