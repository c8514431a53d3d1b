import type { desktop as shape } from '../en/desktop.ts';

/** Wörter der Menüs des Systems und dessen, was das System vom Fenster will. */
export const desktop: typeof shape = {
  menus: {
    app: 'QOTD Studio',
    file: 'Datei',
    edit: 'Bearbeiten',
    question: 'Frage',
    sync: 'Abgleich',
    view: 'Ansicht',
    go: 'Gehe zu',
    window: 'Fenster',
    help: 'Hilfe',
  },
  roles: {
    about: 'Über QOTD Studio',
    close: 'Fenster schließen',
    copy: 'Kopieren',
    cut: 'Ausschneiden',
    delete: 'Löschen',
    front: 'Alle nach vorn bringen',
    hide: 'QOTD Studio ausblenden',
    hideOthers: 'Andere ausblenden',
    minimize: 'Minimieren',
    paste: 'Einfügen',
    pasteAndMatchStyle: 'Ohne Formatierung einfügen',
    quit: 'QOTD Studio beenden',
    selectAll: 'Alles auswählen',
    services: 'Dienste',
    togglefullscreen: 'Vollbild',
    unhide: 'Alle einblenden',
    zoom: 'Zoomen',
  },
  recent: 'Zuletzt geöffnet',
  noRecent: 'Noch nichts geöffnet',
  clearRecent: 'Diese vergessen',
  text: {
    spelling: 'Rechtschreibung prüfen (lädt einmal ein Wörterbuch)',
    ownSpelling: 'Rechtschreibung prüfen',
    noSuggestion: 'Kein Vorschlag',
    learn: 'Zum Wörterbuch hinzufügen',
  },
  link: {
    openTitle: 'Diese Frage öffnen?',
    openHelp: (title) => `Ein Link verlangt „${title}“.`,
    untitled: 'Frage ohne Titel',
    open: 'Öffnen',
    cancel: 'Abbrechen',
    adoptHelp: 'Ein Link verlangt diese Frage des Dienstes. Geholt wird sie erst, wenn du es sagst.',
    missing: (id) => `Ein Link verlangt Frage ${id}, die es in dieser Bibliothek nicht gibt.`,
  },
  unusable: {
    link: (name) => `Dieser Link ist nicht zu gebrauchen: ${name}`,
    'file-gone': (name) => `${name} ist nicht mehr da.`,
    'file-unreadable': (name) => `${name} konnte nicht gelesen werden.`,
    'file-too-large': (name) =>
      `${name} ist zu groß zum Importieren: höchstens 10 MB, außer bei Exporten dieser App.`,
  },
  updates: {
    ask: 'Darf QOTD Studio einmal am Tag nach Updates sehen? Der Server erfährt nur die Version und das System.',
    yes: 'Ja',
    no: 'Nein',
    looking: 'Sucht nach Updates…',
    newest: (version) => `Version ${version} ist die neueste.`,
    daily: 'Einmal am Tag nachsehen',
    notDaily: 'Nicht von selbst nachsehen',
    never: {
      development:
        'Diese App läuft aus ihren Quellen, für die es keine Updates gibt. Hol die neuesten Quellen.',
      'no-address':
        'Dieses Paket nennt keinen Ort für Updates. Neuere Versionen gibt es dort, woher du dieses hast.',
      unpacked:
        'Diese Kopie wurde von Hand entpackt und bekommt keine Updates. Neuere gibt es dort, woher du sie hast.',
    },
    found: (version) => `Version ${version} ist da.`,
    elsewhere: 'Von hier aus kann sie diese nicht ersetzen. Hol sie dort, woher du diese hast.',
    whatIsNew: 'Was ist neu',
    toPage: 'Zur Download-Seite',
    download: 'Herunterladen',
    skip: 'Diese Version überspringen',
    later: 'Später',
    downloading: (version) => `Version ${version} wird heruntergeladen.`,
    progress: 'Fortschritt des Downloads',
    percent: (percent) => `${percent} %`,
    cancel: 'Abbrechen',
    stopped: (version) => `Version ${version} wurde nicht heruntergeladen.`,
    again: 'Noch einmal herunterladen',
    ready: (version) => `Version ${version} ist bereit. Installiert wird sie, wenn du es sagst.`,
    restart: 'Neu starten und aktualisieren',
    installing: 'Alles wird gespeichert, dann startet die App neu.',
    tryAgain: 'Noch einmal versuchen',
    close: 'Schließen',
    failures: {
      offline:
        'Der Server mit den Updates war nicht zu erreichen. Prüf die Verbindung und versuch es noch einmal.',
      'no-feed':
        'An der Adresse der Updates ist nichts, was diese Version lesen kann. Versuch es an einem anderen Tag.',
      untrusted:
        'Was kam, hat der Herausgeber dieser App nicht angekündigt. Es wird nicht benutzt. Versuch es an einem anderen Tag.',
      'disk-full': 'Die Festplatte ist voll. Schaff Platz und versuch es noch einmal.',
      'read-only':
        'Dort, wo sie hin muss, kann nicht geschrieben werden. Hol die neue Version dort, woher du diese hast.',
      other: 'Etwas Unerwartetes ist schiefgegangen. Versuch es später; im Protokoll steht mehr.',
    },
  },
  keychainFailed: {
    unresponsive:
      'Der Schlüsselbund hat nicht geantwortet. Noch einmal versuchen kannst du unter Einstellungen > Live-Dienst.',
    refused:
      'Der Schlüsselbund hat den Zugriff auf gespeicherte Token verweigert. Noch einmal versuchen kannst du unter Einstellungen > Live-Dienst.',
  },
  behindDialog: 'Schließ zuerst, was vor dem Fenster offen ist.',
  closing: 'Alles wird gespeichert. Das Fenster schließt sich von selbst.',
};
