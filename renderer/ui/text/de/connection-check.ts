import type { Check } from '../../../../shared/sync-views.ts';
import { type Facts, numberIn, said, unstopped } from '../facts.ts';

const host = (facts: Facts): string => said(facts, 'host') ?? 'der Dienst';
const status = (facts: Facts): string =>
  numberIn(facts, 'status') === null ? '' : ` (Status ${facts.status})`;
const words = (facts: Facts): string => {
  const heard = said(facts, 'words');
  return heard === null ? '' : ` Er sagt: „${unstopped(heard)}“.`;
};

const sentences: Readonly<Record<Check['what'], Readonly<Record<string, (facts: Facts) => string>>>> = {
  address: {
    'not-a-url': () =>
      'Das ist keine Adresse eines Dienstes. Sie beginnt mit https:// und endet mit /api/v1.',
    scheme: () => 'Die Adresse eines Dienstes beginnt mit https://.',
    'in-the-clear': () =>
      'Unterwegs könnten andere das Token lesen. Nimm https://; http:// ist nur für diesen Computer.',
    credentials: () =>
      'In der Adresse steht ein Name oder Passwort. Nimm es heraus; das Token hat seinen eigenen Platz.',
    query: () => 'In der Adresse steht ein ? oder #. Sie endet mit /api/v1.',
  },
  name: {
    'not-found': (facts) =>
      `Den Namen ${host(facts)} kennt niemand. Prüf, wie er geschrieben ist, und ob du online bist.`,
  },
  connection: {
    refused: (facts) => `Unter ${host(facts)} antwortet niemand. Prüf Adresse und Port.`,
    unreachable: (facts) => `Zu ${host(facts)} führt kein Weg. Prüf, ob du online bist.`,
    timeout: (facts) =>
      `${host(facts)} hat nicht rechtzeitig geantwortet. Vielleicht steht eine Firewall im Weg.`,
    reset: (facts) =>
      `${host(facts)} hat die Verbindung abgebrochen. Vielleicht steht ein Proxy oder eine Firewall im Weg.`,
    proxy: (facts) =>
      status(facts) === ''
        ? 'Der Proxy war nicht zu erreichen. Prüf unten den Proxy.'
        : `Der Proxy hat es nicht durchgelassen${status(facts)}. Prüf unten den Proxy.`,
  },
  tls: {
    'self-signed': (facts) =>
      `${host(facts)} bürgt nur für sich selbst. Macht dein Netz das so, dann gib unten seine CA-Datei an.`,
    untrusted: (facts) =>
      `Niemand, dem dieser Computer traut, bürgt für ${host(facts)}${said(facts, 'issuer') ? `, nur ${said(facts, 'issuer')}` : ''}. Hat dein Netz eine eigene CA-Datei, dann gib sie unten an.`,
    expired: (facts) =>
      `Das Zertifikat von ${host(facts)} ist abgelaufen${said(facts, 'to') ? `, am ${said(facts, 'to')}` : ''}. Sag es denen, die ihn betreiben, und prüf die Uhr dieses Computers.`,
    early: (facts) => `Das Zertifikat von ${host(facts)} gilt noch nicht. Prüf die Uhr dieses Computers.`,
    revoked: (facts) => `Das Zertifikat von ${host(facts)} wurde widerrufen. Benutz ihn nicht.`,
    name: (facts) =>
      `Das Zertifikat ist für ${said(facts, 'names') ?? 'einen anderen Namen'} ausgestellt, nicht für ${host(facts)}. Prüf die Adresse.`,
    plain: (facts) => `${host(facts)} spricht dort kein TLS. Prüf den Port.`,
    'ca-file': () => 'Die CA-Datei ließ sich nicht lesen. Gib unten eine andere an, oder keine.',
  },
  answer: {
    timeout: () => 'Er hat nicht rechtzeitig geantwortet.',
    reset: () => 'Er hat die Verbindung abgebrochen, bevor er geantwortet hat.',
    'cut-off': () => 'Seine Antwort brach mittendrin ab.',
    'too-large': () => 'Seine Antwort ist weit größer als jede des Dienstes.',
    'not-http': () => 'Was dort antwortet, ist kein Webserver.',
    redirect: (facts) =>
      `Er schickt uns weiter${said(facts, 'host') ? ` zu ${said(facts, 'host')}` : ''}; dorthin geht nichts. Ist das der Dienst, dann gib seine Adresse ein.`,
    page: (facts) =>
      `Es ist eine Seite für Menschen${said(facts, 'title') ? `, „${said(facts, 'title')}“` : ''}, vielleicht die Anmeldung des Netzes.`,
    other: (facts) => `Was antwortet, ist nicht der Dienst${status(facts)}.`,
    trouble: (facts) => `Der Dienst hat selbst Schwierigkeiten${status(facts)}. Teste später noch einmal.`,
  },
  path: {
    'prefix-missing': (facts) => `Der Dienst ist unter ${said(facts, 'proposed') ?? 'einem anderen Pfad'}.`,
    unlike: () => 'Sie endet nicht mit /api/v1, wie Basis-URLs des Dienstes es tun.',
    'not-found': () => 'Eine Frage, die dort war, ist unter diesem Pfad nicht zu finden.',
  },
  token: {
    none: () => 'Es gibt noch kein Token.',
    'not-sendable': () => 'Im Token stehen Zeichen, die kein Token hat. Kopier es noch einmal.',
    refused: (facts) =>
      `Der Dienst hat das Token abgelehnt. Ersetz es; deine Fragen bleiben hier.${words(facts)}`,
    forbidden: (facts) =>
      `Der Dienst lässt dieses Token die Frage nicht lesen, nach der gefragt wurde.${words(facts)}`,
    'not-asked-for': () =>
      'Der Dienst antwortet auch ohne Token; er verrät also nicht, ob dieses das richtige ist.',
  },
  clock: {
    apart: (facts) => {
      const seconds = numberIn(facts, 'seconds') ?? 0;
      const minutes = Math.max(1, Math.round(Math.abs(seconds) / 60));
      return `Die Uhr dieses Computers geht gegen die des Dienstes ${minutes} min ${seconds > 0 ? 'vor' : 'nach'}. Zertifikate und Wartezeiten können falsch werden.`;
    },
  },
};

const otherwise: Readonly<Record<Check['what'], string>> = {
  address: 'Das ist keine Adresse eines Dienstes. Sie beginnt mit https:// und endet mit /api/v1.',
  name: 'Diesen Namen kennt niemand. Prüf, wie er geschrieben ist, und ob du online bist.',
  connection: 'Unter dieser Adresse antwortet niemand, oder ein Proxy oder eine Firewall steht im Weg.',
  tls: 'Eine verschlüsselte Verbindung kam nicht zustande. Hat dein Netz eine eigene CA-Datei, dann gib sie unten an.',
  answer: 'Was antwortet, ist nicht der Dienst. Vielleicht ist es die Anmeldeseite eines Netzes.',
  path: 'Diesen Pfad kennt der Dienst nicht. Die Basis-URL endet mit /api/v1.',
  token: 'Ob das Token stimmt, ließ sich nicht herausfinden.',
  clock: 'Die Uhren dieses Computers und des Dienstes gehen verschieden.',
};

export function checkWords({ what, result, why }: Check): string | null {
  if (result === 'skipped') return 'Nicht geprüft';
  if (result === 'good') return null;
  return (why && sentences[what][why.code]?.(why.facts)) ?? otherwise[what];
}
