import { describe, expect, test } from 'vitest';
import {
  argumentsAfterCrash,
  createCrashHandler,
  hasJustCrashed,
} from '../../../electron/desktop/fatal-errors.ts';

function app(argv: string[], now: number) {
  const done: unknown[] = [];
  const crash = createCrashHandler({
    argv,
    now: () => now,
    log: () => void done.push('log'),
    relaunch: (args) => void done.push(args),
    showFailedTwice: () => void done.push('tell'),
    exit: (code) => void done.push(code),
  });
  return { done, crash };
}

describe('an unexpected error', () => {
  test('restarts the app with the same library, without the files it was opened with', () => {
    const { done, crash } = app(['electron', '.', '--data=lib', 'qotd://open/1', 'a.qotd.json'], 1_000_000);
    crash(new Error('no'));
    expect(done).toEqual(['log', ['.', '--data=lib', '--after-crash=1000000'], 1]);
  });

  test('is handled once, however many errors follow', () => {
    const { done, crash } = app(['electron', '.'], 5);
    crash(new Error('first'));
    crash(new Error('second'));
    expect(done.filter((what) => what === 1)).toHaveLength(1);
  });

  test('that happens again soon after a restart is shown, and the app stays closed', () => {
    const { done, crash } = app(['electron', '.', '--after-crash=1000000'], 1_030_000);
    crash(new Error('again'));
    expect(done).toEqual(['log', 'tell', 1]);
  });

  test('that happens long after a restart restarts the app again', () => {
    const args = argumentsAfterCrash(['electron', '.', '--after-crash=1000000'], 9_000_000);
    expect(args).toEqual(['.', '--after-crash=9000000']);
    expect(hasJustCrashed(['electron', ...args], 9_070_000)).toBe(false);
    expect(hasJustCrashed(['electron', '--after-crash=soon'], 1)).toBe(false);
  });
});
