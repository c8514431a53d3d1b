import type { preview as shape } from '../en/preview.ts';

/** Words of the preview. */
export const preview: typeof shape = {
  label: 'Vorschau',
  layout: 'Anordnung',
  lines: 'Zeilen',
  buttons: 'Knöpfe',
  chatTheme: 'Farben des Chats',
  light: 'Heller Chat',
  dark: 'Dunkler Chat',
  sender: 'Frage des Tages',
  bot: 'BOT',
  time: '09:00',
  untitled: 'Ohne Titel',
  typedAs: (typed) => `Getippt als ${typed}`,
  noEmojiYet: 'Noch kein Emoji',
  unknownName: (name) => `Kein Emoji heißt :${name}:`,
  searched: (words) => `Der Dienst wählt eines zu „${words}“`,
  pickedByService: 'Wählt der Dienst beim Senden',
  quoted: (words) => `„${words}“`,
  phone: 'Breite eines Telefons',
  showEmoji: (host) => `Bilder der Emoji von ${host} zeigen`,
  showPicture: (host) => `Bild von ${host} zeigen`,
  pictureAlt: 'Bild der Frage',
  didNotLoad: 'Dieses Bild wurde hier nicht geladen. Der Dienst nimmt es vielleicht trotzdem.',
  reactions: 'Reaktionen',
  hint: 'Jede Chat-App zeichnet das ein wenig anders.',
};
