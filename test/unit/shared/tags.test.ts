import { describe, expect, it } from 'vitest';
import { readTag, suggestTags } from '../../../shared/tags.ts';

describe('a tag as typed', () => {
  it.each([
    ['  rainy   days ', { tag: 'rainy days' }],
    ['FOOD', { tag: 'food' }],
    ['Çay', { tag: 'çay' }],
    ['   ', null],
    ['x'.repeat(41), { fault: 'too-long' }],
  ])('%j becomes %j', (typed, read) => expect(readTag(typed, ['food', 'çay'])).toEqual(read));

  it('is completed from those in use, those that begin so first, without those that are there', () => {
    expect(suggestTags('fo', ['info', 'food', 'form', 'tea'], ['form'])).toEqual(['food', 'info']);
  });
});
