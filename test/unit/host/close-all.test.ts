import { describe, expect, it } from 'vitest';
import { closeAll } from '../../../electron/host/close-all.ts';

describe('closeAll', () => {
  it('closes parts one after another', async () => {
    const done: string[] = [];
    const slow = Promise.withResolvers<void>();
    const all = closeAll(
      {
        first: () => slow.promise.then(() => void done.push('first')),
        second: () => void done.push('second'),
      },
      () => undefined,
    );
    slow.resolve();
    await all;
    expect(done).toEqual(['first', 'second']);
  });

  it('closes the remaining parts if one fails, and reports each failure', async () => {
    const done: string[] = [];
    const failures: [string, unknown][] = [];
    const all = closeAll(
      {
        throws: () => {
          throw new Error('at once');
        },
        between: () => void done.push('between'),
        rejects: () => Promise.reject(new Error('later')),
        last: async () => void done.push('last'),
      },
      (step, error) => failures.push([step, error]),
    );
    await expect(all).rejects.toThrow('at once');
    expect(done).toEqual(['between', 'last']);
    expect(failures).toEqual([
      ['throws', new Error('at once')],
      ['rejects', new Error('later')],
    ]);
  });
});
