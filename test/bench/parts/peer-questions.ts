import { exampleInput } from './questions.ts';

/** A question as a server without rules keeps it: as many bytes as the fetch answer of ours has. */
export function storedQuestion(id: number): Record<string, unknown> {
  const { title, options, description } = exampleInput(id);
  return {
    id,
    createdAt: '2026-11-09T09:00:00.000Z',
    question: title,
    description: description ?? null,
    footer: null,
    author: {
      id: '100000000000000003',
      username: 'local_member',
      globalName: 'Local member',
      avatarURL: 'https://cdn.example/avatars/100000000000000003.png',
      displayAvatarURL: 'https://cdn.example/avatars/100000000000000003.png',
    },
    options: options.split('\n').map((line) => {
      const [emoji = '', ...text] = line.split(' - ');
      return { emoji, text: text.join(' - '), votes: 0 };
    }),
    status: 2,
    sentAt: null,
    image: null,
    messageID: null,
    messageLink: null,
  };
}
