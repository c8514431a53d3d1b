import { clearImmediate, setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  createEntryListIndex,
  type ListQuery,
} from '../../../../electron/host/library/search/entry-list-index.ts';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { createEmptyFilter } from '../../../../shared/library/library-filter.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';

const MANY = 9000;
const emojiResolver = createEmojiResolver(new Map(), []);

/** Creates an index of drafts that counts entry reads. A third of the drafts are about tea. */
const start = () => {
  let reads = 0;
  const entry = (id: number, title: string): Entry => ({
    id,
    key: null,
    version: 1,
    origin: 'app',
    editedAt: id,
    saved: 0,
    question: null,
    draft: { input: { ...createEmptyDraft(), title }, basedOn: 0 },
    removedAt: null,
    get tags() {
      reads += 1;
      return ['drinks'];
    },
  });
  const entries = Array.from({ length: MANY }, (_, at) => entry(at + 1, at % 3 ? 'coffee' : 'tea'));
  const index = createEntryListIndex(entries, () => emojiResolver);
  return {
    index,
    entry,
    readsDuring(act: () => unknown) {
      reads = 0;
      act();
      return reads;
    },
  };
};
const query: ListQuery = {
  section: 'draft',
  search: 'tea',
  filter: { ...createEmptyFilter(), tags: ['drinks'] },
  sort: 'edited',
  offset: 0,
  limit: 1,
};

/** Counts how often other tasks ran during `work`. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  await work();
  clearImmediate(next);
  return turns;
}

describe('searching a large library', () => {
  it("doesn't block other tasks and leaves little work for the response", async () => {
    const { index, readsDuring } = start();
    expect(await turnsDuring(() => index.preload(query))).toBeGreaterThanOrEqual(2);
    expect(readsDuring(() => index.list(query))).toBeLessThan(100);
    expect(index.list(query).total).toBe(MANY / 3);
    // The longer search reads only the shorter search's results.
    expect(await turnsDuring(() => index.preload({ ...query, search: 'tea x' }))).toBe(0);
    expect(readsDuring(() => index.list({ ...query, search: 'tea x' }))).toBe(0);
  });

  it('finds the same entries with and without pauses', async () => {
    const slowly = start().index;
    await slowly.preload(query);
    const whole = { ...query, limit: 500 };
    expect(slowly.list(whole)).toEqual(start().index.list(whole));
  });

  it('is repeated if the library changes', async () => {
    const { index, entry, readsDuring } = start();
    const preloading = index.preload(query);
    await nextTurn();
    index.put(entry(MANY + 1, 'green tea'));
    await preloading;
    expect(readsDuring(() => index.list(query))).toBeLessThan(100);
    expect(index.list(query)).toMatchObject({ total: MANY / 3 + 1, rows: [{ title: 'green tea' }] });
  });

  it('returns all matches even if the library keeps changing', async () => {
    const { index, entry } = start();
    let isDone = false;
    const preloading = index.preload(query).then(() => {
      isDone = true;
    });
    let id = MANY;
    while (!isDone && id < MANY + 1000) {
      id += 1;
      index.put(entry(id, 'tea'));
      await nextTurn();
    }
    await preloading;
    expect(id).toBeLessThan(MANY + 100);
    expect(index.list(query).total).toBe(MANY / 3 + id - MANY);
  });
});
