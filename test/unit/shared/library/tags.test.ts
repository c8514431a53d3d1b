import { describe, expect, it } from 'vitest';
import { readTag, splitTags, suggestTags } from '../../../../shared/library/tags.ts';

describe('a typed tag', () => {
  it.each([
    ['  rainy   days ', { tag: 'rainy days' }],
    ['FOOD', { tag: 'food' }],
    ['Çay', { tag: 'çay' }],
    ['   ', null],
    ['x'.repeat(41), { fault: 'too-long' }],
  ])('is normalized from %j to %j', (typed, read) => expect(readTag(typed, ['food', 'çay'])).toEqual(read));

  it.each([
    ['tea', [], 'tea'],
    ['tea,', ['tea'], ''],
    ['tea, cof', ['tea'], 'cof'],
    ['tea,, rainy days ,cof', ['tea', ' rainy days '], 'cof'],
    ['茶、珈琲，', ['茶', '珈琲'], ''],
  ])('splits %j into the completed tags %j and %j', (typed, ended, rest) =>
    expect(splitTags(typed)).toEqual({ ended, rest }),
  );

  it('suggests matching tags in use, prefixes first', () => {
    expect(suggestTags('fo', ['info', 'food', 'form', 'tea'], ['form'])).toEqual(['food', 'info']);
  });
});
