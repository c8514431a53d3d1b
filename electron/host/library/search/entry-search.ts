import { setImmediate } from 'node:timers/promises';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import {
  type Entry,
  isSent,
  type Section,
  type Sort,
  type Summary,
  stateOf,
} from '../../../../shared/library/entry.ts';
import { draftOfEntry } from '../../../../shared/library/entry-draft.ts';
import type { DateRange, LibraryFilter } from '../../../../shared/library/library-filter.ts';
import { listedPrivateFields, privateSearchText } from '../../../../shared/library/private-fields.ts';
import { readRows } from '../../../../shared/question/option-line.ts';
import {
  type OptionalField,
  PLAIN_FIELDS,
  QUESTION_FIELDS,
} from '../../../../shared/question/question-fields.ts';
import { foldCase, searchWords } from '../../../../shared/text/fold-case.ts';

/** The title of the draft, or of the question without one. */
const titleOf = (entry: Entry): string => entry.draft?.input.title ?? entry.question?.title ?? '';

/** The searchable text line by line, title first. */
function searchedLines(entry: Entry): string[] {
  return [titleOf(entry), ...linesBelow(entry)];
}

function linesBelow(entry: Entry): string[] {
  const { draft, question } = entry;
  const options = draft
    ? draft.input.options.split('\n')
    : question?.options.map(({ emoji, text }) => `${emoji} ${text}`);
  const textOf = (field: OptionalField) => (draft ? draft.input[field] : question?.[field]) ?? '';
  const texts = PLAIN_FIELDS.flatMap((field) =>
    QUESTION_FIELDS[field].control === 'lines' ? textOf(field).split('\n') : textOf(field),
  );
  return [...(options ?? []), ...texts, ...privateSearchText(entry), textOf('image')];
}

/** Characters before the match in a shortened line. */
const BEFORE_HIT = 24;
const HIT_LENGTH = 160;
/** The emoji before an option's text, which the row shows anyway. */
const OPTION_EMOJI = /^\s*(?::[^\s:]+:|\$[^$]*\$|[^\p{L}\p{N}\s]+)(?:\s+-)?\s+/u;

/**
 * The first line with a word that the title lacks, without the option's emoji unless it was searched for; null if
 * the title has all words.
 */
function hitLine(entry: Entry, search: string): string | null {
  const title = foldCase(titleOf(entry));
  const lacking = searchWords(search).filter((word) => !title.includes(word));
  if (lacking.length === 0) return null;
  for (const line of linesBelow(entry)) {
    const word = lacking.find((each) => foldCase(line).includes(each));
    if (word === undefined) continue;
    const bare = line.replace(OPTION_EMOJI, '');
    return cut((foldCase(bare).includes(word) ? bare : line).trim(), word);
  }
  return null;
}

function cut(line: string, word: string): string {
  const at = foldCase(line).indexOf(word);
  if (at <= BEFORE_HIT * 2) return line.slice(0, HIT_LENGTH);
  const from = line.indexOf(' ', at - BEFORE_HIT) + 1 || at - BEFORE_HIT;
  return `…${line.slice(from < at ? from : at - BEFORE_HIT, from + HIT_LENGTH)}`;
}

/** The number of emoji in a row of the list. */
const EMOJI_SHOWN = 6;

/** A row of the list. `search` determines the line to show. */
export function summarize(entry: Entry, emojiResolver: EmojiResolver, search: string): Summary {
  const emoji = entry.draft ? draftEmoji(entry.draft.input.options, emojiResolver) : questionEmoji(entry);
  const { question } = entry;
  return {
    id: entry.id,
    title: titleOf(entry),
    emoji: emoji.slice(0, EMOJI_SHOWN),
    optionCount: emoji.length,
    state: stateOf(entry),
    origin: entry.origin,
    editedAt: entry.editedAt,
    pending: question !== null && entry.draft !== null,
    ...listedPrivateFields(entry),
    sentAt: question?.sentAt ? Date.parse(question.sentAt) : null,
    votes: question && isSent(entry) ? voteTotal(question.options) : null,
    ...(question?.messageLink && { messageLink: question.messageLink }),
    removedAt: entry.removedAt,
    hit: hitLine(entry, search),
  };
}

/** One per option line; empty without an emoji. */
export const voteTotal = (options: readonly { votes: number }[]): number =>
  options.reduce((sum, { votes }) => sum + votes, 0);

const questionEmoji = (entry: Entry): string[] =>
  entry.question ? entry.question.options.map((option) => option.emoji) : [];

function draftEmoji(source: string, emojiResolver: EmojiResolver): string[] {
  return readRows(source).map((row) => {
    const resolved = emojiResolver.resolve(row.emoji);
    return 'emoji' in resolved ? resolved.emoji : '';
  });
}

export interface IndexQuery {
  section: Section;
  search: string;
  filter: LibraryFilter;
  sort: Sort;
  reversed?: boolean;
  /** IDs with a likely duplicate, if the filter needs them. */
  likelyDuplicates?: ReadonlySet<number>;
}

/** Finds the entries of a list. Caches the last result, so that scrolling and longer searches are fast. */
interface Search {
  /** Returns all matches in order. Valid until the next change. */
  hits(query: IndexQuery): readonly Entry[];
  /** Computes `hits` in slices. Starts again after a change, at most `MAX_ATTEMPTS` times. */
  preload(query: IndexQuery): Promise<void>;
  /** Prepares the searchable text of entries in slices. */
  prepare(entries: readonly Entry[]): Promise<void>;
  /** Drops cached results after a change. */
  forget(): void;
}

/** Texts to prepare before the event loop runs. */
const TEXTS_AT_ONCE = 200;
/** Entries to search before the event loop runs, which takes a few milliseconds. */
const ENTRIES_AT_ONCE = 4000;
const MAX_ATTEMPTS = 3;

/** `inOrder` returns all entries of a section in order. */
export function createSearch(ports: {
  inOrder: (section: Section, sort: Sort) => readonly Entry[];
  hasProblem: (entry: Entry) => boolean;
}): Search {
  const haystacks = new WeakMap<Entry, string>();
  let changes = 0;
  let last: { key: string; search: string; hits: readonly Entry[] } | null = null;

  const haystack = (entry: Entry): string => {
    const known = haystacks.get(entry);
    if (known !== undefined) return known;
    const text = foldCase(searchedLines(entry).join('\n'));
    haystacks.set(entry, text);
    return text;
  };
  /** Returns the entries to search and the test for each; `known` if it's the cached result. */
  const plan = ({ section, search, filter, sort, reversed = false, likelyDuplicates }: IndexQuery) => {
    const key = JSON.stringify([section, filter, sort, reversed]);
    const before = last?.key === key ? last : null;
    const words = searchWords(search);
    const has = (entry: Entry) => words.every((word) => haystack(entry).includes(word));
    const passes = createTest(filter, {
      hasProblem: ports.hasProblem,
      hasTwin: (id) => likelyDuplicates?.has(id) ?? false,
    });
    // A longer search only matches entries that the shorter one matched.
    const narrowed = before && search.startsWith(before.search) ? before.hits : null;
    const inOrder = () => {
      const entries = ports.inOrder(section, sort);
      return reversed ? entries.toReversed() : entries;
    };
    return {
      known: before?.search === search ? before.hits : null,
      among: narrowed ?? inOrder(),
      isHit: narrowed
        ? has
        : (entry: Entry) => isInSectionOfScope(entry, section) && has(entry) && passes(entry),
      cacheHits(hits: readonly Entry[]) {
        // Duplicates can change without a change of the library.
        last = filter.twin ? null : { key, search, hits };
        return hits;
      },
    };
  };
  /** Returns false if something changed before it finished. */
  const tryPreload = async (query: IndexQuery): Promise<boolean> => {
    const { known, among, isHit, cacheHits } = plan(query);
    if (known || among.length <= ENTRIES_AT_ONCE) return true;
    const changesBefore = changes;
    const hits: Entry[] = [];
    for (let from = 0; from < among.length; from += ENTRIES_AT_ONCE) {
      if (from > 0) await setImmediate();
      if (changes !== changesBefore) return false;
      for (const entry of among.slice(from, from + ENTRIES_AT_ONCE)) if (isHit(entry)) hits.push(entry);
    }
    cacheHits(hits);
    return true;
  };
  return {
    hits(query) {
      const { known, among, isHit, cacheHits } = plan(query);
      return known ?? cacheHits(among.filter(isHit));
    },
    async preload(query) {
      // The result of this filter isn't cached.
      if (query.filter.twin) return;
      for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) if (await tryPreload(query)) return;
    },
    async prepare(entries) {
      for (const [index, entry] of entries.entries()) {
        haystack(entry);
        if (index % TEXTS_AT_ONCE === 0) await setImmediate();
      }
    },
    forget() {
      last = null;
      changes += 1;
    },
  };
}

/** What a filter needs in addition to the entry. */
interface FilterFacts {
  hasProblem: (entry: Entry) => boolean;
  hasTwin: (id: number) => boolean;
}

type Test = (entry: Entry) => boolean;

/** Whether an entry belongs to a section. The entry is of the section's scope: from the trash, or else not deleted. */
export const isInSectionOfScope = (entry: Entry, section: Section): boolean =>
  section === 'all' || section === 'trash' || stateOf(entry) === section;

export const hasImage: Test = (entry) => draftOfEntry(entry).image.trim() !== '';

/** Returns a function that checks whether an entry passes a filter. */
function createTest(filter: LibraryFilter, { hasProblem, hasTwin }: FilterFacts): Test {
  const { states, origins, tags, problems, image, twin, unplanned, dates } = filter;
  const tests: Test[] = [];
  if (states.length > 0) tests.push((entry) => states.includes(stateOf(entry)));
  if (origins.length > 0) tests.push(({ origin }) => origins.includes(origin));
  if (tags.length > 0) tests.push((entry) => tags.every((tag) => entry.tags?.includes(tag)));
  if (image) tests.push(hasImage);
  if (twin) tests.push(({ id }) => hasTwin(id));
  if (unplanned) tests.push((entry) => entry.plannedFor === undefined && !isSent(entry));
  if (dates) tests.push(dateTest(dates));
  if (problems) tests.push(hasProblem);
  return (entry) => tests.every((test) => test(entry));
}

function dateTest({ of, from, to }: DateRange): Test {
  if (of === 'planned') {
    return ({ plannedFor: day }) =>
      day !== undefined && (from === null || day >= from) && (to === null || day <= to);
  }
  const first = from === null ? Number.NEGATIVE_INFINITY : startOf(from, 0);
  const end = to === null ? Number.POSITIVE_INFINITY : startOf(to, 1);
  return (entry) => {
    const at = momentOf(entry, of);
    return at !== null && at >= first && at < end;
  };
}

/** Returns the start of a day in local time, plus some days. */
function startOf(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(0);
  // The constructor treats years below 100 as 19xx.
  start.setFullYear(year, month - 1, date + later);
  return start.setHours(0, 0, 0, 0);
}

/** Drafts have no creation time, so their last change is used. */
function momentOf({ editedAt, question }: Entry, of: 'edited' | 'created' | 'sent'): number | null {
  if (of === 'edited') return editedAt;
  if (of === 'created') return question ? Date.parse(question.createdAt) : editedAt;
  return question?.sentAt ? Date.parse(question.sentAt) : null;
}
