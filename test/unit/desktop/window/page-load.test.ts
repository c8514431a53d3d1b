import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../../electron/desktop/window/page-recovery.ts';
import { createManualTimers } from '../../../support/manual-timers.ts';

function page(choice: 'again' | 'quit' = 'again') {
  const contents = new EventEmitter();
  const timers = createManualTimers();
  const done: string[] = [];
  const state = { isClosing: false };
  const called = loadPage(contents as unknown as WebContents, {
    async load() {
      done.push('load');
      throw new Error('ERR_FAILED (-2)');
    },
    async ask() {
      done.push('ask');
      return choice;
    },
    quit: () => void done.push('quit'),
    isClosing: () => state.isClosing,
    log: (reason) => void done.push(reason),
    timers,
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { contents, timers, done, called, state, settled };
}

const fail = ({ contents }: { contents: EventEmitter }, code = -6, isMainFrame = true) =>
  contents.emit('did-fail-load', {}, code, 'ERR_FILE_NOT_FOUND', 'app://qotd/', isMainFrame);

describe('a page', () => {
  it('shows a message and can be reloaded if it fails to load', async () => {
    const it = page();
    fail(it);
    await it.settled();
    expect(it.done).toEqual(['load', 'ERR_FILE_NOT_FOUND (-6)', 'ask', 'load']);
  });

  it('ends the app after a failed load if the user chooses Quit', async () => {
    const it = page('quit');
    it.contents.emit('did-navigate', {}, 'app://qotd/', 404, 'Not Found');
    await it.settled();
    expect(it.done).toEqual(['load', 'status 404', 'ask', 'quit']);
  });

  it('shows only one message if the preload script fails', async () => {
    const it = page();
    it.contents.emit('preload-error', {}, 'preload.cjs', new Error('no preload'));
    fail(it);
    await it.settled();
    expect(it.done).toEqual(['load', 'Error: no preload', 'ask', 'load']);
  });

  it('shows a message every 30 seconds until it calls the backend', async () => {
    const it = page();
    it.contents.emit('did-navigate', {}, 'app://qotd/', 200, 'OK');
    it.timers.advance(29_999);
    expect(it.done).toEqual(['load']);
    it.timers.advance(1);
    await it.settled();
    it.timers.advance(30_000);
    await it.settled();
    expect(it.done.filter((what) => what === 'ask')).toHaveLength(2);
  });

  it("doesn't show a message after it called the backend", async () => {
    const it = page();
    it.called();
    it.timers.advance(100_000);
    await it.settled();
    expect(it.done).toEqual(['load']);
  });

  it("doesn't show a message if it's closing, replaced, or in a frame", async () => {
    const it = page();
    fail(it, -3);
    fail(it, -6, false);
    it.state.isClosing = true;
    fail(it);
    await it.settled();
    expect(it.done).toEqual(['load']);
  });
});
