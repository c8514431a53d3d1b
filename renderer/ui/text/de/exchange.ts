import type { Text } from '../text.tsx';
import { counted, formOf } from './counted.ts';

/** Words of export. */
export const exchange: Text['exchange'] = {
  label: 'Export und Import',
  help: 'Die ganze Bibliothek als Datei, oder Fragen aus einer Datei. Ein Export als JSON verliert nichts.',
  exportOpen: 'Exportieren…',
  importOpen: 'Importieren…',
  exportTitle: (count: number | null) =>
    count === null ? 'Bibliothek exportieren' : `${counted(count, 'Frage', 'Fragen')} exportieren`,
  exportFormat: 'Dateiformat',
  exportDo: 'Exportieren',
  formats: {
    json: { label: 'JSON', help: 'Alles: auch Entwürfe, Stimmen, IDs und entfernte Fragen.' },
    jsonl: { label: 'JSON-Zeilen', help: 'Dasselbe, mit einer Frage je Zeile.' },
    csv: { label: 'CSV', help: 'Was du von jeder Frage siehst, für eine Tabelle.' },
    text: { label: 'Text', help: 'Nur Titel und Optionen, zum Lesen oder Einfügen.' },
  },
  someAsJson: 'Alles: auch Entwürfe, Stimmen und IDs.',
  exported: (file: string, leftOut: number) =>
    leftOut === 0
      ? `Als ${file} exportiert`
      : `Als ${file} exportiert. ${counted(leftOut, 'Entwurf', 'Entwürfe')} ohne Titel ${formOf(leftOut, 'fehlt', 'fehlen')} darin.`,
};
