import { describe, expect, it } from 'vitest';
import { rankByAverage } from '../../../../../renderer/views/statistics/best-average.ts';

describe('rankByAverage', () => {
  it('sorts rows by votes per question and omits those with few questions or no votes', () => {
    const many = { questions: 10, votes: 50 };
    const best = { questions: 3, votes: 30 };
    const few = { questions: 2, votes: 90 };
    const none = { questions: 5, votes: 0 };
    expect(rankByAverage([many, best, few, none])).toEqual([best, many]);
  });
});
