import { AppError } from '../../shared/errors.ts';
import german from '../../shared/messages/de.json' with { type: 'json' };
import { formatFullError } from '../../shared/messages/error-message.ts';
import { createTranslate, type Translate, translateToEnglish } from '../../shared/messages/translate.ts';
import { chooseLanguage } from '../../shared/messages/ui-language.ts';

// Loads with the app because a fatal error must always be shown.
const translateToGerman = createTranslate(german);

/**
 * Returns the messages for message boxes and notifications in the window's language.
 * @param preferred the computer's languages, most preferred first
 */
export const createDesktopTranslate = (language: string, preferred: readonly string[]): Translate =>
  chooseLanguage(language, preferred, ['en', 'de']) === 'de' ? translateToGerman : translateToEnglish;

export function formatStartupError(error: unknown, t: Translate): string {
  if (!(error instanceof AppError)) return t('desktop.dialogs.notOpened.unexpected');
  const sentence = formatFullError(error, t);
  return error.code === 'library-in-use' ? t('desktop.dialogs.notOpened.inUse', { sentence }) : sentence;
}
