import { describe, expect, it } from 'vitest';
import {
  createEntryListIndex,
  type ListQuery,
} from '../../../../electron/host/library/search/entry-list-index.ts';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../../shared/emoji/emoji-shortcodes.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { createEmptyFilter } from '../../../../shared/library/library-filter.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';
import { unsynced } from '../../../support/sync/memory-repository.ts';

const emojiResolver = createEmojiResolver(loadEmojiNames(), []);
const draft = (id: number, title: string, options = ''): Entry => ({
  id,
  key: null,
  version: 1,
  origin: 'app',
  editedAt: id,
  saved: 0,
  question: null,
  draft: { input: { ...createEmptyDraft(), title, options }, basedOn: 0 },
  removedAt: null,
});
const everything: ListQuery = {
  section: 'all',
  search: '',
  filter: createEmptyFilter(),
  sort: 'edited',
  offset: 0,
  limit: 100,
};
const ids = (rows: { id: number }[]) => rows.map((row) => row.id);

describe('the entry list', () => {
  it('shows the last edited entry first', () => {
    const index = createEntryListIndex([draft(2, 'b'), draft(1, 'a'), draft(3, 'c')], () => emojiResolver);
    expect(ids(index.list(everything).rows)).toEqual([3, 2, 1]);
    index.put({ ...draft(1, 'a, edited'), editedAt: 9 });
    expect(ids(index.list(everything).rows)).toEqual([1, 3, 2]);
  });

  it('returns one page of rows and the total', () => {
    const index = createEntryListIndex(
      Array.from({ length: 10 }, (_, at) => draft(at + 1, 'x')),
      () => emojiResolver,
    );
    const page = index.list({ ...everything, offset: 4, limit: 3 });
    expect(page.total).toBe(10);
    expect(ids(page.rows)).toEqual([6, 5, 4]);
  });

  it('sorts by natural title order or creation time', () => {
    const index = createEntryListIndex(
      [draft(1, 'item 10'), draft(2, 'ábc'), draft(3, 'Item 9')],
      () => emojiResolver,
    );
    expect(ids(index.list({ ...everything, sort: 'title' }).rows)).toEqual([2, 3, 1]);
    expect(ids(index.list({ ...everything, sort: 'created' }).rows)).toEqual([3, 2, 1]);
    const reversed = { ...everything, sort: 'title', reversed: true } as const;
    expect(ids(index.list(reversed).rows)).toEqual([1, 3, 2]);
    expect(ids(index.list({ ...reversed, limit: 1 }).rows)).toEqual([1]);
    expect(ids(index.list({ ...reversed, search: 'item' }).rows)).toEqual([1, 3]);
  });

  it.each([
    ['cafe', [1]],
    ['CAFÉ crème', [1]],
    ['espresso', [1]],
    ['crème espresso', [1]],
    ['tea', []],
    ['  ', [2, 1]],
  ])('finds entries with all words, ignoring case and accents: %j', (search, found) => {
    const index = createEntryListIndex(
      [draft(1, 'Café crème?', '☕ - Espresso'), draft(2, 'Something else')],
      () => emojiResolver,
    );
    expect(ids(index.list({ ...everything, search }).rows)).toEqual(found);
  });

  describe('a search', () => {
    const sent: Entry = { ...draft(3, 'Favorite hobbies?'), sync: { ...unsynced, remoteId: 4711 } };
    const entries = [
      draft(12, 'Which berry is best?', '🍓 - Strawberries'),
      draft(2, 'Ice cream or cake?'),
      sent,
    ];
    const find = (search: string) => {
      const { rows, search: found } = createEntryListIndex(entries, () => emojiResolver).list({
        ...everything,
        sort: 'created',
        search,
      });
      return [ids(rows), found];
    };

    it.each([
      ['berries', [12]],
      ['hobby', [3]],
      ['creams cakes', [2]],
      ['"ice cream"', [2]],
      ['“ice cream” cake', [2]],
      ['"ice cr', [2]],
      ['"cream ice"', []],
      ['12', [12]],
      ['#2', [2]],
      ['4711', [3]],
      ['1', []],
    ])('finds plurals, phrases, and IDs with %j', (search, found) => {
      expect(find(search)).toEqual([found, search]);
    });

    it.each([
      ['favrite', [3], 'favorite'],
      ['Which strawberires', [12], 'Which strawberries'],
      ['ice caek', [2], 'ice cake'],
    ])('corrects one typo in %j', (search, found, corrected) => {
      expect(find(search)).toEqual([found, corrected]);
    });

    it.each(['bset pineapple', '"favrite"', 'xyz', 'best cake'])('corrects nothing in %j', (search) => {
      expect(find(search)).toEqual([[], search]);
    });
  });

  it('counts and lists entries by section, with deleted entries only in Trash', () => {
    const index = createEntryListIndex([draft(1, 'a'), draft(2, 'b')], () => emojiResolver);
    index.put({ ...draft(2, 'b'), removedAt: 5 });
    expect(index.counts).toEqual({
      draft: 1,
      ready: 0,
      service: 0,
      sent: 0,
      attention: 0,
      all: 1,
      trash: 1,
    });
    expect(ids(index.list({ ...everything, section: 'draft' }).rows)).toEqual([1]);
    expect(ids(index.list({ ...everything, section: 'ready' }).rows)).toEqual([]);
  });

  it('shows resolved emoji, or an empty string for an option without one', () => {
    const index = createEntryListIndex([draft(1, 'a', ':tada: - Yes\nno emoji\n🍕 - ')], () => emojiResolver);
    expect(index.list(everything).rows[0]).toMatchObject({ emoji: ['🎉', '', '🍕'], optionCount: 3 });
  });

  it.each([
    ['tea', null],
    ['rain', 'Rain on the window'],
    ['window tea', 'Rain on the window'],
    ['weather', 'weather'],
    ['🌧', '🌧️ - Rain on the window'],
    ['monday', '…of when it rains on a Monday morning'],
  ])('shows the text that contains search words missing from the title: %j', (search, hit) => {
    const entry = draft(1, 'Tea?', '☕ - Coffee\n🌧️ - Rain on the window');
    const description = 'A question about small things that we think of when it rains on a Monday morning';
    const full: Entry = {
      ...entry,
      tags: ['weather'],
      draft: { input: { ...createEmptyDraft(), ...entry.draft?.input, description }, basedOn: 0 },
    };
    const index = createEntryListIndex([full], () => emojiResolver);
    expect(index.list({ ...everything, search }).rows).toMatchObject([{ hit }]);
  });

  it('returns the same entries for an extended search as a new index', () => {
    const entries = ['coffee', 'cocoa', 'tea'].map((title, at) => draft(at + 1, title));
    const index = createEntryListIndex(entries, () => emojiResolver);
    for (const search of ['', 'c', 'co', 'cof', 'co', 'co o', 'x', 'cofee', 'cofee x', '1', '12', '']) {
      const newIndex = createEntryListIndex(entries, () => emojiResolver);
      expect(index.list({ ...everything, search })).toEqual(newIndex.list({ ...everything, search }));
    }
  });

  it('lists planned questions first, sorted by date', () => {
    const index = createEntryListIndex(
      [
        draft(1, 'a'),
        { ...draft(2, 'b'), plannedFor: '2026-12-02' },
        { ...draft(3, 'c'), plannedFor: '2026-12-01' },
      ],
      () => emojiResolver,
    );
    expect(index.ids({ ...everything, sort: 'planned' })).toEqual([3, 2, 1]);
  });

  it('filters and sorts a posted question by its posting date, not its planned date', () => {
    const sentAt = new Date('2026-11-27T12:00').toISOString();
    const sent = createExampleEntry(1);
    if (!sent.question) throw new Error('An example has a question.');
    const index = createEntryListIndex(
      [
        { ...sent, question: { ...sent.question, sentAt }, plannedFor: '2026-12-02' },
        { ...draft(2, 'b'), plannedFor: '2026-12-01' },
        { ...createExampleEntry(3), question: { ...sent.question, sentAt } },
      ],
      () => emojiResolver,
    );
    const on = (day: string) => ({
      ...createEmptyFilter(),
      dates: { of: 'planned' as const, from: day, to: day },
    });
    expect(index.ids({ ...everything, sort: 'planned' })).toEqual([1, 2, 3]);
    expect(index.ids({ ...everything, filter: on('2026-11-27') })).toEqual([1]);
    expect(index.ids({ ...everything, filter: on('2026-12-02') })).toEqual([]);
  });
});

describe('an entry list filter', () => {
  const noon = (day: string) => new Date(`${day}T12:00`).getTime();
  const entries: Entry[] = [
    {
      ...draft(1, 'Which tea is best?', '🍵 - Green\n☕ - Black'),
      tags: ['drinks', 'easy'],
      editedAt: noon('2026-11-01'),
    },
    {
      ...draft(2, 'No'),
      tags: ['drinks'],
      origin: 'api',
      plannedFor: '2026-11-20',
      editedAt: noon('2026-11-02'),
    },
    {
      ...draft(3, 'Which is your colour?', '🔴 - Red\n🔵 - Blue'),
      origin: 'sample',
      editedAt: noon('2026-11-03'),
    },
  ];
  const index = createEntryListIndex(entries, () => emojiResolver);
  const found = (filter: Partial<ListQuery['filter']>, more: Partial<ListQuery> = {}) =>
    index.ids({ ...everything, sort: 'created', filter: { ...createEmptyFilter(), ...filter }, ...more });
  const range = (of: 'edited' | 'planned' | 'sent', from: string | null, to: string | null) => ({
    dates: { of, from, to },
  });

  it('returns entries that match all conditions', () => {
    expect(found({})).toEqual([3, 2, 1]);
    expect(found({ tags: ['drinks'] })).toEqual([2, 1]);
    expect(found({ tags: ['drinks', 'easy'] })).toEqual([1]);
    expect(found({ origins: ['api', 'sample'] })).toEqual([3, 2]);
    expect(found({ problems: true })).toEqual([2]);
    expect(found({ unplanned: true })).toEqual([3, 1]);
    expect(found({ states: ['sent'] })).toEqual([]);
    expect(found({ duplicates: true }, { likelyDuplicates: new Set([3]) })).toEqual([3]);
    expect(found({ tags: ['drinks'] }, { search: 'tea' })).toEqual([1]);
  });

  it('includes both ends of a date range', () => {
    expect(found(range('edited', '2026-11-02', '2026-11-02'))).toEqual([2]);
    expect(found(range('edited', '2026-11-02', null))).toEqual([3, 2]);
    expect(found(range('edited', null, '2026-11-01'))).toEqual([1]);
    expect(found(range('planned', '2026-11-20', '2026-11-20'))).toEqual([2]);
    expect(found(range('planned', null, null))).toEqual([2]);
    expect(found(range('sent', null, null))).toEqual([]);
  });

  it('counts the results for each choice', () => {
    expect(index.facets('all')).toEqual({
      states: { draft: 3, ready: 0, service: 0, sent: 0, attention: 0 },
      origins: { app: 1, api: 1, sample: 1 },
      tags: [
        { tag: 'drinks', count: 2 },
        { tag: 'easy', count: 1 },
      ],
      problems: 1,
      image: 0,
    });
  });
});
