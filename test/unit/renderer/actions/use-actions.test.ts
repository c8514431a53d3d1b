import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTIONS, createActions } from '../../../../renderer/actions/action-table.ts';
import { matchAction } from '../../../../renderer/actions/actions-provider.tsx';
import {
  type ActionLayer,
  createAvailableActions,
  offerAction,
} from '../../../../renderer/actions/use-actions.ts';

describe('an action', () => {
  it('is handled by the inner layer instead of the outer one', () => {
    const offers = createAvailableActions(createActions([]));
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

  it('is passed to the next layer if the first one rejects it', () => {
    const offers = createAvailableActions(createActions([]));
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

  it("is handled by the first layer whose handler runs, whatever the handler's result", () => {
    const offers = createAvailableActions(createActions([]));
    const done: string[] = [];
    offers.layers.add({ handlers: { 'question.save': offerAction(() => false) }, order: 'inner' });
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

  it("returns the reason and doesn't run while it's unavailable", () => {
    const offers = createAvailableActions(createActions([]));
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

  it('passes its shortcut to the next action while it has no handler or can’t run', () => {
    const offers = createAvailableActions(createActions([]));
    const ctrlEnter = { keys: ['Enter'], ctrl: true, alt: false, shift: false, inText: true };
    const match = () => matchAction(ctrlEnter, null, offers.listWithShortcut()).action;
    const list: ActionLayer = { handlers: {}, order: 'inner' };
    offers.layers.add(list);
    offers.layers.add({ handlers: { 'question.queue': offerAction(() => {}) }, order: 'outer' });
    expect(match()).toBe('question.queue');
    list.handlers = { 'list.queue': { ...offerAction(() => {}, 'Nothing is selected.'), passes: true } };
    expect(match()).toBe('question.queue');
    expect(offers.run('list.queue')).toBeUndefined();
    list.handlers = { 'list.queue': offerAction(() => {}) };
    expect(match()).toBe('list.queue');
  });

  it('returns undefined if no layer has a handler', () => {
    const offers = createAvailableActions(createActions([]));
    expect(offers.run('question.save')).toBeUndefined();
    expect(offers.find('question.save')).toBeNull();
    expect(offers.listAvailable()).toEqual([]);
  });
});

describe('the action table', () => {
  it('contains only actions that other code uses', () => {
    const root = path.resolve(import.meta.dirname, '../../../../renderer');
    const files = globSync('**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
    // These files list all actions but don't handle any. If they were moved, they would count as handlers, so
    // they must exist here.
    const tables = ['actions/action-table.ts', 'features/desktop/menu-definition.ts'];
    expect(files).toEqual(expect.arrayContaining(tables));
    const code = files
      .filter((file) => !tables.includes(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join();
    expect(Object.keys(ACTIONS).filter((id) => !code.includes(`'${id}'`))).toEqual([]);
  });
});
