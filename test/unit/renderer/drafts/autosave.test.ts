import { describe, expect, it } from 'vitest';
import {
  AUTOSAVE_DELAYS_MS,
  type AutosaveState,
  createAutosave,
} from '../../../../renderer/drafts/autosave.ts';
import { createManualTimers, settle } from './manual-page-timers.ts';

/** Creates an autosave. The test completes its writes. */
function setUp() {
  const timers = createManualTimers();
  const started: number[] = [];
  const states: AutosaveState[] = [];
  let end: { resolve: () => void; reject: (error: Error) => void } | null = null;
  const autosave = createAutosave({
    timers,
    write() {
      expect(end, 'one write at a time').toBeNull();
      started.push(timers.now());
      return new Promise<void>((resolve, reject) => {
        end = { resolve, reject };
      });
    },
    onState: (state) => states.push(state),
  });
  const finish = async (error?: Error) => {
    const ending = end;
    end = null;
    if (error) ending?.reject(error);
    else ending?.resolve();
    await settle();
  };
  return { timers, started, states, autosave, finish };
}

describe('autosave', () => {
  it('writes shortly after the last change', async () => {
    const { autosave, timers, started } = setUp();
    autosave.schedule();
    await timers.pass(AUTOSAVE_DELAYS_MS.afterLastChange - 1);
    expect(started).toEqual([]);
    await timers.pass(1);
    expect(started).toEqual([AUTOSAVE_DELAYS_MS.afterLastChange]);
  });

  it('writes during continuous typing without waiting for a pause', async () => {
    const { autosave, timers, started } = setUp();
    for (let key = 0; key < 12; key += 1) {
      autosave.schedule();
      await timers.pass(50);
    }
    expect(started).toEqual([AUTOSAVE_DELAYS_MS.afterFirstChange]);
  });

  it('writes within 500 ms of the first change', () => {
    expect(AUTOSAVE_DELAYS_MS.afterFirstChange).toBeLessThan(500);
  });

  it('writes again right after a write if changes were made during it', async () => {
    const { autosave, timers, started, finish } = setUp();
    autosave.schedule();
    await timers.pass(1000);
    autosave.schedule();
    await timers.pass(5000);
    expect(started).toHaveLength(1);
    await finish();
    expect(started).toHaveLength(2);
    await finish();
    expect(autosave.state).toBe('idle');
    expect(started).toHaveLength(2);
  });

  it('writes immediately on flush and waits for all pending writes', async () => {
    const { autosave, timers, started, finish } = setUp();
    autosave.schedule();
    let done = false;
    const flushed = autosave.flush().then(() => {
      done = true;
    });
    expect(started).toEqual([timers.now()]);
    autosave.schedule();
    await finish();
    expect(done).toBe(false);
    await finish();
    await flushed;
    expect(started).toHaveLength(2);
  });

  it('does nothing on flush if nothing is pending', async () => {
    const { autosave, started } = setUp();
    await autosave.flush();
    expect(started).toEqual([]);
  });

  it('retries a failed write after a delay or after the next change', async () => {
    const { autosave, timers, started, states, finish } = setUp();
    autosave.schedule();
    await timers.pass(1000);
    await finish(new Error('full'));
    expect(autosave.state).toBe('failed');
    await timers.pass(AUTOSAVE_DELAYS_MS.afterFailure[0]);
    expect(started).toHaveLength(2);
    await finish(new Error('full'));
    autosave.schedule();
    await timers.pass(AUTOSAVE_DELAYS_MS.afterLastChange);
    expect(started).toHaveLength(3);
    await finish();
    await timers.pass(60_000);
    expect(started).toHaveLength(3);
    expect(states.at(-1)).toBe('idle');
  });

  it('increases the retry delay after each failure and resets it after a success', async () => {
    const { autosave, timers, started, finish } = setUp();
    const fail = async (after: number) => {
      const before = started.length;
      await finish(new Error('full'));
      await timers.pass(after - 1);
      expect(started).toHaveLength(before);
      await timers.pass(1);
      expect(started).toHaveLength(before + 1);
    };
    autosave.schedule();
    await timers.pass(1000);
    for (const wait of [...AUTOSAVE_DELAYS_MS.afterFailure, 8000, 8000]) await fail(wait);
    await finish();
    await timers.pass(60_000);
    autosave.schedule();
    await timers.pass(1000);
    await fail(AUTOSAVE_DELAYS_MS.afterFailure[0]);
  });

  it('retries sooner on request, but not before the first retry delay', async () => {
    const { autosave, timers, started, finish } = setUp();
    const [first] = AUTOSAVE_DELAYS_MS.afterFailure;
    autosave.retrySoon();
    autosave.schedule();
    await timers.pass(1000);
    for (const wait of AUTOSAVE_DELAYS_MS.afterFailure.slice(0, 4)) {
      await finish(new Error('full'));
      await timers.pass(wait);
    }
    await finish(new Error('full'));
    const before = started.length;
    autosave.retrySoon();
    await timers.pass(first - 1);
    autosave.retrySoon();
    expect(started).toHaveLength(before);
    await timers.pass(1);
    expect(started).toHaveLength(before + 1);
    await finish(new Error('full'));
    await timers.pass(5000);
    autosave.retrySoon();
    await timers.pass(0);
    expect(started).toHaveLength(before + 2);
    await finish();
    autosave.retrySoon();
    await timers.pass(60_000);
    expect(started).toHaveLength(before + 2);
  });

  it('cancels pending writes', async () => {
    const { autosave, timers, started } = setUp();
    autosave.schedule();
    autosave.cancel();
    await timers.pass(10_000);
    expect(started).toEqual([]);
    expect(autosave.state).toBe('idle');
  });
});
