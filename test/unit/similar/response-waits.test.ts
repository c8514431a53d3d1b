import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createSimilarEngine } from '../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../electron/host/similar/worker/lexicon/lexicon.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { createDefaultSettings } from '../../../shared/settings.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { createNoOptionalFields } from '../../support/optional-fields.ts';
import { createLetterModel } from '../../support/similar/letter-model.ts';
import { openSimilarQuestions } from '../../support/similar-questions-fixture.ts';
import { createMemoryDisk } from '../../support/store-disk.ts';
import { openLibrary } from '../../support/test-library.ts';

const createTitle = (at: number): string => `Which lighthouse is number ${at} on the coast?`;

/** Opens a library with `count` questions and a fake embedding model. Encoding a title takes `encodeMs`. */
async function open(count: number, { files = createMemoryDisk().files, encodeMs = 0 } = {}) {
  const { library, close } = await openLibrary('/', files);
  const create = (title: string) =>
    library.createQuestion(
      { ...createNoOptionalFields(), title, options: [] },
      { origin: 'api', author: createDefaultSettings().author },
    );
  for (let at = [...library.entries()].length; at < count; at++) await create(createTitle(at));
  const [timers, model] = [createManualTimers(), createLetterModel()];
  let [searches, changes] = [0, 0];
  const similar = openSimilarQuestions(
    { dir: '/', library },
    {
      files,
      timers,
      loadModel() {
        const loaded = model.load();
        return {
          ...loaded,
          encode(title) {
            timers.advance(encodeMs);
            return loaded.encode(title);
          },
        };
      },
      onChange() {
        changes += 1;
      },
      createEngine(meaning) {
        const engine = createSimilarEngine({ lexicon: createLexicon(), semanticSimilarity: meaning });
        return {
          ...engine,
          get size() {
            return engine.size;
          },
          search(text, options) {
            searches += 1;
            return engine.search(text, options);
          },
        };
      },
    },
  );
  library.subscribe(similar.reindex);
  return {
    similar,
    library,
    create,
    model,
    timers,
    /** Runs all code that doesn't wait for a timer. */
    async settle() {
      for (let before = -1; before < model.read.length + searches; ) {
        before = model.read.length + searches;
        for (let again = 0; again < 30; again++) await turn();
      }
    },
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

/** Creates a change that saves a draft. */
const createChange = (title: string, draft?: Entry) => ({
  id: draft?.id ?? null,
  key: `key ${title.length}`,
  version: draft?.version ?? 0,
  basedOn: 0,
  input: { ...createEmptyDraft(), title },
});

describe("the local API's response", () => {
  it('waits for the embeddings of a small library', async () => {
    const { similar, model, created, close } = await open(20);
    const { isComplete } = await similar.findSaved(created(), 5);
    expect(isComplete).toBe(true);
    expect([...model.read].sort()).toEqual(Array.from({ length: 20 }, (_, at) => createTitle(at)).sort());
    await close();
  });

  it('is partial if the embeddings take longer than the maximum wait', async () => {
    const { similar, model, created, close } = await open(20, { encodeMs: 5_100 });
    const { questions, isComplete } = await similar.findSaved(created(), 5);
    expect([questions.length, isComplete, model.read.length]).toEqual([5, false, 3]);
    await close();
  });

  it('is the same for any number of concurrent requests', async () => {
    const { similar, created, create, close } = await open(3);
    const topics = ['lighthouse on the coast', 'violin in the orchestra', 'recipe of your family'];
    for (let at = 0; at < 189; at++) await create(`Which ${topics[at % 3]} is number ${at} by age?`);
    const { question } = created();
    const requested = Array.from({ length: 150 }, (_, at) => ({
      id: 1_000 + at,
      question: { ...question, title: `Which ${topics[Math.floor(at / 50)]} is number ${at} of all?` },
    }));
    const all = await Promise.all(requested.map((one) => similar.findSaved(one, 5)));
    const scores = all.map(({ questions }) => questions.map(({ score }) => score));
    for (const [at, one] of requested.entries())
      expect((await similar.findSaved(one, 5)).questions.map(({ score }) => score)).toEqual(scores[at]);
    await close();
  });

  it("waits only for the requested title's embedding if many titles aren't embedded yet", async () => {
    const { similar, model, created, searches, timers, close } = await open(1_200);
    const { question } = created();
    const asked = { id: 2_000, question: { ...question, title: 'Which lighthouse is it?' } };
    expect((await similar.findSaved(asked, 5)).isComplete).toBe(false);
    expect(model.read[0]).toBe('Which lighthouse is it?');
    expect([searches(), model.read.length < 1_200]).toEqual([1, true]);
    timers.advance(300);
    await vi.waitFor(() => expect(model.read).toHaveLength(1_201), 120_000);
    await close();
  });
});

describe('titles in a burst of changes', () => {
  it.each([
    ['after a short pause', false],
    ['immediately if a search compares them', true],
  ])('are encoded %s', async (_when, isSearched) => {
    const { similar, model, create, timers, settle, close } = await open(3);
    const query = { title: 'Which lighthouse is it?', description: '', options: [] };
    const other = 'My dog loves warm pancakes';
    const titles = [0, 1, 2, 3, 4, 5].map(createTitle);
    await create(other);
    await similar.findNearest([]);
    for (let at = 3; at < 6; at++) {
      timers.advance(249);
      await create(createTitle(at));
      timers.advance(50);
      await settle();
      expect(model.read).toEqual([]);
    }
    timers.advance(299);
    if (isSearched) await similar.search(query, { id: null, limit: 5 });
    await settle();
    const wanted = isSearched ? [query.title, ...titles] : [];
    expect(model.read.toSorted()).toEqual(wanted.toSorted());
    timers.advance(1);
    await settle();
    const all = [...titles, other, ...(isSearched ? [query.title] : [])];
    expect(model.read.toSorted()).toEqual(all.toSorted());
    await close();
  });
});

describe("a draft's title", () => {
  it('is encoded when typing pauses, not after each word', async () => {
    const { similar, library, model, timers, settle, close } = await open(3);
    await similar.findNearest([]);
    timers.advance(300);
    await settle();
    const words = 'Where on the coast is the lighthouse that was built first?'.split(' ');
    let draft = await library.saveDraft(createChange(''));
    for (let count = 1; count <= words.length; count++) {
      draft = await library.saveDraft(createChange(words.slice(0, count).join(' '), draft));
      timers.advance(50);
      await settle();
      timers.advance(300);
      await settle();
    }
    expect(model.read).toEqual([0, 1, 2].map(createTitle));
    timers.advance(5_000);
    await settle();
    expect(model.read.slice(3)).toEqual([words.join(' ')]);
    await close();
  });
});

describe('possible duplicates', () => {
  const disk = createMemoryDisk();

  it('are compared once if all embeddings are cached, and again for a saved question', async () => {
    for (const time of ['first', 'second']) {
      const { similar, model, create, settle, searches, changes, timers, close } = await open(30, {
        files: disk.files,
      });
      await similar.listDuplicatePairs('related', 100);
      await settle();
      timers.advance(1_000);
      if (time === 'second') {
        expect([model.read, searches()]).toEqual([[], 30]);
        await similar.listDuplicatePairs('related', 100);
        expect(searches()).toBe(30);
        const eventCount = changes();
        await create('Which lighthouse is taller than all others on the coast?');
        await similar.listLikelyDuplicates(Array.from({ length: 31 }, (_, at) => at + 1));
        await settle();
        expect([model.read.length, searches()]).toEqual([1, 61]);
        expect(changes()).toBe(eventCount);
        timers.advance(300);
        expect(changes()).toBe(eventCount + 1);
        await similar.listLikelyDuplicates([1, 31]);
        expect(searches()).toBe(61);
      }
      await close();
    }
  });

  it('omit questions whose titles have no key words', async () => {
    const { similar, create, close } = await open(0);
    const titles = ['Coffee', '', ' ', '???', '☕ …', 'coffee', '7'];
    for (const title of titles) await create(title);
    const { pairs } = await similar.listDuplicatePairs('related', 100);
    expect(pairs.map(({ a, b }) => `${a.id} ${b.id}`)).toEqual(['1 6']);
    expect(await similar.listLikelyDuplicates([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 6]);
    await close();
  });
});

describe('likely duplicates', () => {
  it('are computed 1 second after the first request', async () => {
    const { similar, create, timers, close } = await open(0);
    for (const title of ['Coffee', 'Coffee']) await create(title);
    for (let ask = 0; ask < 2; ask++) expect(await similar.listLikelyDuplicates([1, 2])).toEqual([]);
    expect(timers.getRemainingMs()).toEqual([1_000]);
    timers.advance(1_000);
    await vi.waitFor(async () => expect(await similar.listLikelyDuplicates([1, 2])).toEqual([1, 2]), 120_000);
    await close();
  });

  it("aren't computed after the service stops", async () => {
    const { similar, timers, close } = await open(0);
    await similar.listLikelyDuplicates([1]);
    similar.stop();
    expect(timers.getRemainingMs()).toEqual([]);
    await close();
  });
});

describe('a search', () => {
  it('embeds its text first, and only once', async () => {
    const { similar, model, close } = await open(3);
    const query = 'Where on the coast is the lighthouse?';
    const text = { title: query, description: '', options: [] };
    for (let again = 0; again < 2; again++) await similar.search(text, { id: null, limit: 5 });
    expect(model.read[0]).toBe(query);
    expect(model.read.filter((title) => title === query)).toHaveLength(1);
    await close();
  });
});
