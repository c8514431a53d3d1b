import { describe, expect, it } from 'vitest';
import { scoreTitles } from '../../../../../electron/host/similar/worker/engine/ranking.ts';
import { TUNING } from '../../../../../electron/host/similar/worker/engine/score-tuning.ts';

const NONE = { opposite: 0, negation: 0, sibling: 0, number: 0 };
const AS_RERANKED = { isReranked: true, isCorrected: false };

describe('the score of two titles', () => {
  it('is by words alone where meaning does not count', () => {
    const score = scoreTitles({ similarity: 0.5, semanticSimilarity: null, ...AS_RERANKED }, NONE, TUNING);
    expect(score).toEqual({ semanticShare: 0, semanticSimilarity: 0, byWords: 0.25, combined: 0.25 });
    expect(
      scoreTitles({ similarity: 1.2, semanticSimilarity: null, ...AS_RERANKED }, NONE, TUNING).byWords,
    ).toBe(1);
  });

  it('has meaning count the less, the less words bear it out', () => {
    const at = (likeness: number) =>
      scoreTitles({ similarity: likeness, semanticSimilarity: 1, ...AS_RERANKED }, NONE, TUNING);
    expect(at(0.2).semanticShare).toBeCloseTo(0.4);
    expect(at(0.9).semanticShare).toBeCloseTo(0.4);
    expect(at(0.1).semanticShare).toBeCloseTo(0.2);
    expect(at(0).combined).toBe(0);
    // Half borne out: half of the way from the power by words to that with meaning.
    expect(at(0.1).combined).toBeCloseTo((0.8 * 0.1 + 0.2) ** 1.85);
    expect(at(0.5).combined).toBeCloseTo((0.6 * 0.5 + 0.4) ** 1.7);
  });

  it('is no more than by words where meaning was not looked at', () => {
    const score = scoreTitles(
      { similarity: 0.5, semanticSimilarity: 0, isReranked: false, isCorrected: false },
      NONE,
      TUNING,
    );
    expect(score.combined).toBeCloseTo((0.6 * 0.5) ** 2);
  });

  it('is not lowered by the meaning of what was repaired', () => {
    const titles = { similarity: 0.5, semanticSimilarity: 0, isReranked: true, isCorrected: true };
    expect(scoreTitles(titles, NONE, TUNING).combined).toBe(0.25);
    expect(scoreTitles({ ...titles, semanticSimilarity: 1 }, NONE, TUNING).combined).toBeGreaterThan(0.25);
  });

  it.each([
    ['opposite', 0.55],
    ['negation', 0.92],
    ['sibling', 0.8],
    ['number', 0.92],
  ])('is lowered by «%s», in what words and meaning say', (what, kept) => {
    const contrast = { ...NONE, [what]: 1 };
    const score = scoreTitles({ similarity: 0.5, semanticSimilarity: 1, ...AS_RERANKED }, contrast, TUNING);
    expect(score.byWords).toBeCloseTo((0.5 * kept) ** 2);
    expect(score.combined).toBeCloseTo((0.6 * 0.5 * kept + 0.4 * kept) ** 1.7);
  });
});
