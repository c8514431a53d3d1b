import type { report as shape } from '../en/report.ts';

/** Wörter des Berichts über ein Problem. */
export const report: typeof shape = {
  title: 'Problem melden',
  help: 'Das ist alles, was im Bericht steht: Versionen, der Zustand der Dateien, das Ende des Protokolls. Nichts wird gesendet. Speichere ihn, lies ihn und gib ihn, wem du willst.',
  content: 'Was im Bericht steht',
  making: 'Wird zusammengetragen…',
  texts: 'Mit allen meinen Fragen',
  save: 'Bericht speichern',
  saved: (name) => `Gespeichert als ${name}`,
};
