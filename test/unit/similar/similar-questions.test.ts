import { describe, expect, it, vi } from 'vitest';
import type { Timers } from '../../../electron/host/ports.ts';
import { systemTimers } from '../../../electron/host/ports.ts';
import type { SimilarQuestions } from '../../../electron/host/similar/similar-questions.ts';
import { MAX_SERVICE_QUESTIONS } from '../../../electron/host/similar/stored-similar-data.ts';
import type { SimilarEngine } from '../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createSearchService } from '../../../electron/host/similar/worker/search-service.ts';
import { createNodeFiles } from '../../../electron/host/system/files.ts';
import { createLog } from '../../../electron/host/system/log.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { createEmptyDraft, createRecord, PLAIN_FIELDS } from '../../../shared/question/question-fields.ts';
import type { SimilarQuestion } from '../../../shared/question/service-body-schemas.ts';
import { createDefaultSettings } from '../../../shared/settings.ts';
import type { SimilarText } from '../../../shared/similarity.ts';
import { createNoOptionalFields } from '../../support/optional-fields.ts';
import { silentLog } from '../../support/silent-log.ts';
import { openSimilarQuestions } from '../../support/similar-questions-fixture.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

/** Creates an engine with simple scores: the squared share of words that two titles have in common. */
function createWordEngine(): SimilarEngine {
  const titles = new Map<number, string>();
  const computeScore = (text: SimilarText, title: string): number => {
    const [one, other] = [listWords(text.title), listWords(title)];
    const all = one.union(other).size;
    return all === 0 ? 0 : (one.intersection(other).size / all) ** 2;
  };
  return {
    get size() {
      return titles.size;
    },
    put: (key, { title }) => void titles.set(key, title),
    remove: (key) => void titles.delete(key),
    search: (text, { limit, minScore: atLeast = 0, isExcluded: isLeftOut = () => false }) =>
      Array.from(titles, ([key, title]) => ({
        key,
        score: computeScore(text, title),
        rank: computeScore(text, title),
      }))
        .filter(({ key, score }) => score > 0 && score >= atLeast && !isLeftOut(key))
        .sort((a, b) => b.score - a.score || a.key - b.key)
        .slice(0, limit),
    listTitlesToEmbed: () => [],
    listEmbeddedTitles: () => [],
    features: () => [],
    markWords: (_text, key) => {
      const [first = ''] = titles.get(key)?.split(' ') ?? [];
      return first === '' ? [] : [[0, first.length]];
    },
    explain(text, key) {
      const title = titles.get(key);
      if (title === undefined) return null;
      return { score: computeScore(text, title), words: [], onlyMine: [], onlyTheirs: [], parts: [] };
    },
  };
}

const listWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

const LIGHTHOUSE = 'Which lighthouse on the coast is the tallest?';
const VOLCANO = 'Have you ever climbed a volcano at night?';
const VIOLIN = 'Who taught you to play the violin?';
const OPTIONS = '☕ - The old one\n🍵 - The new one';

const createText = (title: string): SimilarText => ({ title, description: '', options: [] });
const createInput = (title: string) => ({ ...createEmptyDraft(), title, options: OPTIONS });

/** Creates timers on which each time check takes 1 ms, so slow tasks are split. */
const buildTimers = (): Timers => {
  let now = 0;
  const tick = () => {
    now += 1;
    return now;
  };
  return { now: tick, after: systemTimers.after };
};

/** Opens the library. Index updates complete only after `indexed` resolves. */
async function open(dir: string, timers: Timers = systemTimers, indexed: Promise<void> = Promise.resolve()) {
  const opened = await openLibrary(dir);
  const { library, clock, tools } = opened;
  let changes = 0;
  let searched = Promise.resolve();
  const ports = { dir, files: createNodeFiles(), timers, log: silentLog };
  const search = createSearchService({ ...ports, createEngine: createWordEngine });
  const similar = openSimilarQuestions(
    { dir, library },
    {
      clock,
      timers,
      search: {
        ...search,
        async update(...args) {
          await search.update(...args);
          await indexed;
        },
        async search(...args) {
          const hits = await search.search(...args);
          await searched;
          return hits;
        },
      },
      onChange: () => {
        changes += 1;
      },
    },
  );
  opened.library.subscribe(similar.reindex);
  let keys = 0;
  const change = (title: string, entry?: Entry) => {
    keys += 1;
    clock.forward(1_000);
    return {
      id: entry?.id ?? null,
      key: `${clock.now()} ${keys}`,
      version: entry?.version ?? 0,
      basedOn: entry?.saved ?? 0,
      input: createInput(title),
    };
  };
  return {
    library,
    tools,
    clock,
    similar,
    changes: () => changes,
    /** Holds search responses until the returned function is called. */
    holdSearches() {
      const gate = Promise.withResolvers<void>();
      searched = gate.promise;
      return gate.resolve;
    },
    save: (title: string, entry?: Entry) => library.saveQuestion(change(title, entry)),
    type: (title: string, entry?: Entry) => library.saveDraft(change(title, entry)),
    /** Creates a question as the local API does, without a draft key. */
    async create(title: string) {
      clock.forward(1_000);
      const options = [
        { typed: '☕', emoji: '☕', text: 'One', votes: 0 },
        { typed: '🍵', emoji: '🍵', text: 'Two', votes: 0 },
      ];
      const fresh = { ...createNoOptionalFields(), title, options };
      const { author } = createDefaultSettings();
      return library.createQuestion(fresh, { origin: 'api', author });
    },
    async close() {
      similar.stop();
      await similar.close();
      await opened.close();
    },
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

const findTitles = async (
  similar: SimilarQuestions,
  title: string,
  id: number | null = null,
): Promise<string[]> =>
  (await similar.search(createText(title), { id, limit: 50 })).hits.map(({ key }) => key);

/** Runs `work` with a temporary library that can be opened repeatedly. */
async function withFolder(
  work: (open: (timers?: Timers, indexed?: Promise<void>) => Promise<Opened>) => Promise<void>,
): Promise<void> {
  await using folder = await createTemporaryFolder();
  let last: Opened | undefined;
  await work(async (...options) => {
    await last?.close();
    last = await open(folder.dir, ...options);
    return last;
  });
  await last?.close();
}

const fromService = (id: number, question: string, more: Partial<SimilarQuestion> = {}): SimilarQuestion => ({
  id,
  createdAt: '2025-03-01T12:00:00Z',
  question,
  ...createRecord(PLAIN_FIELDS, () => ''),
  options: [{ emoji: '☕', text: 'One' }],
  status: 2,
  sentAt: null,
  image: null,
  messageID: null,
  search_score: 0.61,
  ...more,
});

describe('a search', () => {
  it('reports a complete index despite autosaves while it runs', async () => {
    await withFolder(async (open) => {
      const { similar, save, type, holdSearches } = await open();
      const entry = await save(LIGHTHOUSE);
      await findTitles(similar, LIGHTHOUSE);
      const respond = holdSearches();
      const response = similar.search(createText(VOLCANO), { id: null, limit: 5 });
      await type(VOLCANO);
      await type(VIOLIN, entry);
      respond();
      expect((await response).progress).toEqual({ known: 1, total: 1 });
    });
  });

  it('finds drafts by typed text and questions by saved text, but omits deleted questions', () =>
    withFolder(async (reopen) => {
      const { library, similar, save, type } = await reopen();
      const saved = await save(LIGHTHOUSE);
      const draft = await type('Which lighthouse on the coast is');
      const deleted = await save(LIGHTHOUSE);
      await library.remove(deleted.id);
      expect(await findTitles(similar, LIGHTHOUSE)).toEqual([`q${saved.id}`, `q${draft.id}`]);
      await type(VOLCANO, draft);
      await type(VOLCANO, saved);
      expect(await findTitles(similar, LIGHTHOUSE)).toEqual([`q${saved.id}`]);
      expect(await findTitles(similar, VOLCANO)).toEqual([`q${draft.id}`]);
      await library.restore(deleted.id);
      expect(await findTitles(similar, LIGHTHOUSE)).toEqual([`q${saved.id}`, `q${deleted.id}`]);
    }));

  it('omits the question itself and results below Related', () =>
    withFolder(async (reopen) => {
      const { similar, save } = await reopen();
      const [one, other] = [await save(LIGHTHOUSE), await save(LIGHTHOUSE)];
      await save(VOLCANO);
      expect(await findTitles(similar, LIGHTHOUSE, one.id)).toEqual([`q${other.id}`]);
      expect(await findTitles(similar, 'Zyxwv qwertz plugh xyzzy')).toEqual([]);
      expect(await findTitles(similar, '')).toEqual([]);
    }));

  it("returns each result's title, state, posting date, link, and shared words", () =>
    withFolder(async (reopen) => {
      const { library, similar, save, clock } = await reopen();
      const { id } = await save(LIGHTHOUSE);
      const sent = await library.markSent(id, [], 3, 'https://chat.example/142');
      const { hits, progress } = await similar.search(createText(LIGHTHOUSE), { id: null, limit: 5 });
      expect(hits).toMatchObject([
        {
          key: `q${id}`,
          source: 'library',
          id,
          title: LIGHTHOUSE,
          state: 'sent',
          sentAt: clock.now(),
          score: 1,
          grade: 'very-close',
          serviceScore: null,
          messageLink: sent.question?.messageLink,
          marks: [[0, 5]],
        },
      ]);
      expect(progress.known).toBe(progress.total);
    }));

  it('omits edited questions until their new text is indexed', () =>
    withFolder(async (reopen) => {
      const indexed = Promise.withResolvers<void>();
      const { similar, save, create } = await reopen(systemTimers, indexed.promise);
      const edited = await save(LIGHTHOUSE);
      const search = () => findTitles(similar, LIGHTHOUSE);
      expect(await search()).toEqual([`q${edited.id}`]);
      // More changes than the app sends before a search.
      await Promise.all(Array.from({ length: 250 }, () => create(VIOLIN)));
      await save(`${LIGHTHOUSE} Or the oldest?`, edited);
      expect(await search()).toEqual([]);
      // A search for the changed question uses its new text.
      const { score } = await similar.explain(createText(LIGHTHOUSE), `q${edited.id}`);
      expect(score).toBeLessThan(1);
      indexed.resolve();
      await vi.waitFor(async () => expect(await search()).toEqual([`q${edited.id}`]), 120_000);
    }));

  it('returns at most the requested number of questions', () =>
    withFolder(async (reopen) => {
      const { similar, save } = await reopen();
      for (let copy = 0; copy < 4; copy++) await save(LIGHTHOUSE);
      expect((await similar.search(createText(LIGHTHOUSE), { id: null, limit: 3 })).hits).toHaveLength(3);
    }));

  it('uses the current library after a reset, an undo, and a restore', () =>
    withFolder(async (reopen) => {
      const { tools, similar, save } = await reopen();
      const { id } = await save(LIGHTHOUSE);
      await tools.restorePoints.create('kept');
      expect(await findTitles(similar, LIGHTHOUSE)).toEqual([`q${id}`]);
      await tools.reset('all');
      expect(await findTitles(similar, LIGHTHOUSE)).toEqual([]);
      await save(VOLCANO);
      expect(await findTitles(similar, VOLCANO)).toEqual([`q${id}`]);
      await tools.restorePoints.restore('before-last-change');
      expect(await findTitles(similar, LIGHTHOUSE)).toEqual([`q${id}`]);
      expect(await findTitles(similar, VOLCANO)).toEqual([]);
      await tools.reset('all');
      await tools.restorePoints.restore('kept');
      expect(await findTitles(similar, LIGHTHOUSE)).toEqual([`q${id}`]);
    }));
});

describe('an explanation', () => {
  it('is returned for any result and rejected for a missing question', () =>
    withFolder(async (reopen) => {
      const { library, similar, save } = await reopen();
      const { id } = await save(LIGHTHOUSE);
      expect(await similar.explain(createText(LIGHTHOUSE), `q${id}`)).toMatchObject({ score: 1 });
      await library.remove(id);
      for (const key of [`q${id}`, 'q99', 's1', 'q9999999999999999']) {
        await expect(similar.explain(createText(LIGHTHOUSE), key)).rejects.toMatchObject({
          code: 'not-found',
        });
      }
    }));
});

describe('"Not a duplicate"', () => {
  it("applies to both questions permanently, until it's undone", () =>
    withFolder(async (reopen) => {
      let { similar, save } = await reopen();
      const [a, b, c] = [await save(LIGHTHOUSE), await save(LIGHTHOUSE), await save(LIGHTHOUSE)];
      await similar.setDismissed(`q${b.id}`, `q${a.id}`, true);
      for (let opening = 0; opening < 2; opening++) {
        expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual([`q${c.id}`]);
        expect(await findTitles(similar, LIGHTHOUSE, b.id)).toEqual([`q${c.id}`]);
        expect(await findTitles(similar, LIGHTHOUSE, c.id)).toEqual([`q${a.id}`, `q${b.id}`]);
        ({ similar, save } = await reopen());
      }
      await similar.setDismissed(`q${a.id}`, `q${b.id}`, false);
      ({ similar } = await reopen());
      expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual([`q${b.id}`, `q${c.id}`]);
    }));

  it('ends when the titles become equal, unless it was chosen for equal titles', () =>
    withFolder(async (reopen) => {
      let { similar, save } = await reopen();
      const [a, b] = [await save('Which lighthouse is the oldest?'), await save(LIGHTHOUSE)];
      await similar.setDismissed(`q${a.id}`, `q${b.id}`, true);
      expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual([]);
      const same = await save(LIGHTHOUSE.toUpperCase(), a);
      expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual([`q${b.id}`]);
      await similar.setDismissed(`q${a.id}`, `q${b.id}`, true);
      expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual([]);
      ({ similar, save } = await reopen());
      expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual([]);
      await save('Which lighthouse is the oldest?', same);
      expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual([]);
    }));

  it('remains after edits, a deletion, and its undo', () =>
    withFolder(async (reopen) => {
      const { similar, library, save, create } = await reopen();
      const [a, b] = [await save(VOLCANO), await create(LIGHTHOUSE)];
      await similar.setDismissed(`q${a.id}`, `q${b.id}`, true);
      await save('Which lighthouse on the coast is the oldest?', a);
      await library.remove(b.id);
      await library.restore(b.id);
      await library.markSent(b.id, []);
      expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual([]);
      expect(await findTitles(similar, LIGHTHOUSE, b.id)).toEqual([]);
    }));

  it('applies to a duplicated draft after it becomes a question', () =>
    withFolder(async (reopen) => {
      const { similar, library, save } = await reopen();
      const a = await save(LIGHTHOUSE);
      const copy = await library.duplicate(a.id);
      await similar.setDismissed(`q${a.id}`, `q${copy.id}`, true);
      const saved = await save(LIGHTHOUSE, copy);
      expect(saved.question).not.toBeNull();
      expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual([]);
    }));

  it('applies to an imported draft after it becomes a question', () =>
    withFolder(async (reopen) => {
      const { similar, library, tools, save } = await reopen();
      const a = await save(LIGHTHOUSE);
      const draft = { title: LIGHTHOUSE, options: '☕ - The old one' };
      await tools.exchange.import(JSON.stringify([draft]), { format: 'json', dryRun: false });
      const [copy] = [...library.entries()].filter(({ id }) => id !== a.id);
      if (!copy || copy.question) throw new Error('It was not imported as a draft.');
      await similar.setDismissed(`q${a.id}`, `q${copy.id}`, true);
      const saved = await save(LIGHTHOUSE, copy);
      expect(saved.question).not.toBeNull();
      expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual([]);
    }));

  it.each(['save', 'create'] as const)(
    "doesn't apply to new questions with the same IDs after a reset, and returns after undo: %s",
    (how) =>
      withFolder(async (reopen) => {
        let opened = await reopen();
        const [a, b] = [await opened[how](LIGHTHOUSE), await opened[how](LIGHTHOUSE)];
        await opened.similar.setDismissed(`q${a.id}`, `q${b.id}`, true);
        await opened.tools.reset('all');
        await opened[how](LIGHTHOUSE);
        await opened[how](LIGHTHOUSE);
        expect(await findTitles(opened.similar, LIGHTHOUSE, a.id)).toEqual([`q${b.id}`]);
        opened = await reopen();
        expect(await findTitles(opened.similar, LIGHTHOUSE, a.id)).toEqual([`q${b.id}`]);
        expect((await opened.similar.listDuplicatePairs('very-close', 10)).total).toBe(1);
        await opened.tools.restorePoints.restore('before-last-change');
        expect(await findTitles(opened.similar, LIGHTHOUSE, a.id)).toEqual([]);
        expect((await opened.similar.listDuplicatePairs('very-close', 10)).total).toBe(0);
      }),
  );

  it("can be chosen for the service's questions, but not for unknown questions or a question and itself", () =>
    withFolder(async (reopen) => {
      const { similar, save } = await reopen();
      const a = await save(LIGHTHOUSE);
      await similar.recordServiceQuestions(a.id, [fromService(7, LIGHTHOUSE)]);
      expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual(['s7']);
      await similar.setDismissed(`q${a.id}`, 's7', true);
      expect(await findTitles(similar, LIGHTHOUSE, a.id)).toEqual([]);
      const key = `q${a.id}`;
      await expect(similar.setDismissed(key, 's8', true)).rejects.toMatchObject({ code: 'not-found' });
      await expect(similar.setDismissed('q99', key, true)).rejects.toMatchObject({ code: 'not-found' });
      await expect(similar.setDismissed(key, key, true)).rejects.toMatchObject({ code: 'bad-input' });
    }));

  it("sends an event when it's chosen or undone, but not if nothing changes", () =>
    withFolder(async (reopen) => {
      const { similar, save, changes } = await reopen();
      const [a, b] = [await save(LIGHTHOUSE), await save(VOLCANO)];
      const keys = [`q${a.id}`, `q${b.id}`] as const;
      await similar.setDismissed(...keys, false);
      expect(changes()).toBe(0);
      await similar.setDismissed(...keys, true);
      await similar.setDismissed(...keys, true);
      expect(changes()).toBe(1);
      await similar.setDismissed(...keys, false);
      expect(changes()).toBe(2);
    }));
});

describe('a question from the service', () => {
  it("is found like other questions and has the service's score", () =>
    withFolder(async (reopen) => {
      let { similar, save } = await reopen();
      const [a, b] = [await save(VIOLIN), await save(VOLCANO)];
      const sent = { status: 3, sentAt: '2025-03-02T12:00:00', messageID: '142' } as const;
      await similar.recordServiceQuestions(a.id, [
        fromService(7, LIGHTHOUSE, sent),
        fromService(8, VOLCANO, { search_score: 12.5 }),
      ]);
      ({ similar, save } = await reopen());
      const { hits } = await similar.search(createText(LIGHTHOUSE), { id: a.id, limit: 5 });
      expect(hits).toMatchObject([
        {
          key: 's7',
          source: 'service',
          id: 7,
          title: LIGHTHOUSE,
          state: 'sent',
          sentAt: Date.parse('2025-03-02T12:00:00Z'),
          score: 1,
          serviceScore: 0.61,
          messageLink: null,
        },
      ]);
      const [other] = (await similar.search(createText(VOLCANO), { id: b.id, limit: 5 })).hits;
      // The service's response didn't include this question.
      expect(other).toMatchObject({ key: 's8', state: 'service', sentAt: null, serviceScore: null });
      expect(await similar.explain(createText(LIGHTHOUSE), 's7')).toMatchObject({ score: 1 });
    }));

  it('has the latest text and score', () =>
    withFolder(async (reopen) => {
      const { similar, save } = await reopen();
      const a = await save(VIOLIN);
      await similar.recordServiceQuestions(a.id, [fromService(7, LIGHTHOUSE)]);
      expect(await findTitles(similar, LIGHTHOUSE)).toEqual(['s7']);
      await similar.recordServiceQuestions(a.id, [fromService(7, VOLCANO, { search_score: 0.9 })]);
      expect(await findTitles(similar, LIGHTHOUSE)).toEqual([]);
      expect((await similar.search(createText(VOLCANO), { id: a.id, limit: 5 })).hits).toMatchObject([
        { key: 's7', serviceScore: 0.9 },
      ]);
    }));

  it('is shown once if a question in the library has the same chat message', () =>
    withFolder(async (reopen) => {
      const { similar, library, save } = await reopen();
      const [a, b] = [await save(LIGHTHOUSE), await save(VOLCANO)];
      await library.markSent(a.id, [], 3, 'https://chat.example/1420000000000000001');
      const messageID = '1420000000000000001';
      await similar.recordServiceQuestions(b.id, [fromService(7, LIGHTHOUSE, { messageID })]);
      const { hits } = await similar.search(createText(LIGHTHOUSE), { id: b.id, limit: 5 });
      expect(hits).toMatchObject([{ key: `q${a.id}`, serviceScore: 0.61 }]);
      await library.remove(a.id);
      expect(await findTitles(similar, LIGHTHOUSE)).toEqual(['s7']);
    }));

  it('has no score for a new question that reuses an ID after a reset', () =>
    withFolder(async (reopen) => {
      const { similar, tools, save } = await reopen();
      const a = await save(VIOLIN);
      await similar.recordServiceQuestions(a.id, [fromService(7, LIGHTHOUSE)]);
      await tools.reset('all');
      await save(VIOLIN);
      const { hits } = await similar.search(createText(LIGHTHOUSE), { id: a.id, limit: 5 });
      expect(hits).toMatchObject([{ key: 's7', serviceScore: null }]);
    }));

  it('is removed from the index when a newer one displaces it from the full list', () =>
    withFolder(async (reopen) => {
      const { similar, create } = await reopen();
      const own = await create(VIOLIN);
      const list = Array.from({ length: MAX_SERVICE_QUESTIONS }, (_, at) => fromService(at + 1, VOLCANO));
      await similar.recordServiceQuestions(own.id, list);
      const countTotal = async () => {
        await similar.findSaved(own, 1);
        return (await similar.search(createText(''), { id: null, limit: 1 })).progress.total;
      };
      expect(await countTotal()).toBe(MAX_SERVICE_QUESTIONS + 1);
      await similar.recordServiceQuestions(own.id, [fromService(MAX_SERVICE_QUESTIONS + 1, VOLCANO)]);
      expect(await countTotal()).toBe(MAX_SERVICE_QUESTIONS + 1);
    }));

  it('is ignored if its ID is invalid, and rejected if its local question is missing', () =>
    withFolder(async (reopen) => {
      const { similar, save } = await reopen();
      const a = await save(VIOLIN);
      await similar.recordServiceQuestions(a.id, [fromService(0, LIGHTHOUSE), fromService(-7, LIGHTHOUSE)]);
      expect(await findTitles(similar, LIGHTHOUSE)).toEqual([]);
      await expect(similar.recordServiceQuestions(99, [])).rejects.toMatchObject({ code: 'not-found' });
    }));
});

describe('possible duplicates', () => {
  it('contain only library questions, with the older question of each pair first', () =>
    withFolder(async (reopen) => {
      const { similar, save } = await reopen();
      const [a, , c] = [await save(LIGHTHOUSE), await save(VOLCANO), await save(LIGHTHOUSE)];
      await save(VIOLIN);
      await similar.recordServiceQuestions(a.id, [fromService(7, LIGHTHOUSE)]);
      const { progress, total, pairs } = await similar.listDuplicatePairs('very-close', 10);
      expect(progress).toEqual({ known: 4, total: 4 });
      expect(total).toBe(1);
      expect(pairs).toMatchObject([
        { a: { id: a.id, title: LIGHTHOUSE }, b: { id: c.id }, score: 1, grade: 'very-close' },
      ]);
    }));

  it('omit dismissed pairs', () =>
    withFolder(async (reopen) => {
      const { similar, save } = await reopen();
      const [a, b] = [await save(LIGHTHOUSE), await save(LIGHTHOUSE)];
      expect((await similar.listDuplicatePairs('close', 10)).total).toBe(1);
      expect(await similar.listLikelyDuplicates([a.id, b.id])).toEqual([a.id, b.id]);
      await similar.setDismissed(`q${a.id}`, `q${b.id}`, true);
      expect((await similar.listDuplicatePairs('close', 10)).total).toBe(0);
      expect(await similar.listLikelyDuplicates([a.id, b.id])).toEqual([]);
    }));

  it('are updated after each saved change, and likely duplicates omit unsaved titles', () =>
    withFolder(async (reopen) => {
      const { similar, library, tools, save, type } = await reopen();
      const [a, b] = [await save(LIGHTHOUSE), await type(LIGHTHOUSE)];
      const listSeen = async () => [
        (await similar.listDuplicatePairs('close', 9)).total,
        await similar.listLikelyDuplicates([a.id, b.id, 99]),
      ];
      expect(await listSeen()).toEqual([1, [a.id, b.id]]);
      await library.remove(b.id);
      expect(await listSeen()).toEqual([0, []]);
      await library.restore(b.id);
      expect(await listSeen()).toEqual([1, [a.id, b.id]]);
      await save(VOLCANO, await library.entry(b.id));
      expect(await listSeen()).toEqual([0, []]);
      await save(LIGHTHOUSE, await library.entry(b.id));
      expect(await listSeen()).toEqual([1, [a.id, b.id]]);
      // The displayed draft isn't compared until it's saved.
      await type(VOLCANO, await library.entry(b.id));
      expect(await listSeen()).toEqual([1, [a.id]]);
      await save(VOLCANO, await library.entry(b.id));
      expect(await listSeen()).toEqual([0, []]);
      await tools.reset('all');
      expect(await listSeen()).toEqual([0, []]);
      await tools.restorePoints.restore('before-last-change');
      expect((await similar.listDuplicatePairs('close', 9)).progress).toEqual({ known: 2, total: 2 });
    }));
});

describe("the local API's similar questions", () => {
  it('include only other saved questions, by their saved text', () =>
    withFolder(async (reopen) => {
      const { similar, library, save, type, create } = await reopen();
      const saved = await save(LIGHTHOUSE);
      await type(VOLCANO, saved);
      for (let draft = 0; draft < 6; draft++) await type(LIGHTHOUSE);
      const later = await save(LIGHTHOUSE);
      // The titles have only one word in common.
      await save(VIOLIN);
      const deleted = await save(LIGHTHOUSE);
      await library.remove(deleted.id);
      await similar.recordServiceQuestions(saved.id, [fromService(7, LIGHTHOUSE)]);
      const created = await create(LIGHTHOUSE);
      await similar.setDismissed(`q${saved.id}`, `q${created.id}`, true);
      const question = { title: LIGHTHOUSE };
      expect(await similar.findSaved(created, 5)).toMatchObject({
        questions: [
          { id: saved.id, question, score: 1 },
          { id: later.id, question, score: 1 },
        ],
        isComplete: true,
      });
    }));

  it('are empty if the search fails or there are no other questions', () =>
    withFolder(async (reopen) => {
      const { create, type, save, library } = await reopen();
      await using folder = await createTemporaryFolder();
      const logged: string[] = [];
      const similar = openSimilarQuestions(
        { dir: folder.dir, library },
        {
          log: createLog((line) => logged.push(line), Date.now),
          createEngine() {
            throw new Error('no engine');
          },
        },
      );
      await type(LIGHTHOUSE);
      await library.remove((await save(LIGHTHOUSE)).id);
      const find = async () => similar.findSaved(await create(LIGHTHOUSE), 5);
      expect(await find()).toEqual({ questions: [], isComplete: true });
      expect(logged).toEqual([]);
      expect(await find()).toEqual({ questions: [], isComplete: false });
      expect(logged.join()).toContain('no engine');
      await similar.close();
    }));

  it('wait for the index, and are empty if the search service stops first', () =>
    withFolder(async (reopen) => {
      let opened = await reopen();
      for (let number = 0; number < 300; number++) await opened.create(`${VOLCANO} ${number}`);
      const last = await opened.create(LIGHTHOUSE);
      opened = await reopen(buildTimers());
      const like = await opened.similar.findSaved({ ...last, id: 1_000 }, 5);
      expect(like).toMatchObject({ questions: [{ id: last.id, score: 1 }], isComplete: true });
      opened = await reopen(buildTimers());
      const result = opened.similar.findSaved({ ...last, id: 1_000 }, 5);
      opened.similar.stop();
      expect(await result).toEqual({ questions: [], isComplete: false });
    }));
});
