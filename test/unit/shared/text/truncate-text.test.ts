import { describe, expect, it } from 'vitest';
import { toSimilarText } from '../../../../electron/host/similar/index-feed.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { similarTextSchema } from '../../../../shared/similarity.ts';
import { truncateText } from '../../../../shared/text/graphemes.ts';

const MEGABYTE = 1_000_000;

describe('truncateText', () => {
  it('returns text within the limit unchanged', () => {
    for (const text of ['', 'abc', 'é'.repeat(10), '👩‍🚀']) expect(truncateText(text, 10)).toBe(text);
  });

  it('cuts between graphemes', () => {
    expect(truncateText('ab👩‍🚀cd', 2)).toBe('ab');
    for (const limit of [3, 4, 5, 6]) expect(truncateText('ab👩‍🚀cd', limit)).toBe('ab');
    expect(truncateText('ab👩‍🚀cd', 7)).toBe('ab👩‍🚀');
    expect(truncateText('abe\u0301c', 3)).toBe('ab');
    expect(truncateText('abe\u0301c', 4)).toBe('abe\u0301');
  });

  it('cuts between code points inside a grapheme that exceeds the limit', () => {
    expect(truncateText(`e${'\u0301'.repeat(20)}`, 5)).toBe(`e${'\u0301'.repeat(4)}`);
    expect(truncateText('👩‍🚀', 1)).toBe('');
    expect(truncateText('👩‍👩‍👧', 4)).toBe('👩‍');
  });
});

describe('the compared text', () => {
  it.each(['\t', '(', '?', '.', 'v', '"', "'", '\u0301', 'word ', '漢', 'ก', '👩‍🚀'])(
    'is the start of 1 MB of text: %j',
    (unit) => {
      const huge = unit.repeat(MEGABYTE / unit.length);
      const options = Array.from({ length: 3 }, () => `🌸 - a${huge.trim()}`).join('\n');
      const text = toSimilarText({ ...createEmptyDraft(), title: huge, description: huge, options });
      expect(similarTextSchema.safeParse(text).error).toBeUndefined();
      expect(huge.startsWith(text.title)).toBe(true);
      expect(text.title.length).toBeGreaterThan(990);
    },
  );
});
