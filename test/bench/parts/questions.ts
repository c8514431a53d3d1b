import type { QuestionInput } from '../../../shared/question.ts';

const OPENERS = [
  'What is the best',
  'Which',
  'If you could keep only one',
  'What was your first',
  'Who taught you the most about',
  'How often do you think of',
  'Would you rather have',
  'When did you last enjoy',
  'Where would you look for',
  'What would you give for',
  'Do you still remember your favourite',
  'What surprises you about',
];
const KINDS = [
  'quiet',
  'enormous',
  'forgotten',
  'homemade',
  'borrowed',
  'ancient',
  'perfect',
  'secret',
  'expensive',
  'broken',
  'haunted',
  'digital',
  'frozen',
  'invisible',
  'lonely',
  'famous',
  'wooden',
  'electric',
  'tropical',
  'medieval',
];
const THINGS = [
  'season',
  'movie',
  'song',
  'recipe',
  'book',
  'holiday',
  'superpower',
  'game',
  'city',
  'planet',
  'animal',
  'teacher',
  'breakfast',
  'invention',
  'language',
  'sport',
  'museum',
  'island',
  'painting',
  'job',
  'garden',
  'bridge',
  'festival',
  'dinosaur',
  'volcano',
  'letter',
  'kitchen',
  'airport',
  'robot',
  'lighthouse',
  'orchestra',
  'mountain',
  'library',
];
const ENDS = [
  'of all time',
  'in your town',
  'for a rainy day',
  'you ever shared',
  'without a phone',
  'on a desert island',
  'before breakfast',
  'with your family',
  'in the future',
  'that nobody else knows',
  'for ten dollars',
  'at night',
];

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** A question of about 550 bytes as it is kept; another one for every number up to 95,040. */
export function exampleInput(number: number): QuestionInput {
  // Steps that share no factor with the lengths, so that neighbours differ in every part.
  const thing = pick(THINGS, number);
  const kind = pick(KINDS, Math.floor(number / THINGS.length) * 7 + number);
  const opener = pick(OPENERS, Math.floor(number / 660) + number * 5);
  const end = pick(ENDS, Math.floor(number / 7_920) + number * 7);
  return {
    title: `${opener} ${kind} ${thing} ${end}?`,
    options: [
      '🌱 - The one that nobody expected',
      `🔥 - Whatever ${kind} means to you`,
      ':tada: - All of them, and then some',
      '🙈 - I would rather not say',
    ].join('\n'),
    description: number % 2 === 0 ? `A word about the ${thing} before you vote.` : null,
  };
}

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
