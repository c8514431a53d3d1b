import { expect, it } from 'vitest';
import { createGate } from '../../../electron/host/gate.ts';

it('holds work back until it opens, does it in order then, and at once from then on', () => {
  const done: number[] = [];
  const gate = createGate();
  gate.pass(() => {
    done.push(1);
    gate.pass(() => done.push(3));
  });
  gate.pass(() => done.push(2));
  expect(done).toEqual([]);
  gate.open();
  expect(done).toEqual([1, 2, 3]);
  gate.pass(() => done.push(4));
  gate.open();
  expect(done).toEqual([1, 2, 3, 4]);
});
