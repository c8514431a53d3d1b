import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDesktopTranslate, formatStartupError } from '../../../electron/desktop/desktop-messages.ts';
import { readLanguage } from '../../../electron/desktop/settings/settings-recovery.ts';
import { AppError } from '../../../shared/errors.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const german = createDesktopTranslate('de', []);

describe('the startup error message', () => {
  it('is in English on English systems', () => {
    const t = createDesktopTranslate('system', ['fr-FR', 'en-GB', 'de-DE']);
    const error = new AppError('library-too-new', 'no matter', { path: '/home/ada/qotd/library.json' });
    expect(formatStartupError(error, t)).toBe(
      'A newer version of QOTD Studio wrote the library in /home/ada/qotd. Update the app. Nothing was changed.',
    );
  });

  it.each([
    [
      new AppError('library-in-use', '-', { path: '/home/ada/qotd/library.lock', pid: 12 }),
      'Die Bibliothek in /home/ada/qotd ist in einem anderen Programm geöffnet (Prozess 12).',
    ],
    [
      new AppError('library-too-new', '-', { path: '/home/ada/qotd/library.json' }),
      'Eine neuere Version von QOTD Studio hat die Bibliothek in /home/ada/qotd geschrieben.',
    ],
    [
      new AppError('library-unreadable', '-', { path: '/home/ada/qotd', reason: 'EACCES' }),
      'Die Bibliothek konnte nicht gelesen werden: /home/ada/qotd: Zugriff verweigert (EACCES).',
    ],
    [
      new AppError('disk', '-', { path: '/home/ada/qotd/library.lock', reason: 'ENOSPC' }),
      'Gib auf dem Datenträger Platz frei',
    ],
    [new AppError('disk', '-', { path: '/home/ada/qotd/library.lock', reason: 'EROFS' }), 'öffne eine Kopie'],
    [new Error('secret of the program'), 'Ein unerwarteter Fehler ist aufgetreten.'],
  ])('is in German on German systems: %s', (error, sentence) => {
    expect(formatStartupError(error, german)).toContain(sentence);
    expect(formatStartupError(error, german)).not.toContain('secret');
  });
});

describe('the language before the settings are opened', () => {
  it('is read directly from the settings file', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'settings.json');
    expect(readLanguage(folder.dir)).toBe('system');
    await writeFile(file, '{"language":"de","theme":"dark"}');
    expect(readLanguage(folder.dir)).toBe('de');
    for (const damaged of ['{"language":"no code"}', '[]', '{"language":', '']) {
      await writeFile(file, damaged);
      expect(readLanguage(folder.dir)).toBe('system');
    }
  });
});
