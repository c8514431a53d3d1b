import { describe, expect, it } from 'vitest';
import {
  isShortcut,
  type KeyPress,
  matchShortcut,
  nameOfPress,
  SHORTCUTS,
  type ShortcutId,
} from '../../../renderer/ui/keyboard.ts';

const all = Object.keys(SHORTCUTS).filter(isShortcut);
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrl: false,
  alt: false,
  shift: false,
  inText: false,
  ...more,
});
const match = (key: KeyPress, pending: string | null = null, answered: readonly ShortcutId[] = all) =>
  matchShortcut(key, pending, answered);

describe('keyboard', () => {
  it.each([
    [press('n', { ctrl: true }), 'Ctrl N'],
    [press('P', { ctrl: true, shift: true }), 'Ctrl Shift P'],
    [press('F6', { shift: true }), 'Shift F6'],
    [press('/', { shift: true }), '/'],
    [press('ArrowUp', { alt: true }), 'Alt ArrowUp'],
  ])('names a press %#', (key, name) => {
    expect(nameOfPress(key)).toBe(name);
  });

  it('finds a shortcut by its keys', () => {
    expect(match(press('s', { ctrl: true })).shortcut).toBe('question.save');
    expect(match(press('F6', { shift: true })).shortcut).toBe('pane.previous');
    expect(match(press('/')).shortcut).toBe('list.search');
  });

  it('waits for the second key of a sequence', () => {
    expect(match(press('g'))).toEqual({ shortcut: null, pending: 'G' });
    expect(match(press('d'), 'G')).toEqual({ shortcut: 'section.draft', pending: null });
    expect(match(press('d'))).toEqual({ shortcut: null, pending: null });
  });

  it('forgets the first key after one that does not follow it, which may be a shortcut itself', () => {
    expect(match(press('x'), 'G')).toEqual({ shortcut: null, pending: null });
    expect(match(press('/'), 'G')).toEqual({ shortcut: 'list.search', pending: null });
  });

  it('takes letters in text fields for text, and leaves keys with Ctrl and function keys alone', () => {
    expect(match(press('g', { inText: true }))).toEqual({ shortcut: null, pending: null });
    expect(match(press('/', { inText: true })).shortcut).toBeNull();
    expect(match(press('n', { ctrl: true, inText: true })).shortcut).toBe('question.new');
    expect(match(press('F6', { inText: true })).shortcut).toBe('pane.next');
  });

  it('does not hold a key back for a sequence that nobody answers', () => {
    expect(match(press('g'), null, ['list.search'])).toEqual({ shortcut: null, pending: null });
  });

  it('gives no two shortcuts the same keys', () => {
    const keys = Object.values(SHORTCUTS).flatMap((entry) => [...entry.keys]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
