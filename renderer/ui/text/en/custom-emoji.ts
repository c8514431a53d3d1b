import type { CustomEmojiFault } from '../../../../shared/emoji/custom-emoji.ts';
import { counted } from '../../../../shared/text/counted.ts';

const questions = (count: number): string => `in ${counted(count, 'question')}`;

/** Words of the view of one's own emoji. */
export const customEmoji = {
  add: 'Add emoji',
  list: 'Your emoji, by name',
  help: 'Write a name between colons in an option. The local API answers with the picture; the live service has to know the name itself.',
  emptyTitle: 'No emoji of your own yet',
  emptyText: 'Add a picture under a name, and write :name: in an option to use it.',
  edit: 'Edit',
  editOf: (name: string) => `Edit :${name}:`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove :${name}:`,
  noKeywords: 'No keywords',

  consent: 'Nothing is fetched without you. A host sees that somebody looks at its pictures.',
  show: (host: string) => `Show pictures from ${host}`,

  seenTitle: 'Seen in your questions',
  seenHelp:
    'Pictures that came with a file, through the local API or from the service. Keep one to use it by name.',
  seenList: 'Pictures seen in your questions',
  seenIn: questions,
  keep: 'Keep',
  keepAs: (name: string) => `Keep as :${name}:`,

  addTitle: 'Add emoji',
  editTitle: (name: string) => `Edit :${name}:`,
  name: 'Name',
  nameHelp: 'Without colons or blanks. Written as :name: in an option.',
  url: 'Address of the picture',
  urlHelp: 'An https link to a picture that everybody can see.',
  keywords: 'Keywords',
  keywordsHelp: 'Words to find it by, with commas between them.',
  optional: 'optional',
  save: 'Save',

  added: (name: string) => `Added :${name}:`,
  changed: (name: string) => `Changed :${name}:`,
  removed: (name: string) => `Removed :${name}:. Options that use it keep its name.`,
  undone: (name: string) => `:${name}: is as it was before`,

  fault: (fault: CustomEmojiFault): string => {
    switch (fault.code) {
      case 'no-name':
        return 'Needs a name.';
      case 'bad-name':
        return 'A name has no colons and no blanks.';
      case 'name-taken':
        return 'Another emoji of yours has this name.';
      case 'hides-bundled':
        return `${fault.emoji} has this name, too. In your options yours comes first.`;
      case 'no-url':
        return 'Needs the address of a picture.';
      case 'bad-url':
        return 'Must start with https, and be a whole address.';
      case 'not-encrypted':
        return 'Not encrypted. Change http to https, or the service may refuse it.';
      case 'same-picture':
        return `:${fault.name}: has the same picture.`;
    }
  },
};
