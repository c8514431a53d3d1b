// Imported first, because `lifecycle.ts` sets the platform that this module reads.
import './lifecycle.ts';

const LANGUAGES = ['de', 'en-AU', 'en-CA', 'en-GB', 'en-US', 'es', 'fr', 'it', 'pt-BR', 'pt-PT'];
const onMac = process.platform === 'darwin';

/** A session's spell checker. The mock doesn't check spelling, because tests read only the settings. */
export const spellChecker = {
  spellCheckerEnabled: true,
  // At each start, Electron sets the list from the system language.
  spellCheckerLanguages: [process.env.ELECTRON_MOCK_LOCALE ?? 'en-US'].filter((one) =>
    LANGUAGES.includes(one),
  ),
  availableSpellCheckerLanguages: LANGUAGES,
  isSpellCheckerEnabled() {
    return this.spellCheckerEnabled;
  },
  getSpellCheckerLanguages() {
    return this.spellCheckerLanguages;
  },
  setSpellCheckerEnabled(on: boolean) {
    this.spellCheckerEnabled = on;
  },
  /**
   * Turns spell check on, or off for an empty list. Throws for a language without a dictionary. Does nothing
   * on macOS.
   */
  setSpellCheckerLanguages(languages: string[]) {
    if (onMac) return;
    const unknown = languages.find((language) => !LANGUAGES.includes(language));
    if (unknown !== undefined)
      throw new Error(`Invalid language code provided: "${unknown}" is not a valid language code`);
    this.spellCheckerLanguages = languages;
    this.spellCheckerEnabled = languages.length > 0;
  },
  addWordToSpellCheckerDictionary: () => true,
};
