import { describe, expect, it } from 'vitest';
import { readShortcutKey } from '../../../../renderer/ui/browser/shortcut-key.ts';

describe('readShortcutKey', () => {
  it.each([
    ['Russian', 'ы', 'KeyS', 's'],
    ['Russian with Shift', 'З', 'KeyP', 'p'],
    ['Greek', 'σ', 'KeyS', 's'],
    ['Hebrew', 'ד', 'KeyS', 's'],
    ['Dvorak', 's', 'Semicolon', 's'],
    ['AZERTY', 'a', 'KeyQ', 'a'],
    ['QWERTZ', 'z', 'KeyY', 'z'],
    ['Polish', 'ł', 'KeyL', 'ł'],
    ['Russian without a Latin letter', 'х', 'BracketLeft', 'х'],
    ['any, for other keys', 'ArrowUp', 'ArrowUp', 'ArrowUp'],
    ['any, for punctuation', '/', 'Slash', '/'],
  ])('with the layout "%s" reads %s at %s as %s', (_, key, code, expected) => {
    expect(readShortcutKey({ key, code })).toBe(expected);
  });
});
