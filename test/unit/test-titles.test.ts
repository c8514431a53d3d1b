import { describe, expect, it } from 'vitest';
import { testTitles } from '../support/test-titles.ts';

describe('testTitles', () => {
  it.each([
    ["it('a', () => {})", ['a']],
    ["describe('g', () => { it('a', () => {}); describe('h', () => it('b', f)); })", ['g > a', 'g > h > b']],
    ["describe.each([1])('g %i', (n) => { it.each([['it(\"x\")']])('a %s', () => {}); })", ['g %i > a %s']],
    ['it(`a $' + '{1 + 1} b`, () => {})', ['a … b']],
    ["it.skip('a', () => {}); it.todo('b'); describe.skip('g', () => { it('c', f); })", []],
    ["it.skip.each([1])('a', () => {})", []],
    ["describe('empty', () => {})", []],
    ["// it('a')\nconst text = \"it('b')\"; const type: string = text satisfies string;", []],
  ])('returns the titles in %s', (source, titles) => {
    expect(testTitles(source)).toEqual(titles);
  });
});
