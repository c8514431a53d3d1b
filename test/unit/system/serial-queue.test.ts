import { describe, expect, it } from 'vitest';
import { createSerialQueue } from '../../../electron/host/system/serial-queue.ts';

describe('an operation in a serial queue', () => {
  it('starts after earlier ones have ended and returns its own result', async () => {
    const inTurn = createSerialQueue();
    const first = Promise.withResolvers<void>();
    const started: string[] = [];
    const one = inTurn(() => {
      started.push('one');
      return first.promise;
    });
    const two = inTurn(async () => {
      started.push('two');
      return 2;
    });
    await Promise.resolve();
    expect(started).toEqual(['one']);
    first.resolve();
    expect(await Promise.all([one, two])).toEqual([undefined, 2]);
    expect(started).toEqual(['one', 'two']);
  });

  it('rejects only its own promise', async () => {
    const inTurn = createSerialQueue();
    const failing = inTurn(() => Promise.reject(new Error('full')));
    const next = inTurn(async () => 'done');
    await expect(failing).rejects.toThrow('full');
    expect(await next).toBe('done');
  });
});
