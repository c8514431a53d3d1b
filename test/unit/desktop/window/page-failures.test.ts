import { describe, expect, test } from 'vitest';
import { createPageCrashHandler } from '../../../../electron/desktop/window/page-recovery.ts';

function watched(answers: ('again' | 'quit')[] = []) {
  const done: string[] = [];
  const clock = { now: 0 };
  const gone = createPageCrashHandler({
    reload: () => void done.push('reload'),
    ask: async () => {
      done.push('ask');
      return answers.shift() ?? 'quit';
    },
    quit: () => void done.push('quit'),
    now: () => clock.now,
    log: ({ reason }) => void done.push(reason),
  });
  return { done, clock, crash: () => gone({ reason: 'crashed', exitCode: 5 }), gone };
}

describe('a page that ends by itself', () => {
  test('is loaded again', async () => {
    const { done, crash } = watched();
    await crash();
    expect(done).toEqual(['crashed', 'reload']);
  });

  test('is left alone where it was meant to end', async () => {
    const { done, gone } = watched();
    await gone({ reason: 'clean-exit', exitCode: 0 });
    expect(done).toEqual([]);
  });

  test('is a question to the author the fourth time within a minute', async () => {
    const { done, crash } = watched(['again', 'quit']);
    for (let time = 0; time < 4; time++) await crash();
    expect(done.filter((what) => what !== 'crashed')).toEqual([
      'reload',
      'reload',
      'reload',
      'ask',
      'reload',
    ]);
    // Counted anew from there.
    for (let time = 0; time < 4; time++) await crash();
    expect(done.slice(-2)).toEqual(['ask', 'quit']);
  });

  test('is loaded again however often, where there is a minute between', async () => {
    const { done, crash, clock } = watched();
    for (let time = 0; time < 10; time++) {
      clock.now += 61_000;
      await crash();
    }
    expect(done).not.toContain('ask');
  });
});
