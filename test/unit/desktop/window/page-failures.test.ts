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

describe('a page that crashes', () => {
  test('is reloaded', async () => {
    const { done, crash } = watched();
    await crash();
    expect(done).toEqual(['crashed', 'reload']);
  });

  test('is not reloaded after a regular end', async () => {
    const { done, gone } = watched();
    await gone({ reason: 'clean-exit', exitCode: 0 });
    expect(done).toEqual([]);
  });

  test('asks the user the fourth time within a minute', async () => {
    const { done, crash } = watched(['again', 'quit']);
    for (let time = 0; time < 4; time++) await crash();
    expect(done.filter((what) => what !== 'crashed')).toEqual([
      'reload',
      'reload',
      'reload',
      'ask',
      'reload',
    ]);
    // Counted again from here.
    for (let time = 0; time < 4; time++) await crash();
    expect(done.slice(-2)).toEqual(['ask', 'quit']);
  });

  test('is always reloaded if crashes are a minute apart', async () => {
    const { done, crash, clock } = watched();
    for (let time = 0; time < 10; time++) {
      clock.now += 61_000;
      await crash();
    }
    expect(done).not.toContain('ask');
  });
});
