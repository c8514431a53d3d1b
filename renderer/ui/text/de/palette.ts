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
  'library.samples': 'demo',
  'app.report': 'Fehler Hilfe Diagnose Protokoll',
  'app.updates': 'Aktualisierung neue Version herunterladen installieren',
  'text.larger': 'zoom vergrößern schrift',
  'text.smaller': 'zoom verkleinern schrift',
  'text.normal': 'zoom zurücksetzen schrift',
  'theme.system': 'aussehen design modus thema',
  'theme.light': 'aussehen design modus thema weiß',
  'theme.dark': 'aussehen design modus thema schwarz nacht',
  'sync.now': 'senden veröffentlichen hochladen synchronisieren',
  'question.queue': 'veröffentlichen senden hochladen',
  'question.unqueue': 'zurückhalten anhalten',
  'question.decide': 'konflikt zusammenführen ausgang',
  'sync.adopt': 'übernehmen link nummer',
  'sync.refresh-all': 'stimmen aktualisieren',
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
