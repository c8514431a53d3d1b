import { describe, expect, test } from 'vitest';
import { createPageCrashHandler } from '../../../../electron/desktop/window/page-recovery.ts';

function watched(choices: ('again' | 'quit')[] = []) {
  const done: string[] = [];
  const clock = { now: 0 };
  const onCrash = createPageCrashHandler({
    reload: () => void done.push('reload'),
    ask: async () => {
      done.push('ask');
      return choices.shift() ?? 'quit';
    },
    quit: () => void done.push('quit'),
    now: () => clock.now,
    log: ({ reason }) => void done.push(reason),
  });
  return { done, clock, crash: () => onCrash({ reason: 'crashed', exitCode: 5 }), onCrash };
}

describe('a crashed page', () => {
  test('is reloaded', async () => {
    const { done, crash } = watched();
    await crash();
    expect(done).toEqual(['crashed', 'reload']);
  });

  test("isn't reloaded if it ended normally", async () => {
    const { done, onCrash } = watched();
    await onCrash({ reason: 'clean-exit', exitCode: 0 });
    expect(done).toEqual([]);
  });

  test('asks the user after the fourth crash within a minute', async () => {
    const { done, crash } = watched(['again', 'quit']);
    for (let time = 0; time < 4; time++) await crash();
    expect(done.filter((what) => what !== 'crashed')).toEqual([
      'reload',
      'reload',
      'reload',
      'ask',
      'reload',
    ]);
    // The crash count restarts here.
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
