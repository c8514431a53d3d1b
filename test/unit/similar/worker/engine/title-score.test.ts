import { describe, expect, it } from 'vitest';
import { scoreTitles } from '../../../../../electron/host/similar/worker/engine/ranking.ts';
import { TUNING } from '../../../../../electron/host/similar/worker/engine/score-tuning.ts';

const NONE = { opposite: 0, negation: 0, sibling: 0, number: 0 };
const AS_JUDGED = { isJudged: true, isRepaired: false };

describe('the score of two titles', () => {
  it('is by words alone where meaning does not count', () => {
    const score = scoreTitles({ likeness: 0.5, nearness: null, ...AS_JUDGED }, NONE, TUNING);
    expect(score).toEqual({ share: 0, nearness: 0, byWords: 0.25, byBoth: 0.25 });
    expect(scoreTitles({ likeness: 1.2, nearness: null, ...AS_JUDGED }, NONE, TUNING).byWords).toBe(1);
  });

  it('has meaning count the less, the less words bear it out', () => {
    const at = (likeness: number) => scoreTitles({ likeness, nearness: 1, ...AS_JUDGED }, NONE, TUNING);
    expect(at(0.2).share).toBeCloseTo(0.4);
    expect(at(0.9).share).toBeCloseTo(0.4);
    expect(at(0.1).share).toBeCloseTo(0.2);
    expect(at(0).byBoth).toBe(0);
    // Half borne out: half of the way from the power by words to that with meaning.
    expect(at(0.1).byBoth).toBeCloseTo((0.8 * 0.1 + 0.2) ** 1.85);
    expect(at(0.5).byBoth).toBeCloseTo((0.6 * 0.5 + 0.4) ** 1.7);
  });

  it('is no more than by words where meaning was not looked at', () => {
    const score = scoreTitles(
      { likeness: 0.5, nearness: 0, isJudged: false, isRepaired: false },
      NONE,
      TUNING,
    );
    expect(score.byBoth).toBeCloseTo((0.6 * 0.5) ** 2);
  });

  it('is not lowered by the meaning of what was repaired', () => {
    const titles = { likeness: 0.5, nearness: 0, isJudged: true, isRepaired: true };
    expect(scoreTitles(titles, NONE, TUNING).byBoth).toBe(0.25);
    expect(scoreTitles({ ...titles, nearness: 1 }, NONE, TUNING).byBoth).toBeGreaterThan(0.25);
  });

  it.each([
    ['opposite', 0.55],
    ['negation', 0.92],
    ['sibling', 0.8],
    ['number', 0.92],
  ])('is lowered by «%s», in what words and meaning say', (what, kept) => {
    const contrast = { ...NONE, [what]: 1 };
    const score = scoreTitles({ likeness: 0.5, nearness: 1, ...AS_JUDGED }, contrast, TUNING);
    expect(score.byWords).toBeCloseTo((0.5 * kept) ** 2);
    expect(score.byBoth).toBeCloseTo((0.6 * 0.5 * kept + 0.4 * kept) ** 1.7);
  });
});
