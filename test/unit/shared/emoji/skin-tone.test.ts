import { describe, expect, it } from 'vitest';
import { withSkinTone } from '../../../../shared/emoji/skin-tone.ts';
import { tonedEmoji } from './every-emoji.ts';

describe('withSkinTone', () => {
  it('gives every emoji that has skin tones each of the five', () => {
    expect(tonedEmoji.length).toBeGreaterThan(1500);
    expect(tonedEmoji.filter(({ plain, toned, tone }) => withSkinTone(plain, tone + 1) !== toned)).toEqual(
      [],
    );
  });

  it('takes 1 for no skin tone', () => {
    expect(withSkinTone('👋', 1)).toBe('👋');
  });

  it.each(['🏠', '👋🏽', '🤖'])('leaves %s as it is', (emoji) => {
    expect(withSkinTone(emoji, 4)).toBe(emoji);
  });
});
