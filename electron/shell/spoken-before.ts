import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageSchema } from '../../shared/settings.ts';
import { rawSettings, SETTINGS_FILE } from './settings-recovery.ts';

/**
 * The language that the settings in `dir` ask for, read before anything is open: a start that fails is told in it. The
 * computer's, where they can't be read. Never throws, and changes nothing.
 */
export function languageIn(dir: string): Language {
  try {
    const raw = rawSettings(readFileSync(path.join(dir, SETTINGS_FILE), 'utf8'));
    return languageSchema.catch('system').parse(raw?.language);
  } catch {
    return 'system';
  }
}
