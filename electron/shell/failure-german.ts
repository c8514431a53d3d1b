import { AppError } from '../../shared/errors.ts';
import { libraryOf, NOT_REGULAR } from '../host/failure.ts';

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
