import { describe, expect, it } from 'vitest';
import { listAlternatives } from '../../../../../electron/host/similar/worker/engine/title-alternatives.ts';
import { createWordForms } from '../../../../../electron/host/similar/worker/engine/word-forms.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';

const forms = createWordForms(createLexicon());

describe("a title's alternatives", () => {
  it.each([
    ['Who is your favorite actor/actress?', ['Who is your favorite actor?', 'Who is your favorite actress?']],
    [
      'Do you give money to homeless people/beggars? Why or why not?',
      [
        'Do you give money to homeless people? Why or why not?',
        'Do you give money to beggars? Why or why not?',
      ],
    ],
    [
      'Which TV / movie villain scares you?',
      ['Which TV villain scares you?', 'Which movie villain scares you?'],
    ],
    [
      'Is there a song/movie/food/etc. that reminds you of home?',
      [
        'Is there a song that reminds you of home?',
        'Is there a movie that reminds you of home?',
        'Is there a food that reminds you of home?',
      ],
    ],
    ['Do you have pets (dogs, cats)?', ['Do you have pets?']],
    ['Was school (or work) fun/boring?', ['Was school fun?', 'Was school boring?']],
    ['Trinkst du Kaffee/Tee?', ['Trinkst du Kaffee?', 'Trinkst du Tee?']],
  ])('are simpler versions: "%s"', (title, alternatives) => {
    expect(new Set(listAlternatives(title, forms))).toEqual(new Set(alternatives));
  });

  it.each(['cat/dog', 'cat/dog/bird/fish', 'cat/dog (or bird)'])(
    'are limited to 6 of many combinations: %s, 200 times',
    (choice) => {
      const title = `Which pets? ${`${choice} `.repeat(200)}`;
      const main = `Pick: ${`${choice}, `.repeat(200)}which?`;
      for (const one of [title, main]) expect(listAlternatives(one, forms).length).toBeLessThanOrEqual(6);
      // Without a limit, the number of combinations would have 60 digits.
      expect(listAlternatives(main, forms).length).toBeGreaterThan(1);
    },
  );

  it.each([
    'Do you like the rain?',
    'What is his/her name?',
    'What do you like about tea and/or coffee?',
    'Where were you on 9/11?',
    'Would you rather live without A/C?',
    'Do you like documentaries? Why / why not?',
    '(Dogs or cats?)',
    'Do you like rain? Do you own boots/umbrellas?',
    '/ ( / ) /',
    '',
  ])('don\'t exist in "%s"', (title) => {
    expect(listAlternatives(title, forms)).toEqual([]);
  });

  it('are limited to 6', () => {
    expect(listAlternatives('Do red/green/blue cats/dogs/birds eat/drink?', forms)).toHaveLength(6);
  });
});
