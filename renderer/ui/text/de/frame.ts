import type { frame as shape } from '../en/frame.ts';
import { counted } from './counted.ts';

const faults = (count: number): string => counted(count, 'Störung', 'Störungen');
const faultsOn = (count: number): string => `${faults(count)} an`;

const apiStates = { on: 'an', off: 'aus', failed: 'konnte nicht starten' };

/** Words of the frame: title bar, rail, views, notices. */
export const frame: typeof shape = {
  appName: 'QOTD Studio',
  mainNavigation: 'Hauptnavigation',
  command: 'Fragen suchen oder einen Befehl ausführen',
  request: 'Anfrage',
  dropFile: 'Lass die Datei los, um zu sehen, was darin ist',
  newQuestion: 'Neue Frage',
  sections: {
    draft: 'Entwürfe',
    ready: 'Fertig',
    service: 'Beim Dienst',
    sent: 'Gesendet',
    attention: 'Zu klären',
    all: 'Alle',
    trash: 'Papierkorb',
  },
  states: {
    draft: 'Entwurf',
    ready: 'Fertig',
    service: 'Beim Dienst',
    sent: 'Gesendet',
    attention: 'Zu klären',
  },
  localApi: 'Lokale API',
  yourEmoji: 'Deine Emoji',
  import: 'Import',
  plan: 'Plan',
  settings: 'Einstellungen',
  keyboard: 'Tastatur',
  on: 'An',
  off: 'Aus',
  localApiTile: (state, count) => `Lokale API: ${apiStates[state]}${count > 0 ? `, ${faultsOn(count)}` : ''}`,
  faults,
  faultsOn,
  practise: 'Ohne Konto üben',
  couldNotStart: 'Konnte nicht starten',
  copy: (what) => `${what} kopieren`,
  copied: 'Kopiert',
  couldNotCopy: 'Kopieren ging nicht. Wähle den Text aus und kopier ihn von Hand.',
  backToList: 'Zurück zur Liste',
  inspector: 'Seitenleiste',
  showPreview: 'Vorschau zeigen',
  closePreview: 'Vorschau schließen',
  notices: 'Meldungen',
  undo: 'Rückgängig',
  removed: (title) => (title ? `„${title}“ entfernt` : 'Frage ohne Titel entfernt'),
  removedMany: (count) => `${counted(count, 'Frage', 'Fragen')} entfernt`,
  restoredMany: (count) => `${counted(count, 'Frage', 'Fragen')} zurückgeholt`,
  restored: (title) => (title ? `„${title}“ zurückgeholt` : 'Frage ohne Titel zurückgeholt'),
  samplesAdded: (count) => `${counted(count, 'Beispielfrage', 'Beispielfragen')} hinzugefügt`,
  samplesRemoved: (count) => `${counted(count, 'Beispielfrage', 'Beispielfragen')} wieder herausgenommen`,
  duplicated: 'Dupliziert',
  nothingOpenTitle: 'Keine Frage geöffnet',
  nothingOpenText: 'Wähle eine aus der Liste, oder schreib eine neue.',
  unreachable:
    'QOTD Studio antwortet nicht. Dein Text ist noch da und wird gespeichert, sobald es wieder antwortet; wenn du es neu startest, kopier deinen Text vorher aus diesem Tab heraus.',
  refused:
    'QOTD Studio wurde neu gestartet. Kopier, was noch nicht gespeichert ist, und öffne dann die neue Adresse, die es ausgegeben hat.',
  keptInWindow: 'Es wird von selbst gespeichert, sobald das geht; lass dieses Fenster bis dahin offen.',
  diskSlow: 'Das Speichern dauert: der Datenträger hat noch nicht geantwortet. Dein Text ist noch da.',
  diskBack: 'Gespeichert. Der Datenträger nimmt wieder Änderungen an.',
  tryAgain: 'Noch einmal',
  cancel: 'Abbrechen',
  viewFailed: 'Diese Ansicht konnte nicht gezeigt werden',
  viewFailedText: 'Was du geschrieben hast, bleibt erhalten. Lade das Fenster neu, um weiterzumachen.',
  reload: 'Neu laden',
  untitled: 'Ohne Titel',
};
