import type { CustomEmojiFault } from '../../../../shared/emoji/custom-emoji.ts';
import type { Text } from '../text.tsx';
import { counted } from './counted.ts';

/** Words of the view of one's own emoji. */
export const customEmoji: Text['customEmoji'] = {
  add: 'Emoji hinzufügen',
  list: 'Deine Emoji, nach Namen',
  help: 'Schreib in einer Option einen Namen zwischen Doppelpunkte. Die lokale API antwortet mit dem Bild; der echte Dienst muss den Namen selbst kennen.',
  emptyTitle: 'Noch kein eigenes Emoji',
  emptyText: 'Gib einem Bild einen Namen und schreib :name: in eine Option, um es zu verwenden.',
  edit: 'Bearbeiten',
  editOf: (name: string) => `:${name}: bearbeiten`,
  remove: 'Entfernen',
  removeOf: (name: string) => `:${name}: entfernen`,
  noKeywords: 'Keine Stichwörter',

  consent: 'Ohne dich wird nichts geladen. Ein Server sieht, dass jemand seine Bilder anschaut.',
  show: (host: string) => `Bilder von ${host} zeigen`,

  seenTitle: 'In deinen Fragen gesehen',
  seenHelp:
    'Bilder, die aus einer Datei, über die lokale API oder vom Dienst kamen. Behalte eines, um es mit einem Namen zu verwenden.',
  seenList: 'In deinen Fragen gesehene Bilder',
  seenIn: (count: number) => `in ${counted(count, 'Frage', 'Fragen')}`,
  keep: 'Behalten',
  keepAs: (name: string) => `Als :${name}: behalten`,

  addTitle: 'Emoji hinzufügen',
  editTitle: (name: string) => `:${name}: bearbeiten`,
  name: 'Name',
  nameHelp: 'Ohne Doppelpunkte und Leerzeichen. In einer Option schreibst du :name:.',
  url: 'Adresse des Bilds',
  urlHelp: 'Ein https-Link zu einem Bild, das alle sehen können.',
  keywords: 'Stichwörter',
  keywordsHelp: 'Wörter zum Finden, mit Kommas dazwischen.',
  optional: 'optional',
  save: 'Speichern',

  added: (name: string) => `:${name}: hinzugefügt`,
  changed: (name: string) => `:${name}: geändert`,
  removed: (name: string) => `:${name}: entfernt. Optionen, die es verwenden, behalten den Namen.`,
  undone: (name: string) => `:${name}: ist wieder wie zuvor`,

  fault: (fault: CustomEmojiFault): string => {
    switch (fault.code) {
      case 'no-name':
        return 'Braucht einen Namen.';
      case 'bad-name':
        return 'Ein Name hat keine Doppelpunkte und keine Leerzeichen.';
      case 'name-taken':
        return 'So heißt schon ein anderes deiner Emoji.';
      case 'hides-bundled':
        return `So heißt auch ${fault.emoji}. In deinen Optionen gilt dann deines.`;
      case 'no-url':
        return 'Braucht die Adresse eines Bilds.';
      case 'bad-url':
        return 'Muss mit https beginnen und eine ganze Adresse sein.';
      case 'not-encrypted':
        return 'Nicht verschlüsselt. Mach aus http https, sonst lehnt der Dienst es vielleicht ab.';
      case 'same-picture':
        return `:${fault.name}: hat dasselbe Bild.`;
    }
  },
};
