import { describe, expect, it } from 'vitest';
import { parsePaletteQuery } from '../../../../../renderer/features/command-palette/palette-item.ts';
import { findEmoji } from '../../../../../renderer/features/command-palette/palette-results.ts';

const NAMES = new Map([
  ['stadium', '🏟️'],
  ['tada', '🎉'],
  ['hooray', '🎉'],
  ['tangerine', '🍊'],
  ['orange', '🍊'],
  ['red_apple', '🍎'],
]);
const CUSTOM = [{ name: 'blob', url: 'https://cdn.example/blob.png', keywords: ['Dance', 'tango'] }];
const findNames = (search: string, count = 9) =>
  findEmoji(search, NAMES, CUSTOM, count).map(({ emoji }) => emoji);

describe('emoji in the palette', () => {
  it('are sorted with prefix matches first, then by name length', () => {
    expect(findNames('ta')).toEqual([':blob:', '🎉', '🍊', '🏟️']);
    expect(findNames('apple')).toEqual(['🍎']);
    expect(findNames('Red Ap')).toEqual(['🍎']);
  });

  it('appear once each, up to the limit', () => {
    expect(findNames('')).toHaveLength(5);
    expect(findNames('', 2)).toHaveLength(2);
    expect(findNames('no such')).toEqual([]);
  });
});

describe('a palette query', () => {
  it.each([
    ['', { mode: 'all', search: '' }],
    [' tea ', { mode: 'all', search: 'tea' }],
    ['> du', { mode: 'actions', search: 'du' }],
    [':tada:', { mode: 'emoji', search: 'tada' }],
    [':', { mode: 'emoji', search: '' }],
    ['a > b', { mode: 'all', search: 'a > b' }],
  ])('is parsed from %j as %j', (typed, read) => {
    expect(parsePaletteQuery(typed)).toEqual(read);
  });
});
