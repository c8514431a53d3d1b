import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { describe, expect, it } from 'vitest';
import { showWhenPainted } from '../../../../electron/desktop/window/first-show.ts';
import { createManualTimers } from '../../../support/manual-timers.ts';

function createHiddenWindow() {
  const webContents = new EventEmitter();
  const window = Object.assign(new EventEmitter(), { webContents });
  const timers = createManualTimers();
  const shownAt: number[] = [];
  const first = showWhenPainted(window as unknown as BrowserWindow, {
    show: () => void shownAt.push(timers.now()),
    timers,
  });
  return { window, webContents, timers, shownAt, first };
}

describe('a new window', () => {
  it('is shown once, after its page is painted', () => {
    const { window, webContents, timers, shownAt, first } = createHiddenWindow();
    expect(first.isShown).toBe(false);
    timers.advance(100);
    webContents.emit('did-finish-load');
    first.markPageRendered();
    timers.advance(100);
    window.emit('ready-to-show');
    expect(first.isShown).toBe(true);
    timers.advance(60_000);
    window.emit('ready-to-show');
    first.request();
    timers.advance(60_000);
    expect(shownAt).toEqual([200]);
  });

  it("is shown 300 ms after rendering if the system doesn't report a paint", () => {
    const { webContents, timers, shownAt, first } = createHiddenWindow();
    timers.advance(1000);
    first.markPageRendered();
    timers.advance(200);
    webContents.emit('did-finish-load');
    first.markPageRendered();
    timers.advance(60_000);
    expect(shownAt).toEqual([1300]);
  });

  it('is shown 2 seconds after loading if its page never renders', () => {
    const { webContents, timers, shownAt } = createHiddenWindow();
    timers.advance(1000);
    webContents.emit('did-finish-load');
    timers.advance(60_000);
    expect(shownAt).toEqual([3000]);
  });

  it("is hidden without a page until it's requested and 5 seconds have passed", () => {
    const { timers, shownAt, first } = createHiddenWindow();
    timers.advance(1000);
    first.request();
    timers.advance(60_000);
    expect(shownAt).toEqual([5000]);

    const late = createHiddenWindow();
    late.timers.advance(20_000);
    expect(late.shownAt).toEqual([]);
    late.first.request();
    late.timers.advance(0);
    expect(late.shownAt).toEqual([20_000]);
  });

  it("isn't shown after it's closed", () => {
    const { window, timers, shownAt, first } = createHiddenWindow();
    first.request();
    window.emit('closed');
    window.emit('ready-to-show');
    first.markPageRendered();
    timers.advance(60_000);
    expect(shownAt).toEqual([]);
    expect(first.isShown).toBe(false);
  });
});
