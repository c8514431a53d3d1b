import type { EmojiBook } from '../../../shared/emoji.ts';
import {
  type Counts,
  type Entry,
  type Section,
  type Sort,
  type Summary,
  sectionSchema,
  stateOf,
} from '../../../shared/library.ts';
import { readRows } from '../../../shared/option-row.ts';

/** As many emoji as a row of the list has room for. */
const EMOJI_SHOWN = 6;

export interface ListQuery {
  section: Section;
  search: string;
  sort: Sort;
  offset: number;
  limit: number;
}

/** The library as lists show it: in order, by section, searched. */
export interface Catalogue {
  readonly counts: Counts;
  /** Takes the newest version of an entry. */
  put(entry: Entry): void;
  /** Forgets everything and begins anew; `counts` stays the same object. */
  reset(entries: Iterable<Entry>): void;
  list(query: ListQuery): { total: number; rows: Summary[] };
}

/** `entries` are those that exist already, in any order. */
export function createCatalogue(entries: Iterable<Entry>, book: () => EmojiBook): Catalogue {
  // In order of the last edit, oldest first: an entry that is put goes to the end.
  const shown = new Map<number, Entry>();
  const counts = Object.fromEntries(sectionSchema.options.map((section) => [section, 0])) as Counts;
  const haystacks = new WeakMap<Entry, string>();
  let last: { key: string; ids: number[] } | null = null;

  const count = (entry: Entry, by: 1 | -1) => {
    counts[stateOf(entry)] += by;
    counts.all += by;
  };
  const put = (entry: Entry) => {
    const before = shown.get(entry.id);
    if (before) count(before, -1);
    shown.delete(entry.id);
    if (entry.removedAt === null) {
      shown.set(entry.id, entry);
      count(entry, 1);
    }
    last = null;
  };
  const reset = (all: Iterable<Entry>) => {
    shown.clear();
    for (const section of sectionSchema.options) counts[section] = 0;
    for (const entry of [...all].sort((a, b) => a.editedAt - b.editedAt || a.id - b.id)) put(entry);
    last = null;
  };
  reset(entries);

  const haystack = (entry: Entry): string => {
    const known = haystacks.get(entry);
    if (known !== undefined) return known;
    const text = fold(textOf(entry));
    haystacks.set(entry, text);
    return text;
  };
  const matching = ({ section, search, sort }: ListQuery): number[] => {
    const key = JSON.stringify([section, search, sort]);
    if (last?.key === key) return last.ids;
    const words = fold(search).split(/\s+/).filter(Boolean);
    const hits = [...shown.values()].reverse().filter((entry) => {
      if (section !== 'all' && stateOf(entry) !== section) return false;
      return words.length === 0 || words.every((word) => haystack(entry).includes(word));
    });
    if (sort === 'created') hits.sort((a, b) => b.id - a.id);
    if (sort === 'title') hits.sort(byTitle());
    last = { key, ids: hits.map((entry) => entry.id) };
    return last.ids;
  };
  return {
    counts,
    put,
    reset,
    list(query) {
      const ids = matching(query);
      const rows = ids.slice(query.offset, query.offset + query.limit).flatMap((id) => {
        const entry = shown.get(id);
        return entry ? [summarize(entry, book())] : [];
      });
      return { total: ids.length, rows };
    },
  };
}

/** What the author last typed, saved or not. */
const titleOf = (entry: Entry): string => entry.draft?.input.title ?? entry.question?.title ?? '';

function byTitle(): (a: Entry, b: Entry) => number {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return (a, b) => compare(titleOf(a), titleOf(b)) || a.id - b.id;
}

function textOf({ draft, question }: Entry): string {
  if (draft) return Object.values(draft.input).join('\n');
  if (!question) return '';
  const options = question.options.map((option) => `${option.emoji} ${option.text}`);
  return [question.title, question.description, question.footer, ...options].join('\n');
}

/** Case and accents don't matter to a search. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

function summarize(entry: Entry, book: EmojiBook): Summary {
  const emoji = entry.draft ? draftEmoji(entry.draft.input.options, book) : questionEmoji(entry);
  return {
    id: entry.id,
    title: titleOf(entry),
    emoji: emoji.slice(0, EMOJI_SHOWN),
    optionCount: emoji.length,
    state: stateOf(entry),
    origin: entry.origin,
    editedAt: entry.editedAt,
    pending: entry.question !== null && entry.draft !== null,
  };
}

const questionEmoji = (entry: Entry): string[] =>
  entry.question ? entry.question.options.map((option) => option.emoji) : [];

/** One for each option line; empty where it has no emoji yet. */
function draftEmoji(source: string, book: EmojiBook): string[] {
  return readRows(source).map((row) => {
    const resolved = book.resolve(row.emoji);
    return 'emoji' in resolved ? resolved.emoji : '';
  });
}
