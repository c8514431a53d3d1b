import type { emojiPicker as shape } from '../en/emoji-picker.ts';
import { numbered } from './counted.ts';

/** Words of the emoji picker. */
export const emojiPicker: typeof shape = {
  label: (position) => `Emoji für Option ${position} wählen`,
  letServiceChoose: 'Den Dienst wählen lassen',
  letServiceChooseNothing: 'Schreib zuerst den Text: dann kann der Dienst wählen',
  loading: 'Emoji werden geladen',
  failed: 'Die Emoji konnten nicht geladen werden. Tipp eines, oder seinen :namen:.',
  custom: 'Deine Emoji',
  matching: (name) => `Emoji zu ${name}`,
  matches: (count, first) =>
    first === undefined
      ? 'Kein Emoji heißt so. Enter lässt den Dienst wählen, Escape schließt.'
      : `${numbered(count)} Emoji, zuerst ${first}. Enter oder Tab wählt, Escape schließt.`,
  enterKey: 'Enter',
};
