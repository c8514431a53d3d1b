import { describe, expect, it } from 'vitest';
import { PRIVATE_FIELDS } from '../../../../shared/library/private-fields.ts';
import { readTag, splitTags, suggestTags } from '../../../../shared/library/tags.ts';

describe('a typed tag', () => {
  it.each([
    ['  rainy   days ', { tag: 'rainy days' }],
    ['FOOD', { tag: 'food' }],
    ['Çay', { tag: 'çay' }],
    ['cay', { tag: 'cay' }],
    ['かき', { tag: 'かき' }],
    ['FÖN', { tag: 'fo\u0308n' }],
    ['   ', null],
    ['x'.repeat(41), { fault: 'too-long' }],
  ])('is normalized from %j to %j', (typed, read) =>
    expect(readTag(typed, ['food', 'çay', 'かぎ', 'fo\u0308n'])).toEqual(read),
  );

  it.each([
    ['tea', [], 'tea'],
    ['tea,', ['tea'], ''],
    ['tea, cof', ['tea'], 'cof'],
    ['tea,, rainy days ,cof', ['tea', ' rainy days '], 'cof'],
    ['茶、珈琲，', ['茶', '珈琲'], ''],
  ])('is split: %j has the completed tags %j and the rest %j', (typed, ended, rest) =>
    expect(splitTags(typed)).toEqual({ ended, rest }),
  );

  it('is completed with matching tags in use, prefixes first', () => {
    expect(suggestTags('fo', ['info', 'food', 'form', 'tea'], ['form'])).toEqual(['food', 'info']);
  });

  it.each(['パパ', 'かぎ', 'resumé', 'कि'])(
    'is kept separate from the same tag without marks after a merge or an import: %j',
    (tag) => {
      const bare = tag.normalize('NFD').replace(/\p{M}/gu, '');
      const { merge, createImportRule } = PRIVATE_FIELDS.tags;
      expect(merge({ tags: [bare] }, { tags: [tag] })).toEqual({ tags: [bare, tag] });
      expect(createImportRule?.([{ tags: [bare] }])({ tags: [tag] })).toEqual({ tags: [tag] });
    },
  );
});
