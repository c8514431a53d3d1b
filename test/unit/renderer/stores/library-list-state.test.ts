import { describe, expect, it } from 'vitest';
import {
  changeCounts,
  changeQuery,
  createListState,
  failList,
  mergeFetched,
  patchRow,
} from '../../../../renderer/stores/library-list-state.ts';
import { getListOrder } from '../../../../shared/bridge/first-responses.ts';
import type { Summary } from '../../../../shared/library/entry.ts';
import { COUNTS, createRow } from './library-rows.ts';

const createFetched = (ids: readonly number[], offset = 0, total = ids.length, search = '') => ({
  offset,
  rows: ids.map((id) => createRow(id)),
  total,
  counts: COUNTS,
  search,
});
const ids = (window: { rows: readonly { id: number }[] }) => window.rows.map(({ id }) => id);

describe("a section's order", () => {
  it('defaults to the last posted or edited question first if none was saved', () => {
    const saved = { sort: 'title', reversed: true } as const;
    expect(getListOrder('draft', { draft: saved })).toEqual(saved);
    expect(getListOrder('sent', {})).toEqual({ sort: 'sent', reversed: false });
    expect(getListOrder('all', undefined)).toEqual({ sort: 'edited', reversed: false });
  });
});

describe("the library's list", () => {
  it('starts with the first matching rows', () => {
    const window = mergeFetched(createListState(), createFetched([3, 2, 1], 0, 9));
    expect(window).toMatchObject({ status: 'ready', total: 9, counts: COUNTS });
    expect(ids(window)).toEqual([3, 2, 1]);
  });

  it("reuses equal counts so the sidebar doesn't render again", () => {
    const window = mergeFetched(createListState(), createFetched([2, 1]));
    expect(changeCounts(window, { ...COUNTS }).counts).toBe(window.counts);
    expect(patchRow(window, createRow(1), { ...COUNTS })?.counts).toBe(window.counts);
    expect(changeCounts(window, { ...COUNTS, all: COUNTS.all + 1 }).counts).not.toEqual(window.counts);
  });

  it('appends the next rows', () => {
    const first = mergeFetched(createListState(), createFetched([4, 3], 0, 4));
    expect(ids(mergeFetched(first, createFetched([2, 1], 2, 4)))).toEqual([4, 3, 2, 1]);
  });

  it('shows a row once if it moved down between 2 requests', () => {
    const first = mergeFetched(createListState(), createFetched([4, 3], 0, 5));
    expect(ids(mergeFetched(first, createFetched([3, 2], 2, 5)))).toEqual([4, 3, 2]);
  });

  it('replaces all rows if the new ones start at offset 0', () => {
    const first = mergeFetched(createListState(), createFetched([4, 3, 2, 1]));
    expect(ids(mergeFetched(first, createFetched([3, 4])))).toEqual([3, 4]);
  });

  it('reuses unchanged rows and replaces changed ones', () => {
    const first = mergeFetched(createListState(), createFetched([2, 1]));
    const changed = { ...createRow(1), emoji: ['☕', '🎧'] };
    const second = mergeFetched(first, { ...createFetched([]), rows: [createRow(2), changed], total: 2 });
    expect(second.rows[0]).toBe(first.rows[0]);
    expect(second.rows[1]).toBe(changed);
  });

  it('is empty while another section loads', () => {
    const first = mergeFetched(createListState(), createFetched([1]));
    expect(changeQuery(first, { section: 'draft' })).toMatchObject({ status: 'loading', rows: [], total: 0 });
  });

  it('keeps its rows during a search', () => {
    const first = mergeFetched(createListState(), createFetched([1]));
    const searching = changeQuery(first, { search: 'tea' });
    expect(searching).toMatchObject({ status: 'ready', query: { search: 'tea', section: 'all' } });
    // These rows match the previous search, so nothing is highlighted yet.
    expect(searching.foundSearch).toBe('');
    expect(mergeFetched(searching, createFetched([1], 0, 1, 'tea')).foundSearch).toBe('tea');
    expect(ids(searching)).toEqual([1]);
    // The total also belongs to the previous search.
    expect(first.isCounted).toBe(true);
    expect(searching.isCounted).toBe(false);
    expect(changeQuery(searching, { sort: 'title' }).isCounted).toBe(false);
    expect(mergeFetched(searching, createFetched([1])).isCounted).toBe(true);
    expect(changeQuery(first, { sort: 'title' }).isCounted).toBe(true);
    expect(changeQuery(first, { filter: { ...first.query.filter, image: true } }).isCounted).toBe(false);
  });

  it('reports a failure only if it has no rows', () => {
    const error = new Error('no');
    expect(failList(createListState(), error)).toMatchObject({ status: 'failed', error });
    expect(failList(mergeFetched(createListState(), createFetched([1])), error).status).toBe('ready');
  });

  it('accepts counts that arrive before the rows', () => {
    const counts = { ...COUNTS, draft: 12 };
    expect(changeCounts(createListState(), counts).counts).toEqual(counts);
  });
});

describe('a changed row', () => {
  const window = mergeFetched(createListState(), createFetched([5, 4, 3], 0, 9));
  const counts = { ...COUNTS, all: 9, ready: 9, draft: 0 };
  const patchIds = (change: Partial<Summary> & { id: number }, on = window) => {
    const next = patchRow(on, { ...createRow(change.id), ...change }, counts);
    return next && ids(next);
  };

  it("moves to its sorted position, even if it's new", () => {
    expect(patchRow(window, { ...createRow(3), title: 'New', editedAt: 2000 }, counts)).toMatchObject({
      rows: [{ id: 3, title: 'New' }, { id: 5 }, { id: 4 }],
      total: 9,
      counts,
    });
    expect(patchIds({ id: 4, tags: ['a'] })).toEqual([5, 4, 3]);
    expect(patchIds({ id: 10 })).toEqual([10, 5, 4, 3]);
    expect(patchIds({ id: 3, editedAt: 2000 }, changeQuery(window, { sort: 'created' }))).toEqual([5, 4, 3]);
  });

  it('moves to its sorted position in reverse order', () => {
    const oldest = mergeFetched(changeQuery(window, { reversed: true }), createFetched([3, 4, 5], 0, 9));
    expect(patchIds({ id: 3, editedAt: 2000 }, oldest)).toEqual([4, 5, 3]);
    expect(patchIds({ id: 2 }, oldest)).toEqual([2, 3, 4, 5]);
  });

  it('is appended only if all rows are loaded', () => {
    expect(patchIds({ id: 1 })).toEqual([5, 4, 3]);
    const whole = mergeFetched(createListState(), createFetched([9, 8, 7, 6, 5, 4, 3, 2]));
    expect(patchIds({ id: 1 }, whole)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('is removed if it no longer belongs to the section', () => {
    expect(patchIds({ id: 4, removedAt: 1 })).toEqual([5, 3]);
    const ready = mergeFetched(changeQuery(window, { section: 'ready' }), createFetched([5, 4], 0, 9));
    expect(patchIds({ id: 5, state: 'sent' }, ready)).toEqual([4]);
  });

  it('is fetched if only the backend knows its position', () => {
    for (const change of [
      { search: 'tea' },
      { sort: 'title' as const },
      { filter: { ...window.query.filter, problems: true } },
    ]) {
      expect(patchIds({ id: 4 }, changeQuery(window, change))).toBeNull();
    }
    expect(patchIds({ id: 4 }, createListState())).toBeNull();
  });
});
