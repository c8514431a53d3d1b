import { describe, expect, it } from 'vitest';
import { isOwnPage } from '../../../../electron/desktop/ipc/page-ipc.ts';

const window = { id: 1 };
const frame = { origin: 'app://qotd', parent: null };

describe('isOwnPage', () => {
  it("is true for the window's own page", () => {
    expect(isOwnPage({ sender: window, senderFrame: frame }, window)).toBe(true);
  });

  it.each([
    ['another window', { sender: { id: 1 }, senderFrame: frame }],
    ['a closed frame', { sender: window, senderFrame: null }],
    ['a frame inside the page', { sender: window, senderFrame: { ...frame, parent: frame } }],
    ['a web origin', { sender: window, senderFrame: { ...frame, origin: 'https://qotd' } }],
    [
      'an origin with the same prefix',
      { sender: window, senderFrame: { ...frame, origin: 'app://qotd.example' } },
    ],
    ['an invalid origin', { sender: window, senderFrame: { ...frame, origin: 'null' } }],
  ])('is false for %s', (_what, caller) => {
    expect(isOwnPage(caller, window)).toBe(false);
  });

  it('is false if there is no window', () => {
    expect(isOwnPage({ sender: null, senderFrame: frame }, null)).toBe(false);
  });
});
