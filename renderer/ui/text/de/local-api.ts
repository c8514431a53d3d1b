import type { FaultKind, Operation } from '../../../../shared/local-api/fault.ts';
import type { Role } from '../../../../shared/local-api/profile.ts';
import type { Text } from '../text.tsx';
import { counted, formOf, numbered } from './counted.ts';

const questions = (count: number): string => counted(count, 'Frage', 'Fragen');

const drafts = (count: number): string => counted(count, 'Entwurf', 'Entwürfe');

const samples = (count: number): string => counted(count, 'Beispielfrage', 'Beispielfragen');

const inLibrary = (saved: number, unfinished: number): string =>
  unfinished === 0 ? questions(saved) : `${questions(saved)} und ${drafts(unfinished)}`;

/** Where nobody knows how many are which. */
const both = (count: number): string => counted(count, 'Frage oder Entwurf', 'Fragen und Entwürfe');
/** The same behind «mit» and «von». */
const withBoth = (count: number): string => counted(count, 'Frage oder Entwurf', 'Fragen und Entwürfen');

const share = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

const kinds: Record<FaultKind, string> = {
  delay: 'Zusätzliche Wartezeit',
  status: 'Mit einem Status scheitern',
  'rate-limit': 'Mit 429 antworten',
  'drop-before': 'Trennen vor der Arbeit',
  'drop-during': 'Trennen bei der Arbeit',
  'drop-after': 'Trennen nach dem Speichern',
  'cut-answer': 'Halbe Antwort',
  'slow-body': 'Langsamer Body',
  'wrong-type': 'Falscher Inhaltstyp',
  truncated: 'Abgeschnittenes JSON',
};

const kindHelp: Record<FaultKind, string> = {
  delay: 'Wartet, bevor die Arbeit beginnt.',
  status: 'Antwortet mit diesem Status. Getan wird nichts.',
  'rate-limit': 'Zu viele Anfragen, mit Retry-After. Getan wird nichts.',
  'drop-before': 'Trennt die Verbindung. Getan wird nichts.',
  'drop-during': 'Trennt die Verbindung sofort und beendet dann die Arbeit.',
  'drop-after': 'Tut die Arbeit und trennt dann die Verbindung: Die Antwort geht verloren.',
  'cut-answer': 'Tut die Arbeit, sendet die halbe Antwort, trennt die Verbindung.',
  'slow-body': 'Tut die Arbeit und sendet die Antwort dann in Stücken.',
  'wrong-type': 'Tut die Arbeit und antwortet dann mit einem anderen Inhaltstyp.',
  truncated: 'Tut die Arbeit und antwortet dann mit JSON, das mittendrin endet.',
};

const operations: Record<Operation | '*', string> = {
  '*': 'Alle Aufrufe',
  POST: 'Anlegen',
  PUT: 'Ändern',
  GET: 'Abrufen',
};

const calls: Record<Operation | '*', string> = {
  '*': 'bei allen Aufrufen',
  POST: 'beim Anlegen',
  PUT: 'beim Ändern',
  GET: 'beim Abrufen',
};

const roles: Record<Role, { name: string; may: string }> = {
  administrator: { name: 'Administrator', may: 'Alles' },
  member: { name: 'Mitglied', may: 'Alles außer similarQuestions' },
};

/** The snapshot that is taken before a reset or a restore. */
const automatic = 'Vor dem letzten Zurücksetzen oder Wiederherstellen';
const keptFirst = `Was jetzt da ist, wird erst behalten, als Sicherungspunkt „${automatic}“. Rückgängig bringt es zurück und lässt sich selbst rückgängig machen.`;

/** Words of the local API's view. */
export const localApi: Text['localApi'] = {
  running: 'Läuft',
  stopped: 'Angehalten',
  failed: 'Startet nicht',
  start: 'Starten',
  stop: 'Anhalten',
  docs: 'API-Doku',
  address: 'Adresse',
  showLog: (count: number) => `${counted(count, 'Anfrage', 'Anfragen')} zeigen`,
  stoppedTitle: 'Die lokale API ist angehalten',
  stoppedText: 'Starte sie, um mit einer Kopie des Dienstes auf diesem Computer zu üben.',
  stoppedMore: 'Ohne Konto und ohne Internet.',
  failedTitle: 'Die lokale API ließ sich nicht starten',
  portTaken: (port: number, other: number) =>
    `Ein anderes Programm belegt Port ${port}. Stattdessen ${other} nehmen?`,
  triedAgain: (time: string) => `Um ${time} noch einmal versucht, mit demselben Ergebnis.`,
  takePort: (port: number) => `${port} nehmen`,
  notFetched: 'Das war nicht zu laden.',

  requests: {
    title: 'Anfragen',
    filter: 'Anfragen filtern',
    placeholder: 'Pfad oder Status',
    clearFilter: 'Filter leeren',
    clear: 'Leeren',
    export: 'Exportieren',
    exportHar: 'Als HAR',
    exportJson: 'Als JSON',
    exported: (file: string) => `${file} gespeichert`,
    cleared: 'Anfragen geleert',
    clearTitle: (count: number) => `${counted(count, 'Aufruf', 'Aufrufe')} löschen?`,
    clearText: 'Zurückholen geht nicht. Exportiere sie vorher, wenn du sie brauchst.',
    tryIt: 'Ausprobieren',
    all: 'Auch Bilder und Doku',
    count: (total: number, matching: number) =>
      matching === total ? numbered(total) : `${numbered(matching)} von ${numbered(total)}`,
    columns: { time: 'Zeit', method: 'Methode', path: 'Pfad', status: 'Status', ms: 'ms' },
    noStatus: '—',
    fault: 'Störung',
    loading: 'Anfragen werden geladen',
    failed: 'Die Anfragen waren nicht zu laden',
    emptyTitle: 'Noch keine Anfragen',
    emptyText: 'Hier erscheint jeder Aufruf der lokalen API mit seiner Antwort.',
    nothingFound: (search: string) => `Nichts passt zu „${search}“`,
    searchedIn: 'Gesucht in Methoden, Pfaden, Status und Aufrufern.',
    fresh: (count: number, most: number) => (count >= most ? `${most}+ neue` : `${count} neue`),
    older: 'Ältere zeigen',
    request: 'Anfrage',
    response: 'Antwort',
    requestName: 'Anfrage',
    responseName: 'Antwort',
    noAnswer: 'Es ging keine Antwort hinaus.',
    bodyCut: 'Der Rest ist länger, als das Protokoll behält.',
    gone: 'Dieser Aufruf ist nicht mehr da.',
    by: (name: string, role: Role) => `${name} (${roles[role].name})`,
    byNobody: 'Kein bekanntes Token',
    bytes: (request: number, response: number) =>
      `${numbered(request)} Byte hinein, ${numbered(response)} Byte hinaus`,
    hitBy: 'Störung',
    copyCurl: 'Als curl kopieren',
    copyJson: 'Als JSON kopieren',
    noCurl: 'Der Body lässt sich nicht als Befehl schreiben.',
    noCurlCut: 'Das Protokoll behält nicht den ganzen Body.',
    noCurlMasked: 'Das Protokoll verbirgt ein Token in Pfad oder Body.',
    noCurlStopped: 'Die lokale API ist angehalten und hat deshalb keine Adresse.',
  },

  tryIt: 'Ausprobieren',
  caller: 'Token von',
  fetchHint: (title: string) => `Ruft „${title}“ ab.`,
  createHint: (title: string) => `Legt „${title}“ an. Für eine POSIX-Shell wie bash oder zsh.`,
  curl: 'curl-Befehl',
  tokenHidden: 'Das Token ist hier verborgen und steht in der Kopie.',
  sample: { title: 'Tee oder Kaffee?', options: '🍵 - Tee\n☕ - Kaffee' },

  tokens: 'Token',
  roles,
  profileGone: 'Jemand anderes hat dieses Token inzwischen entfernt.',
  tokensFull: (most: number) => `Es kann höchstens ${most} Token geben.`,
  add: 'Hinzufügen…',
  keychainFailed: {
    unresponsive: 'Der Schlüsselbund hat nicht geantwortet.',
    refused: 'Der Schlüsselbund hat den Zugriff auf gespeicherte Token verweigert.',
  },
  newTokens: 'Diese Token sind neu. Starte die App neu, um die gespeicherten wiederzubekommen.',
  tokenOf: (name: string) => `Token von ${name}`,
  show: (what: string) => `${what} zeigen`,
  hide: (what: string) => `${what} verbergen`,
  more: (name: string) => `Mehr zu ${name}`,
  lastProfile: 'Die lokale API braucht mindestens ein Profil.',
  rotate: 'Neues Token…',
  edit: 'Bearbeiten…',
  remove: 'Entfernen…',
  rotateTitle: (name: string) => `Neues Token für ${name}?`,
  rotateText: 'Das alte Token gilt sofort nicht mehr. Wer es benutzt, braucht das neue.',
  rotateDo: 'Neues Token machen',
  rotated: (name: string) => `${name} hat ein neues Token`,
  removeTitle: (name: string) => `${name} entfernen?`,
  removeText: 'Das Token gilt sofort nicht mehr. Fragen behalten ihren Autor.',
  removeDo: 'Entfernen',
  removed: (name: string) => `${name} entfernt`,
  profile: {
    addTitle: 'Token hinzufügen',
    addText: 'Wer damit aufruft, wird Autor dessen, was entsteht.',
    editTitle: (name: string) => `${name} bearbeiten`,
    editText: 'Das Token bleibt. Fragen, die es schon gibt, behalten ihren Autor, wie er war.',
    role: 'Rolle',
    roleFixed: 'Dieses Profil behält seine Rolle: Ein beim Start angegebenes Token gehört dazu.',
    id: 'Autor-ID',
    idWrong: 'Eine Autor-ID hat 1 bis 20 Ziffern.',
    username: 'Benutzername',
    usernameWrong: 'Ein Benutzername braucht 1 bis 100 Zeichen.',
    globalName: 'Name',
    globalNameWrong: 'Ein Name braucht 1 bis 100 Zeichen.',
    avatarURL: 'Avatar-URL',
    displayAvatarURL: 'Gezeigte Avatar-URL',
    urlWrong: 'Muss mit http:// oder https:// beginnen oder leer sein.',
    optional: 'optional',
    addDo: 'Hinzufügen',
    editDo: 'Speichern',
  },

  absent: 'Änderung, die ein Feld weglässt',

  faults: {
    title: 'Störungen',
    on: (count: number) => `${numbered(count)} an`,
    allOff: 'Alle ausschalten',
    latency: 'Zusätzliche Wartezeit',
    milliseconds: (ms: number) => `${numbered(ms)} ms`,
    jitter: 'Schwankung bis',
    ms: 'ms',
    failAtRandom: 'Zufällig scheitern',
    percent: (percent: number) => `${share.format(percent)} %`,
    failWith: 'Scheitern mit',
    rateLimit: 'Mit 429 antworten',
    rateLimitHelp: (seconds: number) => `Zu viele Anfragen, neuer Versuch nach ${numbered(seconds)} s`,
    retryAfter: 'Neuer Versuch nach',
    seconds: 's',
    drop: 'Verbindung trennen',
    dropOff: 'Aus',
    dropWhen: {
      'drop-before': 'Vor der Arbeit',
      'drop-during': 'Bei der Arbeit',
      'drop-after': 'Nach dem Speichern',
      'cut-answer': 'Halbe Antwort',
    },
    others: 'Auch an',
    removeFault: (spec: string) => `${spec} ausschalten`,
    addFault: 'Störung hinzufügen…',
    addTitle: 'Störung hinzufügen',
    addDo: 'Einschalten',
    full: (most: number) => `Höchstens ${most} Störungen können an sein.`,
    kind: 'Was schiefgeht',
    kinds,
    kindHelp,
    operation: 'Wobei',
    operations,
    probability: 'Wie oft',
    status: 'Status',
    wait: 'Warten',
    over: 'Dauer',
    type: 'Inhaltstyp',
    typeWrong: 'Ein Inhaltstyp hat 1 bis 100 Buchstaben und Zeichen aus ASCII, etwa text/html.',
    seed: 'Startwert',
    seedHelp: 'Gleicher Startwert, gleiche Störungen und Aufrufe: gleiche Fehler.',
    sentence: (kind: FaultKind, operation: Operation | '*', percent: string | null) =>
      `${kinds[kind]}, ${calls[operation]}${percent === null ? '' : `, in ${percent} der Fälle`}`,
  },

  sent: {
    title: 'Als gesendet markieren',
    question: 'Frage',
    choose: 'Frage auswählen',
    search: 'Gespeicherte Fragen suchen',
    nothing: 'Keine gespeicherte Frage passt.',
    none: 'Noch ist keine Frage gespeichert. Speichere eine oder füge unten die Beispiele hinzu.',
    random: 'Zufällige Stimmen',
    mark: 'Markieren',
    change: 'Ändern',
  },

  data: {
    title: 'Daten',
    counts: inLibrary,
    seed: 'Beispiele hinzufügen',
    seeded: (count: number) => `${samples(count)} hinzugefügt`,
    unseeded: (count: number, kept: number) =>
      `${samples(count)} wieder herausgenommen${kept > 0 ? `; ${formOf(kept, '1 ist seitdem geändert und blieb', `${numbered(kept)} sind seitdem geändert und blieben`)}` : ''}`,
    reset: 'Zurücksetzen…',
    resetTitle: 'Bibliothek zurücksetzen',
    resetText: keptFirst,
    resetWhat: 'Was herauskommt',
    resetApi: 'Was über die lokale API kam, und die Beispiele',
    resetApiHelp: (count: number | null) =>
      count === null
        ? 'Was du hier geschrieben hast, bleibt.'
        : `Nimmt ${questions(count)} heraus. Was du hier geschrieben hast, bleibt.`,
    resetAll: 'Alles',
    resetAllHelp: (saved: number, unfinished: number) =>
      `Nimmt ${inLibrary(saved, unfinished)} heraus. IDs beginnen wieder bei 1.`,
    resetDo: 'Zurücksetzen',
    wasReset: (count: number) => `${both(count)} herausgenommen`,
    undone: (count: number) => `Die Bibliothek ist wieder wie zuvor, mit ${withBoth(count)}`,
  },

  snapshots: {
    title: 'Sicherungspunkte',
    help: 'Ein Stand der ganzen Bibliothek, zu dem du zurück kannst, etwa vor jedem Lauf deiner Tests.',
    name: 'Name',
    nameWrong: 'Kleinbuchstaben, Ziffern und Bindestriche, höchstens 60, vorn kein Bindestrich.',
    save: 'Sicherungspunkt speichern',
    replace: 'Sicherungspunkt ersetzen',
    replaces: (when: string) => `Ersetzt den von: ${when}.`,
    saved: (name: string) => `Sicherungspunkt ${name} gespeichert`,
    automatic,
    olderAutomatic: 'Vor einem früheren Zurücksetzen oder Wiederherstellen',
    about: (count: number, ago: string) => `${both(count)} · ${ago}`,
    actions: (name: string) => `Aktionen für ${name}`,
    restore: 'Wiederherstellen…',
    remove: 'Entfernen…',
    restoreTitle: (name: string) => `„${name}“ wiederherstellen?`,
    restoreText: (count: number) =>
      `Die Bibliothek wird, was sie damals war, mit ${withBoth(count)} und deren IDs. ${keptFirst}`,
    restoreDo: 'Wiederherstellen',
    restored: (count: number) => `${both(count)} wiederhergestellt`,
    removeTitle: (name: string) => `Sicherungspunkt „${name}“ entfernen?`,
    removeText: 'Der Sicherungspunkt wird gelöscht. Die Bibliothek bleibt, wie sie ist.',
    removeDo: 'Entfernen',
    removed: (name: string) => `Sicherungspunkt ${name} entfernt`,
  },
};
