import { describe, expect, it } from 'vitest';
import { langOf } from '../../../../shared/text/script-language.ts';

describe('the language of a text', () => {
  it.each([
    ['一番好きなラーメンは？', 'ja'],
    ['좋아하는 계절은?', 'ko'],
    ['如果可以拥有一种超能力', 'zh'],
    ['ما هو أفضل وقت؟', 'ar'],
    ['מה שותים?', 'he'],
    ['Tea or coffee?', undefined],
    ['🍵', undefined],
    ['', undefined],
  ])('%s is %s', (text, lang) => {
    expect(langOf(text)).toBe(lang);
  });

  it('is that of the texts around it for characters shared by languages', () => {
    expect(langOf('醤油', '一番好きなラーメンは？')).toBe('ja');
    expect(langOf('醤油', 'Which one?')).toBe('zh');
    expect(langOf('Tea', '一番好きなラーメンは？')).toBe(undefined);
  });
});
