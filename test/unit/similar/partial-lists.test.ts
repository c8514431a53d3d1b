import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createDefaultSettings } from '../../../shared/settings.ts';
import { createNoOptionalFields } from '../../support/optional-fields.ts';
import { createUnreadySearch } from '../../support/similar/unready-search.ts';
import { openSimilarQuestions } from '../../support/similar-questions-fixture.ts';
import { createMemoryDisk } from '../../support/store-disk.ts';
import { openLibrary } from '../../support/test-library.ts';

const LIGHTHOUSE = 'Which lighthouse on the coast is the tallest?';
/** A question in the second batch of 200. The batch is sent together with the search. */
const EARLY = 250;

/**
 * Creates `count` questions and an index that doesn't respond. 2 of the questions have the same title as the
 * compared question.
 */
async function open(count: number) {
  const { library, close } = await openLibrary('/', createMemoryDisk().files);
  const create = (title: string) =>
    library.createQuestion(
      { ...createNoOptionalFields(), title, options: [] },
      { origin: 'api', author: createDefaultSettings().author },
    );
  for (let id = 1; id <= count; id++)
    await create(id === EARLY || id === count ? LIGHTHOUSE : `Which number is ${id}?`);
  const unready = createUnreadySearch();
  const similar = openSimilarQuestions({ dir: '/', library }, unready);
  const created = { ...(await create(LIGHTHOUSE)) };
  return {
    ...unready,
    async find() {
      const { questions, isComplete } = await similar.findSaved(created, 5);
      return { ids: questions.map(({ id }) => id), isComplete };
    },
    async close() {
      unready.releaseIndex();
      similar.stop();
      await similar.close();
      await close();
    },
  };
}

/** Returns whether a promise is still pending after all code that doesn't wait for a timer has run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  let pending = true;
  void promise.finally(() => {
    pending = false;
  });
  for (let again = 0; again < 30; again++) await turn();
  return pending;
}

describe('a list of similar questions for the local API', () => {
  it('is partial after 1 second and has the questions indexed by then', async () => {
    const { find, indexing, timers, close } = await open(1_001);
    const result = find();
    await indexing;
    timers.advance(999);
    expect(await isPending(result)).toBe(true);
    timers.advance(1);
    expect(await result).toEqual({ ids: [EARLY], isComplete: false });
    expect(timers.getRemainingMs().filter((ms) => ms > 300)).toEqual([]);
    await close();
  });

  it('is complete if the index is ready within 1 second', async () => {
    const { find, indexing, timers, releaseIndex, close } = await open(1_001);
    const result = find();
    await indexing;
    timers.advance(999);
    releaseIndex();
    expect(await result).toEqual({ ids: [EARLY, 1_001], isComplete: true });
    await close();
  });

  it('is empty and partial if the search takes another half second', async () => {
    const { find, indexing, searching, holdSearches, timers, close } = await open(1_001);
    holdSearches();
    const result = find();
    await indexing;
    timers.advance(1_000);
    await searching;
    timers.advance(499);
    expect(await isPending(result)).toBe(true);
    timers.advance(1);
    expect(await result).toEqual({ ids: [], isComplete: false });
    await close();
  });

  it('is complete in a small library even if indexing takes several seconds', async () => {
    const { find, indexing, timers, releaseIndex, close } = await open(450);
    const result = find();
    await indexing;
    timers.advance(14_999);
    expect(await isPending(result)).toBe(true);
    releaseIndex();
    expect(await result).toEqual({ ids: [EARLY, 450], isComplete: true });
    await close();
  });

  it('is partial in a small library after 15 seconds', async () => {
    const { find, indexing, timers, close } = await open(600);
    const result = find();
    await indexing;
    timers.advance(15_000);
    expect(await result).toEqual({ ids: [EARLY], isComplete: false });
    await close();
  });
});
