import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpellingIndex } from '../../../../../electron/host/similar/worker/engine/index/spelling-index.ts';
import { editDistance } from '../../../../../shared/text/edit-distance.ts';

const listPairs = (word: string): Set<string> =>
  new Set(Array.from({ length: word.length + 1 }, (_, at) => `^${word}$`.slice(at, at + 2)));
const countCommon = (one: string, other: string): number =>
  listPairs(one).intersection(listPairs(other)).size;
const computeShare = (one: string, other: string): number =>
  (2 * countCommon(one, other)) / (listPairs(one).size + listPairs(other).size);
const compareText = (a: string, b: string): number => (a < b ? -1 : 1);

/** Creates an index of words that are numbered from `from`. */
const indexOf = (texts: readonly string[], from = 0) => {
  const spelling = createSpellingIndex((word) => texts[word - from] ?? '');
  for (const at of texts.keys()) spelling.add(from + at);
  const getText = (word: number): string => texts[word - from] ?? '';
  return {
    spelling,
    near: (text: string, most: number) =>
      spelling.findWithinEdits(text, most).map(({ word, edits }) => [getText(word), edits]),
    kin: (text: string, least: number) =>
      spelling.findSharingLetterPairs(text, least).map(({ word, share }) => [getText(word), share]),
    beginning: (text: string) => spelling.findCompletions(text).map(getText),
  };
};

describe('the spelling index', () => {
  const TEXTS = ['season', 'seasons', 'reason', 'movie', 'movement', 'weihnachten'];

  it('finds possible corrections, the most similar first', () => {
    const { near } = indexOf(TEXTS);
    expect(near('seasons', 2)).toEqual([
      ['seasons', 0],
      ['season', 1],
      ['reason', 2],
    ]);
    expect(near('seaosn', 1)).toEqual([['season', 1]]);
  });

  it('completes a prefix', () => {
    expect(indexOf(TEXTS).beginning('mov')).toEqual(['movie', 'movement']);
    expect(indexOf(TEXTS).beginning('movie')).toEqual([]);
    expect(indexOf(TEXTS).beginning('vie')).toEqual([]);
  });

  it('finds words that share letter pairs', () => {
    expect(indexOf(TEXTS).kin('weihnachtsfilm', 0.5)).toEqual([['weihnachten', 2 / 3]]);
  });

  it('sorts equally similar words alphabetically', () => {
    const { near, kin } = indexOf(['tulipc', 'tulipa', 'tulipd', 'tulipb']);
    const sorted = ['tulipa', 'tulipb', 'tulipc', 'tulipd'];
    expect(near('tulip', 1).map(([text]) => text)).toEqual(sorted);
    expect(kin('tulip', 0.5).map(([text]) => text)).toEqual(sorted);
  });

  it('finds all similar words after any additions and deletions', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 1, maxLength: 6 });
    const texts = fc.uniqueArray(word, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(
        texts,
        fc.array(fc.nat()),
        fc.constantFrom(0, 1_020, 5_000),
        word,
        (all, deleted, from, text) => {
          const index = indexOf(all, from);
          const remaining = new Set(all);
          for (const at of deleted) {
            if (!remaining.delete(all[at % all.length] ?? '')) continue;
            index.spelling.remove(from + (at % all.length));
          }
          for (const most of [1, 2]) {
            const expected = [...remaining]
              .map((one): [string, number] => [one, editDistance(text, one, most)])
              // Short words may be similar without having a pair of characters in common. The index doesn't
              // find such words.
              .filter(([one, edits]) => edits <= most && countCommon(text, one) > 0)
              .sort((a, b) => a[1] - b[1] || compareText(a[0], b[0]));
            expect(index.near(text, most)).toEqual(expected);
          }
          for (const least of [0.4, 0.7]) {
            const expected = [...remaining]
              .map((one): [string, number] => [one, computeShare(text, one)])
              .filter(([one, share]) => share >= least && one !== text && countCommon(text, one) > 1)
              .sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]));
            expect(index.kin(text, least)).toEqual(expected);
          }
          expect(index.beginning(text).sort()).toEqual(
            [...remaining].filter((one) => one.startsWith(text) && one !== text).sort(),
          );
        },
      ),
    );
  });

  it('compares at most 400 words: those that share the most pairs first, then alphabetically', () => {
    const letters = Array.from({ length: 600 }, (_, at) => String.fromCharCode(0x4e00 + at));
    const ends = letters.map((letter) => `telephon${letter}`).toReversed();
    const { near } = indexOf(['\uff5atelephone', ...ends, 'telephonee']);
    const found = near('telephone', 2);
    expect(found.slice(0, 2)).toEqual([
      ['telephonee', 1],
      [`telephon${letters[0]}`, 1],
    ]);
    expect(found.filter(([, edits]) => edits === 1)).toHaveLength(400);
    expect(found.map(([text]) => text)).toContain('\uff5atelephone');
    expect(found.map(([text]) => text)).not.toContain(ends[0]);
  });

  it('finds words with more pairs than the counter can represent', () => {
    const long = Array.from({ length: 300 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('');
    const { near, kin } = indexOf([long, 'movie']);
    expect(near(long, 1)).toEqual([[long, 0]]);
    expect(kin(`${long}x`, 0.9).map(([text]) => text)).toEqual([long]);
  });
});
