import type { palette as shape } from '../en/palette.ts';

/** Words that actions are looked for by, beside their names. */
const also: (typeof shape)['also'] = {
  'question.new': 'hinzufügen anlegen erstellen schreiben',
  'question.duplicate': 'kopieren verdoppeln',
  'question.discard': 'zurücksetzen',
  'question.versions': 'verlauf versionen wiederherstellen',
  'question.mark-sent': 'stimmen veröffentlichen nachricht',
  'question.notes': 'tags datum planen',
  'question.remove': 'löschen papierkorb',
  'options.form': 'wechseln bearbeiten',
  'problem.next': 'fehler warnung springen',
  'problem.previous': 'fehler warnung springen vorheriges',
  'list.search': 'finden filter suchen',
  'list.tag': 'tags schlagwort',
  'inspector.toggle': 'vorschau leiste inspektor',
  'go.local-api': 'server port token störungen anfragen',
  'library.samples': 'demo',
  'go.keyboard': 'tastatur kürzel hilfe',
  'text.larger': 'zoom vergrößern schrift',
  'text.smaller': 'zoom verkleinern schrift',
  'text.normal': 'zoom zurücksetzen schrift',
  'theme.system': 'aussehen design modus thema',
  'theme.light': 'aussehen design modus thema weiß',
  'theme.dark': 'aussehen design modus thema schwarz nacht',
  'go.settings': 'optionen aussehen sicherung import export name sprache',
  'go.duplicates': 'ähnlich zwillinge doppelt',
};

/** Words of the palette. */
export const palette: typeof shape = {
  title: 'Befehle',
  results: 'Ergebnisse',
  groups: {
    recent: 'Zuletzt benutzt',
    actions: 'Aktionen',
    go: 'Gehe zu',
    questions: 'Fragen',
    emoji: 'Emoji',
  },
  nothing: (search) => `Nichts passt zu „${search}“.`,
  loading: 'Emoji werden geladen',
  isOpen: 'Das ist schon offen.',
  cannot: (name, reason) => `${name}: ${reason}`,
  copiedEmoji: (name) => `:${name}: kopiert`,
  foot: { move: 'bewegen', run: 'ausführen', actionsOnly: 'nur Aktionen', emoji: 'Emoji' },
  keys: { enter: 'Enter', escape: 'Esc' },
  also,
};
