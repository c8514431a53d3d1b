import { describe, expect, it } from 'vitest';
import { createCommandUndoStack } from '../../../../renderer/stores/command-undo-stack.ts';
import { AppError } from '../../../../shared/errors.ts';

const start = () => {
  const stack = createCommandUndoStack();
  const undone: string[] = [];
  const push = (name: string) =>
    stack.push(async () => {
      undone.push(name);
    });
  return { stack, undone, push };
};

describe('the undo stack', () => {
  it('undoes the latest change first, each once', async () => {
    const { stack, undone, push } = start();
    push('a');
    push('b');
    await Promise.all([stack.undo(), stack.undo(), stack.undo()]);
    expect(undone).toEqual(['b', 'a']);
  });

  it('can undo a change out of order, and doesn’t undo it again', async () => {
    const { stack, undone, push } = start();
    const first = push('a');
    push('b');
    await first();
    await first();
    await stack.undo();
    await stack.undo();
    expect(undone).toEqual(['a', 'b']);
  });

  it('keeps a change in its position if its undo failed', async () => {
    const { stack, undone, push } = start();
    let fails = true;
    const first = stack.push(async () => {
      if (fails) throw new Error('gone');
      undone.push('a');
    });
    push('b');
    const failed = first();
    push('c');
    await expect(failed).rejects.toThrow('gone');
    fails = false;
    for (let turn = 0; turn < 3; turn += 1) await stack.undo();
    expect(undone).toEqual(['c', 'b', 'a']);
  });

  it.each(['not-found', 'undo-expired'] as const)(
    'continues with the previous change if one has nothing left to undo (%s)',
    async (code) => {
      const { stack, undone, push } = start();
      push('a');
      stack.push(() => Promise.reject(new AppError(code, 'There are no such questions any more.')));
      await expect(stack.undo()).rejects.toThrow('no such questions');
      await stack.undo();
      expect(undone).toEqual(['a']);
    },
  );
});
