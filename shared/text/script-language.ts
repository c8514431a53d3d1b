/**
 * Scripts that indicate a language. Kana and Hangul precede Han, because Japanese and Korean also use Han.
 */
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
 * Returns the text's language by its script, or undefined if that's ambiguous. For Han characters, the script
 * of `around` decides.
 */
export function detectScriptLanguage(text: string, around = ''): string | undefined {
  const own = SCRIPTS.find(([script]) => script.test(text))?.[1];
  if (own !== 'zh') return own;
  return SCRIPTS.slice(0, KANA_OR_HANGUL).find(([script]) => script.test(around))?.[1] ?? own;
}
