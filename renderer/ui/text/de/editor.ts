import type { editor as shape } from '../en/editor.ts';
import { unstopped } from '../facts.ts';
import { counted, numbered } from './counted.ts';

/** Words of the editor. */

const problems = (count: number): string => counted(count, 'Problem', 'Probleme');
const warnings = (count: number): string => counted(count, 'Warnung', 'Warnungen');

type Faults<Code extends 'bad-option-line' | 'bad-image'> = Record<
  Parameters<(typeof shape)['finding'][Code]>[0]['fault'],
  string
>;

const optionFaults: Faults<'bad-option-line'> = {
  'empty-line': 'Diese Option ist leer. Schreib sie, oder entferne sie.',
  'no-emoji': 'Noch kein Emoji.',
  'not-an-emoji': 'Das ist nicht genau ein Emoji. Wähle eines.',
  'unclosed-name': 'Der Name eines Emoji braucht an beiden Enden einen Doppelpunkt, wie :pizza:.',
  'empty-name': 'Kein Name zwischen den Doppelpunkten.',
  'space-in-name': 'Der Name eines Emoji hat keine Leerzeichen.',
  'unclosed-search': 'Die Suche braucht am Ende ein $.',
  'empty-search': 'Keine Wörter zwischen den $.',
  'unclosed-image': 'Das Bild braucht am Ende )$.',
  'bad-image-url': 'Die Adresse des Bildes muss mit https beginnen.',
  'no-separator': 'Setz „ - “ zwischen Emoji und Text.',
  'no-text': 'Noch kein Text.',
};

const imageFaults: Faults<'bad-image'> = {
  'not-a-url': 'Das ist keine Adresse. Nimm einen https-Link oder $$Suchwörter$$.',
  'not-http': 'Muss mit https beginnen. Ändere es zu https, oder entferne es.',
  'unclosed-search': 'Die Suche braucht $$ an beiden Enden.',
  'empty-search': 'Keine Wörter zwischen den $$.',
};

const names = { title: 'Titel', description: 'Beschreibung', footer: 'Fußzeile', options: '', image: '' };

export const editor: typeof shape = {
  label: 'Editor',
  heading: 'Frage bearbeiten',
  lifecycle: 'Werdegang',
  steps: { draft: 'Entwurf', ready: 'Fertig', service: 'Dienst', sent: 'Gesendet' },
  status: {
    new: '',
    autosaved: 'Gesichert',
    unsaved: 'Ungespeichert',
    saved: 'Gespeichert',
  },
  notKept: 'Nicht gesichert',
  id: (id) => `#${id}`,
  idOf: (id) => `ID #${id}`,
  moreActions: 'Weitere Aktionen',
  changeVotes: 'Stimmen oder Status ändern…',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  showPreview: 'Vorschau zeigen',

  title: 'Titel',
  titlePlaceholder: 'Was möchtest du fragen?',
  options: 'Optionen',
  description: 'Beschreibung',
  footer: 'Fußzeile',
  image: 'Bild',
  optional: 'optional',
  imageHelp: {
    before: 'Ein https-Link, oder ',
    code: '$$Suchwörter$$',
    after: ', damit der Dienst eines wählt.',
  },

  optionCount: (count, max) => `${numbered(count)} von ${numbered(max)}`,
  editAs: 'Optionen bearbeiten als',
  rows: 'Zeilen',
  text: 'Text',
  addOption: 'Option hinzufügen',
  enterKey: 'Enter',
  addsNext: 'fügt die nächste hinzu',
  optionsFull: (max) => `Mehr als ${numbered(max)} gehen nicht`,
  optionText: (position) => `Text von Option ${position}`,
  optionPlaceholder: 'Option',
  moveHandle: (position) => `Option ${position} bewegen. Zieh sie, oder drück Alt und eine Pfeiltaste`,
  moveUp: (position) => `Option ${position} nach oben`,
  moveDown: (position) => `Option ${position} nach unten`,
  removeOption: (position) => `Option ${position} entfernen`,
  dropHere: (position) => `Stelle ${position}`,
  moved: (position, count) => `An Stelle ${position} von ${count}`,
  sorted: 'Optionen sortiert',
  textCopied: 'Titel und Optionen kopiert',
  removed: (position) => `Option ${position} entfernt`,
  added: (count) => `${counted(count, 'Option', 'Optionen')} hinzugefügt`,
  emojiOf: (position, emoji) => `Emoji für Option ${position}: ${emoji}. Ändern`,
  noEmojiOf: (position) => `Option ${position} hat kein Emoji. Wähle eines`,
  emojiSet: (position, emoji) => `Option ${position} hat ${emoji}`,
  answeredAs: (answer) => `Kommt zurück als ${answer}`,
  answeredBySearch: 'Der Dienst sucht zu diesen Wörtern eines aus',
  typeEmoji: (position) => `Emoji für Option ${position}, getippt`,
  picture: (label) => `Bild „${label}“`,
  suggestedFor: (word) => `Für „${word}“`,
  use: (name) => `${name} nehmen`,
  more: 'Mehr…',
  optionsAsText: 'Optionen als Text, eine je Zeile',
  textHelp: {
    before: 'Eine Option je Zeile, wie ',
    example: '🍕 - Pizza',
    middle: '. Das Emoji kann auch ',
    name: ':name:',
    or: ' oder ',
    search: '$suche$',
    after: ' sein.',
  },
  lineProblem: (line, problem) => `Zeile ${line}: ${problem}`,

  count: (length, max) => `${length} / ${max}`,
  countNews: (field, length, max, over) =>
    over > 0
      ? `${field}: ${length} von ${max} Zeichen, ${over} zu viel`
      : `${field}: ${length} von ${max} Zeichen`,
  countOver: (length, max, over) => `${length} / ${max}, ${over} zu viel`,

  finding: {
    'too-short': (facts, field) => `${names[field]} braucht mindestens ${facts.min} Zeichen.`,
    'too-long': (facts, field) =>
      `${names[field]}: ${numbered(facts.over)} Zeichen mehr als die erlaubten ${numbered(facts.max)}.`,
    'may-be-refused': (facts, field) =>
      facts.over > 0
        ? `Wird vielleicht abgelehnt: manche Dienste zählen hier ${facts.lengths.utf16} Zeichen.`
        : `Wird vielleicht abgelehnt: zu sehen sind nur ${facts.lengths.visible} Zeichen. ${names[field]} braucht ${facts.min}.`,
    'bad-character': (facts) =>
      facts.character === 'nul'
        ? `Zeichen ${facts.index + 1} ist ein Steuerzeichen und kann nicht gesendet werden. Entferne es.`
        : `Zeichen ${facts.index + 1} ist ein halbes Emoji. Entferne es.`,
    'too-few-options': (facts) => `Braucht mindestens ${counted(facts.min, 'Option', 'Optionen')}.`,
    'too-many-options': (facts) =>
      `Höchstens ${counted(facts.max, 'Option', 'Optionen')}. Entferne ${numbered(facts.over)}.`,
    'bad-option-line': (facts) => optionFaults[facts.fault],
    'unknown-emoji-name': (facts) => `Kein Emoji heißt :${facts.name}:.`,
    'no-visible-text': () => 'Von dem Text ist nichts zu sehen.',
    'same-emoji': (facts, unit) =>
      `Gleiches Emoji wie ${unit === 'option' ? 'Option' : 'Zeile'} ${facts.otherLine}, die Stimmen würden sich mischen.`,
    'newer-emoji': () =>
      'Dieses Emoji ist neuer, als die App kennt. Manche sehen nur ein Kästchen, und der Dienst lehnt es vielleicht ab.',
    'bad-image': (facts) => imageFaults[facts.fault],
    'service-refused': ({ words }) => `Der Dienst sagt „${unstopped(words)}“.`,
    'http-image': (facts) =>
      facts.loopback
        ? 'Dieses Bild liegt auf diesem Computer. Niemand sonst kann es sehen.'
        : 'Nicht verschlüsselt. Ändere http zu https, sonst lehnt der Dienst es vielleicht ab.',
  },

  problems,
  warnings,
  noProblems: 'Keine Probleme',
  jump: 'Zeigen',
  jumpHint: 'Zum nächsten Problem springen',
  save: 'Speichern',
  saveKeys: 'Ctrl S',
  startFrom: 'Mit einer Vorlage beginnen…',
  nothingToSave: 'Nichts zu speichern',
  savedNow: 'Gespeichert',
  keptAsDraft: 'Als Entwurf behalten. Zum Speichern die Probleme beheben.',
  keptAsEdit: 'Noch nicht gespeichert. Die Änderung bleibt; zum Speichern die Probleme beheben.',

  stillHere: (problem) => `${problem} Dein Text ist noch da.`,
  tryAgain: 'Noch einmal',
  changedElsewhere:
    'Diese Frage wurde in einem anderen Fenster oder über die lokale API geändert. Deine Änderung bleibt erhalten.',
  useSaved: 'Gespeicherte Fassung nehmen',
  useOther: 'Andere Fassung nehmen',
  keepEdit: 'Meine behalten',
  loading: 'Wird geöffnet',
  unreadable: 'Diese Frage konnte nicht geöffnet werden.',

  sentLabel: 'Gesendete Frage',
  editSent:
    'Über diesen Text wurde abgestimmt. Optionen, deren Emoji und Text gleich bleiben, behalten ihre Stimmen; die anderen beginnen bei 0.',
};
