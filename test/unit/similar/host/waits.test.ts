import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSimilarEngine } from '../../../../electron/host/similar/engine/create-engine.ts';
import { createLexicon } from '../../../../electron/host/similar/lexicon/create-lexicon.ts';
import type { Entry } from '../../../../shared/library.ts';
import { defaultSettings } from '../../../../shared/settings.ts';
import { handTimers } from '../../../support/hand-timers.ts';
import { openLibrary } from '../../../support/library.ts';
import { handThread } from '../../../support/similar/hand-thread.ts';
import { similarOver } from '../../../support/similar-over.ts';
import { createMemoryDisk } from '../../../support/store-disk.ts';

const titleOf = (at: number): string => `Which lighthouse is number ${at} on the coast?`;

/**
 * A library of so many questions over a thread that reads when told to. `slow`: milliseconds that it takes to have a question
 * in the index.
 */
async function open(count: number, { slow = 0, files = createMemoryDisk().files } = {}) {
  const { library, close } = await openLibrary('/', files);
  const create = (title: string) =>
    library.createQuestion(
      { title, options: [], description: null, footer: null, image: null },
      { origin: 'api', author: defaultSettings().author },
    );
  for (let at = [...library.entries()].length; at < count; at++) await create(titleOf(at));
  const [timers, thread] = [handTimers(), handThread()];
  let [spent, searches, changes] = [0, 0, 0];
  const similar = similarOver(
    { dir: '/', library },
    {
      files,
      timers: { ...timers, now: () => timers.now() + spent },
      startThread: thread.start,
      onChange() {
        changes += 1;
      },
      createEngine(meaning) {
        const engine = createSimilarEngine({ lexicon: createLexicon(), meaning });
        return {
          ...engine,
          get size() {
            return engine.size;
          },
          put(key, text) {
            spent += slow;
            engine.put(key, text);
          },
          search(text, options) {
            searches += 1;
            return engine.search(text, options);
          },
        };
      },
    },
  );
  library.subscribe(similar.changed);
  const settle = async () => {
    for (let again = 0; again < 20; again++) {
      await turn();
      timers.pass(1);
    }
  };
  /** Reads all that there is to be read. */
  const readAll = async () => {
    for (await settle(); thread.given.length > 0; await settle()) thread.all();
  };
  return {
    similar,
    library,
    create,
    thread,
    timers,
    settle,
    readAll,
    searches: () => searches,
    changes: () => changes,
    created: () => {
      const created = library.question(1);
      if (!created) throw new Error('There is no question.');
      return created;
    },
    async close() {
      similar.stop();
      await similar.close();
      await close();
    },
  };
}

/** A draft becomes this title. */
const changeOf = (title: string, draft?: Entry) => ({
  id: draft?.id ?? null,
  key: `key ${title.length}`,
  version: draft?.version ?? 0,
  basedOn: 0,
  input: { title, options: '', description: '', footer: '', image: '' },
});

/** Whether it has come to its end. */
function follow(work: Promise<unknown>): () => boolean {
  let isDone = false;
  void work.then(() => {
    isDone = true;
  });
  return () => isDone;
}

describe('an answer of the local API', () => {
  it('waits for the titles of a small library to be read', async () => {
    const { similar, thread, timers, settle, created, close } = await open(20);
    const isDone = follow(similar.savedLike(created(), 5));
    await settle();
    thread.ready();
    await settle();
    timers.pass(5_000);
    await settle();
    expect(isDone()).toBe(false);
    while (thread.given.length > 0) {
      thread.all();
      await settle();
    }
    expect(isDone()).toBe(true);
    await close();
  });

  it('waits for the index and for titles together, not for one after the other', async () => {
    const { similar, timers, settle, created, close } = await open(20, { slow: 700 });
    const isDone = follow(similar.savedLike(created(), 5));
    // 14 of 15 seconds are gone with the index.
    await settle();
    timers.pass(150);
    await settle();
    expect(isDone()).toBe(false);
    timers.pass(900);
    await settle();
    expect(isDone()).toBe(true);
    await close();
  });

  it('is the same however many ask at once', async () => {
    const { similar, thread, timers, settle, created, create, readAll, close } = await open(3);
    const topics = ['lighthouse on the coast', 'violin in the orchestra', 'recipe of your family'];
    for (let at = 0; at < 189; at++) await create(`Which ${topics[at % 3]} is number ${at} by age?`);
    const { question } = created();
    const asked = Array.from({ length: 150 }, (_, at) => ({
      id: 1_000 + at,
      question: { ...question, title: `Which ${topics[Math.floor(at / 50)]} is number ${at} of all?` },
    }));
    const all = Promise.all(asked.map((one) => similar.savedLike(one, 5)));
    const isDone = follow(all);
    await settle();
    timers.pass(150);
    await settle();
    thread.ready();
    for (await settle(); thread.next(); ) await turn();
    await readAll();
    expect(isDone()).toBe(true);
    const scores = (await all).map((found) => found.map(({ score }) => score));
    for (const [at, one] of asked.entries())
      expect((await similar.savedLike(one, 5)).map(({ score }) => score)).toEqual(scores[at]);
    await close();
  });

  it('waits for its own title alone where many are not read yet', async () => {
    const { similar, thread, timers, settle, created, close } = await open(220);
    const isDone = follow(similar.savedLike(created(), 5));
    await settle();
    expect(isDone()).toBe(false);
    timers.pass(150);
    await settle();
    expect([isDone(), thread.read]).toEqual([true, []]);
    await close();
  });
});

describe('the title of a draft', () => {
  it('is read once nobody has written for a while, not with each word', async () => {
    const { similar, library, thread, timers, settle, readAll, close } = await open(3);
    void similar.nearest([]);
    await settle();
    thread.ready();
    await readAll();
    const words = 'Where on the coast is the lighthouse that was built first?'.split(' ');
    let draft = await library.saveDraft(changeOf(''));
    for (let count = 1; count <= words.length; count++) {
      draft = await library.saveDraft(changeOf(words.slice(0, count).join(' '), draft));
      await readAll();
    }
    expect(thread.read).toEqual([0, 1, 2].map(titleOf));
    timers.pass(5_000);
    await readAll();
    await settle();
    expect(thread.read.slice(3)).toEqual([words.join(' ')]);
    await close();
  });
});

describe('possible duplicates', () => {
  const disk = createMemoryDisk();

  it('are compared once where all titles were read another time, and once more for a question that is saved', async () => {
    for (const time of ['first', 'second']) {
      const { similar, thread, create, settle, readAll, searches, changes, timers, close } = await open(30, {
        files: disk.files,
      });
      const first = follow(similar.duplicates('related', 100));
      await settle();
      thread.ready();
      await readAll();
      await settle();
      expect(first()).toBe(true);
      timers.pass(1_000);
      if (time === 'second') {
        expect([thread.read, searches()]).toEqual([[], 30]);
        await similar.duplicates('related', 100);
        expect(searches()).toBe(30);
        const told = changes();
        await create('Which lighthouse is taller than all others on the coast?');
        const again = follow(similar.twins(Array.from({ length: 31 }, (_, at) => at + 1)));
        await readAll();
        await settle();
        expect(again()).toBe(true);
        expect(searches()).toBe(61);
        expect(changes()).toBe(told);
        timers.pass(300);
        expect(changes()).toBe(told + 1);
        void similar.twins([1, 31]);
        await settle();
        expect(searches()).toBe(61);
      }
      await close();
    }
  });
});

describe('a search', () => {
  it('goes by the meaning of what is searched for, which is read first', async () => {
    const { similar, thread, settle, close } = await open(3);
    const asked = 'Where on the coast is the lighthouse?';
    const text = { title: asked, description: '', options: [] };
    const isDone = follow(similar.search(text, { id: null, limit: 5 }));
    await settle();
    expect([isDone(), thread.given]).toEqual([false, [asked]]);
    thread.next();
    await settle();
    expect(isDone()).toBe(true);
    await close();
  });
});
