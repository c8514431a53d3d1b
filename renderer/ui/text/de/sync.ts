import type {
  Check,
  FieldView,
  PauseCode,
  SyncField,
  SyncReason,
  WaitCode,
} from '../../../../shared/sync-views.ts';
import { needingOf, waitingOf } from '../../../state/sync-store.ts';
import { type Facts, named, said, unstopped } from '../facts.ts';
import type { Text } from '../text.tsx';
import { checkWords } from './connection-check.ts';
import { counted, formOf, listed } from './counted.ts';

type Clock = (at: number) => string;

const quoted = (facts: Facts): string => {
  const words = said(facts, 'words');
  return words === null ? 'ohne Grund' : `„${unstopped(words)}“`;
};
const until = (facts: Facts, clock: Clock): string =>
  typeof facts.until === 'number' ? ` Nächster Versuch um ${clock(facts.until)}.` : '';
const questions = (count: number): string => counted(count, 'Frage', 'Fragen');

const fields: Record<SyncField, string> = {
  title: 'Titel',
  options: 'Optionen',
  description: 'Beschreibung',
  footer: 'Fußzeile',
  image: 'Bild',
};
/** Mit Artikel, im vierten Fall. */
const theField: Record<SyncField, string> = {
  title: 'den Titel',
  options: 'die Optionen',
  description: 'die Beschreibung',
  footer: 'die Fußzeile',
  image: 'das Bild',
};
const isField = (value: unknown): value is SyncField =>
  typeof value === 'string' && Object.hasOwn(fields, value);
const fieldsOf = (facts: Facts): string => {
  const names = Array.isArray(facts.fields) ? facts.fields.filter(isField).map((field) => fields[field]) : [];
  return names.length === 0 ? 'der Text' : listed(names);
};

const reach: Readonly<Record<string, string>> = {
  dns: 'sein Name wurde nicht gefunden',
  refused: 'unter seiner Adresse antwortet niemand',
  tls: 'sein Zertifikat ließ sich nicht prüfen',
  proxy: 'der Proxy ließ die Verbindung nicht durch',
  timeout: 'es hat zu lange gedauert',
};
const unreached = (facts: Facts): string =>
  reach[said(facts, 'cause') ?? ''] ?? 'die Verbindung ist gescheitert';

const pauses: Record<PauseCode, (facts: Facts) => string> = {
  unauthorized: (facts) => `Der Dienst hat das Token abgelehnt: ${quoted(facts)}.`,
  redirect: (facts) =>
    `Der Dienst verweist auf eine andere Adresse${said(facts, 'host') ? `, ${said(facts, 'host')}` : ''}. Dorthin wurde nichts gesendet.`,
  'not-the-service': () =>
    'Was antwortet, ist nicht der Dienst. Vielleicht ist es die Anmeldeseite eines Netzes.',
  'account-unsure': (facts) =>
    facts.reason === 'other-author'
      ? `Was ${named(facts, 'was') ?? 'dein Konto'} gesendet hat, steht dort nicht so${named(facts, 'is') ? `: dort ist es von ${named(facts, 'is')}` : ''}.`
      : 'Token oder Adresse ist neu, und nichts beim Dienst verrät, ob es dasselbe Konto ist.',
  disk: () => 'Dieser Computer konnte eine Antwort des Dienstes nicht speichern.',
};

const waits: Record<WaitCode, (facts: Facts, clock: Clock) => string> = {
  'rate-limited': (facts, clock) => `Der Dienst bittet um eine Pause.${until(facts, clock)}`,
  failing: (facts, clock) =>
    `Der Dienst ist an mehreren neuen Fragen hintereinander gescheitert; die anderen warten.${until(facts, clock)}`,
  unreachable: (facts, clock) =>
    `Du bist offline, oder der Dienst ist es: ${unreached(facts)}.${until(facts, clock)}`,
};

const nothingSent = 'Es wurde nichts gesendet.';

/** Warum offen ist, ob eine neue Frage angekommen ist. */
const unconfirmed = (facts: Facts): string =>
  facts.cause === 'id-in-use'
    ? `der Dienst hat mit der ID einer anderen Frage geantwortet, die hier ist: #${facts.remoteId}`
    : facts.cause === 'strange'
      ? 'die Antwort enthält keine brauchbare ID'
      : 'es kam keine Antwort';

const unusable: Readonly<Record<string, string>> = {
  id: 'sie enthält keine brauchbare ID',
  content: 'Titel oder Optionen fehlen',
};

const reasons: Record<SyncReason, (facts: Facts, clock: Clock, since: number | null) => string> = {
  unknown: (facts, clock, since) =>
    `${since === null ? 'Gesendet' : `Um ${clock(since)} gesendet`}, aber ${unconfirmed(facts)}. Sie geht nicht noch einmal hinaus, bis du entscheidest.`,
  conflict: (facts) =>
    `Seit dem letzten Abgleich hier und beim Dienst geändert: ${fieldsOf(facts)}. Wähle, was bleibt.`,
  compare: (facts) => `Hier und beim Dienst steht Verschiedenes: ${fieldsOf(facts)}. Wähle, was bleibt.`,
  refused: (facts) =>
    `Der Dienst sagt ${quoted(facts)}. Ändere ${isField(facts.field) ? theField[facts.field] : 'sie'}; was du speicherst, wird noch einmal versucht.`,
  forbidden: (facts) => `Der Dienst lässt dieses Konto sie nicht ändern: ${quoted(facts)}.`,
  gone: () => 'Der Dienst hat sie nicht mehr. Was du geschrieben hast, ist noch hier.',
  'no-address': () => 'Der Dienst nimmt dort keine neuen Fragen an. Prüf die Basis-URL in den Einstellungen.',
  sent: () =>
    'Sie wurde inzwischen als Nachricht gesendet, und deine Änderungen sind nicht beim Dienst. Entscheide, ob sie hinausgehen.',
  another: () => 'Unter ihrer Nummer hat der Dienst jetzt eine andere Frage. Entscheide, was damit wird.',
  altered: (facts) =>
    `Der Dienst bewahrt sie anders auf, als sie gesendet wurde: ${fieldsOf(facts)}. Sieh dir beides an.`,
  unusable: (facts) =>
    `Die Antwort des Dienstes ist unbrauchbar: ${unusable[said(facts, 'reason') ?? ''] ?? 'sie lässt sich nicht speichern'}. Dein Text ist noch hier. Ruf die Frage noch einmal ab.`,
  unauthorized: () => `Wartet auf ein gültiges Token. ${nothingSent}`,
  redirect: () => `Wartet, bis die Adresse stimmt. ${nothingSent}`,
  'not-the-service': () => `Wartet, bis der Dienst selbst antwortet. ${nothingSent}`,
  'account-unsure': () => `Wartet, bis du sagst, wessen Konto das ist. ${nothingSent}`,
  disk: () => 'Wartet, bis dieser Computer wieder speichern kann.',
  'rate-limited': (facts, clock) => `Der Dienst bittet um eine Pause.${until(facts, clock)}`,
  unreachable: (facts, clock) => `Wartet auf die Verbindung. ${nothingSent}${until(facts, clock)}`,
  failing: (facts, clock) =>
    `Der Dienst hat Schwierigkeiten mit neuen Fragen. ${nothingSent}${until(facts, clock)}`,
  busy: (facts, clock) => `Der Dienst konnte es gerade nicht.${until(facts, clock)}`,
  'not-set-up': () => `Wartet, bis du in den Einstellungen den Dienst verbindest. ${nothingSent}`,
  'other-account': (facts) =>
    `Sie gehört zu einem anderen Konto${said(facts, 'baseUrl') ? ` bei ${said(facts, 'baseUrl')}` : ''}.`,
};

const checkNames: Record<Check['what'], string> = {
  address: 'Adresse',
  name: 'Name gefunden',
  connection: 'Dienst erreicht',
  tls: 'Verschlüsselt',
  answer: 'Der Dienst antwortet',
  path: 'Basis-URL',
  token: 'Token angenommen',
  clock: 'Uhr',
};

const change: Record<FieldView['change'], string> = {
  none: 'Auf beiden Seiten gleich',
  local: 'Nur du hast es geändert',
  remote: 'Nur der Dienst hat es geändert',
  both: 'Auf beiden Seiten gleich geändert',
  conflict: 'Beide haben es geändert',
};

/** Words of sync. */
export const sync: Text['sync'] = {
  service: 'Live-Dienst',
  fields,
  reason: (code, facts, clock, since) => reasons[code](facts, clock, since),
  paused: (code, facts) => pauses[code](facts),
  waits: (code, facts, clock) => waits[code](facts, clock),

  tile: {
    notSetUp: 'Nicht verbunden',
    connected: 'Verbunden',
    unused: 'Noch nicht benutzt',
    paused: 'Pausiert',
    waiting: 'Wartet',
    syncing: 'Gleicht ab',
    needs: (count) => `${count} zu klären`,
    connect: 'Verbinden…',
    replaceToken: 'Token ersetzen…',
    look: 'Warum…',
    sync: (count) => (count === 0 ? 'Abgleichen' : `${count} abgleichen`),
    never: 'Noch nicht abgeglichen',
    changed: (count) => `${count} hier bearbeitet, nicht vorgemerkt`,
    synced: (when) => (when === 'jetzt' ? 'Gerade abgeglichen' : `Abgeglichen ${when}`),
    nextAt: (time) => `Nächster Versuch um ${time}`,
    noAddress: 'Schreib offline. Zum Veröffentlichen verbinden.',
    noToken: 'Es fehlt ein Token.',
    label: (state) => `Live-Dienst: ${state}`,
    menu: 'Live-Dienst',
    settings: 'Verbindung einstellen…',
    activity: 'Abgleich',
    running: (done, total) => (total > 0 ? `${done} von ${total}` : 'Gleicht ab'),
  },

  activity: {
    syncNow: 'Jetzt abgleichen',
    refreshAll: 'Alles abrufen',
    adopt: 'Vom Dienst holen…',
    stillRunning: 'Gleicht gerade ab',
    groups: {
      needs: 'Braucht dich',
      line: 'In der Reihe',
      paused: 'Pausiert',
      changed: 'Hier bearbeitet, nicht vorgemerkt',
      synced: 'Auf dem Stand',
    },
    list: (group, count) => `${group}: ${questions(count)}`,
    create: 'Anlegen',
    edit: (id) => (id === null ? 'Ändern' : `Dienst #${id} ändern`),
    onService: (id) => `Dienst #${id}`,
    sub: (standing, clock) => {
      const { counts, next, pause, wait } = standing;
      const needs = needingOf(standing);
      const waiting = waitingOf(standing);
      const parts = [
        needs > 0 ? `${needs} zu klären` : '',
        counts.sending > 0 ? `${counts.sending} unterwegs` : '',
        waiting > 0 ? `${waiting} ${formOf(waiting, 'wartet', 'warten')}` : '',
      ].filter(Boolean);
      const halted = pause ? 'Pausiert.' : wait ? 'Wartet.' : '';
      return [
        halted,
        parts.length > 0 ? `${parts.join(', ')}.` : halted === '' ? 'Nichts wartet.' : '',
        next === null ? '' : `Nächster Abgleich um ${clock(next)}.`,
      ]
        .filter(Boolean)
        .join(' ');
    },
    sending: 'Geht gerade hinaus.',
    waiting: (next) =>
      next === null
        ? 'Geht hinaus, wenn du abgleichst.'
        : `Geht mit dem nächsten Abgleich hinaus, um ${next}.`,
    changed: 'Hier bearbeitet, seit sie beim Dienst war. Sie geht hinaus, wenn du sie vormerkst.',
    synced: 'Hier und beim Dienst gleich.',
    pausedTitle: (time) => `Der Abgleich ist seit ${time} pausiert.`,
    nothingLost: (count) =>
      count === 0
        ? 'Nichts ist verloren.'
        : `Nichts ist verloren. ${questions(count)} ${formOf(count, 'wartet', 'warten')} auf diesem Computer.`,
    offline: 'Du kannst weiterschreiben; der Abgleich geht von selbst weiter.',
    lastRound: (synced, time) => `Letzter Durchgang um ${time}: ${synced} abgeglichen.`,
    emptyTitle: 'Nichts abzugleichen',
    empty:
      'Nichts wird veröffentlicht, was du nicht vormerkst. Hier stehen die Fragen, die vorgemerkt oder beim Dienst sind.',
    notSetUp: 'Du bist mit keinem Dienst verbunden. Alles bleibt auf diesem Computer.',
    more: (count) => `${count} weitere zeigen`,
    resume: 'Noch einmal',
    sameAccount: 'Es ist dasselbe Konto',
    otherAccount: 'Es ist ein anderes Konto',
    named: (count) => `${counted(count, 'ähnliche Frage', 'ähnliche Fragen')} beim Dienst`,
  },

  actions: {
    queue: 'Vormerken',
    unqueue: 'Zurückhalten',
    refresh: 'Abrufen',
    adopt: 'Entscheiden',
    'send-again': 'Noch einmal senden',
    'create-again': 'Neu anlegen',
    'keep-local': 'Nur hier behalten',
    resolve: 'Vergleichen',
    'go-ahead': 'Entscheiden',
    resume: 'Noch einmal',
    'confirm-account': 'Sagen, wessen',
    edit: 'Bearbeiten',
    settings: 'Einstellungen',
  },
  decide: 'Entscheiden',
  actionFor: (action, title) => `${action}: ${title}`,

  done: {
    queued: (count) => (count === 1 ? 'Für den Dienst vorgemerkt' : `${questions(count)} vorgemerkt`),
    left: (why, count) => {
      const few = questions(count);
      return {
        'not-found': `${few} nicht mehr in der Bibliothek.`,
        draft: `${few} noch nicht gespeichert: Entwürfe werden nicht vorgemerkt.`,
        limits: `${few} außerhalb der Grenzen des Dienstes.`,
        held: `${few} zuerst zu klären.`,
        same: `${few} beim Dienst schon gleich.`,
        'other-account': `${few} von einem anderen Konto.`,
      }[why];
    },
    unqueued: (count) =>
      count === 1 ? 'Nicht mehr vorgemerkt' : `${questions(count)} nicht mehr vorgemerkt`,
    onItsWay: 'Sie ist unterwegs und lässt sich nicht zurückrufen.',
    refreshed: (count, changed, left) =>
      `${questions(count)} abgerufen, ${changed} geändert${left > 0 ? `, ${left} offen` : ''}.`,
    synced: (count, needs, waiting) => {
      const left = [
        needs > 0 ? `${needs} zu klären` : '',
        waiting > 0 ? `${waiting} ${formOf(waiting, 'wartet', 'warten')}` : '',
      ]
        .filter(Boolean)
        .join(', ');
      if (left === '') return count === 0 ? 'Nichts abzugleichen' : `${questions(count)} abgeglichen`;
      return `${count === 0 ? 'Nichts abgeglichen' : `${questions(count)} abgeglichen`}. ${left}.`;
    },
    keptLocal: 'Nur hier behalten. Es wurde nichts gesendet.',
    sendsAgain: 'Sie geht mit dem nächsten Abgleich noch einmal hinaus.',
    resolved: 'Deine Wahl gilt.',
    linked: 'Verknüpft. Das ist jetzt die beim Dienst.',
    changedMeanwhile: 'Sie hat sich inzwischen geändert. Sieh sie dir noch einmal an.',
  },

  editor: {
    queue: 'Für den Dienst vormerken',
    unqueue: 'Zurückhalten',
    see: 'Abgleich zeigen',
    decide: 'Entscheiden…',
    refused: (words) => `Der Dienst sagt „${unstopped(words)}“.`,
    refusedField: (words) => `Der Dienst hat das abgelehnt: „${unstopped(words)}“.`,
    named: (count) => `Der Dienst kennt ${counted(count, 'ähnliche Frage', 'ähnliche Fragen')}.`,
    lookAtNamed: 'Ansehen',
  },

  bulk: {
    menu: (count) => `Dienst: ${questions(count)}`,
    queue: (count) => `${questions(count)} für den Dienst vormerken`,
    unqueue: (count) => `${questions(count)} nicht mehr vormerken`,
    refresh: (count) => `${questions(count)} beim Dienst abrufen`,
  },

  desk: {
    label: 'Entscheiden',
    back: 'Zurück zum Abgleich',
    choose: 'Was damit wird',
    sentDetails: 'Was gesendet wurde',
    hereDetails: 'Was hier steht',
    nothing: 'Bei dieser Frage gibt es nichts mehr zu entscheiden',
    nothingHelp: 'Worauf sie wartete, ist erledigt.',
    refused: (field) =>
      `Der Dienst hat ${isField(field) ? `das Feld „${fields[field]}“` : 'sie'} nicht angenommen. Er sagte:`,
    unknown: (time, facts) =>
      `Wir haben sie${time ? ` um ${time}` : ''} an den Dienst gesendet, aber ${unconfirmed(facts)}. Vielleicht ist sie dort, vielleicht nicht. Sie geht nicht noch einmal hinaus, bis du entscheidest.`,
    choices: {
      adopt: {
        label: 'Sie ist dort: verknüpfen',
        help: 'Es wird nichts gesendet. Diese hier wird zu der beim Dienst.',
        action: 'Verknüpfen',
      },
      'send-again': {
        label: 'Noch einmal senden',
        help: 'Wenn sie nie ankam. Kam sie doch an, dann hat der Dienst sie zweimal.',
        action: 'Noch einmal senden',
      },
      'keep-local': {
        label: 'Nur hier behalten',
        help: 'Sie ist hier wieder „Fertig“. Du kannst sie später vormerken. Was beim Dienst ist, bleibt dort.',
        action: 'Nur hier behalten',
      },
      'create-again': {
        label: 'Neu anlegen',
        help: 'Der Dienst bekommt sie als neue Frage, mit neuer Nummer.',
        action: 'Neu anlegen',
      },
      'go-ahead': {
        label: 'Meine Änderungen trotzdem senden',
        help: 'Vielleicht hat schon jemand über den Text abgestimmt. Stimmen bleiben bei Optionen, die bleiben.',
        action: 'Meine Änderungen senden',
      },
      edit: {
        label: 'Bearbeiten',
        help: 'Ändere, was abgelehnt wurde. Was du speicherst, wird von selbst noch einmal versucht.',
        action: 'Bearbeiten',
      },
      queue: {
        label: 'So noch einmal versuchen',
        help: 'Sie geht mit dem nächsten Abgleich hinaus.',
        action: 'Wieder vormerken',
      },
      resolve: {
        label: 'Beides vergleichen',
        help: 'Wähle Feld für Feld, was bleibt.',
        action: 'Vergleichen',
      },
      settings: {
        label: 'Verbindung prüfen',
        help: 'Sieh in den Einstellungen nach Adresse und Token.',
        action: 'Einstellungen öffnen',
      },
      refresh: { label: 'Noch einmal nachsehen', help: 'Ruft sie beim Dienst neu ab.', action: 'Nachsehen' },
    },
    reference: 'Ihre Nummer, _ und die Nummer ihrer Nachricht, oder der Link zur Nachricht',
    referenceWrong: 'Füg eine Nummer oder einen Link ein.',
    candidates: 'Diese hat der Dienst genannt, und sie sehen gleich aus',
    candidate: (id) => `Dienst #${id}`,
  },

  compare: {
    yours: 'Deins',
    theirs: 'Dienst',
    result: 'Ergebnis',
    options: (count) => `${count} von 20 Optionen`,
    before: 'Vorher',
    noBefore: 'Nicht bekannt',
    combined: 'Verbunden',
    editFreely: 'frei zu bearbeiten',
    empty: 'Leer',
    notThere: 'Nicht da',
    edited: 'deine Worte',
    change,
    decided: (done, total) => `${done} von ${total} entschieden`,
    lede: 'Hier und beim Dienst geändert. Wähle, was bleibt.',
    ledeCompare: 'Sie ist auch beim Dienst und sagt dort etwas anderes. Wähle, was bleibt.',
    ledeSent:
      'Sie wurde inzwischen als Nachricht gesendet. Was du wählst, geht als Änderung dieser Nachricht hinaus.',
    sameFields: (names) => `Auf beiden Seiten gleich: ${listed(names)}.`,
    sameRows: (count) => `${counted(count, 'Option', 'Optionen')} auf beiden Seiten gleich`,
    order: 'Beide haben die Reihenfolge geändert',
    orderYours: 'Deine Reihenfolge',
    orderTheirs: 'Reihenfolge des Dienstes',
    option: (position) => `Option ${position}`,
    editOption: 'Bearbeiten',
    editOptionThat: (position) => `Option ${position} bearbeiten`,
    ownOption: 'Als Emoji - Text; leer lässt sie weg',
    allMine: 'Überall meins',
    allTheirs: 'Überall den Dienst',
    use: 'Ergebnis übernehmen',
    keepHere: 'Behalten, nicht senden',
    undecided: (count) => `Wähle zuerst an ${counted(count, 'Stelle', 'Stellen')}.`,
    invalid: 'Das Ergebnis bricht eine Grenze des Dienstes.',
    keys: { field: 'Feld', yours: 'deins', theirs: 'Dienst', combine: 'verbinden', before: 'vorher' },
    askTitle: 'Sie wurde als Nachricht gesendet',
    ask: 'Vielleicht hat schon jemand über den Text abgestimmt. Die Änderung ändert, was alle sehen. Stimmen bleiben bei Optionen, die bleiben.',
    askDo: 'Änderung senden',
  },

  adopt: {
    title: 'Fragen vom Dienst holen',
    help: 'Füg Nummern ein, Nummern von Nachrichten mit _ davor, oder Links zu Nachrichten: in jeder Zeile eins.',
    field: 'Fragen',
    fetch: 'Holen',
    close: 'Fertig',
    results: 'Was gefunden wurde',
    outcome: {
      adopted: 'Geholt',
      compare: 'Anders als hier',
      already: 'Schon hier',
      unreadable: 'Das nennt keine Frage',
      'not-found': 'Keine Frage mit dieser Nummer',
      failed: 'Ließ sich nicht holen',
      later: 'Jetzt nicht: der Abgleich wartet',
    },
    open: 'Öffnen',
    openThat: (reference) => `${reference} öffnen`,
    compare: 'Vergleichen',
    compareThat: (reference) => `${reference} vergleichen`,
    tooMany: 'Höchstens 1000 auf einmal.',
  },

  votes: {
    title: 'Stimmen im Lauf der Zeit',
    label: (count, from, to) => `${counted(count, 'Stimme', 'Stimmen')}, von ${from} bis ${to}`,
    row: (option, first, last) => `${option}: ${first} bis ${last}`,
    now: (count) => `${count}`,
    refresh: 'Abrufen',
  },

  named: {
    title: 'Ähnliche Fragen beim Dienst',
    help: 'Diese hat der Dienst genannt, als er deine Frage annahm.',
    score: (score) => `Wert ${score}`,
    open: 'Öffnen',
    openThat: (title) => `„${title}“ öffnen`,
    different: 'Keine Dublette',
    differentThat: (title) => `Keine Dublette: „${title}“`,
    keep: 'Meine behalten, alle gesehen',
    close: 'Schließen',
    told: (title) => `Als verschieden gemerkt: „${title}“`,
    undone: (title) => `Darf wieder als ähnlich gezeigt werden: „${title}“`,
  },

  settings: {
    page: 'Live-Dienst',
    connection: 'Verbindung',
    baseUrl: 'Basis-URL',
    baseUrlHelp: 'Endet mit /api/v1. Leer heißt offline bleiben.',
    baseUrlWrong: 'Eine Adresse beginnt mit https://. Nur dieser Computer darf über http:// erreicht werden.',
    baseUrlFirst: 'Gib zuerst die Basis-URL ein.',
    token: 'Token',
    tokenNone: 'Noch kein Token.',
    tokenThere: 'Ein Token ist da.',
    tokenHelp: 'Kommt nie in Protokolle, Exporte oder Sicherungen.',
    kept: {
      keychain: 'Im Schlüsselbund des Systems verwahrt.',
      readable:
        'In einer Datei auf diesem Computer verwahrt, lesbar für alle, die deine Dateien lesen können.',
      session:
        'Nur bis zum Schließen verwahrt: dieses System hat keinen Schlüsselbund, der wirklich schützt.',
      none: 'Es ist kein Token verwahrt.',
    },
    keychainFailed: {
      unresponsive: 'Der Schlüsselbund hat nicht geantwortet.',
      refused: 'Der Schlüsselbund hat den Zugriff auf gespeicherte Token verweigert.',
    },
    untilQuit: 'Dein Token bleibt bis zum Beenden.',
    savedUnread: 'Ein Token, das du gespeichert hast, ist weiter im Schlüsselbund.',
    addToken: 'Token eingeben…',
    replaceToken: 'Ersetzen…',
    removeToken: 'Entfernen',
    tokenTitle: 'Token des Dienstes',
    tokenDialogHelp: 'Es geht an die Basis-URL oben und nirgendwohin sonst.',
    insist:
      'Auch nach dem Beenden behalten, in einer Datei. Wer deine Dateien lesen kann, kann das Token lesen.',
    saveToken: 'Token verwahren',
    removeTitle: 'Das Token entfernen?',
    removeText:
      'Bis wieder eins da ist, wird nichts gesendet. Deine Fragen und was vorgemerkt ist bleiben hier.',
    test: 'Verbindung testen',
    testAgain: 'Noch einmal testen',
    good: 'Verbunden',
    wrong: 'Etwas stimmt nicht',
    doubtful: 'Nicht sicher',
    useProposed: 'Diese Adresse nehmen',
    checks: 'Was geprüft wurde',
    check: (what) => checkNames[what],
    checkWords,
    notNeeded: 'Auf diesem Computer nicht nötig',
    accountWas: (name, where) => `Konto ${name === null ? '' : `${name} `}bei ${where}`,
    confirm: 'Ist das dasselbe Konto wie vorher?',
    same: 'Ja, dasselbe',
    other: 'Nein, ein anderes',
    rounds: 'Abgleich',
    automatic: 'Von selbst abgleichen',
    automaticHelp: 'Sendet, was du vorgemerkt hast. Sonst wird nie etwas veröffentlicht.',
    every: 'Wie oft',
    everyMinutes: (minutes) =>
      minutes === 60 ? 'Jede Stunde' : minutes === 1 ? 'Jede Minute' : `Alle ${minutes} Minuten`,
    refreshEvery: 'Stimmen und Änderungen abrufen',
    refreshHelp: 'Liest alle Fragen, die beim Dienst sind.',
    refreshChoices: { off: 'Nur auf Wunsch', hourly: 'Jede Stunde', daily: 'Jeden Tag' },
    network: 'Netz',
    proxy: 'Proxy',
    proxyHelp:
      'Etwa http://proxy.example:8080, oder none für keinen. Leer: wie es die Umgebung des Systems sagt.',
    proxyWrong: 'Ein Proxy beginnt mit http:// oder https://.',
    caFile: 'CA-Datei',
    caFileHelp: 'Eine PEM-Datei mit einem Zertifikat deines eigenen Netzes, mit ihrem Pfad.',
  },
};
