import type { Text } from '../text.tsx';
import { counted, formOf, numbered } from './counted.ts';

/** Words of what a question was before. */
export const history: Text['history'] = {
  title: 'Fassungen',
  help: 'Was die Frage bei jedem Speichern war, verglichen mit dem, was sie jetzt ist.',
  list: 'Fassungen, neueste zuerst',
  current: 'Aktuell',
  by: {
    app: 'Diese App',
    api: 'Lokale API',
    sample: 'Beispiele',
    outside: 'Ein anderes Programm',
    service: 'Der Dienst',
  },
  kept: (count: number) => `Behalten werden die erste Fassung und die neuesten ${numbered(count)}.`,
  unread: (count: number) =>
    `${counted(count, 'Zeile', 'Zeilen')} des Verlaufs ${formOf(count, 'ist', 'sind')} nicht lesbar, deshalb fehlen vielleicht Fassungen. Die Datei liegt so, wie sie war, im Ordner set-aside.`,
  only: 'Bisher gibt es nur diese Fassung. Jedes Speichern, das etwas ändert, fügt eine hinzu.',
  loading: 'Wird geladen',

  legend: {
    removed: 'Durchgestrichenes',
    removedHelp: 'ist seit dieser Fassung weg,',
    added: 'Unterstrichenes',
    addedHelp: 'ist seitdem neu.',
  },
  isCurrent: 'So ist die Frage jetzt.',
  same: 'Diese Fassung sagt dasselbe wie die aktuelle.',
  fields: { title: 'Titel', description: 'Beschreibung', footer: 'Fußzeile', image: 'Bild' },
  options: 'Optionen',
  row: {
    added: 'Hinzugefügt',
    removed: 'Entfernt',
    changed: 'Geändert',
    moved: (from: number, to: number) => `Von ${from} nach ${to} verschoben`,
    movedAndChanged: (from: number, to: number) => `Von ${from} nach ${to} verschoben, geändert`,
  },

  unsaved:
    'Du hast Änderungen, die nicht gespeichert sind. Das Wiederherstellen tritt an ihre Stelle; Rückgängig bringt sie zurück.',
  close: 'Schließen',
  restore: 'Diese Fassung wiederherstellen',
  restored: (title: string) => `„${title}“ wiederhergestellt`,
  undone: (title: string) => `„${title}“ ist wieder wie zuvor`,
  notSaved: 'Die Fassung steht im Editor und ist noch nicht gespeichert.',
  undoNotSaved: 'Der Text von vorher steht im Editor und ist noch nicht gespeichert.',
};
