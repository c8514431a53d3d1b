import type { SimilarText } from '../../../../../shared/similarity.ts';

/**
 * A question, and similar queries with the same meaning, the opposite, a different topic, or a different
 * number.
 */
interface Differing {
  stored: SimilarText;
  queries: readonly (string | SimilarText)[];
}

const createText = (title: string, options: string[] = [], description = ''): SimilarText => ({
  title,
  description,
  options,
});

export const SMALL_DIFFERENCES: readonly Differing[] = [
  {
    stored: createText('Would you rather fly or be invisible?', ['Fly', 'Be invisible']),
    queries: [
      'Would you rather be invisible or fly?',
      'Would you rather fly or be rich?',
      'would you rather FLY, or be invisible',
      createText('Which power?', ['Fly', 'Be invisible']),
      createText('Would you rather fly or be invisible?', ['Fly', 'Be invisible', 'Neither']),
    ],
  },
  {
    stored: createText('Do dogs chase cats?'),
    queries: [
      'Do cats chase dogs?',
      'Does a dog chase the cat?',
      'Dogs chase cats, why?',
      'Do dogs not chase cats?',
    ],
  },
  {
    stored: createText('What is the best film of the 1990s?'),
    queries: [
      'What is the worst film of the 1990s?',
      'What is the best book of the 1990s?',
      'What is the best film of the 1980s?',
      'Best movie of the nineties?',
      'What’s the greatest movie of the 90s?',
      "Best film of the 90's?",
      'What is the best film of the 1890s?',
      'What is the best film of 1990?',
    ],
  },
  {
    stored: createText('What is the best thing about your 30s?'),
    queries: [
      'What is the best thing about the 1930s?',
      'What is the best thing about your thirties?',
      'What is the best thing about your 20s?',
    ],
  },
  {
    stored: createText('How long can you hold your breath: 30 seconds, 60 seconds, 90 seconds?'),
    queries: ['How long can you hold your breath: 30s, 60s, 90s?', 'Can you hold your breath for 60s?'],
  },
  { stored: createText('iPhone 5s or 6s?'), queries: ['iPhone 5 or 6?', 'iPhone 7 or 8?'] },
  {
    stored: createText('How many hours do you sleep?', ['4', '6', '8']),
    queries: [
      'How many hours do you work?',
      'How much do you sleep?',
      'How long do you sleep at night?',
      'Do you sleep 8 hours or 6?',
      'How many minutes do you sleep?',
    ],
  },
  {
    stored: createText('Would you run 5 km for a good cause?'),
    queries: [
      'Would you run 10 km for a good cause?',
      'Would you run five kilometres for a good cause?',
      'Would you run 5000 m for a good cause?',
      'Would you run 3 miles for a good cause?',
      'Would you walk 5km for a good cause?',
    ],
  },
  {
    stored: createText('Would you want to know the day on which you die?'),
    queries: [
      'Would you not want to know the day on which you die?',
      "Wouldn't you like to know when you will die?",
      'Would you never want to know the day on which you die?',
      'Would you want to know the day on which you were born?',
    ],
  },
  {
    stored: createText('Favourite colour?', ['Red', 'Green', 'Blue']),
    queries: [
      'favorite color',
      'What is your favourite colour, and why?',
      'What’s your least favourite colour?',
      'Favorit colur?',
      createText('Pick one', ['Red', 'Green', 'Blue']),
      'Which colour do you like most?',
    ],
  },
  {
    stored: createText('If you could have dinner with anyone, living or dead, who would it be?'),
    queries: [
      'Who would you have dinner with, living or dead?',
      'If you could have lunch with anyone, living or dead, who would it be?',
      'Dinner with anybody: whom do you invite?',
      'If you could have dinner with anyone',
      'If you could have di',
    ],
  },
  {
    stored: createText('Tea or coffee?', ['Tea', 'Coffee'], 'The old question.'),
    queries: [
      'Coffee or tea',
      'Tea, coffee or water?',
      'Tea?',
      'Is it tea time?',
      createText('Hot drinks', ['Tea', 'Coffee']),
    ],
  },
  {
    stored: createText('What was the last thing that made you laugh out loud? Tell us in the thread!'),
    queries: [
      'What made you laugh out loud last?',
      'Tell us in the thread: what made you cry?',
      'Last thing that made you laugh',
      'Good morning everyone! What made you laugh?',
    ],
  },
  {
    stored: createText('Is water wet?'),
    queries: ['Is water wet', 'Is fire hot?', 'Why is water wet?', 'Is the water wet today?', 'is watre wet'],
  },
  {
    stored: createText('Pineapple on pizza: yes or no?', ['Yes', 'No']),
    queries: [
      'Does pineapple belong on pizza?',
      'Pizza with pineapple?',
      'Ananas auf der Pizza?',
      'Pineaple on piza?',
      createText('Hot dogs: yes or no?', ['Yes', 'No']),
    ],
  },
  {
    stored: createText('What would you do with $1,000,000?'),
    queries: [
      'What would you do with a million dollars?',
      'What would you do with $100?',
      'If you won 1 million, what would you do?',
      'What would you buy with €1,000,000?',
    ],
  },
  {
    stored: createText('Which superpower would you pick? (only one)'),
    queries: [
      'What superpower would you choose?',
      'Which super power would you pick?',
      'Which superhero would you pick?',
    ],
  },
];
