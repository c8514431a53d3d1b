import type { Entry, StoredOption } from '../../shared/library/entry.ts';
import { createNoOptionalFields } from './optional-fields.ts';

const TITLES = [
  'If you could have dinner with anyone, living or dead, who would it be?',
  'Which season suits you best?',
  'What was the last thing that made you laugh out loud in public?',
  'You win a month off work, starting tomorrow. What do you do first?',
];
const ANSWERS = [
  'An ancestor',
  'A scientist',
  'Somebody from a book',
  'My future self',
  'Nobody, I eat alone',
];
const EMOJI = [':tada:', '🎉', ':wave:', '☕', ':books:'];
const AUTHOR = {
  id: '100000000000000001',
  username: 'sam',
  globalName: 'Sam',
  avatarURL: '/avatars/sam.png',
  displayAvatarURL: '/avatars/sam.png',
};
const START = Date.UTC(2026, 0, 1);

const createOption = (number: number): StoredOption => ({
  typed: EMOJI[number % EMOJI.length] ?? '',
  emoji: EMOJI[(number + 1) % EMOJI.length] ?? '',
  text: ANSWERS[number % ANSWERS.length] ?? '',
  votes: 0,
});

/** Returns a saved question that depends only on the ID and revision. Its line has about 650 bytes. */
export function createExampleEntry(id: number, revision = 1): Entry {
  const at = START + id * 60_000;
  return {
    id,
    key: null,
    version: revision,
    origin: id % 2 ? 'app' : 'api',
    editedAt: at + revision,
    saved: revision,
    question: {
      ...createNoOptionalFields(),
      createdAt: new Date(at).toISOString(),
      author: { ...AUTHOR },
      title: `${TITLES[id % TITLES.length]} (${id})`,
      description: id % 3 ? null : 'Think before you answer: there is no second try.',
      footer: id % 5 ? null : 'Sent every morning at nine.',
      options: Array.from({ length: 2 + (id % 4) }, (_, index) => createOption(id + index)),
      status: 2,
      sentAt: null,
      messageID: null,
      messageLink: null,
    },
    draft: null,
    removedAt: null,
  };
}
