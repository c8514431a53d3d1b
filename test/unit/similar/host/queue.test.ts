import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQueue } from '../../../../electron/host/similar/queue.ts';

describe('a queue of keys', () => {
  it('gives each once, in the order in which they came, whatever comes and goes meanwhile', () => {
    const key = fc.nat(8);
    const step = fc.oneof(
      fc.record({ add: key }),
      fc.record({ delete: key }),
      fc.constant('take' as const),
      fc.constant('take' as const),
      fc.constant('clear' as const),
    );
    fc.assert(
      fc.property(fc.array(key), fc.array(step, { maxLength: 60 }), (first, steps) => {
        const queue = createQueue(first);
        let model = [...new Set(first)];
        for (const one of steps) {
          if (one === 'take') expect(queue.take()).toBe(model.shift());
          else if (one === 'clear') {
            queue.clear();
            model = [];
          } else if ('add' in one) {
            queue.add(one.add);
            if (!model.includes(one.add)) model.push(one.add);
          } else {
            queue.delete(one.delete);
            model = model.filter((other) => other !== one.delete);
          }
          expect([...queue]).toEqual(model);
          expect(queue.size).toBe(model.length);
          for (let other = 0; other <= 8; other++) expect(queue.has(other)).toBe(model.includes(other));
        }
      }),
    );
  });
});
