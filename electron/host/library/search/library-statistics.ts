import { setImmediate } from 'node:timers/promises';
import { type CustomEmoji, deriveUnusedName, type SeenEmoji } from '../../../../shared/emoji/custom-emoji.ts';
import { readWholeEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import { isHttpUrl } from '../../../../shared/http-url.ts';
import { addMonths, getWeekday, toLocalDay } from '../../../../shared/library/calendar-date.ts';
import { type Entry, isPurged, type StoredOption, stateOf } from '../../../../shared/library/entry.ts';
import {
  MAX_PARTICIPATION_DAYS,
  MAX_RANKED_QUESTIONS,
  MAX_STATISTICS_MONTHS,
  MIN_DIVIDED_VOTES,
  type RankedQuestion,
  type Statistics,
} from '../../../../shared/library/statistics.ts';
import { parseOptions } from '../../../../shared/question/option-line.ts';
import { sumVotes } from './entry-summary.ts';

/**
 * The number of entries to count before yielding to the event loop. Counting this many takes a few
 * milliseconds.
 */
const ENTRIES_PER_TURN = 1_000;

type Compare = (a: RankedQuestion, b: RankedQuestion) => number;

const compareIds: Compare = (a, b) => a.id - b.id;
const compareMostVotes: Compare = (a, b) => b.votes - a.votes || compareIds(a, b);
const compareFewestVotes: Compare = (a, b) => a.votes - b.votes || compareIds(a, b);
const compareMostDivided: Compare = (a, b) => a.lead - b.lead || compareMostVotes(a, b);

export async function countStatistics(entries: Iterable<Entry>): Promise<Statistics> {
  const count = createCount();
  // A copy is counted, because the library can change between slices.
  const counted = [...entries].filter(({ removedAt }) => removedAt === null);
  for (const [at, entry] of counted.entries()) {
    if (at % ENTRIES_PER_TURN === ENTRIES_PER_TURN - 1) await setImmediate();
    count.add(entry);
  }
  return count.result();
}

function createCount() {
  const states: Statistics['states'] = { draft: 0, ready: 0, service: 0, sent: 0, attention: 0 };
  const sent = { questions: 0, votes: 0 };
  const months = createSums(() => ({ created: 0, sent: 0 }));
  const tags = createSums(() => ({ count: 0, sent: 0, votes: 0 }));
  const days = createSums(() => ({ questions: 0, votes: 0 }));
  const weekdays = new Map<number, { questions: number; votes: number }>();
  const top = createRanking(compareMostVotes);
  const bottom = createRanking(compareFewestVotes);
  const divided = createRanking(compareMostDivided);
  let total = 0;

  const addSent = (entry: Entry, votes: number) => {
    const { id, question } = entry;
    if (!question) return;
    sent.questions += 1;
    sent.votes += votes;
    const sentAt = question.sentAt === null ? null : Date.parse(question.sentAt);
    const date = sentAt === null ? null : toDate(sentAt);
    if (date !== null) {
      months.of(date.slice(0, 7)).sent += 1;
      const day = days.of(date);
      day.questions += 1;
      day.votes += votes;
    }
    if (votes === 0) return;
    if (date !== null) {
      const weekday = getWeekday(date);
      const sums = weekdays.get(weekday) ?? { questions: 0, votes: 0 };
      weekdays.set(weekday, { questions: sums.questions + 1, votes: sums.votes + votes });
    }
    const ranked = { id, title: question.title, sentAt, votes, lead: computeLead(question.options, votes) };
    top.add(ranked);
    bottom.add(ranked);
    if (votes >= MIN_DIVIDED_VOTES) divided.add(ranked);
  };
  return {
    add(entry: Entry) {
      const { question, editedAt } = entry;
      const state = stateOf(entry);
      // The sidebar doesn't list a posted question under Posted if it needs attention, so its votes don't
      // count either.
      const votes = question && state === 'sent' ? sumVotes(question.options) : null;
      total += 1;
      states[state] += 1;
      const created = toDate(question ? Date.parse(question.createdAt) : editedAt);
      if (created !== null) months.of(created.slice(0, 7)).created += 1;
      if (votes !== null) addSent(entry, votes);
      for (const tag of entry.tags ?? []) {
        const sums = tags.of(tag);
        sums.count += 1;
        if (votes === null) continue;
        sums.sent += 1;
        sums.votes += votes;
      }
    },
    result: (): Statistics => ({
      total,
      states,
      sent,
      months: listMonths(months.all()),
      tags: [...tags.all()]
        .map(([tag, sums]) => ({ tag, ...sums }))
        .sort((a, b) => b.count - a.count || compareText(a.tag, b.tag)),
      participation: computeParticipation(days.all()),
      weekdays: [...weekdays]
        .map(([weekday, sums]) => ({ weekday, ...sums }))
        .sort((a, b) => a.weekday - b.weekday),
      top: top.questions(),
      bottom: bottom.questions(),
      divided: divided.questions(),
    }),
  };
}

const FOUR_DIGITS = /^\d{4}-/;

/** Returns the date in local time, or null if its year doesn't have 4 digits. */
function toDate(moment: number): string | null {
  const date = toLocalDay(moment);
  return FOUR_DIGITS.test(date) ? date : null;
}

/** Returns the leading option's margin over the second one, as a share of all votes. */
function computeLead(options: readonly StoredOption[], votes: number): number {
  let first = 0;
  let second = 0;
  for (const option of options) {
    if (option.votes > first) [first, second] = [option.votes, first];
    else if (option.votes > second) second = option.votes;
  }
  return (first - second) / votes;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function createSums<Sums>(none: () => Sums) {
  const sums = new Map<string, Sums>();
  return {
    of(key: string): Sums {
      const known = sums.get(key) ?? none();
      sums.set(key, known);
      return known;
    },
    all: (): ReadonlyMap<string, Sums> => sums,
  };
}

/** Creates a list of the first questions in an order. Avoids sorting all questions. */
function createRanking(compare: Compare) {
  const first: RankedQuestion[] = [];
  return {
    add(question: RankedQuestion) {
      const last = first[MAX_RANKED_QUESTIONS - 1];
      if (last && compare(last, question) <= 0) return;
      first.push(question);
      first.sort(compare);
      first.splice(MAX_RANKED_QUESTIONS);
    },
    questions: (): RankedQuestion[] => first,
  };
}

/** Returns the latest months, oldest first, including months without questions in between. */
function listMonths(sums: ReadonlyMap<string, { created: number; sent: number }>): Statistics['months'] {
  const known = [...sums.keys()].sort();
  const first = known[0] ?? '';
  const months: Statistics['months'] = [];
  for (let month = known.at(-1) ?? ''; month !== '' && month >= first; month = getPreviousMonth(month)) {
    if (months.length === MAX_STATISTICS_MONTHS) break;
    months.unshift({ month, ...(sums.get(month) ?? { created: 0, sent: 0 }) });
  }
  return months;
}

const getPreviousMonth = (month: string): string => addMonths(`${month}-01`, -1).slice(0, 7);

const DAY = 24 * 60 * 60 * 1000;

/** Computes participation by date, or by month if the dates span a long time. */
function computeParticipation(
  days: ReadonlyMap<string, { questions: number; votes: number }>,
): Statistics['participation'] {
  const dates = [...days.keys()].sort();
  const span = (Date.parse(dates.at(-1) ?? '') - Date.parse(dates[0] ?? '')) / DAY;
  const unit = span >= MAX_PARTICIPATION_DAYS ? 'month' : 'day';
  const points: Statistics['participation']['points'] = [];
  for (const day of dates) {
    const date = unit === 'day' ? day : `${day.slice(0, 7)}-01`;
    const { questions = 0, votes = 0 } = days.get(day) ?? {};
    const last = points.at(-1);
    if (last?.date !== date) points.push({ date, questions, votes });
    else {
      last.questions += questions;
      last.votes += votes;
    }
  }
  return { unit, points };
}

const MAX_SEEN_EMOJI = 200;

/**
 * Lists the image emoji in questions, written as `$[label](url)$`, that aren't custom emoji. The most used
 * images come first. Reads all questions each time.
 */
export function listUsedEmojiImages(
  entries: Iterable<Entry>,
  fromService: Iterable<{ options: readonly { emoji: string }[] }>,
  custom: readonly CustomEmoji[],
): SeenEmoji[] {
  const own = new Set(custom.map(({ url }) => url));
  const seen = new Map<string, { label: string; url: string; questions: number }>();
  const countImages = (emoji: readonly string[]) => {
    // An emoji counts only once per question.
    const pictures = new Map(emoji.flatMap(findImage));
    for (const [url, label] of pictures) {
      if (own.has(url)) continue;
      const known = seen.get(url);
      if (known) known.questions += 1;
      else seen.set(url, { label, url, questions: 1 });
    }
  };
  for (const entry of entries) if (!isPurged(entry)) countImages(listEmoji(entry));
  for (const { options } of fromService) countImages(options.map(({ emoji }) => emoji));
  const taken = new Set(custom.map(({ name }) => name));
  return [...seen.values()]
    .sort((a, b) => b.questions - a.questions)
    .slice(0, MAX_SEEN_EMOJI)
    .map((one) => {
      const name = deriveUnusedName(one.label, taken);
      taken.add(name);
      return { ...one, name };
    });
}

function listEmoji({ question, draft }: Entry): string[] {
  const saved = question?.options.map(({ typed }) => typed) ?? [];
  if (!draft?.input.options.includes('$[')) return saved;
  const typed = parseOptions(draft.input.options).flatMap((line) => (line.ok ? [line.option.emoji] : []));
  return [...saved, ...typed];
}

/**
 * Returns an image emoji's URL and label, or an empty array for other emoji and the local API's placeholders.
 */
function findImage(emoji: string): [url: string, label: string][] {
  const form = emoji.startsWith('$[') ? readWholeEmoji(emoji) : null;
  return form?.kind === 'image' && isHttpUrl(form.url) ? [[form.url, form.label]] : [];
}
