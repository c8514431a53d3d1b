import { describe, expect, it } from 'vitest';
import { combineWords } from '../../../../renderer/sync/combine-words.ts';
import {
  allOf,
  type Compared,
  firstChoices,
  placesOf,
  resultOf,
  undecided,
} from '../../../../renderer/sync/compare-choices.ts';
import { actOfKey } from '../../../../renderer/sync/compare-keys.ts';

const merged = {
  title: 'Tea or coffee?',
  options: '🍵 - Tea\n☕ - Coffee',
  description: 'mine',
  footer: 'theirs',
  image: '',
};

const field = (
  name: Compared['fields'][number]['field'],
  change: Compared['fields'][number]['change'],
  [base, local, remote]: readonly [string | null, string, string],
): Compared['fields'][number] => ({
  field: name,
  change,
  base,
  local,
  remote,
  merged: change === 'remote' ? remote : local,
});

const row = (
  change: Compared['options'][number]['change'],
  [base, local, remote]: readonly [string | null, string | null, string | null],
): Compared['options'][number] => ({
  change,
  base,
  local,
  remote,
  merged: change === 'remote' ? remote : local,
});

/** Description in conflict, footer of the service, one option changed by both, one taken out there, one added there. */
const compared: Compared = {
  fields: [
    field('title', 'none', ['Tea or coffee?', 'Tea or coffee?', 'Tea or coffee?']),
    field('options', 'conflict', ['', '', '']),
    field('description', 'conflict', ['was', 'mine', 'theirs']),
    field('footer', 'remote', ['was', 'was', 'theirs']),
    field('image', 'none', ['', '', '']),
  ],
  options: [
    row('none', ['🍵 - Tea', '🍵 - Tea', '🍵 - Tea']),
    row('conflict', ['☕ - Coffee', '☕ - Espresso', '☕ - Filter']),
    row('remote', ['🥛 - Milk', '🥛 - Milk', null]),
    row('remote', [null, null, '🧃 - Juice']),
  ],
  orderConflict: false,
  merged,
};

describe('what is taken of two sides', () => {
  it('is offered where they differ, and open where both changed it', () => {
    const places = placesOf(compared);
    expect(places.map(({ name }) => name)).toEqual([
      'option 1',
      'option 2',
      'option 3',
      'description',
      'footer',
    ]);
    expect(firstChoices(places)).toEqual({
      'option 1': null,
      'option 2': 'remote',
      'option 3': 'remote',
      description: null,
      footer: 'remote',
    });
    expect(undecided(places, firstChoices(places))).toBe(2);
  });

  it('makes the question that comes of it', () => {
    const places = placesOf(compared);
    const choices = {
      ...firstChoices(places),
      'option 1': { own: '☕ - Any coffee' },
      description: 'remote',
    } as const;
    expect(undecided(places, choices)).toBe(0);
    expect(resultOf(compared, places, choices)).toEqual({
      ...merged,
      options: '🍵 - Tea\n☕ - Any coffee\n🧃 - Juice',
      description: 'theirs',
      footer: 'theirs',
    });
  });

  it('is all of one side where that is asked for', () => {
    const places = placesOf(compared);
    expect(resultOf(compared, places, allOf(places, 'local')).options).toBe(
      '🍵 - Tea\n☕ - Espresso\n🥛 - Milk',
    );
    expect(resultOf(compared, places, allOf(places, 'remote')).options).toBe(
      '🍵 - Tea\n☕ - Filter\n🧃 - Juice',
    );
  });

  it('leaves an option out whose own words are empty', () => {
    const places = placesOf(compared);
    const choices = { ...allOf(places, 'local'), 'option 1': { own: ' ' } };
    expect(resultOf(compared, places, choices).options).toBe('🍵 - Tea\n🥛 - Milk');
  });

  it('follows the order of the service where that is chosen', () => {
    const lines = ['🍵 - Tea', '☕ - Coffee', '🧃 - Juice'];
    const reordered: Compared = {
      ...compared,
      fields: [
        field('options', 'conflict', [lines.join('\n'), lines.join('\n'), lines.toReversed().join('\n')]),
      ],
      options: lines.map((line) => row('none', [line, line, line])),
      orderConflict: true,
    };
    const places = placesOf(reordered);
    expect(places.map(({ name }) => name)).toEqual(['order']);
    expect(resultOf(reordered, places, { order: 'remote' }).options).toBe(lines.toReversed().join('\n'));
    expect(resultOf(reordered, places, { order: 'local' }).options).toBe(lines.join('\n'));
  });
});

describe('both combined', () => {
  it.each([
    ['two hours', 'two hours before the tram', 'three hours', 'three hours before the tram'],
    ['a b c', 'a x c', 'a y c', 'a x c a y c'],
    [null, 'mine', 'theirs', 'mine theirs'],
  ])('has the changes of each, or the texts of both: %s', (base, mine, theirs, result) => {
    expect(combineWords(base, mine, theirs)).toBe(result);
  });
});

describe('a key in a comparison', () => {
  const places = placesOf(compared);
  it.each([
    ['j', 'option 1', { do: 'go', to: 'option 2' }],
    ['K', 'option 1', { do: 'go', to: 'option 1' }],
    ['j', 'footer', { do: 'go', to: 'footer' }],
    ['2', 'description', { do: 'choose', name: 'description', choice: 'remote' }],
    ['1', 'description', { do: 'choose', name: 'description', choice: 'local' }],
    ['3', 'description', { do: 'choose', name: 'description', choice: { own: 'mine theirs' } }],
    ['b', 'footer', { do: 'before', name: 'footer' }],
    ['x', 'footer', null],
  ] as const)('%s does what the map says', (key, current, act) => {
    expect(actOfKey(key, places, current)).toEqual(act);
  });
});
