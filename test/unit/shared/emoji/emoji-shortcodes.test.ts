import { describe, expect, it } from 'vitest';
import { loadEmojiNames } from '../../../../shared/emoji/emoji-shortcodes.ts';
import { isEmojiName } from '../../../../shared/emoji/emoji-syntax.ts';
import { isLiteralEmoji, LETTERS, qualifyEmoji } from '../../../../shared/emoji/literal-emoji.ts';

const names = loadEmojiNames();

describe('loadEmojiNames', () => {
  it.each([
    // emoji-mart
    ['tada', '🎉'],
    ['+1', '👍'],
    ['-1', '👎'],
    ['100', '💯'],
    ['heart', '❤️'],
    ['flag-de', '🇩🇪'],
    ['uk', '🇬🇧'],
    ['thumbsup', '👍'],
    ['poop', '💩'],
    ['star-struck', '🤩'],
    ['keycap_star', '*️⃣'],
    // emoji-mart before the others
    ['umbrella', '☂️'],
    ['snowman', '☃️'],
    // Discord
    ['thinking', '🤔'],
    ['rofl', '🤣'],
    ['flag_us', '🇺🇸'],
    ['slight_smile', '🙂'],
    ['upside_down', '🙃'],
    ['robot', '🤖'],
    ['nerd', '🤓'],
    ['facepalm', '🤦'],
    ['green_circle', '🟢'],
    ['wave_tone3', '👋🏽'],
    // Discord before GitHub
    ['pouting_face', '😡'],
    // Slack
    ['umbrella_with_rain_drops', '☔'],
    ['white_frowning_face', '☹️'],
    // GitHub
    ['open_umbrella', '☂️'],
    ['cop', '👮'],
  ])('includes %s', (name, emoji) => {
    expect(names.get(name)).toBe(emoji);
  });

  it('returns only names that can be written between colons', () => {
    expect([...names.keys()].filter((name) => !isEmojiName(name))).toEqual([]);
  });

  it('returns fully qualified literal emoji', () => {
    const notLiteral = [...names].filter(
      ([, emoji]) => !isLiteralEmoji(emoji) || qualifyEmoji(emoji) !== emoji,
    );
    expect(notLiteral).toEqual([]);
  });

  it('returns more than 7,000 names', () => {
    expect(names.size).toBeGreaterThan(7000);
  });

  it('includes all letters', () => {
    expect(names.get('regional_indicator_a')).toBe('🇦');
    expect(LETTERS.filter(({ name, emoji }) => names.get(name) !== emoji)).toEqual([]);
  });
});
