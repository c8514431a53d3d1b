import type { Text } from '../text.tsx';
import { counted, numbered } from './counted.ts';

/** Words of the settings view. */
export const settings: Text['settings'] = {
  pages: {
    appearance: 'Aussehen',
    editor: 'Editor',
    service: 'Live-Dienst',
    'local-api': 'Lokale API',
    library: 'Bibliothek',
    keyboard: 'Tastatur',
  },

  theme: 'Farben',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  reading: 'Lesen',
  textSize: 'Textgröße',
  textSizeHelp: 'Auch Strg + und Strg −',
  percent: (size: number) => `${numbered(size)} %`,
  density: 'Dichte der Liste',
  densityHelp: 'Dicht zeigt je Frage eine Titelzeile.',
  densities: { comfortable: 'Luftig', compact: 'Dicht' },
  lessMotion: 'Weniger Bewegung',
  lessMotionHelp: 'Folgt dem System, wenn es aus ist.',
  moreContrast: 'Mehr Kontrast',
  moreContrastHelp: 'Dunklere Linien und Nebentexte.',
  language: 'Sprache',
  languages: { system: 'System', en: 'English', de: 'Deutsch' },
  preview: 'Chat-Vorschau',
  previewTheme: 'Farben der Vorschau',
  previewThemes: { app: 'Wie die App', light: 'Hell', dark: 'Dunkel' },
  previewLayout: 'Optionen als',
  previewLayouts: { lines: 'Zeilen', buttons: 'Knöpfe' },

  options: 'Optionen',
  startIn: 'Beginnen mit',
  forms: { rows: 'Zeilen', text: 'Text' },
  enterAdds: 'Enter fügt die nächste Option hinzu',
  enterAddsHelp: 'Umschalt Enter geht immer weiter, ohne eine hinzuzufügen.',
  yourEmoji: 'Deine Emoji',
  yourEmojiHelp: (count: number) =>
    `${count === 0 ? 'Bilder' : counted(count, 'Bild', 'Bilder')} unter eigenen Namen, für Optionen.`,
  openEmoji: 'Verwalten…',
  skinTone: 'Hautton',
  tones: {
    1: 'Ohne Hautton',
    2: 'Hell',
    3: 'Mittelhell',
    4: 'Mittel',
    5: 'Mitteldunkel',
    6: 'Dunkel',
  },
  checks: 'Prüfungen',
  counters: 'Zähler zeigen',
  countersHelp: 'Gelb ab 90 % einer Grenze, rot darüber.',
  counterChoices: { close: 'Wenn es eng wird', always: 'Immer' },
  similar: 'Ähnliche Fragen',
  similarHelp: 'Weiter rechts zeigt mehr, auch Entfernteres.',
  grades: { 'very-close': 'Nur sehr nahe', close: 'Nahe', related: 'Auch verwandte' },
  author: 'Autor',
  yourName: 'Dein Name',
  yourNameHelp: 'Steht als Autor an den Fragen, die du hier schreibst.',
  nameNeeded: 'Ein Name braucht mindestens ein Zeichen.',

  localApiGroup: 'Einstellungen der lokalen API',
  port: 'Port',
  portHelp:
    'Von 1 bis 65535, oder 0 für irgendeinen freien Port. Gilt, wenn die lokale API das nächste Mal startet.',
  portWrong: 'Ein Port ist eine ganze Zahl von 0 bis 65535.',
  absent: 'Änderung, die ein Feld weglässt',
  absentHelp:
    'Der Dienst sagt nicht, was dann geschieht. Probiere dein Programm mit allen drei Möglichkeiten aus.',
  absentChoices: { keep: 'Behält es', clear: 'Leert es', refuse: 'Abgelehnt' },

  keyboard: 'Tastatur',
  singleKeys: 'Einzelne Tasten außerhalb von Text',
  singleKeysHelp: 'Etwa / zum Suchen. Tasten mit Strg oder Alt gehen immer.',
  allKeys: 'Alle Tasten',

  saved: 'Gespeichert',
  notSaved: 'Die Einstellungen ließen sich nicht speichern.',
};
