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
import { type OptionalField, PLAIN_FIELDS, QUESTION_FIELDS } from '../../../../shared/question/fields.ts';
import { readRows } from '../../../../shared/question/option-line.ts';
import { foldCase, searchWords } from '../../../../shared/text/fold-case.ts';

/** What the author last typed, saved or not. */
const titleOf = (entry: Entry): string => entry.draft?.input.title ?? entry.question?.title ?? '';

/** Everything in it that a search looks at, line by line, its title first. */
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

/** Long lines begin a little before what was found. */
const BEFORE_HIT = 24;
const HIT_LENGTH = 160;
/** An option's emoji, as it stands in front of its text: the row shows it anyway. */
const OPTION_EMOJI = /^\s*(?::[^\s:]+:|\$[^$]*\$|[^\p{L}\p{N}\s]+)(?:\s+-)?\s+/u;

/**
 * The first line below the title with a word that the title lacks; null where the title has them all. It is what the
 * author reads, so an option comes without its emoji, unless that is what was looked for.
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

/** As many emoji as a row of the list has room for. */
const EMOJI_SHOWN = 6;

/** A row of the list; `search` is what found it. */
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
    removedAt: entry.removedAt,
    hit: hitLine(entry, search),
  };
}

/** Returns the votes of all options. */
export const voteTotal = (options: readonly { votes: number }[]): number =>
  options.reduce((sum, { votes }) => sum + votes, 0);

const questionEmoji = (entry: Entry): string[] =>
  entry.question ? entry.question.options.map((option) => option.emoji) : [];

/** One for each option line; empty where it has no emoji yet. */
function draftEmoji(source: string, emojiResolver: EmojiResolver): string[] {
  return readRows(source).map((row) => {
    const resolved = emojiResolver.resolve(row.emoji);
    return 'emoji' in resolved ? resolved.emoji : '';
  });
}

/** Which questions, in which order. */
export interface IndexQuery {
  section: Section;
  search: string;
  filter: LibraryFilter;
  sort: Sort;
  /** Those that have a very close twin, for a filter that asks for it. */
  likelyDuplicates?: ReadonlySet<number>;
}

/** Finds what lists show. The last answer is kept: the next window of it costs nothing, a longer search little. */
interface Search {
  /** All that match, in order. Not to be kept beyond the next change. */
  hits(query: IndexQuery): readonly Entry[];
  /**
   * Finds a little at a time what `hits` then only has to give. Where something changes meanwhile it begins anew; where
   * that happens again and again, `hits` has to find by itself.
   */
  preload(query: IndexQuery): Promise<void>;
  /** Works out the texts that are searched, a little at a time. */
  prepare(entries: readonly Entry[]): Promise<void>;
  /** Something changed: what was found is not true any more. */
  forget(): void;
}

/** Texts that are worked out before others get their turn. */
const TEXTS_AT_ONCE = 200;
/** Entries that are looked at before others get their turn: a few milliseconds. */
const ENTRIES_AT_ONCE = 4000;
/** How often it is begun to look, at most. */
const MAX_ATTEMPTS = 3;

/** Looks for questions; `inOrder` gives all of those that a section is of. */
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
  /** Where to look, and what is a hit there; `known` where that was asked last. */
  const plan = ({ section, search, filter, sort, likelyDuplicates: twins }: IndexQuery) => {
    const key = JSON.stringify([section, filter, sort]);
    const before = last?.key === key ? last : null;
    const words = searchWords(search);
    const has = (entry: Entry) => words.every((word) => haystack(entry).includes(word));
    const passes = createTest(filter, {
      hasProblem: ports.hasProblem,
      hasTwin: (id) => twins?.has(id) ?? false,
    });
    // Whoever types on looks for fewer of those that he has found.
    const narrowed = before && search.startsWith(before.search) ? before.hits : null;
    return {
      known: before?.search === search ? before.hits : null,
      among: narrowed ?? ports.inOrder(section, sort),
      isHit: narrowed ? has : (entry: Entry) => isIn(entry, section) && has(entry) && passes(entry),
      keep(hits: readonly Entry[]) {
        // Twins come to be known without a change here.
        last = filter.twin ? null : { key, search, hits };
        return hits;
      },
    };
  };
  /** Whether it got to the end before anything changed. */
  const tryPreload = async (query: IndexQuery): Promise<boolean> => {
    const { known, among, isHit, keep } = plan(query);
    if (known || among.length <= ENTRIES_AT_ONCE) return true;
    const begun = changes;
    const hits: Entry[] = [];
    for (let from = 0; from < among.length; from += ENTRIES_AT_ONCE) {
      if (from > 0) await setImmediate();
      if (changes !== begun) return false;
      for (const entry of among.slice(from, from + ENTRIES_AT_ONCE)) if (isHit(entry)) hits.push(entry);
    }
    keep(hits);
    return true;
  };
  return {
    hits(query) {
      const { known, among, isHit, keep } = plan(query);
      return known ?? keep(among.filter(isHit));
    },
    async preload(query) {
      // Nothing would be kept of it.
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

/** What a filter asks that an entry does not say by itself. */
interface FilterFacts {
  hasProblem: (entry: Entry) => boolean;
  hasTwin: (id: number) => boolean;
}

type Test = (entry: Entry) => boolean;

/** Whether an entry of its scope, the library or the trash, is in a section. */
export const isIn = (entry: Entry, section: Section): boolean =>
  section === 'all' || section === 'trash' || stateOf(entry) === section;

export const hasImage: Test = (entry) => draftOfEntry(entry).image.trim() !== '';

/** Whether an entry passes a filter. */
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

/** When the day begins on this computer, or one some days later. */
function startOf(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(0);
  // Whatever the year: the constructor takes those below 100 for others.
  start.setFullYear(year, month - 1, date + later);
  return start.setHours(0, 0, 0, 0);
}

/** A draft is begun when nobody knows any more: its last change is as near as one gets. */
function momentOf({ editedAt, question }: Entry, of: 'edited' | 'created' | 'sent'): number | null {
  if (of === 'edited') return editedAt;
  if (of === 'created') return question ? Date.parse(question.createdAt) : editedAt;
  return question?.sentAt ? Date.parse(question.sentAt) : null;
}
