import { describe, expect, it } from 'vitest';
import { createShortcutKeyReader, isShortcutLetter } from '../../../../renderer/ui/browser/shortcut-key.ts';

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

describe('the shortcut key reader', () => {
  it.each([
    ['Russian', 'ы', 'KeyS', ['ы', 's']],
    ['Greek', 'σ', 'KeyS', ['σ', 's']],
    ['Hebrew', 'ד', 'KeyS', ['ד', 's']],
    ['Arabic, which types 2 characters', 'لا', 'KeyB', ['لا', 'b']],
    ['Thai, which types a mark', 'ั', 'KeyY', ['ั', 'y']],
    ['Persian', '۱', 'Digit1', ['۱', '1']],
    ['Dvorak', 's', 'Semicolon', ['s']],
    ['Dvorak', ';', 'KeyZ', [';']],
    ['AZERTY', 'a', 'KeyQ', ['a']],
    ['AZERTY', ',', 'KeyM', [',']],
    ['AZERTY', '&', 'Digit1', ['&']],
    ['QWERTZ', 'z', 'KeyY', ['z']],
    ['Polish', 'ł', 'KeyL', ['ł']],
    ['Russian without a Latin letter', 'х', 'BracketLeft', ['х']],
    ['any, for other keys', 'ArrowUp', 'ArrowUp', ['ArrowUp']],
    ['any, for punctuation', '/', 'Slash', ['/']],
  ])('with the layout "%s" reads %s at %s as %j', (_, key, code, expected) => {
    expect(createShortcutKeyReader()(press(key, code))).toEqual(expected);
  });

  it('reads a capital letter while Shift is pressed', () => {
    expect(createShortcutKeyReader()(press('З', 'KeyP', true))).toEqual(['З', 'P']);
  });

  it.each([
    ['Hebrew', press('ש', 'KeyA'), press('/', 'KeyQ'), 'q'],
    ['Greek', press('α', 'KeyA'), press(';', 'KeyQ'), 'q'],
    ['Arabic', press('ش', 'KeyA'), press('}', 'KeyC', true), 'C'],
    ['Thai', press('ฟ', 'KeyA'), press('(', 'KeyZ', true), 'Z'],
  ])(
    'with the layout "%s" also reads punctuation as a letter after another letter',
    (_, letter, punctuation, expected) => {
      const read = createShortcutKeyReader();
      expect(read(punctuation)).toEqual([punctuation.key]);
      read(letter);
      expect(read(punctuation)).toEqual([punctuation.key, expected]);
    },
  );

  it('reads punctuation as typed after the keyboard layout changes back to Latin', () => {
    const read = createShortcutKeyReader();
    read(press('ы', 'KeyS'));
    read(press('o', 'KeyS'));
    expect(read(press(';', 'KeyZ'))).toEqual([';']);
  });

  it('reads the names of dead and composing keys as typed', () => {
    const read = createShortcutKeyReader();
    read(press('ы', 'KeyS'));
    expect(read(press('Dead', 'KeyA'))).toEqual(['Dead']);
    expect(read(press('Process', 'KeyA'))).toEqual(['Process']);
  });
});

describe('isShortcutLetter', () => {
  it('ignores Shift and Caps Lock', () => {
    expect(isShortcutLetter(press('Z', 'KeyZ', true), 'z')).toBe(true);
    expect(isShortcutLetter(press('Я', 'KeyZ'), 'z')).toBe(true);
    expect(isShortcutLetter(press('z', 'KeyY'), 'y')).toBe(false);
  });
});
