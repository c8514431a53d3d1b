import { describe, expect, it } from 'vitest';
import { createCommandUndoStack } from '../../../../renderer/stores/command-undo-stack.ts';
import { AppError } from '../../../../shared/errors.ts';

const start = () => {
  const stack = createCommandUndoStack();
  const done: string[] = [];
  const change = (name: string) => ({
    undo: async () => void done.push(`-${name}`),
    redo: async () => void done.push(`+${name}`),
  });
  const push = (name: string) => stack.push(change(name));
  return { stack, done, change, push };
};

describe('the undo stack', () => {
  it('undoes the latest change first, and each change once', async () => {
    const { stack, done, push } = start();
    push('a');
    push('b');
    await Promise.all([stack.undo(), stack.undo(), stack.undo()]);
    expect(done).toEqual(['-b', '-a']);
  });

  it('redoes the last undone change first, redoes each change once, and can undo a redone change', async () => {
    const { stack, done, push } = start();
    push('a');
    push('b');
    await stack.redo();
    await stack.undo();
    await stack.undo();
    for (let turn = 0; turn < 3; turn += 1) await stack.redo();
    await stack.undo();
    expect(done).toEqual(['-b', '-a', '+a', '+b', '-b']);
  });

  it('clears the redo steps after another change', async () => {
    const { stack, done, push } = start();
    push('a');
    await stack.undo();
    push('b');
    await stack.redo();
    expect(done).toEqual(['-a']);
  });

  it('undoes and redoes a change out of order, but only once', async () => {
    const { stack, done, push } = start();
    const first = push('a');
    push('b');
    await first.redo();
    await first.undo();
    await first.undo();
    await stack.undo();
    await stack.undo();
    await first.redo();
    await first.redo();
    expect(done).toEqual(['-a', '-b', '+a']);
  });

  it.each(['undo', 'redo'] as const)('keeps a change at its position if its %s fails', async (step) => {
    const { stack, done, push, change } = start();
    let fails = true;
    const first = stack.push({
      ...change('a'),
      [step]: async () => {
        if (fails) throw new Error('gone');
        done.push('a');
      },
    });
    const second = push('b');
    if (step === 'redo') for (const { undo } of [second, first]) await undo();
    await expect(first[step]()).rejects.toThrow('gone');
    fails = false;
    done.length = 0;
    for (let turn = 0; turn < 3; turn += 1) await stack[step]();
    expect(done).toEqual(step === 'undo' ? ['-b', 'a'] : ['a', '+b']);
  });

  it.each(['not-found', 'undo-expired'] as const)(
    "continues with the previous change if a change can't be undone anymore: %s",
    async (code) => {
      const { stack, done, push, change } = start();
      push('a');
      const rejectAsGone = () => Promise.reject(new AppError(code, 'There are no such questions any more.'));
      stack.push({ ...change('b'), undo: rejectAsGone });
      await expect(stack.undo()).rejects.toThrow('no such questions');
      await stack.undo();
      expect(done).toEqual(['-a']);
    },
  );
});
