import { describe, expect, test } from 'vitest';
import {
  createCrashHandler,
  createRejectionHandler,
  hasJustCrashed,
  toRestartArguments,
} from '../../../electron/desktop/fatal-errors.ts';

function app(argv: string[], now: number) {
  const done: unknown[] = [];
  const crash = createCrashHandler({
    argv,
    now: () => now,
    log: () => void done.push('log'),
    restart: (args) => void done.push(args),
    showFailedTwice: () => void done.push('show'),
  });
  return { done, crash };
}

describe('an unexpected error', () => {
  test('restarts the app with the same library but without the files to open', () => {
    const { done, crash } = app(['electron', '.', '--data=lib', 'qotd://open/1', 'a.qotd.json'], 1_000_000);
    crash(new Error('no'));
    expect(done).toEqual(['log', ['.', '--data=lib', '--after-crash=1000000']]);
  });

  test('is handled only once if more errors follow', () => {
    const { done, crash } = app(['electron', '.'], 5);
    crash(new Error('first'));
    crash(new Error('second'));
    expect(done).toEqual(['log', ['.', '--after-crash=5']]);
  });

  test('shows a message instead of restarting soon after a restart', () => {
    const { done, crash } = app(['electron', '.', '--after-crash=1000000'], 1_030_000);
    crash(new Error('again'));
    expect(done).toEqual(['log', 'show']);
  });

  test('restarts the app again if the last restart was long ago', () => {
    const args = toRestartArguments(['electron', '.', '--after-crash=1000000'], 9_000_000);
    expect(args).toEqual(['.', '--after-crash=9000000']);
    expect(hasJustCrashed(['electron', ...args], 9_070_000)).toBe(false);
    expect(hasJustCrashed(['electron', '--after-crash=soon'], 1)).toBe(false);
  });
});

describe('an unhandled rejection', () => {
  function rejections(times: readonly number[]) {
    const counts: number[] = [];
    const crashes: unknown[] = [];
    let at = 0;
    const reject = createRejectionHandler({
      now: () => at,
      log: (_, count) => counts.push(count),
      crash: (error) => crashes.push(error),
    });
    for (const time of times) {
      at = time;
      reject(time);
    }
    return { counts, crashes };
  }
  const every = (milliseconds: number, count: number) =>
    Array.from({ length: count }, (_, index) => index * milliseconds);

  test('is only logged and counted', () => {
    expect(rejections(every(1, 9))).toEqual({ counts: [1, 2, 3, 4, 5, 6, 7, 8, 9], crashes: [] });
  });

  test('counts as a crash after 10 rejections within a minute', () => {
    expect(rejections(every(1_000, 10)).crashes).toEqual([9_000]);
  });

  test('never restarts the app if rejections are rare', () => {
    expect(rejections(every(10_000, 100)).crashes).toEqual([]);
  });
});
