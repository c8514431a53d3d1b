import type { errors as shape } from '../en/errors.ts';

/** What an expected failure means for the person at the screen. `details` are the error's facts. */
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '?';

type Details = Readonly<Record<string, unknown>>;

const line = (details: Details): string => (details.line ? `, Zeile ${text(details.line)}` : '');

/** What the codes of the system mean that a disk refuses with. */
const diskReasons: Readonly<Record<string, string>> = {
  ENOSPC: 'der Datenträger ist voll',
  EDQUOT: 'der Datenträger ist voll',
  EACCES: 'in den Ordner darf nicht geschrieben werden',
  EPERM: 'in den Ordner darf nicht geschrieben werden',
  EROFS: 'in den Ordner darf nicht geschrieben werden',
  EIO: 'der Datenträger meldet einen Fehler',
  ENOENT: 'der Ordner ist nicht mehr da',
  ENOTDIR: 'der Ordner ist nicht mehr da',
  ENODEV: 'das Laufwerk antwortet nicht',
  ENXIO: 'das Laufwerk antwortet nicht',
  ESTALE: 'das Laufwerk antwortet nicht',
  ETIMEDOUT: 'das Laufwerk antwortet nicht',
  EHOSTDOWN: 'das Laufwerk antwortet nicht',
  EBUSY: 'ein anderes Programm hat die Datei geöffnet',
};

const diskReason = ({ reason = 'der Datenträger nahm es nicht an' }: Details): string =>
  diskReasons[text(reason)] ?? text(reason);

export const errors: typeof shape = {
  'bad-input': () => 'Fenster und Programm passen nicht zusammen. Starte QOTD Studio neu.',
  'not-found': () => 'Diese Frage ist nicht mehr in der Bibliothek.',
  'changed-elsewhere': () =>
    'Sie wird immer wieder in einem anderen Fenster oder über die lokale API geändert.',
  disk: (details) =>
    `Auf diesem Computer konnte nicht gespeichert werden: ${diskReason(details)}. Dein Text ist noch da.`,
  'library-in-use': (details) =>
    `Die Bibliothek in ${text(details.path)} wird von einem anderen Programm benutzt. Schließ es, und versuch es noch einmal.`,
  'library-unreadable': (details) =>
    `Eine Datei der Bibliothek konnte nicht gelesen werden: ${text(details.path)}${line(details)}.`,
  'library-too-new': (details) =>
    `Die Bibliothek in ${text(details.path)} wurde von einer neueren Version von QOTD Studio geschrieben.`,
  'no-snapshot': (details) =>
    details.name === undefined
      ? 'Es gibt nichts mehr rückgängig zu machen.'
      : `Es gibt keinen Sicherungspunkt „${text(details.name)}“ mehr.`,
  'no-version': () => 'Diese Fassung ist nicht mehr da.',
  'on-service': () => 'Diese Frage ist beim Dienst, der selbst sagt, ob sie gesendet wurde.',
  'snapshot-unreadable': (details) =>
    `Der Sicherungspunkt konnte nicht gelesen werden: ${text(details.path)}${line(details)}. Die Bibliothek bleibt, wie sie ist.`,
  'port-in-use': (details) => `Port ${text(details.port)} ist von einem anderen Programm belegt.`,
  unreachable: () => 'QOTD Studio antwortet nicht.',
  internal: () => 'Etwas Unerwartetes ist schiefgegangen. Mehr steht im Protokoll.',
};
