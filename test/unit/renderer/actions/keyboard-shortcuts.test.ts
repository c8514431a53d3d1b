import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../renderer/actions/action-table.ts';
import {
  formatKeyPress,
  type KeyPress,
  matchAction,
} from '../../../../renderer/actions/actions-provider.tsx';
import { appActions } from '../../../support/app-actions.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  keys: [key],
  ctrl: false,
  alt: false,
  shift: false,
  inText: false,
  ...more,
});
const match = (key: KeyPress, pending: string | null = null, answered: readonly Action[] = appActions) =>
  matchAction(key, pending, answered);

describe('keyboard shortcuts', () => {
  it.each([
    ['n', { ctrl: true }, 'Ctrl N'],
    ['P', { ctrl: true, shift: true }, 'Ctrl Shift P'],
    ['F6', { shift: true }, 'Shift F6'],
    ['/', { shift: true }, '/'],
    ['ArrowUp', { alt: true }, 'Alt ArrowUp'],
  ])('are formatted from key presses: case %#', (key, modifiers, name) => {
    expect(formatKeyPress(key, press(key, modifiers))).toBe(name);
  });

  it('are matched to their actions', () => {
    expect(match(press('s', { ctrl: true })).action).toBe('question.save');
    expect(match(press('F6', { shift: true })).action).toBe('pane.previous');
    expect(match(press('/')).action).toBe('list.search');
  });

  it('wait for the second key of a chord', () => {
    expect(match(press('g'))).toEqual({ action: null, pending: 'G' });
    expect(match(press('d'), 'G')).toEqual({ action: 'section.draft', pending: null });
    expect(match(press('d'))).toEqual({ action: null, pending: null });
  });

  it('cancel a chord on an unrelated key and handle that key as its own shortcut', () => {
    expect(match(press('x'), 'G')).toEqual({ action: null, pending: null });
    expect(match(press('/'), 'G')).toEqual({ action: 'list.search', pending: null });
  });

  it('ignore characters in text fields, but not Ctrl shortcuts or function keys', () => {
    expect(match(press('g', { inText: true }))).toEqual({ action: null, pending: null });
    expect(match(press('/', { inText: true })).action).toBeNull();
    expect(match(press('n', { ctrl: true, inText: true })).action).toBe('question.new');
    expect(match(press('F6', { inText: true })).action).toBe('pane.next');
  });

  it("don't wait for a chord without an available action", () => {
    const search = appActions.filter(({ id }) => id === 'list.search');
    expect(match(press('g'), null, search)).toEqual({ action: null, pending: null });
  });

  it('belong to one action each, except for queueing', () => {
    const findIds = (key: string) => appActions.filter(({ keys }) => keys.includes(key)).map(({ id }) => id);
    const shared = new Set(appActions.flatMap(({ keys }) => keys).filter((key) => findIds(key).length > 1));
    expect([...shared].map(findIds)).toEqual([['list.queue', 'question.queue']]);
  });
});
