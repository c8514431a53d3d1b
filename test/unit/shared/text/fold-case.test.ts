import { describe, expect, it } from 'vitest';
import { highlightSearch } from '../../../../renderer/ui/format/highlight.ts';
import { foldCase, toCaselessKey } from '../../../../shared/text/fold-case.ts';

describe('foldCase', () => {
  it.each([
    ['CAFÉ', 'cafe'],
    ['Straße', 'STRASSE'],
    ['What’s', "what's"],
    ['Łódź', 'lodz'],
    ['Ελλάδα', 'ελλαδα'],
    ['שָׁלוֹם', 'שלום'],
    ['❤️', '❤'],
  ])('finds %j by %j, and highlights all of it', (text, search) => {
    expect(foldCase(text)).toBe(foldCase(search));
    expect(highlightSearch(text, search)).toEqual([{ text, highlighted: true }]);
  });

  it.each([
    ['パパ', 'ハハ'],
    ['かぎ', 'かき'],
    ['कि', 'क'],
  ])('distinguishes %j from %j', (text, other) => expect(foldCase(text)).not.toBe(foldCase(other)));
});

describe('toCaselessKey', () => {
  it('ignores case and the composition of characters', () => {
    expect(toCaselessKey('FO\u0308N')).toBe(toCaselessKey('fön'));
  });

  it.each([
    ['パパ', 'ハハ'],
    ['résumé', 'resume'],
    ['ＡＢ', 'AB'],
  ])('distinguishes %j from %j', (text, other) => expect(toCaselessKey(text)).not.toBe(toCaselessKey(other)));
});
