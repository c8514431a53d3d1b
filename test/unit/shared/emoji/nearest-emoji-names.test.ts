import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEmojiNames } from '../../../../shared/emoji/emoji-shortcodes.ts';
import { findNearestNames } from '../../../../shared/emoji/nearest-emoji-names.ts';
import { anyLine } from '../arbitraries.ts';

const names = loadEmojiNames();
const suggestNames = (typed: string, count = 3): string[] => findNearestNames(typed, count, names);

describe('findNearestNames', () => {
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
    ['plant', 'potted_plant'],
  ])('returns the closest name to %s first: %s', (typed, name) => {
    expect(suggestNames(typed)[0]).toBe(name);
  });

  it('returns each emoji once', () => {
    const emoji = suggestNames('heart', 10).map((name) => names.get(name));
    expect(emoji).toHaveLength(10);
    expect(new Set(emoji).size).toBe(10);
  });

  it('ranks a longer name that contains the word below close names', () => {
    expect(
      findNearestNames('beer', 2, [
        ['bear', '🐻'],
        ['cold_beer_mug', '🍺'],
        ['deep', 'x'],
        ['been', 'y'],
      ]),
    ).toEqual(['bear', 'been']);
    expect(
      findNearestNames('beer', 1, [
        ['deep', 'x'],
        ['cold_beer_mug', '🍺'],
      ]),
    ).toEqual(['cold_beer_mug']);
  });

  it('returns the same names regardless of the input order', () => {
    const backwards = [...names].toReversed();
    for (const typed of ['hart', 'nosuch', 'smil', 'x', 'zzzzzzzz']) {
      expect(findNearestNames(typed, 3, backwards)).toEqual(suggestNames(typed));
    }
  });

  it.each(['zzzzzzzz', 'nosuch', 'no_such_emoji', 'poll_option_quiz', 'qwertyuiop'])(
    'returns nothing for %s because no name is close',
    (typed) => {
      expect(suggestNames(typed)).toEqual([]);
    },
  );

  it('doesn’t add distant names', () => {
    expect(suggestNames('plant')).not.toContain('poland');
  });

  it('returns at most the requested number of names for any input', () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 0, max: 5 }), (typed, count) => {
        expect(suggestNames(typed, count).length).toBeLessThanOrEqual(count);
      }),
      { numRuns: 30 },
    );
    expect(suggestNames('a'.repeat(1_000_000))).toEqual([]);
  });

  it('returns fewer names if there are no more', () => {
    expect(findNearestNames('cofee', 3, [['coffee', '☕']])).toEqual(['coffee']);
    expect(findNearestNames('cofee', 3, [])).toEqual([]);
  });
});
