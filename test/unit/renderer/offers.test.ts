import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTIONS, allActions } from '../../../renderer/ui/actions/actions.ts';
import { createOffers, offered } from '../../../renderer/ui/actions/use-actions.ts';

describe('what the window offers', () => {
  it('is done by the view before the window around it', () => {
    const offers = createOffers(allActions([]));
    const done: string[] = [];
    const act = (name: string) => () => {
      done.push(name);
      return true;
    };
    offers.layers.add({ offer: { 'question.save': act('window') }, place: 'outer' });
    offers.layers.add({ offer: { 'question.save': act('view') }, place: 'inner' });
    expect(offers.run('question.save')).toBeNull();
    expect(done).toEqual(['view']);
  });

  it('is left to the next one where it does not apply', () => {
    const offers = createOffers(allActions([]));
    let done = 0;
    offers.layers.add({ offer: { 'question.save': () => false }, place: 'inner' });
    offers.layers.add({
      offer: {
        'question.save': () => {
          done += 1;
          return true;
        },
      },
      place: 'outer',
    });
    expect(offers.run('question.save')).toBeNull();
    expect(done).toBe(1);
  });

  it('is done wherever it applies, whatever it gives', () => {
    const offers = createOffers(allActions([]));
    const done: string[] = [];
    offers.layers.add({ offer: { 'question.save': offered(() => false) }, place: 'inner' });
    offers.layers.add({
      offer: {
        'question.save': () => {
          done.push('window');
        },
        'question.new': () => {
          done.push('new');
        },
      },
      place: 'outer',
    });
    expect(offers.run('question.save')).toBeNull();
    expect(offers.run('question.new')).toBeNull();
    expect(done).toEqual(['new']);
  });

  it('tells why something can not be done, and does not do it', () => {
    const offers = createOffers(allActions([]));
    const offer = {
      'question.save': {
        reason: 'There is none.',
        run: () => {
          throw new Error('was run');
        },
      },
    };
    offers.layers.add({ offer, place: 'outer' });
    expect(offers.run('question.save')).toBe('There is none.');
    expect(offers.find('question.save')?.reason).toBe('There is none.');
  });

  it('does not apply where nobody offers it', () => {
    const offers = createOffers(allActions([]));
    expect(offers.run('question.save')).toBeUndefined();
    expect(offers.find('question.save')).toBeNull();
    expect(offers.offered()).toEqual([]);
  });
});

describe('the actions', () => {
  it('are each named outside of their table and their words: by who offers them', () => {
    const root = path.resolve(import.meta.dirname, '../../../renderer');
    const files = globSync('**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
    // Menus show actions, and offer none. One that moved would answer for all: each has to be where it is looked for.
    const tables = ['ui/actions/actions.ts', 'features/desktop/menu-bar.ts'];
    expect(files).toEqual(expect.arrayContaining(tables));
    const code = files
      .filter((file) => !tables.includes(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join();
    expect(Object.keys(ACTIONS).filter((id) => !code.includes(`'${id}'`))).toEqual([]);
  });
});
