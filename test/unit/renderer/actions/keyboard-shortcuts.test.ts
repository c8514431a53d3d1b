import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../renderer/actions/action-table.ts';
import {
  formatKeyPress,
  type KeyPress,
  matchAction,
} from '../../../../renderer/actions/actions-provider.tsx';
import { appActions } from '../../../../renderer/app/view-registry.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrl: false,
  alt: false,
  shift: false,
  inText: false,
  ...more,
});
const match = (key: KeyPress, pending: string | null = null, answered: readonly Action[] = appActions) =>
  matchAction(key, pending, answered);

describe('keyboard', () => {
  it.each([
    [press('n', { ctrl: true }), 'Ctrl N'],
    [press('P', { ctrl: true, shift: true }), 'Ctrl Shift P'],
    [press('F6', { shift: true }), 'Shift F6'],
    [press('/', { shift: true }), '/'],
    [press('ArrowUp', { alt: true }), 'Alt ArrowUp'],
  ])('names a press %#', (key, name) => {
    expect(formatKeyPress(key)).toBe(name);
  });

  it('finds an action by its keys', () => {
    expect(match(press('s', { ctrl: true })).action).toBe('question.save');
    expect(match(press('F6', { shift: true })).action).toBe('pane.previous');
    expect(match(press('/')).action).toBe('list.search');
  });

  it('waits for the second key of a sequence', () => {
    expect(match(press('g'))).toEqual({ action: null, pending: 'G' });
    expect(match(press('d'), 'G')).toEqual({ action: 'section.draft', pending: null });
    expect(match(press('d'))).toEqual({ action: null, pending: null });
  });

  it('forgets the first key after one that does not follow it, which may be an action itself', () => {
    expect(match(press('x'), 'G')).toEqual({ action: null, pending: null });
    expect(match(press('/'), 'G')).toEqual({ action: 'list.search', pending: null });
  });

  it('takes letters in text fields for text, and leaves keys with Ctrl and function keys alone', () => {
    expect(match(press('g', { inText: true }))).toEqual({ action: null, pending: null });
    expect(match(press('/', { inText: true })).action).toBeNull();
    expect(match(press('n', { ctrl: true, inText: true })).action).toBe('question.new');
    expect(match(press('F6', { inText: true })).action).toBe('pane.next');
  });

  it('does not hold a key back for a sequence that nobody answers', () => {
    const search = appActions.filter(({ id }) => id === 'list.search');
    expect(match(press('g'), null, search)).toEqual({ action: null, pending: null });
  });

  it('gives no two actions the same keys', () => {
    const keys = appActions.flatMap((action) => action.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
