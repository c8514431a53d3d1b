import { describe, expect, it } from 'vitest';
import { createCatalogue, type ListQuery } from '../../../electron/host/library/catalogue.ts';
import { createEmojiBook } from '../../../shared/emoji.ts';
import { bundledEmojiNames } from '../../../shared/emoji-names.ts';
import { type Entry, emptyDraft } from '../../../shared/library.ts';

const book = createEmojiBook(bundledEmojiNames(), []);
const draft = (id: number, title: string, options = ''): Entry => ({
  id,
  key: null,
  version: 1,
  origin: 'app',
  editedAt: id,
  saved: 0,
  question: null,
  draft: { input: { ...emptyDraft(), title, options }, basedOn: 0 },
  removedAt: null,
});
const everything: ListQuery = { section: 'all', search: '', sort: 'edited', offset: 0, limit: 100 };
const ids = (rows: { id: number }[]) => rows.map((row) => row.id);

describe('catalogue', () => {
  it('lists the last edited first, and brings an edited one to the top', () => {
    const catalogue = createCatalogue([draft(2, 'b'), draft(1, 'a'), draft(3, 'c')], () => book);
    expect(ids(catalogue.list(everything).rows)).toEqual([3, 2, 1]);
    catalogue.put({ ...draft(1, 'a, edited'), editedAt: 9 });
    expect(ids(catalogue.list(everything).rows)).toEqual([1, 3, 2]);
  });

  it('gives a window of the rows and the whole number', () => {
    const catalogue = createCatalogue(
      Array.from({ length: 10 }, (_, at) => draft(at + 1, 'x')),
      () => book,
    );
    const page = catalogue.list({ ...everything, offset: 4, limit: 3 });
    expect(page.total).toBe(10);
    expect(ids(page.rows)).toEqual([6, 5, 4]);
  });

  it('sorts by title as people do, and by creation', () => {
    const catalogue = createCatalogue([draft(1, 'item 10'), draft(2, 'ábc'), draft(3, 'Item 9')], () => book);
    expect(ids(catalogue.list({ ...everything, sort: 'title' }).rows)).toEqual([2, 3, 1]);
    expect(ids(catalogue.list({ ...everything, sort: 'created' }).rows)).toEqual([3, 2, 1]);
  });

  it.each([
    ['cafe', [1]],
    ['CAFÉ crème', [1]],
    ['espresso', [1]],
    ['crème espresso', [1]],
    ['tea', []],
    ['  ', [2, 1]],
  ])('searches all text for every word, case and accents aside: %j', (search, found) => {
    const catalogue = createCatalogue(
      [draft(1, 'Café crème?', '☕ - Espresso'), draft(2, 'Something else')],
      () => book,
    );
    expect(ids(catalogue.list({ ...everything, search }).rows)).toEqual(found);
  });

  it('counts and lists by section, without what was removed', () => {
    const catalogue = createCatalogue([draft(1, 'a'), draft(2, 'b')], () => book);
    catalogue.put({ ...draft(2, 'b'), removedAt: 5 });
    expect(catalogue.counts).toEqual({ draft: 1, ready: 0, service: 0, sent: 0, attention: 0, all: 1 });
    expect(ids(catalogue.list({ ...everything, section: 'draft' }).rows)).toEqual([1]);
    expect(ids(catalogue.list({ ...everything, section: 'ready' }).rows)).toEqual([]);
  });

  it('shows emoji as they will be answered, with a gap where a line has none', () => {
    const catalogue = createCatalogue([draft(1, 'a', ':tada: - Yes\nno emoji\n🍕 - ')], () => book);
    expect(catalogue.list(everything).rows[0]).toMatchObject({ emoji: ['🎉', '', '🍕'], optionCount: 3 });
  });
});
