import { EventEmitter } from 'node:events';
import type { App, BrowserWindow, PowerMonitor } from 'electron';
import { describe, expect, it } from 'vitest';
import { closeBeforeQuit, quitWithLastWindow, quitWithSession } from '../../../electron/desktop/quit.ts';
import { createManualTimers } from '../../support/manual-timers.ts';

function app(finish: () => Promise<void>) {
  const emitter = new EventEmitter();
  const exited = Promise.withResolvers<number>();
  const failures: unknown[] = [];
  const fake = Object.assign(emitter, { exit: exited.resolve });
  closeBeforeQuit(fake as unknown as App, finish, (error) => failures.push(error));
  const requestQuit = () => {
    let prevented = false;
    const preventDefault = () => {
      prevented = true;
    };
    emitter.emit('will-quit', { preventDefault });
    return prevented;
  };
  return { requestQuit, exited: exited.promise, failures };
}

describe('closeBeforeQuit', () => {
  it('exits with 0 after all work is done', async () => {
    const work = Promise.withResolvers<void>();
    const done: string[] = [];
    const it = app(() => work.promise.then(() => void done.push('work')));
    expect(it.requestQuit()).toBe(true);
    void it.exited.then(() => done.push('exit'));
    work.resolve();
    expect(await it.exited).toBe(0);
    expect(done).toEqual(['work', 'exit']);
  });

  it('does the work once, even if quitting is requested repeatedly', async () => {
    let count = 0;
    const it = app(async () => {
      count += 1;
    });
    expect([it.requestQuit(), it.requestQuit()]).toEqual([true, true]);
    await it.exited;
    expect(count).toBe(1);
  });

  it('exits with 1 and reports the error if the work fails', async () => {
    const it = app(() => Promise.reject(new Error('disk')));
    it.requestQuit();
    expect(await it.exited).toBe(1);
    expect(it.failures).toEqual([new Error('disk')]);
  });
});

describe('quitWithLastWindow', () => {
  const start = (keepsRunning: boolean) => {
    const emitter = new EventEmitter();
    const quits: string[] = [];
    quitWithLastWindow(
      Object.assign(emitter, { quit: () => quits.push('quit') }) as unknown as App,
      () => keepsRunning,
    );
    return { emitter, quits };
  };

  it('quits the app when the last window closes', () => {
    const { emitter, quits } = start(false);
    emitter.emit('window-all-closed');
    expect(quits).toEqual(['quit']);
  });

  it('keeps the app running if it may run in the background', () => {
    const { emitter, quits } = start(true);
    emitter.emit('window-all-closed');
    expect(quits).toEqual([]);
  });

  it('quits a background app after a window delayed the requested quit', () => {
    const { emitter, quits } = start(true);
    emitter.emit('before-quit');
    emitter.emit('window-all-closed');
    expect(quits).toEqual(['quit']);
  });
});

describe('quitWithSession', () => {
  const start = (finish: () => Promise<void>) => {
    const power = new EventEmitter();
    const timers = createManualTimers();
    const exits: number[] = [];
    let flushes = 0;
    const flush = () => {
      flushes += 1;
    };
    const ports = { flush, finish, exit: (code: number) => void exits.push(code), timers };
    const { isEnding, watch } = quitWithSession(power as unknown as PowerMonitor, ports);
    const window = new EventEmitter();
    watch(window as unknown as BrowserWindow);
    let prevented = 0;
    const logOut = () => power.emit('shutdown', { preventDefault: () => (prevented += 1) });
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    return {
      logOut,
      window,
      isEnding,
      exits,
      timers,
      settled,
      prevented: () => prevented,
      flushes: () => flushes,
    };
  };

  it('exits with 0 after everything is saved', async () => {
    const work = Promise.withResolvers<void>();
    const it = start(() => work.promise);
    expect(it.isEnding()).toBe(false);
    it.logOut();
    await it.settled();
    expect([it.isEnding(), it.prevented(), it.exits]).toEqual([true, 1, []]);
    work.resolve();
    await it.settled();
    expect(it.exits).toEqual([0]);
  });

  it('waits at most 4 seconds', () => {
    const it = start(() => new Promise(() => undefined));
    it.logOut();
    it.timers.advance(3_999);
    expect(it.exits).toEqual([]);
    it.timers.advance(1);
    expect(it.exits).toEqual([0]);
  });

  it('exits once, even after a disk error', async () => {
    let count = 0;
    const it = start(async () => {
      count += 1;
      throw new Error('disk');
    });
    it.logOut();
    it.logOut();
    await it.settled();
    expect([it.prevented(), count, it.exits]).toEqual([2, 1, [0]]);
  });

  it("saves unsaved text but doesn't exit if the session might end on Windows", async () => {
    let count = 0;
    const it = start(async () => {
      count += 1;
    });
    let prevented = false;
    it.window.emit('query-session-end', { preventDefault: () => (prevented = true) });
    it.timers.advance(60_000);
    await it.settled();
    expect([it.flushes(), it.isEnding(), prevented, count, it.exits]).toEqual([1, false, false, 0, []]);
  });

  it('exits once when the session ends on Windows', async () => {
    const work = Promise.withResolvers<void>();
    let count = 0;
    const it = start(() => {
      count += 1;
      return work.promise;
    });
    it.window.emit('query-session-end');
    it.window.emit('session-end');
    expect([it.isEnding(), count]).toEqual([true, 1]);
    it.window.emit('session-end');
    work.resolve();
    await it.settled();
    expect([count, it.exits]).toEqual([1, [0]]);
  });
});
