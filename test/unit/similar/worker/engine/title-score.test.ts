import { describe, expect, it } from 'vitest';
import { scoreTitles } from '../../../../../electron/host/similar/worker/engine/ranking.ts';
import { TUNING } from '../../../../../electron/host/similar/worker/engine/score-tuning.ts';

const NONE = { opposite: 0, negation: 0, sibling: 0, number: 0 };
const PAIR = {
  queryCoverage: 0.7,
  documentCoverage: 0.7,
  missing: 0.3,
  superlative: 0,
  sameFrame: 1,
  questionWord: 0,
  modifier: 0,
  otherTense: 0,
};
const TITLES = {
  similarity: 0.5,
  letters: 0.5,
  pair: PAIR,
  semanticSimilarity: null,
  isCorrected: false,
};

describe('the score of 2 titles', () => {
  it('uses only words if a title has no embedding', () => {
    const score = scoreTitles(TITLES, NONE, TUNING);
    expect(score).toEqual({ semanticShare: 0, byWords: score.combined, combined: score.byWords });
  });

  it('increases with the similarity of words and semantics', () => {
    const scoreByWords = (similarity: number) => scoreTitles({ ...TITLES, similarity }, NONE, TUNING).byWords;
    expect(scoreByWords(0.2)).toBeLessThan(scoreByWords(0.5));
    expect(scoreByWords(0.5)).toBeLessThan(scoreByWords(0.9));
    // A share can't exceed 1.
    expect(scoreByWords(1.2)).toBe(scoreByWords(1));
    const combined = (semanticSimilarity: number) =>
      scoreTitles({ ...TITLES, semanticSimilarity }, NONE, TUNING).combined;
    expect(combined(0.2)).toBeLessThan(combined(0.5));
    expect(combined(0.5)).toBeLessThan(combined(0.9));
  });

  it.each(['superlative', 'questionWord', 'otherTense', 'modifier'])(
    'is lower with the difference "%s"',
    (what) => {
      const combined = (pair: typeof PAIR) =>
        scoreTitles({ ...TITLES, pair, semanticSimilarity: 0.8 }, NONE, TUNING).combined;
      expect(combined({ ...PAIR, [what]: 1 })).toBeLessThan(combined(PAIR) - 0.01);
    },
  );

  it('is 0 without a shared word, whatever the semantic similarity', () => {
    const score = scoreTitles({ ...TITLES, similarity: 0, semanticSimilarity: 1 }, NONE, TUNING);
    expect(score).toEqual({ semanticShare: 0, byWords: 0, combined: 0 });
  });

  it("can be raised but not lowered by a corrected title's semantics", () => {
    const corrected = { ...TITLES, isCorrected: true };
    const low = scoreTitles({ ...corrected, semanticSimilarity: 0 }, NONE, TUNING);
    expect(low.combined).toBe(low.byWords);
    const high = scoreTitles({ ...corrected, semanticSimilarity: 1 }, NONE, TUNING);
    expect(high.combined).toBeGreaterThan(high.byWords);
  });

  it.each(['opposite', 'negation', 'sibling', 'number'])(
    'is lowered by the contrast "%s", with and without semantics',
    (what) => {
      const contrast = { ...NONE, [what]: 1 };
      const titles = { ...TITLES, semanticSimilarity: 0.8 };
      const [without, lowered] = [scoreTitles(titles, NONE, TUNING), scoreTitles(titles, contrast, TUNING)];
      expect(lowered.byWords).toBeLessThan(without.byWords);
      expect(lowered.combined).toBeLessThan(without.combined);
    },
  );

  const SAME = {
    ...TITLES,
    similarity: 1,
    letters: 1,
    pair: { ...PAIR, queryCoverage: 1, documentCoverage: 1, missing: 0 },
    semanticSimilarity: 1,
  };

  it('is at most 0.94', () => {
    expect(scoreTitles(SAME, NONE, TUNING)).toMatchObject({ byWords: 0.94, combined: 0.94 });
  });

  it.each(['negation', 'number', 'opposite'])('is at most 0.24 with the contrast "%s"', (what) => {
    const { byWords, combined } = scoreTitles(SAME, { ...NONE, [what]: 1 }, TUNING);
    expect(Math.max(byWords, combined)).toBeCloseTo(0.24);
  });

  it('is at most 0.24 by words with a sibling, but can be higher with embeddings', () => {
    const { byWords, combined } = scoreTitles(SAME, { ...NONE, sibling: 1 }, TUNING);
    expect(byWords).toBeCloseTo(0.24);
    expect(combined).toBeGreaterThan(0.5);
  });
});
