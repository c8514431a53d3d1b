import { describe, expect, it } from 'vitest';
import {
  assignSymbols,
  COLOR_EMOJI,
  fillOptionEmoji,
  NUMBER_EMOJI,
  suggestOptionEmoji,
} from '../../../../shared/emoji/emoji-fill.ts';
import { createEmojiFinder } from '../../../../shared/emoji/emoji-finder.ts';
import { loadEmojiEntries } from '../../../../shared/emoji/emoji-table.ts';

const { suggest } = createEmojiFinder(loadEmojiEntries());
const createOptions = (...lines: string[]) =>
  lines.map((line) => ({ emoji: line.split('|')[0] ?? '', text: line.split('|')[1] ?? '' }));

describe('suggestOptionEmoji', () => {
  it('fills only options with text but no emoji', () => {
    const all = createOptions('👍|Yes', '|No', '|', '|Maybe');
    const chosen = suggestOptionEmoji(all, suggest);
    expect(all.map((option) => chosen.get(option))).toEqual([undefined, '👎', undefined, '🤷']);
  });

  it('never repeats an emoji and falls back to colors', () => {
    const all = createOptions(
      '👍🏽|Sure',
      ...[...'abcdefghi'].map((letter) => `|Yes ${letter}`),
      ...[...'abcdefghij'].map((letter) => `|Qwrtz${letter}`),
    );
    const emoji = [...suggestOptionEmoji(all, suggest).values()];
    expect(emoji).toHaveLength(19);
    expect(new Set(emoji).size).toBe(19);
    expect(emoji).not.toContain('👍');
    expect(emoji.slice(-10).filter((one) => !COLOR_EMOJI.includes(one))).toEqual([]);
  });
});

describe('suggestOptionEmoji for repeated text', () => {
  it('uses a different suitable emoji or none, but never another color', () => {
    const all = createOptions('|Qwrtz', '|qwrtz ', '|Yes', '|Yes', '🍕|Pizza', '|Pizza');
    const chosen = suggestOptionEmoji(all, suggest);
    const [first, second, yes, yesAgain, , pizza] = all.map((option) => chosen.get(option));
    expect([first, second, yes]).toEqual([COLOR_EMOJI[0], undefined, '👍']);
    expect(yesAgain).toBe('✅');
    expect(COLOR_EMOJI).not.toContain(pizza);
  });
});

describe('assignSymbols', () => {
  it('assigns unused numbers in order', () => {
    const all = createOptions('|One', '1️⃣|Two', '|Three');
    const chosen = assignSymbols(all, NUMBER_EMOJI);
    expect(all.map((option) => chosen?.get(option))).toEqual(['2️⃣', undefined, '3️⃣']);
  });

  it('returns null if there are more options than symbols', () => {
    const pickMany = (count: number) =>
      createOptions(...Array.from({ length: count }, (_, index) => `|${index}`));
    expect(assignSymbols(pickMany(10), NUMBER_EMOJI)?.size).toBe(10);
    expect(assignSymbols(pickMany(11), NUMBER_EMOJI)).toBeNull();
    expect(assignSymbols(pickMany(19), COLOR_EMOJI)).toBeNull();
  });
});

describe('fillOptionEmoji', () => {
  const fill = (source: string, how: 'suggest' | 'number' | 'letter', tone = 1) =>
    fillOptionEmoji(source, how, { suggest, tone });

  it('changes only lines with text but no emoji', () => {
    const source = ':tea:-  Tea \n🍵 - Tea \n\nCoffee\nYes';
    expect(fill(source, 'number')).toBe('1️⃣ - :tea:-  Tea \n🍵 - Tea \n\n2️⃣ - Coffee\n3️⃣ - Yes');
    expect(fill('🍵 - Tea\nCoffee\nYes', 'suggest', 2)).toBe('🍵 - Tea\n☕ - Coffee\n👍🏻 - Yes');
  });

  it('returns the source unchanged if there are too few numbers', () => {
    const source = Array.from({ length: 11 }, (_, at) => `Option ${at}`).join('\n');
    expect(fill(source, 'number')).toBe(source);
    expect(fill(source, 'letter')).not.toBe(source);
  });
});
