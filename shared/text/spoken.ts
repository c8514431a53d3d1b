import type { Language } from '../settings.ts';

/** A language that there are words in. */
export type Spoken = Exclude<Language, 'system'>;

/** What is spoken: the language that was chosen, or the first of the computer's that there are words in. English if none. */
export function spokenOf(chosen: Language, preferred: readonly string[]): Spoken {
  if (chosen !== 'system') return chosen;
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return known.find((tag): tag is Spoken => tag === 'en' || tag === 'de') ?? 'en';
}
