import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarize } from '../../../../electron/host/library/search/entry-summary.ts';
import { countStatistics } from '../../../../electron/host/library/search/library-statistics.ts';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../../shared/emoji/emoji-shortcodes.ts';
import { type Entry, MAX_MOMENT, stateOf, summarySchema } from '../../../../shared/library/entry.ts';
import {
  MAX_RANKED_QUESTIONS,
  MAX_STATISTICS_MONTHS,
  MIN_DIVIDED_VOTES,
  statisticsSchema,
} from '../../../../shared/library/statistics.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import { createAnyEntries } from '../../../support/any-entry.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';
import { unsynced } from '../../../support/sync/memory-repository.ts';

/** Creates a posted question with an option for each vote count. */
function sentEntry(id: number, sentAt: string | null, votes: readonly number[], tags: string[] = []): Entry {
  const entry = createExampleEntry(id);
  if (!entry.question) throw new Error('An example has a question.');
  const options = votes.map((count) => ({ typed: '☕', emoji: '☕', text: `${count}`, votes: count }));
  return { ...entry, tags, question: { ...entry.question, options, sentAt, messageID: `${id}` } };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const isListedAsSent = (entry: Entry): boolean => stateOf(entry) === 'sent';
const sumVotes = ({ question }: Entry): number => sum(question?.options.map(({ votes }) => votes) ?? []);
const two = (part: number) => String(part).padStart(2, '0');
const monthIn = (text: string | number): string => {
  const date = new Date(text);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}`;
};

describe('library statistics', () => {
  it("don't block the event loop", async () => {
    const entries = Array.from({ length: 5_000 }, (_, at) => createExampleEntry(at + 1));
    let turns = 0;
    let isCounting = true;
    const countTurns = () => {
      turns += 1;
      if (isCounting) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    const { total } = await countStatistics(entries);
    isCounting = false;
    expect(total).toBe(5_000);
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('sum votes by the weekday of posting', async () => {
    const { weekdays } = await countStatistics([
      sentEntry(1, '2026-11-23T12:00:00Z', [3, 1]),
      sentEntry(2, '2026-11-30T12:00:00Z', [2]),
      sentEntry(3, '2026-11-29T12:00:00Z', [5]),
      sentEntry(4, '2026-11-24T12:00:00Z', [0]),
      sentEntry(5, null, [9]),
    ]);
    expect(weekdays).toEqual([
      { weekday: 1, questions: 2, votes: 6 },
      { weekday: 7, questions: 1, votes: 5 },
    ]);
  });

  it('match a naive count for any library', async () => {
    await fc.assert(
      fc.asyncProperty(createAnyEntries(40), async (entries) => {
        const statistics = statisticsSchema.parse(await countStatistics(entries));
        const shown = entries.filter(({ removedAt }) => removedAt === null);
        const sent = shown.filter(isListedAsSent);
        expect(statistics.total).toBe(shown.length);
        for (const [state, count] of Object.entries(statistics.states)) {
          expect(count).toBe(shown.filter((entry) => stateOf(entry) === state).length);
        }
        expect(statistics.sent).toEqual({ questions: sent.length, votes: sum(sent.map(sumVotes)) });
        for (const { month, created, sent: sentCount } of statistics.months) {
          const isCreated = ({ question, editedAt }: Entry) =>
            monthIn(question?.createdAt ?? editedAt) === month;
          expect([month, created]).toEqual([month, shown.filter(isCreated).length]);
          const isSentThen = ({ question }: Entry) =>
            question?.sentAt != null && monthIn(question.sentAt) === month;
          expect([month, sentCount]).toEqual([month, sent.filter(isSentThen).length]);
        }
        for (const { tag, ...counts } of statistics.tags) {
          const tagged = shown.filter(({ tags }) => tags?.includes(tag));
          const taggedAndSent = tagged.filter(isListedAsSent);
          expect(counts).toEqual({
            count: tagged.length,
            sent: taggedAndSent.length,
            votes: sum(taggedAndSent.map(sumVotes)),
          });
        }
        expect(new Set(statistics.tags.map(({ tag }) => tag))).toEqual(
          new Set(shown.flatMap(({ tags = [] }) => tags)),
        );
        const dated = sent.filter(({ question }) => question?.sentAt);
        const { points } = statistics.participation;
        expect(sum(points.map(({ questions }) => questions))).toBe(dated.length);
        expect(sum(points.map(({ votes }) => votes))).toBe(sum(dated.map(sumVotes)));
        expect(points.map(({ date }) => date)).toEqual(points.map(({ date }) => date).toSorted());
        const ranked = sent.filter((entry) => sumVotes(entry) > 0);
        const byVotes = ranked.toSorted((a, b) => sumVotes(b) - sumVotes(a) || a.id - b.id);
        expect(statistics.top.map(({ id }) => id)).toEqual(
          byVotes.slice(0, MAX_RANKED_QUESTIONS).map(({ id }) => id),
        );
        const fewest = ranked.toSorted((a, b) => sumVotes(a) - sumVotes(b) || a.id - b.id);
        expect(statistics.bottom.map(({ id }) => id)).toEqual(
          fewest.slice(0, MAX_RANKED_QUESTIONS).map(({ id }) => id),
        );
        const divisible = ranked.filter((entry) => sumVotes(entry) >= MIN_DIVIDED_VOTES);
        expect(statistics.divided).toHaveLength(Math.min(MAX_RANKED_QUESTIONS, divisible.length));
        for (const { id, lead } of statistics.divided) {
          const entry = divisible.find((each) => each.id === id);
          const [first = 0, second = 0] = (entry?.question?.options.map(({ votes }) => votes) ?? []).toSorted(
            (a, b) => b - a,
          );
          expect(lead).toBe((first - second) / (entry ? sumVotes(entry) : 1));
        }
      }),
    );
  });

  it("don't count questions that need attention as posted", async () => {
    const sent = sentEntry(1, '2026-11-02T12:00:00Z', [3], ['drinks']);
    const sync: EntrySync = { ...unsynced, hold: { code: 'refused', at: 1, facts: {}, tried: null } };
    const held: Entry = { ...sentEntry(2, '2026-11-03T12:00:00Z', [4], ['drinks']), sync };
    const { states, sent: figure, months, tags, top } = await countStatistics([sent, held]);
    expect(states).toMatchObject({ sent: 1, attention: 1 });
    expect(figure).toEqual({ questions: 1, votes: 3 });
    expect(sum(months.map((month) => month.sent))).toBe(1);
    expect(tags).toEqual([{ tag: 'drinks', count: 2, sent: 1, votes: 3 }]);
    expect(top.map(({ id }) => id)).toEqual([1]);
  });

  it('can contain more votes than the largest safe integer', async () => {
    const entry = sentEntry(
      1,
      '2026-11-02T12:00:00Z',
      [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
      ['a'],
    );
    const votes = 2 * Number.MAX_SAFE_INTEGER;
    const { sent, tags, top } = statisticsSchema.parse(await countStatistics([entry]));
    expect([sent.votes, tags[0]?.votes, top[0]?.votes]).toEqual([votes, votes, votes]);
    const summary = summarize(entry, createEmojiResolver(loadEmojiNames(), []), '');
    expect(summarySchema.parse(summary).votes).toBe(votes);
  });

  it('are zero or empty if there are no questions', async () => {
    const { months, participation, top, ...counts } = await countStatistics([]);
    expect([months, participation.points, top]).toEqual([[], [], []]);
    expect(counts).toMatchObject({ total: 0, sent: { questions: 0, votes: 0 }, tags: [] });
  });

  it('list the closest results first, limited to questions with enough votes', async () => {
    const { divided } = await countStatistics([
      sentEntry(1, null, [50, 10, 40]),
      sentEntry(2, null, [4, 4]),
      sentEntry(3, null, [30, 30, 1]),
      sentEntry(4, null, [10]),
      sentEntry(5, null, [50, 50]),
    ]);
    expect(divided.map(({ id, lead }) => [id, lead])).toEqual([
      [5, 0],
      [3, 0],
      [1, 0.1],
      [4, 1],
    ]);
  });

  it('include the latest months without gaps', async () => {
    const at = (year: number, month: number) => new Date(year, month - 1, 15).toISOString();
    const { months } = await countStatistics([
      sentEntry(1, at(2026, 3), [1]),
      sentEntry(2, at(2026, 3), [1]),
      sentEntry(3, at(2026, 5), [1]),
    ]);
    expect(months).toEqual([
      { month: '2026-01', created: 3, sent: 0 },
      { month: '2026-02', created: 0, sent: 0 },
      { month: '2026-03', created: 0, sent: 2 },
      { month: '2026-04', created: 0, sent: 0 },
      { month: '2026-05', created: 0, sent: 1 },
    ]);
    const long = await countStatistics([sentEntry(1, at(1970, 3), [1]), sentEntry(2, at(2026, 3), [1])]);
    expect(long.months).toHaveLength(MAX_STATISTICS_MONTHS);
    expect(long.months.at(-1)).toEqual({ month: '2026-03', created: 0, sent: 1 });
  });

  it('add up votes by date, or by month for long periods', async () => {
    const days = [sentEntry(1, '2026-03-02T12:00:00Z', [1, 2]), sentEntry(2, '2026-03-02T12:00:00Z', [4])];
    expect((await countStatistics(days)).participation).toEqual({
      unit: 'day',
      points: [{ date: '2026-03-02', questions: 2, votes: 7 }],
    });
    expect(
      (await countStatistics([...days, sentEntry(3, '2024-03-05T12:00:00Z', [5])])).participation,
    ).toEqual({
      unit: 'month',
      points: [
        { date: '2024-03-01', questions: 1, votes: 5 },
        { date: '2026-03-01', questions: 2, votes: 7 },
      ],
    });
  });

  it('omit dates whose year has more than 4 digits', async () => {
    const draft = { ...createExampleEntry(1), question: null, editedAt: MAX_MOMENT };
    expect((await countStatistics([draft])).months).toEqual([]);
  });
});
