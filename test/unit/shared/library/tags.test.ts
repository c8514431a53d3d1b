import { describe, expect, it } from 'vitest';
import { readTag, splitTags, suggestTags } from '../../../../shared/library/tags.ts';

describe('a typed tag', () => {
  it.each([
    ['  rainy   days ', { tag: 'rainy days' }],
    ['FOOD', { tag: 'food' }],
    ['Çay', { tag: 'çay' }],
    ['   ', null],
    ['x'.repeat(41), { fault: 'too-long' }],
  ])('%j becomes %j', (typed, read) => expect(readTag(typed, ['food', 'çay'])).toEqual(read));

  it.each([
    ['tea', [], 'tea'],
    ['tea,', ['tea'], ''],
    ['tea, cof', ['tea'], 'cof'],
    ['tea,, rainy days ,cof', ['tea', ' rainy days '], 'cof'],
    ['茶、珈琲，', ['茶', '珈琲'], ''],
  ])('%j has the completed tags %j, and %j is being typed', (typed, ended, rest) =>
    expect(splitTags(typed)).toEqual({ ended, rest }),
  );

  it('is completed with used tags, prefix matches first, without those already added', () => {
    expect(suggestTags('fo', ['info', 'food', 'form', 'tea'], ['form'])).toEqual(['food', 'info']);
  });
});
