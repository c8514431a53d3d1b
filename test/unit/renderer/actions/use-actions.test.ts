import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTIONS, allActions } from '../../../../renderer/actions/action-table.ts';
import { createAvailableActions, offered } from '../../../../renderer/actions/use-actions.ts';

describe('what the window offers', () => {
  it('is done by the view before the window around it', () => {
    const offers = createAvailableActions(allActions([]));
    const done: string[] = [];
    const act = (name: string) => () => {
      done.push(name);
      return true;
    };
    offers.layers.add({ handlers: { 'question.save': act('window') }, order: 'outer' });
    offers.layers.add({ handlers: { 'question.save': act('view') }, order: 'inner' });
    expect(offers.run('question.save')).toBeNull();
    expect(done).toEqual(['view']);
  });

  it('is left to the next one where it does not apply', () => {
    const offers = createAvailableActions(allActions([]));
    let done = 0;
    offers.layers.add({ handlers: { 'question.save': () => false }, order: 'inner' });
    offers.layers.add({
      handlers: {
        'question.save': () => {
          done += 1;
          return true;
        },
      },
      order: 'outer',
    });
    expect(offers.run('question.save')).toBeNull();
    expect(done).toBe(1);
  });

  it('is done wherever it applies, whatever it gives', () => {
    const offers = createAvailableActions(allActions([]));
    const done: string[] = [];
    offers.layers.add({ handlers: { 'question.save': offered(() => false) }, order: 'inner' });
    offers.layers.add({
      handlers: {
        'question.save': () => {
          done.push('window');
        },
        'question.new': () => {
          done.push('new');
        },
      },
      order: 'outer',
    });
    expect(offers.run('question.save')).toBeNull();
    expect(offers.run('question.new')).toBeNull();
    expect(done).toEqual(['new']);
  });

  it('tells why something can not be done, and does not do it', () => {
    const offers = createAvailableActions(allActions([]));
    const offer = {
      'question.save': {
        reason: 'There is none.',
        run: () => {
          throw new Error('was run');
        },
      },
    };
    offers.layers.add({ handlers: offer, order: 'outer' });
    expect(offers.run('question.save')).toBe('There is none.');
    expect(offers.find('question.save')?.reason).toBe('There is none.');
  });

  it('does not apply where nobody offers it', () => {
    const offers = createAvailableActions(allActions([]));
    expect(offers.run('question.save')).toBeUndefined();
    expect(offers.find('question.save')).toBeNull();
    expect(offers.available()).toEqual([]);
  });
});

describe('the actions', () => {
  it('are each named outside of their table and their words: by who offers them', () => {
    const root = path.resolve(import.meta.dirname, '../../../../renderer');
    const files = globSync('**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
    // Menus show actions, and offer none. One that moved would answer for all: each has to be where it is looked for.
    const tables = ['actions/action-table.ts', 'features/desktop/menu-bar.ts'];
    expect(files).toEqual(expect.arrayContaining(tables));
    const code = files
      .filter((file) => !tables.includes(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join();
    expect(Object.keys(ACTIONS).filter((id) => !code.includes(`'${id}'`))).toEqual([]);
  });
});
