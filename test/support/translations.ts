import german from '../../shared/messages/de.json' with { type: 'json' };
import { createTranslate, translateToEnglish } from '../../shared/messages/translate.ts';

export const inEnglish = translateToEnglish;
export const inGerman = createTranslate(german);
export const LANGUAGES = [
  ['English', inEnglish],
  ['German', inGerman],
] as const;

/**
 * Formats a message in English and German with sample values. Counts are `count`, flags are set, and each
 * text value is its own name.
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
