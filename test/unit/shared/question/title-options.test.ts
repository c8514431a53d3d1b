import { describe, expect, it } from 'vitest';
import { listTitleOptions } from '../../../../shared/question/title-options.ts';

describe('listTitleOptions', () => {
  it.each([
    ['Tea or coffee?', ['Tea', 'Coffee']],
    ['Tea, coffee, or hot chocolate?', ['Tea', 'Coffee', 'Hot chocolate']],
    ['Which do you prefer: cats or dogs?', ['Cats', 'Dogs']],
    ['What’s better, the sea or the mountains?', ['The sea', 'The mountains']],
    ['Would you rather fly or be invisible?', ['Fly', 'Be invisible']],
    ['Summer or winter, and why?', ['Summer', 'Winter']],
    ['Good morning! Early bird or night owl?', ['Early bird', 'Night owl']],
    ['Tee oder Kaffee?', ['Tee', 'Kaffee']],
    ['Pineapple on pizza: yes or no?', ['Yes', 'No']],
    ['Do you like pineapple on pizza?', ['Yes', 'No']],
  ])('finds the options in %j', (title, options) => {
    expect(listTitleOptions(title)).toEqual(options);
  });

  it.each([
    'What’s your favorite season?',
    'Tea or coffee',
    'Is a hot dog a sandwich or a taco?',
    'Which is better or worse?',
    'Tea or tea?',
    'Should we go or not?',
    'What do you think about a very long list of words or something else entirely?',
    '',
    '?',
  ])('finds no options in %j', (title) => {
    expect(listTitleOptions(title)).toEqual([]);
  });
});
