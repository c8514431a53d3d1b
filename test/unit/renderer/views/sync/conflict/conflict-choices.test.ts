import { describe, expect, it } from 'vitest';
import {
  type ComparedVersions,
  carryOverChoices,
  chooseEverywhere,
  combinedText,
  conflictItems,
  countUndecided,
  defaultChoices,
  initialChoices,
  mergedDraft,
  setChoice,
} from '../../../../../../renderer/views/sync/conflict/conflict-choices.ts';
import { actionOfKey } from '../../../../../../renderer/views/sync/conflict/conflict-page.tsx';
import { emptyDraft } from '../../../../../../shared/question/question-fields.ts';

const merged = {
  ...emptyDraft(),
  title: 'Tea or coffee?',
  options: '🍵 - Tea\n☕ - Coffee',
  description: 'mine',
  footer: 'theirs',
};

const field = (
  name: ComparedVersions['fields'][number]['field'],
  change: ComparedVersions['fields'][number]['change'],
  [base, local, remote]: readonly [string | null, string, string],
): ComparedVersions['fields'][number] => ({
  field: name,
  change,
  base,
  local,
  remote,
  merged: change === 'remote' ? remote : local,
});

const row = (
  change: ComparedVersions['options'][number]['change'],
  [base, local, remote]: readonly [string | null, string | null, string | null],
): ComparedVersions['options'][number] => ({
  change,
  base,
  local,
  remote,
  merged: change === 'remote' ? remote : local,
});

/**
 * A conflicting description, a remote footer, and options: one changed by both, one removed there, one added
 * there.
 */
const compared: ComparedVersions = {
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

describe('conflict choices', () => {
  it('are offered for differences and open for conflicts', () => {
    const items = conflictItems(compared);
    expect(items.map(({ name }) => name)).toEqual([
      'option 1',
      'option 2',
      'option 3',
      'description',
      'footer',
    ]);
    expect(defaultChoices(items)).toEqual({
      'option 1': null,
      'option 2': 'remote',
      'option 3': 'remote',
      description: null,
      footer: 'remote',
    });
    expect(countUndecided(items, defaultChoices(items))).toBe(2);
  });

  it('determine the merged question', () => {
    const items = conflictItems(compared);
    const choices = {
      ...defaultChoices(items),
      'option 1': { own: '☕ - Any coffee' },
      description: 'remote',
    } as const;
    expect(countUndecided(items, choices)).toBe(0);
    expect(mergedDraft(compared, items, choices)).toEqual({
      ...merged,
      options: '🍵 - Tea\n☕ - Any coffee\n🧃 - Juice',
      description: 'theirs',
      footer: 'theirs',
    });
  });

  it('can be made for one side everywhere', () => {
    const items = conflictItems(compared);
    expect(mergedDraft(compared, items, chooseEverywhere(items, 'local')).options).toBe(
      '🍵 - Tea\n☕ - Espresso\n🥛 - Milk',
    );
    expect(mergedDraft(compared, items, chooseEverywhere(items, 'remote')).options).toBe(
      '🍵 - Tea\n☕ - Filter\n🧃 - Juice',
    );
  });

  it('omit an option if its own text is empty', () => {
    const items = conflictItems(compared);
    const choices = { ...chooseEverywhere(items, 'local'), 'option 1': { own: ' ' } };
    expect(mergedDraft(compared, items, choices).options).toBe('🍵 - Tea\n🥛 - Milk');
  });

  it("use the service's order if it's chosen", () => {
    const lines = ['🍵 - Tea', '☕ - Coffee', '🧃 - Juice'];
    const reordered: ComparedVersions = {
      ...compared,
      fields: [
        field('options', 'conflict', [lines.join('\n'), lines.join('\n'), lines.toReversed().join('\n')]),
      ],
      options: lines.map((line) => row('none', [line, line, line])),
      orderConflict: true,
    };
    const items = conflictItems(reordered);
    expect(items.map(({ name }) => name)).toEqual(['order']);
    expect(mergedDraft(reordered, items, { order: 'remote' }).options).toBe(lines.toReversed().join('\n'));
    expect(mergedDraft(reordered, items, { order: 'local' }).options).toBe(lines.join('\n'));
  });
});

describe('a change on one side during the comparison', () => {
  const before = setChoice(
    setChoice(initialChoices(conflictItems(compared)), 'description', { own: 'our words' }),
    'option 1',
    'remote',
  );
  const changed = (of: Partial<ComparedVersions>) => conflictItems({ ...compared, ...of });

  it('keeps the choices for unchanged differences', () => {
    const footer = field('footer', 'remote', ['was', 'was', 'theirs, anew']);
    const after = carryOverChoices(before, changed({ fields: [...compared.fields.slice(0, 3), footer] }));
    expect(after.choices).toMatchObject({
      description: { own: 'our words' },
      'option 1': 'remote',
      footer: 'remote',
    });
    expect(countUndecided(after.items, after.choices)).toBe(0);
  });

  it('keeps the choice for an option that has moved', () => {
    const options = [row('remote', [null, null, '🥛 - Oat milk']), ...compared.options];
    const after = carryOverChoices(before, changed({ options }));
    expect(after.choices).toMatchObject({ 'option 0': 'remote', 'option 2': 'remote' });
  });

  it('asks again about a changed difference but keeps the typed text', () => {
    const description = field('description', 'conflict', ['was', 'mine', 'theirs, anew']);
    const fields = compared.fields.map((one) => (one.field === 'description' ? description : one));
    const after = carryOverChoices(before, changed({ fields }));
    expect(after.choices.description).toBeNull();
    expect(after.ownTexts.description).toBe('our words');
  });

  it('keeps typed text only for its own option', () => {
    const typed = setChoice(before, 'option 1', { own: 'for the coffee' });
    const added = row('remote', [null, null, '🥛 - Oat milk']);
    const tea = row('none', ['🍵 - Tea', '🍵 - Tea', '🍵 - Tea']);
    const [, coffee, ...rest] = compared.options;
    if (!coffee) throw new Error('there is no coffee');
    const moved = carryOverChoices(typed, changed({ options: [tea, added, coffee, ...rest] }));
    expect(moved.ownTexts).toEqual({ description: 'our words', 'option 2': 'for the coffee' });
    const both = { ...coffee, remote: '☕ - Filter, black' };
    const movedAndChanged = carryOverChoices(typed, changed({ options: [tea, added, both, ...rest] }));
    expect(movedAndChanged.ownTexts).toEqual({ description: 'our words', 'option 2': 'for the coffee' });
    expect(movedAndChanged.choices['option 2']).toBeNull();
  });

  it('keeps the typed text if a side is chosen instead', () => {
    expect(setChoice(before, 'description', 'local').ownTexts.description).toBe('our words');
  });
});

describe('the combined text', () => {
  it('uses one side for an option, because an option has one emoji', () => {
    expect(conflictItems(compared).slice(0, 3).map(combinedText)).toEqual([
      '☕ - Espresso',
      '🥛 - Milk',
      '🧃 - Juice',
    ]);
  });
});

const allItems = conflictItems(compared);
const itemOf = (name: string) => allItems.find((item) => item.name === name);

describe('a key in the comparison', () => {
  it.each([
    ['j', 'option 1', { do: 'go', to: 'option 2' }],
    ['K', 'option 1', { do: 'go', to: 'option 1' }],
    ['j', 'footer', { do: 'go', to: 'footer' }],
    ['2', 'description', { do: 'choose', name: 'description', side: 'remote' }],
    ['1', 'description', { do: 'choose', name: 'description', side: 'local' }],
    ['3', 'description', { do: 'combine', item: itemOf('description') }],
    ['b', 'footer', { do: 'before', name: 'footer' }],
    ['x', 'footer', null],
  ] as const)('is handled as documented: %s', (key, current, act) => {
    expect(actionOfKey(key, allItems, current)).toEqual(act);
  });
});
