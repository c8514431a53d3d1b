import { describe, expect, it } from 'vitest';
import { withSkinTone } from '../../../../shared/emoji/skin-tone.ts';
import { tonedEmoji } from './every-emoji.ts';

describe('withSkinTone', () => {
  it('returns all 5 skin tones for every emoji that supports them', () => {
    expect(tonedEmoji.length).toBeGreaterThan(1500);
    expect(tonedEmoji.filter(({ plain, toned, tone }) => withSkinTone(plain, tone + 1) !== toned)).toEqual(
      [],
    );
  });

  it('returns the emoji without a skin tone for tone 1', () => {
    expect(withSkinTone('👋', 1)).toBe('👋');
  });

  it.each(['🏠', '👋🏽', '🤖'])("doesn't change %s", (emoji) => {
    expect(withSkinTone(emoji, 4)).toBe(emoji);
  });
});
