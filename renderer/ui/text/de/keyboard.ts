import type { ActionGroup } from '../../actions/actions.ts';
import type { Text } from '../text.tsx';

/** What fields and lists answer by themselves, by where the focus is. The caps are written as those of the actions are. */
const widgets: Text['keyboard']['widgets'] = [
  {
    title: 'In einer Option',
    lines: [
      { name: 'Nächste Option; am Ende kommt eine dazu', keys: ['Enter'] },
      { name: 'Nächste Option, ohne dass eine dazukommt', keys: ['Shift Enter'] },
      { name: 'Option darüber oder darunter', keys: ['Up', 'Down'] },
      { name: 'Option verschieben', keys: ['Alt Up', 'Alt Down'] },
      { name: 'Option entfernen, wenn sie leer ist', keys: ['Backspace'] },
      { name: 'Namen aus der Emoji-Liste nehmen', keys: ['Enter', 'Tab'] },
      { name: 'Emoji-Liste für dieses Wort schließen', keys: ['Esc'] },
    ],
  },
  {
    title: 'In jedem Text einer Frage',
    lines: [
      { name: 'Rückgängig', keys: ['Ctrl Z'] },
      { name: 'Wiederholen', keys: ['Ctrl Shift Z', 'Ctrl Y'] },
    ],
  },
  {
    title: 'In der Liste',
    lines: [
      { name: 'Von Frage zu Frage gehen', keys: ['Up', 'Down'] },
      { name: 'Frage auswählen, oder nicht mehr', keys: ['Space'] },
      { name: 'Bis zur nächsten auswählen', keys: ['Shift Up', 'Shift Down'] },
      { name: 'Alle der Liste auswählen', keys: ['Ctrl A'] },
      { name: 'Keine auswählen', keys: ['Esc'] },
      { name: 'In der Frage schreiben', keys: ['Enter'] },
      { name: 'Frage entfernen, oder alle ausgewählten', keys: ['Del'] },
      { name: 'Letztes Entfernen rückgängig machen', keys: ['Ctrl Z'] },
    ],
  },
  {
    title: 'In einer Suche',
    lines: [
      { name: 'Leeren, dann zurück zur Liste', keys: ['Esc'] },
      { name: 'Zum Gefundenen gehen', keys: ['Down'] },
    ],
  },
  {
    title: 'In der Palette',
    lines: [
      { name: 'Von Zeile zu Zeile gehen', keys: ['Up', 'Down', 'Page Up', 'Page Down'] },
      { name: 'Ausführen', keys: ['Enter'] },
      { name: 'Nur Befehle', keys: ['>'] },
      { name: 'Emoji', keys: [':'] },
    ],
  },
  {
    title: 'Überall',
    lines: [
      { name: 'Von Element zu Element gehen', keys: ['Tab', 'Shift Tab'] },
      {
        name: 'Unter Reitern, Abschnitten und Menüeinträgen wählen',
        keys: ['Up', 'Down', 'Left', 'Right'],
      },
      { name: 'Schließen, was offen ist', keys: ['Esc'] },
    ],
  },
  {
    title: 'Im Vergleich mit dem Dienst',
    lines: [
      { name: 'Nächster oder voriger Unterschied', keys: ['J', 'K'] },
      { name: 'Deins nehmen', keys: ['1'] },
      { name: 'Das vom Dienst nehmen', keys: ['2'] },
      { name: 'Beides verbinden', keys: ['3'] },
      { name: 'Zeigen, wie es vorher war', keys: ['B'] },
      { name: 'Ergebnis übernehmen', keys: ['Ctrl Enter'] },
    ],
  },
];

const groups: Record<ActionGroup, string> = {
  question: 'Frage',
  options: 'Optionen',
  list: 'Liste',
  sync: 'Abgleich',
  view: 'Bereiche',
  go: 'Gehe zu',
  library: 'Bibliothek',
  app: 'Anwendung',
};

/** Words of the page of all keys. */
export const keyboard: Text['keyboard'] = {
  help: 'Zwei Tasten mit einem Komma dazwischen werden nacheinander gedrückt. Auf einem Mac tut Command, was Strg tut.',
  lettersOff: 'Einzelne Tasten sind aus. Tasten mit Strg oder Alt gehen.',
  settings: 'Tastatur-Einstellungen',
  or: 'oder',
  groups,
  widgets,
};
