import type { welcome as shape } from '../en/welcome.ts';
import { numbered } from './counted.ts';

/** Words of an empty library. */
export const welcome: typeof shape = {
  title: 'Schreib deine erste Frage',
  titleAgain: 'Schreib eine Frage',
  text: 'Beginne im Editor: ein Titel, dann eine Option je Zeile. Kein Emoji zur Hand? Lass es weg und wähle später eines. Alles speichert sich selbst, während du tippst.',
  start: 'Beginnen mit',
  blank: 'Leer',
  or: 'Oder bring welche mit',
  importList: 'Liste importieren',
  samples: 'Beispielfragen hinzufügen',
  local: 'Kein Konto nötig. Nichts verlässt diesen Computer, bis du einen Dienst verbindest.',
  localConnected: 'Nichts verlässt diesen Computer, bevor du es vormerkst.',
  inTrash: (count: number) =>
    count === 1 ? 'Im Papierkorb ist 1 Frage' : `Im Papierkorb sind ${numbered(count)} Fragen`,
};
