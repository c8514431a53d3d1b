import { describe, expect, it } from 'vitest';
import { SAMPLE_QUESTIONS } from '../../../electron/host/library-admin/sample-questions.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../shared/emoji/emoji-shortcodes.ts';
import { readWholeEmoji } from '../../../shared/emoji/emoji-syntax.ts';
import { checkQuestion } from '../../../shared/question/check-question.ts';
import { parseOptions } from '../../../shared/question/option-line.ts';
import { LIMITS } from '../../../shared/question/question-fields.ts';
import { readImage } from '../../../shared/question/question-image.ts';

const emojiResolver = createEmojiResolver(loadEmojiNames(), []);
const getInput = (sample: (typeof SAMPLE_QUESTIONS)[number]) => ({
  ...sample,
  options: sample.options.join('\n'),
});
const emoji = SAMPLE_QUESTIONS.flatMap((sample) =>
  parseOptions(getInput(sample).options).flatMap((line) => (line.ok ? [line.option.emoji] : [])),
);
const titles = SAMPLE_QUESTIONS.map(({ title }) => title);
const some = (texts: readonly string[], pattern: RegExp) => texts.some((text) => pattern.test(text));

describe('the sample library', () => {
  it('has 30 questions without errors or warnings', () => {
    expect(SAMPLE_QUESTIONS).toHaveLength(30);
    expect(new Set(titles).size).toBe(30);
    for (const sample of SAMPLE_QUESTIONS) {
      expect(checkQuestion(getInput(sample), emojiResolver), sample.title).toEqual([]);
    }
  });

  it('has every kind of emoji except custom images', () => {
    const forms = new Set(emoji.map((one) => readWholeEmoji(one)?.kind));
    expect([...forms].sort()).toEqual(['literal', 'name', 'search']);
    expect(some(emoji, /\u200D/u)).toBe(true);
    expect(some(emoji, /^\p{RI}{2}$/u)).toBe(true);
    expect(some(emoji, /\p{Emoji_Modifier}/u)).toBe(true);
    expect(some(emoji, /:skin-tone-\d:/u)).toBe(true);
    expect(some(emoji, /\u20E3/u)).toBe(true);
    expect(some(emoji, /[\u{E0061}-\u{E007A}]/u)).toBe(true);
  });

  it('includes questions with the fewest and the most options, an image search, and optional fields', () => {
    const counts = SAMPLE_QUESTIONS.map(({ options }) => options.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([LIMITS.options.min, LIMITS.options.max]);
    expect(SAMPLE_QUESTIONS.filter(({ image }) => readImage(image ?? null).kind === 'search')).toHaveLength(
      1,
    );
    expect(SAMPLE_QUESTIONS.filter(({ description }) => description).length).toBeGreaterThan(5);
    expect(SAMPLE_QUESTIONS.filter(({ footer }) => footer).length).toBeGreaterThan(5);
  });

  it('includes several scripts, some of them right-to-left', () => {
    for (const script of ['Latin', 'Han', 'Hiragana', 'Arabic', 'Hebrew', 'Cyrillic']) {
      expect(some(titles, new RegExp(`\\p{Script=${script}}`, 'u')), script).toBe(true);
    }
  });

  it('has 3 posted questions with distinct message IDs and votes for every option', () => {
    const sent = SAMPLE_QUESTIONS.flatMap((sample) => (sample.sent ? [{ ...sample.sent, sample }] : []));
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ messageID }) => messageID)).size).toBe(3);
    for (const { votes, messageID, sample } of sent) {
      expect(votes).toHaveLength(sample.options.length);
      expect(messageID).toMatch(/^\d{19}$/);
    }
  });
});
