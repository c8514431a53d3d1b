import type { alike as shape } from '../en/alike.ts';
import { counted, numbered } from './counted.ts';
import { similar } from './similar.ts';

const questions = (count: number): string => counted(count, 'Frage', 'Fragen');

const quoted = (words: readonly string[]): string => words.map((word) => `„${word}“`).join(', ');

const near = { 'very-close': 'sehr nah beieinander', close: 'nah beieinander', related: 'verwandt' };

/** Every word of what asks much the same: hints while writing, why they are shown, possible duplicates. */
export const alike: typeof shape = {
  ...similar,
  list: 'Ähnliche Fragen',
  compared: (count) => `Verglichen mit ${counted(count, 'Frage', 'Fragen')} auf diesem Computer.`,
  marked: 'Aussagekräftige gemeinsame Wörter sind markiert.',

  untyped: 'Noch nichts zu vergleichen',
  untypedHelp: 'Fragen, die fast dasselbe fragen, stehen hier, während du den Titel schreibst.',
  none: 'Noch nichts Ähnliches',
  alone: 'Auf diesem Computer gibt es keine andere Frage zum Vergleichen.',
  reading: (known, total) =>
    `Deine Fragen werden gelesen: ${numbered(known)} von ${numbered(total)}. Es kann noch mehr dazukommen.`,
  failed: 'Konnte nicht verglichen werden',
  unreachable:
    'QOTD Studio antwortet nicht. Du kannst weiterschreiben: verglichen wird, sobald es wieder antwortet.',

  open: 'Öffnen',
  openThat: (title) => `„${title}“ öffnen`,
  different: 'Keine Dublette',
  differentThat: (title) => `Keine Dublette: „${title}“`,
  toldDifferent: (title) => `Als verschieden gemerkt: „${title}“`,
  undone: (title) => `Darf wieder als ähnlich gezeigt werden: „${title}“`,

  why: 'Warum',
  whyThat: (title) => `Warum „${title}“ gezeigt wird`,
  likeness: (value) => `Ähnlichkeit: ${Math.round(value * 100)} von 100`,
  inCommon: 'Gemeinsam',
  quoted,
  how: {
    form: (mine, theirs) => `„${mine}“ und „${theirs}“: ein Wort, anders geschrieben`,
    synonym: (mine, theirs) => `„${mine}“ und „${theirs}“: bedeuten fast dasselbe`,
    spelling: (mine, theirs) => `„${mine}“ und „${theirs}“: ähnlich geschrieben`,
  },
  noWords: 'Kein Wort, aber fast dieselben Buchstaben.',
  alsoAlike: 'Auch ähnlich',
  raises: {
    words: 'das Gewicht der Wörter',
    letters: 'die Buchstaben',
    phrases: 'Wörter, die aufeinander folgen',
    meaning: 'der Sinn der ganzen Titel',
    options: 'die Optionen',
    description: 'die Beschreibung',
    opposite: 'dieselbe Seite eines Gegensatzes',
    numbers: 'die Zahlen',
    swapped: 'die Reihenfolge der Wörter',
  },
  lowersTitle: 'Dagegen spricht',
  nothingLowers: 'Nichts.',
  lowers: {
    words: 'Viele Wörter sind verschieden.',
    letters: 'Die Buchstaben unterscheiden sich stark.',
    phrases: 'Die Wörter folgen anders aufeinander.',
    meaning: 'Die ganzen Titel meinen etwas anderes.',
    options: 'Andere Optionen.',
    description: 'Eine andere Beschreibung.',
    opposite: 'Sie fragt nach dem Gegenteil.',
    numbers: 'Andere Zahlen.',
    swapped: 'Ein Wort ist ein anderes, und damit auch das, was gefragt wird.',
  },
  onlyMine: (words) => `Nur in deiner: ${quoted(words)}`,
  onlyTheirs: (words) => `Nur in dieser: ${quoted(words)}`,
  whyFailed: 'Der Grund ließ sich nicht herausfinden.',

  beside: 'Frage neben deiner',
  back: 'Zurück zu Ähnlich',
  goTo: 'Zu dieser Frage',
  options: 'Optionen',
  votes: (count) => counted(count, 'Stimme', 'Stimmen'),
  description: 'Beschreibung',
  footer: 'Fußzeile',
  gone: 'Diese Frage ist entfernt',
  goneHelp: 'Sie ist nicht mehr in der Bibliothek.',
  unreadable: 'Diese Frage konnte nicht geöffnet werden',

  duplicates: {
    grade: 'Wie nah',
    atLeast: {
      'very-close': 'Sehr nah',
      close: 'Nah und näher',
      related: 'Verwandt und näher',
    },
    count: (count) => counted(count, 'Paar', 'Paare'),
    list: 'Paare, die nächsten zuerst',
    pair: (position, grade) => `Paar ${position}: ${grade}`,
    older: 'Älter',
    newer: 'Neuer',
    loading: 'Alle Fragen werden miteinander verglichen',
    reading: (known, total) => `${numbered(known)} von ${questions(total)} bisher verglichen.`,
    none: 'Keine möglichen Dubletten',
    noneHelp: (grade, count) =>
      `Unter ${counted(count, 'Frage', 'Fragen')} sind keine zwei ${near[grade]}, außer denen, die du verschieden genannt hast.`,
    tooFew: 'Zum Ähnlichsein braucht es zwei Fragen.',
    wider: { close: 'Nach nahen suchen', related: 'Nach verwandten suchen' },
    failed: 'Die Bibliothek konnte nicht verglichen werden',
    unreachable: 'QOTD Studio antwortet nicht. Es geht von selbst weiter, sobald es wieder antwortet.',
    different: 'Keine Dublette',
    differentThat: (a, b) => `Keine Dublette: „${a}“ und „${b}“`,
    toldDifferent: 'Gemerkt: diese zwei sind verschieden',
    undone: 'Sie dürfen wieder als Dubletten gezeigt werden',
    remove: 'Entfernen',
    removeThat: (title) => `„${title}“ entfernen`,
    more: (count) => `${numbered(count)} weitere zeigen`,
    most: (count) =>
      `Nur die nächsten ${counted(count, 'Paar', 'Paare')} werden gezeigt. Sind die aufgeräumt, rücken weitere nach.`,
  },
};
