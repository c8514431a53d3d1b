import { type Language, languageSchema } from '../../../shared/settings.ts';

/** A language that there are words in. */
export type Spoken = Exclude<Language, 'system'>;

const KEY = 'language';

/** What is spoken: the language that was chosen, or the first of the computer's that there are words in. English if none. */
export function spokenOf(chosen: Language, preferred: readonly string[]): Spoken {
  if (chosen !== 'system') return chosen;
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return known.find((tag): tag is Spoken => tag === 'en' || tag === 'de') ?? 'en';
}

/** The language of last time, so that the window does not begin in another one until the settings have come. */
export function lastLanguage(preferred: readonly string[]): Spoken {
  const last = languageSchema.safeParse(readStorage());
  return spokenOf(last.success ? last.data : 'system', preferred);
}

/** Remembers what was chosen for the next start. */
export function rememberLanguage(chosen: Language): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // A browser may refuse its storage; then the window begins in the language of the system.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
