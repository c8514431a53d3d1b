import german from '../../shared/messages/de.json' with { type: 'json' };
import { createTranslate, translateToEnglish } from '../../shared/messages/translate.ts';

/** Message formatters for both languages of the app. */
export const inEnglish = translateToEnglish;
export const inGerman = createTranslate(german);
export const LANGUAGES = [
  ['English', inEnglish],
  ['German', inGerman],
] as const;

/**
 * Formats a message in each language with sample values: counts are `count`, flags are set, and texts are
 * their names.
 */
export function formatInBoth(
  key: string,
  types: ReadonlyMap<string, string>,
  count: number,
): { texts: readonly string[] } {
  const values = Object.fromEntries(
    [...types].map(([name, type]) => [
      name,
      type.startsWith('number') ? count : type === 'boolean' ? true : name,
    ]),
  );
  return { texts: LANGUAGES.map(([, t]) => String(Reflect.apply(t, undefined, [key, values]))) };
}
