import { describe, expect, it } from 'vitest';
import { combineTexts } from '../../../../../../renderer/views/sync/conflict/combine-texts.ts';

describe('combineTexts', () => {
  it.each([
    ['two hours', 'two hours before the tram', 'three hours', 'three hours before the tram'],
    ['a b c', 'a x c', 'a y c', 'a x c a y c'],
    [null, 'mine', 'theirs', 'mine theirs'],
    [
      null,
      'Vote by noon. One vote each.',
      'One vote each. No ties.',
      'Vote by noon. One vote each. No ties.',
    ],
    [null, 'The same.', 'the same.', 'The same.'],
    [null, 'かき', 'かぎ', 'かき かぎ'],
    [null, 'résumé', 'resume', 'résumé resume'],
    [null, '', 'theirs', 'theirs'],
  ])("combines both sides' changes or both values: %j, %j, %j", (base, mine, theirs, result) => {
    expect(combineTexts(base, mine, theirs)).toBe(result);
  });
});
