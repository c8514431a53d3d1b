import { describe, expect, it } from 'vitest';
import { formatShortcut } from '../../../../../renderer/ui/feedback/kbd.tsx';
import { inEnglish } from '../../../../support/translations.ts';

describe('formatShortcut', () => {
  it.each([
    ['Ctrl S', 'Ctrl+S', '⌘S'],
    ['Ctrl Shift P', 'Ctrl+Shift+P', '⇧⌘P'],
    ['Alt Up', 'Alt+↑', '⌥↑'],
    ['Ctrl Enter', 'Ctrl+Enter', '⌘↩'],
    ['Ctrl +', 'Ctrl+Plus', '⌘+'],
    ['Ctrl -', 'Ctrl+Minus', '⌘−'],
    ['Ctrl ,', 'Ctrl+,', '⌘,'],
    ['G, P', 'G then P', 'G then P'],
    ['PageUp', 'Page Up', 'Page Up'],
    ['F8', 'F8', 'F8'],
  ])('formats %s as %s on Windows and Linux and as %s on macOS', (keys, elsewhere, onMac) => {
    expect(formatShortcut(keys, { isMac: false }, inEnglish)).toBe(elsewhere);
    expect(formatShortcut(keys, { isMac: true }, inEnglish)).toBe(onMac);
  });
});
