import { AppError } from '../../shared/errors.ts';
import { languageToShow } from '../../shared/messages/ui-language.ts';
import { failureSentence, libraryOf, NOT_REGULAR } from '../host/system/failure.ts';

/** Why the app could not open, as an English sentence for a message box: what, where, and what to do. */
export function openingFailure(error: unknown): string {
  if (!(error instanceof AppError)) {
    return 'Something unexpected went wrong. Nothing was changed. Started from a terminal, the app says more there.';
  }
  const sentence = failureSentence(error);
  return error.code === 'library-in-use'
    ? `${sentence} Close that program, then open QOTD Studio again. Nothing was changed.`
    : sentence;
}

/** Reasons of the system that a library is refused with. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'die Datei oder der Ordner ist nicht da',
  EACCES: 'das System erlaubt es nicht',
  EPERM: 'das System erlaubt es nicht',
  EISDIR: 'es ist ein Ordner',
  ENOTDIR: 'ein Teil des Pfades ist eine Datei und kein Ordner',
  EROFS: 'der Datenträger kann nur gelesen werden',
  ENOSPC: 'der Datenträger ist voll',
  EDQUOT: 'der Datenträger ist für diesen Benutzer voll',
  EMFILE: 'zu viele Dateien sind geöffnet',
  ENAMETOOLONG: 'der Name ist zu lang',
  ELOOP: 'Verknüpfungen führen im Kreis',
  ENOLCK: 'der Datenträger unterstützt keine Dateisperren',
};

const reasonInGerman = (reason: string): string => {
  const words = Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined;
  return words === undefined ? reason : `${words} (${reason})`;
};

/** The same as `openingFailure`, in German. An error that only a command line meets keeps its own words. */
export function openingFailureInGerman(error: unknown): string {
  if (!(error instanceof AppError)) {
    return 'Etwas Unerwartetes ist schiefgegangen. Nichts wurde geändert. Aus einem Terminal gestartet, sagt die App dort mehr.';
  }
  const fact = (name: string) => String(error.details[name] ?? 'unbekannt');
  const library = libraryOf(fact('path'));
  const reason = reasonInGerman(fact('reason'));
  switch (error.code) {
    case 'library-in-use':
      return `${inUse(library, error.details)} Schließ es, und öffne QOTD Studio noch einmal. Nichts wurde geändert.`;
    case 'library-too-new':
      return `Die Bibliothek in ${library} wurde von einer neueren Version von QOTD Studio geschrieben. Aktualisiere diese hier; nichts wurde geändert.`;
    case 'library-unreadable':
      return `Die Bibliothek kann nicht gelesen werden: ${fact('path')}: ${reason}. Sorg dafür, dass sie gelesen werden darf, oder gib einen anderen Ordner an; nichts wurde geändert.`;
    case 'disk':
      if (NOT_REGULAR[fact('reason')] !== undefined) return notRegular(library, fact('reason'));
      return `Die Bibliothek in ${library} kann nicht geöffnet werden: ${reason}. Nichts wurde geändert. ${wayOut(fact('reason'))}`;
    default:
      return error.message;
  }
}

function inUse(library: string, { pid, computer }: AppError['details']): string {
  if (pid === undefined)
    return `Die Bibliothek in ${library} ist gesperrt: Ein anderes Programm hat sie geöffnet, oder der Datenträger unterstützt keine Dateisperren.`;
  const owner = computer === undefined ? `Prozess ${pid}` : `Prozess ${pid} auf dem Computer ${computer}`;
  return `Die Bibliothek in ${library} ist in einem anderen Programm geöffnet (${owner}).`;
}

function notRegular(library: string, reason: string): string {
  const file = NOT_REGULAR[reason];
  return `Die Bibliothek in ${library} kann nicht geöffnet werden: ${file} ist ein Ordner, eine Verknüpfung oder eine besondere Datei (${reason}). Nichts wurde geändert. Lösch ${file}, und öffne die Bibliothek noch einmal. Eine Datei, auf die sie verweist, bleibt erhalten.`;
}

function wayOut(reason: string): string {
  if (reason === 'ENOSPC' || reason === 'EDQUOT')
    return 'Schaff Platz auf diesem Datenträger, und versuch es noch einmal.';
  if (reason === 'ENOLCK') return 'Kopier die Bibliothek auf einen lokalen Datenträger, und öffne die Kopie.';
  return 'Sorg dafür, dass in den Ordner geschrieben werden darf, oder kopier ihn an einen solchen Ort, und öffne die Kopie.';
}

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

/** The words in the language that the window speaks. `preferred`: the languages of the computer, the dearest first. */
export const wordsIn = (language: string, preferred: readonly string[]): ShellWords =>
  languageToShow(language, preferred, ['en', 'de']) === 'de' ? GERMAN : ENGLISH;
