import type { FileProblem, ImportReport } from '../../../../shared/exchange.ts';
import type { SplitAt, TableField } from '../../../../shared/import-look.ts';
import type { Text } from '../text.tsx';
import { counted, formOf, listed, numbered } from './counted.ts';
import { fileFault } from './file-fault.ts';

const questions = (count: number): string => counted(count, 'Frage', 'Fragen');

const fields: Record<TableField | 'none', string> = {
  title: 'Titel',
  options: 'Optionen',
  description: 'Beschreibung',
  footer: 'Fußzeile',
  image: 'Bild',
  tags: 'Schlagwörter',
  plannedFor: 'Geplanter Tag',
  none: 'Weglassen',
};

const splits: Record<SplitAt, string> = {
  line: 'Zeilenumbrüche',
  bar: 'Zeilenumbrüche und |',
  semicolon: 'Zeilenumbrüche und ;',
};

/** Words of bringing questions in. */
export const importing: Text['importing'] = {
  title: 'Fragen importieren',
  format: 'Format',
  formats: { text: 'Zeilen', csv: 'CSV', json: 'JSON' },
  hints: {
    text: 'Lass zwischen Fragen eine Zeile leer.',
    csv: 'Eine Frage in jeder Zeile.',
    json: 'Eine Liste, eine je Zeile oder ein Export.',
  },
  openFile: 'Datei öffnen…',
  close: 'Schließen',
  source: { text: 'Text zum Importieren', csv: 'CSV zum Importieren', json: 'JSON zum Importieren' },
  placeholder: 'Tee oder Kaffee?\n🍵 - Tee\n☕ - Kaffee\n\nHunde oder Katzen?\n🐶 - Hunde\n🐱 - Katzen',
  fileRead: (name: string, size: string) => `${name} (${size}) ist zu groß, um hier gezeigt zu werden.`,
  writeInstead: 'Stattdessen hier schreiben',

  columns: 'Spalten',
  columnIs: (heading: string) => `„${heading}“ ist`,
  column: (position: number) => `Spalte ${position}`,
  fields,
  headings: 'Die erste Zeile benennt die Spalten',
  splitAt: 'Optionen werden getrennt durch',
  splits,

  dryRun: 'Probelauf',
  empty: 'Noch nichts zu importieren',
  emptyHelp: 'Schreib Fragen hinein oder füg sie ein, öffne eine Datei oder zieh eine auf das Fenster.',
  looking: 'Wird gelesen',
  reading: (percent: number) => `Die Datei wird gelesen: ${numbered(percent)} %`,
  cancelReading: 'Lesen abbrechen',
  importing: (percent: number) => `Wird importiert: ${numbered(percent)} %`,
  cancelImport: 'Import abbrechen',
  importCanceled: 'Import abgebrochen. Es wurde nichts importiert.',
  canceled: 'Lesen abgebrochen',
  canceledHelp: 'Es wurde nichts importiert. Öffne die Datei noch einmal oder eine andere.',
  failed: 'Das lässt sich nicht importieren',
  sums: (sums: {
    found: number;
    taken: number;
    drafts: number;
    here: number;
    impossible: number;
    leftOut: number;
  }) =>
    `${numbered(sums.found)} gefunden: ${listed(
      [
        `${numbered(sums.taken)} zu importieren`,
        sums.drafts > 0 ? `davon ${counted(sums.drafts, 'Entwurf', 'Entwürfe')}` : '',
        sums.here > 0 ? `${numbered(sums.here)} schon da` : '',
        sums.impossible > 0 ? `${numbered(sums.impossible)} nicht möglich` : '',
        sums.leftOut > 0 ? `${numbered(sums.leftOut)} ausgelassen` : '',
      ].filter((part) => part !== ''),
      ', ',
    )}`,
  comparing: (done: number, total: number) =>
    `Vergleicht mit deiner Bibliothek, ${numbered(done)} von ${numbered(total)}`,
  show: 'Zeigen',
  filters: {
    all: 'Alle',
    problem: (count: number) => counted(count, 'Problem', 'Probleme'),
    here: (count: number) => `${numbered(count)} schon da`,
  },
  head: {
    take: 'Importieren',
    line: 'Zeile',
    question: 'Frage',
    emoji: 'Emoji',
    options: 'Optionen',
    will: 'Wird',
  },
  take: (title: string) => `„${title}“ importieren`,
  takeAll: 'Alle gezeigten importieren',
  untitled: 'Ohne Titel',
  goTo: (line: number) => `Zu Zeile ${line}`,
  will: {
    draft: 'Entwurf',
    ready: 'Fertig',
    service: 'Beim Dienst',
    sent: 'Gesendet',
    attention: 'Zu klären',
    removed: 'Im Papierkorb',
    impossible: 'Geht nicht',
    here: 'Schon da',
  },
  same: 'Deine Bibliothek hat dieselbe. Setz den Haken, um sie noch einmal zu importieren.',
  older: 'Deine Bibliothek hat einen späteren Stand. Setz den Haken, um auch diesen zu importieren.',
  inFile: (line: number | null) =>
    `${line === null ? 'Steht schon in dieser Datei.' : `Dieselbe wie in Zeile ${line}.`} Setz den Haken, um sie zweimal zu importieren.`,
  veryClose: (title: string) =>
    `Fragt fast dasselbe wie „${title}“. Setz den Haken, um sie trotzdem zu importieren.`,
  nearTo: (title: string) => `Nah an „${title}“.`,
  noted: (tags: readonly string[], day: string | null) =>
    [tags.length > 0 ? `Schlagwörter: ${tags.join(', ')}` : '', day === null ? '' : `Geplant für ${day}`]
      .filter((part) => part !== '')
      .join(' · '),
  ofOption: (position: number, problem: string) => `Option ${position}: ${problem}`,
  moreFindings: (count: number) => `${numbered(count)} mehr`,
  showMore: (count: number) => `${numbered(count)} mehr zeigen`,
  behind: (taken: number, left: number) =>
    `${formOf(taken + left, '1 weitere Frage ist', `${numbered(taken + left)} weitere Fragen sind`)} hier nicht gezeigt: ${numbered(taken)} zu importieren, ${numbered(left)} schon da.`,
  ofFile: 'Was über die Datei zu wissen ist',
  line: (line: number, message: string) => `Zeile ${line}: ${message}`,
  problem: ({ message, fault }: Pick<FileProblem, 'message' | 'fault'>) =>
    fault === undefined ? message : fileFault(fault),

  nothingYet: 'Gespeichert wird erst mit Importieren. Du kannst es danach rückgängig machen.',
  cancel: 'Abbrechen',
  do: (count: number) => (count === 0 ? 'Importieren' : `${questions(count)} importieren`),
  nothingTicked: 'Nichts ist ausgewählt.',
  imported: ({ questions: saved, drafts, removed }: ImportReport['added']) =>
    `${listed(
      [
        saved > 0 || drafts + removed === 0 ? questions(saved) : '',
        drafts > 0 ? counted(drafts, 'Entwurf', 'Entwürfe') : '',
        removed > 0 ? counted(removed, 'entfernte Frage', 'entfernte Fragen') : '',
      ].filter((part) => part !== ''),
    )} importiert`,
  undone: (removed: number, kept: number) =>
    `${questions(removed)} wieder herausgenommen${kept === 0 ? '' : `. ${formOf(kept, '1 ist seitdem geändert und bleibt', `${numbered(kept)} sind seitdem geändert und bleiben`)}.`}`,
  undoGone: 'Dieser Import lässt sich nicht mehr rückgängig machen.',
  unknownName: 'Das ist keine Textdatei. Nimm eine Datei mit Text, CSV, JSON oder JSON-Zeilen.',
  tooLarge: 'Die Datei ist größer als 10 MB. Importiere sie in Teilen.',
  notUtf8: 'Die Datei ist nicht UTF-8. Speichere sie als UTF-8; in einer Tabelle wähle „CSV UTF-8“.',
  unread: 'Die Datei lässt sich nicht lesen.',
};
