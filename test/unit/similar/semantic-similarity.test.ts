import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { SimilarQuestions } from '../../../electron/host/similar/similar-questions.ts';
import { EMBEDDING_CACHE_FILE } from '../../../electron/host/similar/worker/embeddings/embedding-cache.ts';
import type { Model } from '../../../electron/host/similar/worker/embeddings/embedding-scheduler.ts';
import { loadModel } from '../../../electron/host/similar/worker/embeddings/sentence-encoder.ts';
import { createDefaultSettings } from '../../../shared/settings.ts';
import { createNoOptionalFields } from '../../support/optional-fields.ts';
import { MODEL } from '../../support/similar/embeddings/title-reader.ts';
import { createLetterModel } from '../../support/similar/letter-model.ts';
import { openSimilarQuestions } from '../../support/similar-questions-fixture.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const ASKED = 'What was the best film that you saw last year?';
const OTHERWISE = 'What is the best movie you watched in the past year?';
const OTHERS = [
  'What was the best meal that you cooked last year?',
  'Have you ever climbed a volcano at night?',
  'Who taught you to play the violin?',
  'Which lighthouse on the coast is the tallest?',
];

const loadRealModel = () => loadModel(MODEL);
const createText = (title: string) => ({ title, description: '', options: [] });
const { author } = createDefaultSettings();
const createDraft = (title: string) => ({ ...createNoOptionalFields(), title, options: [] });

interface Opened {
  similar: SimilarQuestions;
  create: (title: string) => ReturnType<Awaited<ReturnType<typeof openLibrary>>['library']['createQuestion']>;
  logged: string[];
  close: () => Promise<void>;
}

async function open(dir: string, load: (() => Model) | null): Promise<Opened> {
  const opened = await openLibrary(dir);
  const logged: string[] = [];
  const similar = openSimilarQuestions(
    { dir, library: opened.library },
    {
      loadModel: load,
      log: { info() {}, warn: (text) => logged.push(text), error: (text) => logged.push(text) },
    },
  );
  opened.library.subscribe(similar.reindex);
  return {
    similar,
    logged,
    create: (title) => opened.library.createQuestion(createDraft(title), { origin: 'api', author }),
    async close() {
      similar.stop();
      await similar.close();
      await opened.close();
    },
  };
}

const findScore = async ({ similar }: Opened, title: string, of: number): Promise<number> => {
  const { hits } = await similar.search(createText(title), { id: null, limit: 50 });
  return hits.find(({ id }) => id === of)?.score ?? 0;
};

describe('a semantic search', () => {
  it("uses embeddings after they're computed and after the library is reopened", async () => {
    await using folder = await createTemporaryFolder();
    const withoutModel = await open(folder.dir, null);
    for (const title of [ASKED, ...OTHERS]) await withoutModel.create(title);
    const before = await findScore(withoutModel, OTHERWISE, 1);
    await withoutModel.close();

    const first = await open(folder.dir, loadRealModel);
    const read = await vi.waitFor(async () => {
      const score = await findScore(first, OTHERWISE, 1);
      expect(score).toBeGreaterThan(before);
      return score;
    }, 120_000);
    expect(await findScore(first, ASKED, 1)).toBe(1);
    await vi.waitFor(async () => expect(await readdir(folder.dir)).toContain(EMBEDDING_CACHE_FILE), 120_000);
    await first.close();

    const readAgain: string[] = [];
    const createCountedModel = (): Model => {
      const model = loadRealModel();
      return {
        ...model,
        encode(title) {
          readAgain.push(title);
          return model.encode(title);
        },
      };
    };
    const second = await open(folder.dir, createCountedModel);
    await vi.waitFor(async () => expect(await findScore(second, OTHERWISE, 1)).toBe(read), 120_000);
    await second.close();
    expect(readAgain).toContain(OTHERWISE);
    expect(readAgain).not.toContain(OTHERS[1]);
    expect([...first.logged, ...second.logged]).toEqual([]);
  });

  it('falls back to words if there is no model, and logs that once', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir, () => loadModel(join(folder.dir, 'nowhere.bin')));
    for (const title of [ASKED, ...OTHERS]) await opened.create(title);
    expect(await findScore(opened, ASKED, 1)).toBe(1);
    await vi.waitFor(() => expect(opened.logged).toHaveLength(1), 120_000);
    expect(await findScore(opened, ASKED, 1)).toBe(1);
    expect((await opened.similar.listDuplicatePairs('related', 5)).progress).toEqual({ known: 5, total: 5 });
    await opened.close();
    expect(opened.logged).toHaveLength(1);
  });
});

describe('the most similar question', () => {
  it('is found by semantic similarity even for new text', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir, createLetterModel().load);
    for (const title of [ASKED, ...OTHERS]) await opened.create(title);
    const byWords = await findScore(opened, 'What was the best film you saw?', 1);
    await vi.waitFor(
      async () => expect(await findScore(opened, 'What was the best film you saw?', 1)).not.toBe(byWords),
      120_000,
    );
    const unasked = 'What was the best movie that you saw last year?';
    const [nearest] = await opened.similar.findNearest([createText(unasked)]);
    expect(nearest?.score).toBe(await findScore(opened, unasked, 1));
    await opened.close();
  });
});

describe("the local API's response with embeddings", () => {
  it('is the same for the first request in a small library as for later requests', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir, loadRealModel);
    for (const title of [ASKED, ...OTHERS]) await opened.create(title);
    const created = await opened.create(OTHERWISE);
    const first = await opened.similar.findSaved(created, 5);
    expect(first.questions.map(({ id }) => id)).toContain(1);
    expect(first.isComplete).toBe(true);
    // At this point, all embeddings have been computed and saved.
    await vi.waitFor(async () => expect(await readdir(folder.dir)).toContain(EMBEDDING_CACHE_FILE), 120_000);
    expect(await opened.similar.findSaved(created, 5)).toEqual(first);
    await opened.close();
  });
});

describe('possible duplicates', () => {
  it('are compared again after all embeddings are computed', async () => {
    await using folder = await createTemporaryFolder();
    const findPairIn = async ({ similar }: Opened) => {
      const { pairs } = await similar.listDuplicatePairs('related', 50);
      return pairs.find(({ a, b }) => a.id === 1 && b.id === 2)?.score;
    };
    const before = await open(folder.dir, null);
    for (const title of [ASKED, OTHERWISE, ...OTHERS]) await before.create(title);
    const byWords = await findPairIn(before);
    await before.close();
    const opened = await open(folder.dir, loadRealModel);
    const findPair = () => findPairIn(opened);
    await vi.waitFor(async () => expect((await findPair()) ?? 0).toBeGreaterThan(byWords ?? 0), 120_000);
    const either = [await findScore(opened, OTHERWISE, 1), await findScore(opened, ASKED, 2)];
    expect(either).toContain(await findPair());
    await opened.close();
  });
});
