/** Scripts that tell a language, or at least which shapes of letters are meant; kana and Hangul before Han, which they use too. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Cyrillic}/u, 'ru'],
];

const KANA_OR_HANGUL = 2;

/**
 * The language to draw and read a text in, by its script; undefined where that says nothing. `around`: what stands with it.
 * Characters that several languages share are drawn as those around them are.
 */
export function langOf(text: string, around = ''): string | undefined {
  const own = SCRIPTS.find(([script]) => script.test(text))?.[1];
  if (own !== 'zh') return own;
  return SCRIPTS.slice(0, KANA_OR_HANGUL).find(([script]) => script.test(around))?.[1] ?? own;
}
