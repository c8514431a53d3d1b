import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowLayout, type RowLayout } from '../../../../../renderer/ui/virtual-list/row-layout.ts';

const SPACING = { estimatedHeight: 50, gap: 2, padding: 8 };
const listTops = (layout: RowLayout, keys: readonly number[]) => keys.map((key) => layout.findTopByKey(key));

describe('the row layout', () => {
  it("estimates the height of rows that haven't been rendered yet", () => {
    const layout = createRowLayout(SPACING);
    layout.setKeys([7, 3, 9]);
    expect(listTops(layout, [7, 3, 9])).toEqual([8, 60, 112]);
    expect(layout.height()).toBe(8 + 3 * 50 + 2 * 2 + 8);
  });

  it("has no visible rows and only the padding's height if it's empty", () => {
    const layout = createRowLayout(SPACING);
    expect(layout.findVisibleRange(0, 1000)).toEqual({ start: 0, end: 0 });
    expect(layout.height()).toBe(16);
    expect(layout.getTop(0)).toBe(8);
    expect(layout.findTopByKey(1)).toBeNull();
  });

  it('moves only the rows below a row with a changed height', () => {
    const layout = createRowLayout(SPACING);
    layout.setKeys([1, 2, 3]);
    expect(layout.measure(2, 80)).toBe(30);
    expect(listTops(layout, [1, 2, 3])).toEqual([8, 60, 142]);
    expect(layout.measure(2, 80)).toBe(0);
    expect(layout.measure(2, 50)).toBe(-30);
    expect(listTops(layout, [1, 2, 3])).toEqual([8, 60, 112]);
  });

  it('remembers the height of a row that disappears and returns elsewhere', () => {
    const layout = createRowLayout(SPACING);
    layout.setKeys([1, 2, 3]);
    layout.measure(3, 90);
    layout.setKeys([1, 2]);
    expect(layout.findTopByKey(3)).toBeNull();
    expect(layout.measure(3, 70)).toBe(0);
    layout.setKeys([3, 1]);
    expect(listTops(layout, [3, 1])).toEqual([8, 80]);
  });

  it('returns the rows in a range', () => {
    const layout = createRowLayout(SPACING);
    layout.setKeys([1, 2, 3, 4]);
    expect(layout.findVisibleRange(-500, 0)).toEqual({ start: 0, end: 1 });
    expect(layout.findVisibleRange(59, 60)).toEqual({ start: 0, end: 2 });
    expect(layout.findVisibleRange(60, 111)).toEqual({ start: 1, end: 2 });
    expect(layout.findVisibleRange(9999, 10_999)).toEqual({ start: 3, end: 4 });
  });

  it('always matches the sum of the heights', () => {
    const act = fc.oneof(
      fc.record({ keys: fc.uniqueArray(fc.integer({ min: 0, max: 12 })) }),
      // More rows at the end, as when the user scrolls
      fc.record({ more: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ key: fc.integer({ min: 0, max: 12 }), height: fc.integer({ min: 1, max: 200 }) }),
      fc.record({ looks: fc.nat({ max: 12 }) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const layout = createRowLayout(SPACING);
        const known = new Map<number, number>();
        let keys: number[] = [];
        let unused = 100;
        for (const step of acts) {
          if ('keys' in step) keys = step.keys;
          if ('more' in step) keys = [...keys, ...Array.from({ length: step.more }, () => unused++)];
          if ('keys' in step || 'more' in step) layout.setKeys(keys);
          // The layout computes positions on demand, even between other changes.
          if ('looks' in step) layout.getTop(step.looks);
          if (!('key' in step)) continue;
          known.set(step.key, step.height);
          layout.measure(step.key, step.height);
        }
        let top = SPACING.padding;
        for (const [index, key] of keys.entries()) {
          const height = known.get(key) ?? SPACING.estimatedHeight;
          expect([layout.findTopByKey(key), layout.getTop(index), layout.getHeight(index)]).toEqual([
            top,
            top,
            height,
          ]);
          top += height + SPACING.gap;
        }
        expect(layout.height()).toBe(keys.length === 0 ? 16 : top - SPACING.gap + SPACING.padding);
      }),
    );
  });
});
