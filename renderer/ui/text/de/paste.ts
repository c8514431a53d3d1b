import type { paste as shape } from '../en/paste.ts';
import { counted, numbered } from './counted.ts';

const bareOf = (bare: number): string => (bare === 0 ? '.' : `, ${numbered(bare)} ohne Emoji.`);

const limit = (over: number, max: number): string =>
  `Das ${over === 1 ? 'ist' : 'sind'} ${numbered(over)} mehr als die erlaubten ${numbered(max)}.`;

/** Words for a list that was pasted. */
export const paste: typeof shape = {
  label: 'Eingefügte Liste',
  summary: (options, bare) =>
    `Aus ${counted(options, 'Zeile', 'Zeilen')} ${options === 1 ? 'wird' : 'werden'} ${counted(options, 'Option', 'Optionen')}${bareOf(bare)}`,
  question: (options, bare) =>
    `Die erste Zeile wird der Titel, ${options === 1 ? 'die andere eine Option' : `die anderen ${numbered(options)} werden Optionen`}${bareOf(bare)}`,
  tooMany: limit,
  over: (over, max) =>
    `${limit(over, max)} ${over === 1 ? 'Sie bleibt erhalten und wird markiert.' : 'Sie bleiben erhalten und werden markiert.'}`,
  more: (count) => `und ${numbered(count)} mehr`,
  noEmoji: 'Kein Emoji',
  choices: {
    options: () => 'Als Optionen einfügen',
    fitting: (count) => (count === 1 ? 'Nur die erste' : `Nur die ersten ${numbered(count)}`),
    line: () => 'Als eine Zeile behalten',
    question: () => 'Als Frage einfügen',
    'as-it-is': () => 'Unverändert einfügen',
  },
  cancel: 'Abbrechen',
};
