import { describe, expect, it } from 'vitest';
import { createKeyedMutex } from '../../../electron/host/system/keyed-mutex.ts';

describe('createKeyedMutex', () => {
  it('runs operations with the same key in order, even after a failure, and with different keys concurrently', async () => {
    const mutex = createKeyedMutex<string>();
    const first = Promise.withResolvers<void>();
    const started: string[] = [];
    const work = (name: string, until?: Promise<void>) => async () => {
      started.push(name);
      await until;
      return name;
    };
    const failing = mutex.run('a', work('one', first.promise));
    const behind = mutex.run('a', work('two'));
    expect(await mutex.run('b', work('three'))).toBe('three');
    expect(started).toEqual(['one', 'three']);
    first.reject(new Error('full'));
    await expect(failing).rejects.toThrow('full');
    expect(await behind).toBe('two');
    expect(started).toEqual(['one', 'three', 'two']);
  });

  it('reports a key as busy while its operations run or wait', async () => {
    const mutex = createKeyedMutex<number>();
    const done = Promise.withResolvers<void>();
    void mutex.run(1, () => done.promise);
    const later = mutex.run(1, async () => mutex.isBusy(1));
    expect([mutex.isBusy(1), mutex.isBusy(2)]).toEqual([true, false]);
    done.resolve();
    await mutex.idle();
    expect(await later).toBe(true);
    expect(mutex.isBusy(1)).toBe(false);
  });
});
