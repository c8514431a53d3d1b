import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledEmojiNames } from '../../../../shared/emoji/emoji-shortcodes.ts';
import { nearestNames } from '../../../../shared/emoji/nearest-emoji-names.ts';
import { anyLine } from '../arbitraries.ts';

const names = bundledEmojiNames();
const nearest = (typed: string, count = 3): string[] => nearestNames(typed, count, names);

describe('nearestNames', () => {
  it.each([
    ['tumbsup', 'thumbsup'],
    ['thubmsup', 'thumbsup'],
    ['cofee', 'coffee'],
    ['hart', 'heart'],
    ['heartt', 'heart'],
    ['smilie', 'smile'],
    ['TADA', 'tada'],
    ['Rocket', 'rocket'],
    ['pizzza', 'pizza'],
    ['thinkng', 'thinking'],
    ['laugh', 'laughing'],
    ['party_poper', 'party_popper'],
    ['pary_popper', 'party_popper'],
    ['thumbsup_tone9', 'thumbsup_tone1'],
    ['retro_tv', 'tv'],
    ['big_dog', 'dog'],
  ])('suggests for %s first %s', (typed, name) => {
    expect(nearest(typed)[0]).toBe(name);
  });

  it('suggests each emoji once', () => {
    const emoji = nearest('thumbup', 10).map((name) => names.get(name));
    expect(new Set(emoji).size).toBe(10);
  });

  it('suggests a longer name that contains the word', () => {
    expect(
      nearestNames('beer', 2, [
        ['bear', '🐻'],
        ['cold_beer_mug', '🍺'],
        ['deep', 'x'],
        ['been', 'y'],
      ]),
    ).toEqual(['bear', 'been']);
    expect(
      nearestNames('beer', 1, [
        ['deep', 'x'],
        ['cold_beer_mug', '🍺'],
      ]),
    ).toEqual(['cold_beer_mug']);
  });

  it("doesn't depend on the order of names", () => {
    const backwards = [...names].toReversed();
    for (const typed of ['hart', 'nosuch', 'smil', 'x', 'zzzzzzzz']) {
      expect(nearestNames(typed, 3, backwards)).toEqual(nearest(typed));
    }
  });

  it('returns the requested number for any input', () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 0, max: 5 }), (typed, count) => {
        expect(nearest(typed, count)).toHaveLength(count);
      }),
      { numRuns: 30 },
    );
    expect(nearest('a'.repeat(1_000_000))).toHaveLength(3);
  });

  it('returns fewer names if there are no more', () => {
    expect(nearestNames('a', 3, [['b', 'B']])).toEqual(['b']);
    expect(nearestNames('a', 3, [])).toEqual([]);
  });
});
