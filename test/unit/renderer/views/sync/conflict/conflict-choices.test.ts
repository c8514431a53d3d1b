import { describe, expect, it } from 'vitest';
import {
  type ComparedVersions,
  carryOverChoices,
  chooseEverywhere,
  combineItemTexts,
  countUndecided,
  createDefaultChoices,
  createInitialChoices,
  createMergedDraft,
  listConflictItems,
  setChoice,
} from '../../../../../../renderer/views/sync/conflict/conflict-choices.ts';
import { findKeyAction } from '../../../../../../renderer/views/sync/conflict/conflict-page.tsx';
import { createEmptyDraft } from '../../../../../../shared/question/question-fields.ts';

const merged = {
  ...createEmptyDraft(),
  title: 'Tea or coffee?',
  options: '🍵 - Tea\n☕ - Coffee',
  description: 'mine',
  footer: 'theirs',
};

const createField = (
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

const createRow = (
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
 * A conflict in the description, a remote change to the footer, and 4 options: an unchanged option, an option
 * that both sides changed, an option that the remote side removed, and an option that the remote side added.
 */
const compared: ComparedVersions = {
  fields: [
    createField('title', 'none', ['Tea or coffee?', 'Tea or coffee?', 'Tea or coffee?']),
    createField('options', 'conflict', ['', '', '']),
    createField('description', 'conflict', ['was', 'mine', 'theirs']),
    createField('footer', 'remote', ['was', 'was', 'theirs']),
    createField('image', 'none', ['', '', '']),
  ],
  options: [
    createRow('none', ['🍵 - Tea', '🍵 - Tea', '🍵 - Tea']),
    createRow('conflict', ['☕ - Coffee', '☕ - Espresso', '☕ - Filter']),
    createRow('remote', ['🥛 - Milk', '🥛 - Milk', null]),
    createRow('remote', [null, null, '🧃 - Juice']),
  ],
  orderConflict: false,
  merged,
};

describe('conflict choices', () => {
  it('exist for each difference and have no default for conflicts', () => {
    const items = listConflictItems(compared);
    expect(items.map(({ name }) => name)).toEqual([
      'option 1',
      'option 2',
      'option 3',
      'description',
      'footer',
    ]);
    expect(createDefaultChoices(items)).toEqual({
      'option 1': null,
      'option 2': 'remote',
      'option 3': 'remote',
      description: null,
      footer: 'remote',
    });
    expect(countUndecided(items, createDefaultChoices(items))).toBe(2);
  });

  it('determine the merged question', () => {
    const items = listConflictItems(compared);
    const choices = {
      ...createDefaultChoices(items),
      'option 1': { own: '☕ - Any coffee' },
      description: 'remote',
    } as const;
    expect(countUndecided(items, choices)).toBe(0);
    expect(createMergedDraft(compared, items, choices)).toEqual({
      ...merged,
      options: '🍵 - Tea\n☕ - Any coffee\n🧃 - Juice',
      description: 'theirs',
      footer: 'theirs',
    });
  });

  it('can be set to one side everywhere', () => {
    const items = listConflictItems(compared);
    expect(createMergedDraft(compared, items, chooseEverywhere(items, 'local')).options).toBe(
      '🍵 - Tea\n☕ - Espresso\n🥛 - Milk',
    );
    expect(createMergedDraft(compared, items, chooseEverywhere(items, 'remote')).options).toBe(
      '🍵 - Tea\n☕ - Filter\n🧃 - Juice',
    );
  });

  it('omit an option if its custom text is empty', () => {
    const items = listConflictItems(compared);
    const choices = { ...chooseEverywhere(items, 'local'), 'option 1': { own: ' ' } };
    expect(createMergedDraft(compared, items, choices).options).toBe('🍵 - Tea\n🥛 - Milk');
  });

  it("use the service's order if that's chosen", () => {
    const lines = ['🍵 - Tea', '☕ - Coffee', '🧃 - Juice'];
    const reordered: ComparedVersions = {
      ...compared,
      fields: [
        createField('options', 'conflict', [
          lines.join('\n'),
          lines.join('\n'),
          lines.toReversed().join('\n'),
        ]),
      ],
      options: lines.map((line) => createRow('none', [line, line, line])),
      orderConflict: true,
    };
    const items = listConflictItems(reordered);
    expect(items.map(({ name }) => name)).toEqual(['order']);
    expect(createMergedDraft(reordered, items, { order: 'remote' }).options).toBe(
      lines.toReversed().join('\n'),
    );
    expect(createMergedDraft(reordered, items, { order: 'local' }).options).toBe(lines.join('\n'));
  });
});

describe('a change on one side during the comparison', () => {
  const before = setChoice(
    setChoice(createInitialChoices(listConflictItems(compared)), 'description', { own: 'our words' }),
    'option 1',
    'remote',
  );
  const listChangedItems = (of: Partial<ComparedVersions>) => listConflictItems({ ...compared, ...of });

  it('keeps the choices for unchanged differences', () => {
    const footer = createField('footer', 'remote', ['was', 'was', 'theirs, anew']);
    const after = carryOverChoices(
      before,
      listChangedItems({ fields: [...compared.fields.slice(0, 3), footer] }),
    );
    expect(after.choices).toMatchObject({
      description: { own: 'our words' },
      'option 1': 'remote',
      footer: 'remote',
    });
    expect(countUndecided(after.items, after.choices)).toBe(0);
  });

  it('keeps the choice for an option that has moved', () => {
    const options = [createRow('remote', [null, null, '🥛 - Oat milk']), ...compared.options];
    const after = carryOverChoices(before, listChangedItems({ options }));
    expect(after.choices).toMatchObject({ 'option 0': 'remote', 'option 2': 'remote' });
  });

  it('resets the choice for a changed difference but keeps the typed text', () => {
    const description = createField('description', 'conflict', ['was', 'mine', 'theirs, anew']);
    const fields = compared.fields.map((one) => (one.field === 'description' ? description : one));
    const after = carryOverChoices(before, listChangedItems({ fields }));
    expect(after.choices.description).toBeNull();
    expect(after.ownTexts.description).toBe('our words');
  });

  it('keeps typed text with its option, even if the option has moved', () => {
    const typed = setChoice(before, 'option 1', { own: 'for the coffee' });
    const added = createRow('remote', [null, null, '🥛 - Oat milk']);
    const tea = createRow('none', ['🍵 - Tea', '🍵 - Tea', '🍵 - Tea']);
    const [, coffee, ...rest] = compared.options;
    if (!coffee) throw new Error('there is no coffee');
    const moved = carryOverChoices(typed, listChangedItems({ options: [tea, added, coffee, ...rest] }));
    expect(moved.ownTexts).toEqual({ description: 'our words', 'option 2': 'for the coffee' });
    const both = { ...coffee, remote: '☕ - Filter, black' };
    const movedAndChanged = carryOverChoices(
      typed,
      listChangedItems({ options: [tea, added, both, ...rest] }),
    );
    expect(movedAndChanged.ownTexts).toEqual({ description: 'our words', 'option 2': 'for the coffee' });
    expect(movedAndChanged.choices['option 2']).toBeNull();
  });

  it('keeps the typed text if a side is chosen instead', () => {
    expect(setChoice(before, 'description', 'local').ownTexts.description).toBe('our words');
  });
});

describe('the combined text', () => {
  it("is one side's text for an option, because an option has one emoji", () => {
    expect(listConflictItems(compared).slice(0, 3).map(combineItemTexts)).toEqual([
      '☕ - Espresso',
      '🥛 - Milk',
      '🧃 - Juice',
    ]);
  });
});

const allItems = listConflictItems(compared);
const findItem = (name: string) => allItems.find((item) => item.name === name);

describe('a key in the comparison', () => {
  it.each([
    ['j', 'option 1', { do: 'go', to: 'option 2' }],
    ['K', 'option 1', { do: 'go', to: 'option 1' }],
    ['j', 'footer', { do: 'go', to: 'footer' }],
    ['2', 'description', { do: 'choose', name: 'description', side: 'remote' }],
    ['1', 'description', { do: 'choose', name: 'description', side: 'local' }],
    ['3', 'description', { do: 'combine', item: findItem('description') }],
    ['b', 'footer', { do: 'before', name: 'footer' }],
    ['x', 'footer', null],
  ] as const)('is handled as documented: %s', (key, current, act) => {
    expect(findKeyAction([key], allItems, current)).toEqual(act);
  });
});
