import type { Language } from '../../shared/settings.ts';
import { type Spoken, spokenOf } from '../../shared/text/spoken.ts';
import { openingFailure } from './failure.ts';
import { openingFailureInGerman } from './failure-german.ts';

/** What the shell says by itself, where no page can: in message boxes and notifications. */
export interface ShellWords {
  attentionTitle: (count: number) => string;
  attentionText: string;
  /** The window's page ended by itself, again and again. */
  pageFails: { message: string; detail: string; again: string; quit: string };
  /** The window's page does not answer. */
  pageHangs: { message: string; detail: string; wait: string; reload: string };
  /** The window's page does not load. */
  pageNotLoaded: { message: string; detail: string; again: string; quit: string };
  /** The app could not open. */
  notOpened: { title: string; detail: (error: unknown) => string };
  /** It ended by an error that nobody expected, and again after it had started anew. */
  failedTwice: { title: string; detail: string };
  /** A new version could not be put in the place of this one. */
  notUpdated: { title: string; detail: string };
}

const ENGLISH: ShellWords = {
  attentionTitle: (count) => (count === 1 ? '1 question needs you' : `${count} questions need you`),
  attentionText: 'Sync waits for what you decide.',
  pageFails: {
    message: 'The window keeps failing.',
    detail: 'What you wrote is on the disk, up to the last moment. Try again, or quit and open the app anew.',
    again: 'Try again',
    quit: 'Quit',
  },
  pageHangs: {
    message: 'The window does not answer.',
    detail: 'It may be busy with a large text. A reload shows what is on the disk: all but the last words.',
    wait: 'Wait',
    reload: 'Reload',
  },
  pageNotLoaded: {
    message: 'Couldn’t load the window.',
    detail:
      'A file of the app is missing or damaged, or the computer is busy. Your questions are safe. ' +
      'Try again. If that doesn’t help, install QOTD Studio again.',
    again: 'Try again',
    quit: 'Quit',
  },
  notOpened: { title: 'QOTD Studio could not open', detail: openingFailure },
  failedTwice: { title: 'QOTD Studio failed', detail: openingFailure(null) },
  notUpdated: {
    title: 'QOTD Studio was not updated',
    detail:
      'The new version could not be put in its place. The app starts again as it was, and nothing of yours was changed. ' +
      'Try again later, or fetch the new version from where you have this one.',
  },
};

const GERMAN: ShellWords = {
  attentionTitle: (count) => (count === 1 ? '1 Frage braucht dich' : `${count} Fragen brauchen dich`),
  attentionText: 'Der Abgleich wartet auf deine Entscheidung.',
  pageFails: {
    message: 'Das Fenster stürzt immer wieder ab.',
    detail:
      'Was du geschrieben hast, ist gespeichert, bis zum letzten Augenblick. Versuch es noch einmal, oder beende die App und öffne sie neu.',
    again: 'Noch einmal',
    quit: 'Beenden',
  },
  pageHangs: {
    message: 'Das Fenster antwortet nicht.',
    detail:
      'Vielleicht ist es mit einem großen Text beschäftigt. Neu geladen zeigt es, was gespeichert ist: alles bis auf die letzten Wörter.',
    wait: 'Warten',
    reload: 'Neu laden',
  },
  pageNotLoaded: {
    message: 'Das Fenster konnte nicht geladen werden.',
    detail:
      'Eine Datei der App fehlt oder ist beschädigt, oder der Computer ist ausgelastet. Deine Fragen sind sicher. ' +
      'Versuch es noch einmal. Wenn das nicht hilft, installiere QOTD Studio neu.',
    again: 'Noch einmal',
    quit: 'Beenden',
  },
  notOpened: { title: 'QOTD Studio konnte nicht öffnen', detail: openingFailureInGerman },
  failedTwice: { title: 'QOTD Studio ist abgestürzt', detail: openingFailureInGerman(null) },
  notUpdated: {
    title: 'QOTD Studio wurde nicht aktualisiert',
    detail:
      'Die neue Version konnte nicht an die Stelle dieser gesetzt werden. Die App startet wieder, wie sie war, und nichts von dir wurde geändert. ' +
      'Versuch es später noch einmal, oder hol dir die neue Version dort, woher du diese hast.',
  },
};

const WORDS: Readonly<Record<Spoken, ShellWords>> = { en: ENGLISH, de: GERMAN };

/** The words in the language that the window speaks. `preferred`: the languages of the computer, the dearest first. */
export const wordsIn = (language: Language, preferred: readonly string[]): ShellWords =>
  WORDS[spokenOf(language, preferred)];
