import type { Spoken } from '../../../shared/text/spoken.ts';
import { english } from './en/index.ts';
import type { Text } from './text.tsx';

/** Every word in a language. English is there at once; others are loaded. English as well where they can't be. */
export async function loadWords(language: Spoken): Promise<Text> {
  if (language === 'en') return english;
  try {
    return (await import('./de/index.ts')).german;
  } catch {
    return english;
  }
}
