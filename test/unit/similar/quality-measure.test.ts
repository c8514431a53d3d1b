import { describe, expect, it } from 'vitest';
import type { Gold } from '../../bench/similar/corpus.ts';
import { createReport, judge } from '../../bench/similar/ranking-measures.ts';
import { createVariants } from '../../bench/similar/synthetic-questions.ts';
import { generateQuestions } from '../../support/similar/generated-questions.ts';

const createGold = (relevant: string[], more: Partial<Gold> = {}): Gold => ({
  query: 'Which season?',
  relevant,
  ignore: [],
  kind: relevant.length === 0 ? 'none' : 'lexical',
  ...more,
});
const createRanking = (...scores: [id: string, score: number][]) =>
  scores.map(([id, score]) => ({ id, score }));

describe('the quality measure', () => {
  it("excludes the query's own question and results marked as ignored", () => {
    const found = createRanking(['own', 1], ['unsure', 0.9], ['other', 0.8], ['duplicate', 0.7]);
    expect(judge(createGold(['duplicate'], { query_id: 'own', ignore: ['unsure'] }), found)).toEqual({
      kind: 'lexical',
      place: 2,
      top: 0.8,
      duplicate: 0.7,
    });
  });

  it("reports a duplicate that isn't found", () => {
    expect(judge(createGold(['duplicate']), [])).toMatchObject({
      place: Number.POSITIVE_INFINITY,
      top: 0,
      duplicate: 0,
    });
  });

  it('computes shares by rank and by score', () => {
    const createPlace = (place: number, score: number) => ({
      kind: 'typo' as const,
      place,
      top: score,
      duplicate: score,
    });
    const none = Array.from({ length: 10 }, (_, number) => ({
      kind: 'none' as const,
      place: Number.POSITIVE_INFINITY,
      top: number / 10,
      duplicate: 0,
    }));
    const report = createReport([
      createPlace(1, 0.95),
      createPlace(2, 0.85),
      createPlace(6, 0.95),
      createPlace(20, 0),
      ...none,
    ]);
    // 2 scores exceed all 10 scores, one score exceeds 9 of them, and one equals the lowest.
    const auc = (10 + 9 + 10 + 0.5) / 40;
    expect(report.all).toEqual({
      queries: 4,
      recall1: 1 / 4,
      recall5: 2 / 4,
      mrr10: (1 + 1 / 2 + 1 / 6) / 4,
      auc: expect.closeTo(auc, 9),
    });
    expect(report.byKind).toEqual({ typo: report.all });
    // 1 in 10 scores may be a false alarm, so the score to exceed is the second highest, 0.8.
    expect(report.recall5At10).toBe(2 / 4);
  });
});

describe('generated questions', () => {
  it('are unique, reproducible, and different from the original questions', () => {
    const texts = ['Which season do you like? Why?', 'Would you rather swim or climb?', 'What about cheese?'];
    const made = createVariants(texts, 500);
    expect(new Set([...texts, ...made]).size).toBe(503);
    expect(createVariants(texts, 500)).toEqual(made);
    const filler = generateQuestions(2_000);
    expect(new Set(filler).size).toBe(2_000);
    expect(generateQuestions(100)).toEqual(filler.slice(0, 100));
  });
});
