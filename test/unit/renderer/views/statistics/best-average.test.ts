import { describe, expect, it } from 'vitest';
import { rankByAverage } from '../../../../../renderer/views/statistics/best-average.ts';

describe('the best average', () => {
  it('is ranked by votes per question, without entries that have few questions or no votes', () => {
    const many = { questions: 10, votes: 50 };
    const best = { questions: 3, votes: 30 };
    const few = { questions: 2, votes: 90 };
    const none = { questions: 5, votes: 0 };
    expect(rankByAverage([many, best, few, none])).toEqual([best, many]);
  });
});
