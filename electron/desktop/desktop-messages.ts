import { AppError } from '../../shared/errors.ts';
import german from '../../shared/messages/de.json' with { type: 'json' };
import { fullErrorMessage } from '../../shared/messages/error-message.ts';
import { createTranslate, type Translate, translateToEnglish } from '../../shared/messages/translate.ts';
import { languageToShow } from '../../shared/messages/ui-language.ts';

// Loaded with the app, so that a fatal error can be shown.
const translateToGerman = createTranslate(german);

/**
 * Returns the messages of message boxes and notifications, in the language of the window.
 * @param preferred the languages of the computer, most preferred first
 */
export const desktopTranslate = (language: string, preferred: readonly string[]): Translate =>
  languageToShow(language, preferred, ['en', 'de']) === 'de' ? translateToGerman : translateToEnglish;

/** Returns why the app couldn't open: what, where, and what to do. */
export function startupErrorMessage(error: unknown, t: Translate): string {
  if (!(error instanceof AppError)) return t('desktop.dialogs.notOpened.unexpected');
  const sentence = fullErrorMessage(error, t);
  return error.code === 'library-in-use' ? t('desktop.dialogs.notOpened.inUse', { sentence }) : sentence;
}
