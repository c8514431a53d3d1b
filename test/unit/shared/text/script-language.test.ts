import { describe, expect, it } from 'vitest';
import { detectScriptLanguage } from '../../../../shared/text/script-language.ts';

describe('detectScriptLanguage', () => {
  it.each([
    ['一番好きなラーメンは？', 'ja'],
    ['좋아하는 계절은?', 'ko'],
    ['如果可以拥有一种超能力', 'zh'],
    ['ما هو أفضل وقت؟', 'ar'],
    ['מה שותים?', 'he'],
    ['Tea or coffee?', undefined],
    ['🍵', undefined],
    ['', undefined],
  ])('detects the language of %j: %s', (text, lang) => {
    expect(detectScriptLanguage(text)).toBe(lang);
  });

  it('uses the text around ambiguous characters', () => {
    expect(detectScriptLanguage('醤油', '一番好きなラーメンは？')).toBe('ja');
    expect(detectScriptLanguage('醤油', 'Which one?')).toBe('zh');
    expect(detectScriptLanguage('Tea', '一番好きなラーメンは？')).toBe(undefined);
  });
});
