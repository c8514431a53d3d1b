import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseInitialBounds, DEFAULT_SIZE } from '../../../../electron/desktop/window/main-window.ts';

const left = { x: 0, y: 0, width: 1920, height: 1040 };
const right = { x: 1920, y: -200, width: 2560, height: 1400 };
const displays = [{ workArea: left }, { workArea: right }];
const at = (x: number, y: number, width = 1280, height = 800) => ({
  bounds: { x, y, width, height },
  maximized: false,
  fullScreen: false,
});

describe('a window opens', () => {
  test('with its default size in the middle the first time', () => {
    expect(chooseInitialBounds(null, displays)).toEqual(DEFAULT_SIZE);
  });

  test('where it was closed, on any display', () => {
    expect(chooseInitialBounds(at(100, 50), displays)).toEqual({ x: 100, y: 50, width: 1280, height: 800 });
    expect(chooseInitialBounds(at(2000, -150), displays)).toEqual({
      x: 2000,
      y: -150,
      width: 1280,
      height: 800,
    });
  });

  test('in the middle if its display is missing', () => {
    expect(chooseInitialBounds(at(2000, -150), [{ workArea: left }])).toEqual(DEFAULT_SIZE);
  });

  test('in the middle if its title bar would be above every display', () => {
    expect(chooseInitialBounds(at(100, -20), displays)).toEqual(DEFAULT_SIZE);
  });

  test('no larger than its display', () => {
    expect(chooseInitialBounds(at(0, 0, 5000, 5000), displays)).toMatchObject({ width: 1920, height: 1040 });
  });

  test('where it can be dragged, wherever it was closed', () => {
    const number = fc.integer({ min: -5000, max: 5000 });
    const size = fc.integer({ min: 1, max: 6000 });
    fc.assert(
      fc.property(number, number, size, size, (x, y, width, height) => {
        const place = chooseInitialBounds(at(x, y, width, height), displays);
        if (!('x' in place)) return;
        const isHeld = [left, right].some(
          (area) =>
            place.y >= area.y &&
            place.y + 30 <= area.y + area.height &&
            place.x + place.width > area.x + 100 &&
            place.x < area.x + area.width - 100,
        );
        expect(isHeld).toBe(true);
      }),
    );
  });
});
