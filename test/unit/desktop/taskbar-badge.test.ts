import { expect, test } from 'vitest';
import { drawBadge } from '../../../electron/desktop/badge-image.ts';

/** Draws every third pixel as a character: `.` for transparent, `o` for red, and `#` for white. */
function draw(count: number): string[] {
  const { pixels, size } = drawBadge(count);
  expect(pixels).toHaveLength(size * size * 4);
  const sign = (x: number, y: number) => {
    const [blue, , , alpha] = pixels.subarray((y * size + x) * 4);
    return alpha === 0 ? '.' : blue === 0xff ? '#' : 'o';
  };
  const steps = Array.from({ length: Math.ceil(size / 3) }, (_, at) => at * 3);
  return steps.map((y) => steps.map((x) => sign(x, y)).join(''));
}

test('the taskbar badge is a red disk with white digits', () => {
  expect(draw(7)).toMatchInlineSnapshot(`
    [
      "....ooo....",
      "..ooooooo..",
      ".ooooooooo.",
      ".ooo###oooo",
      "oooooo#oooo",
      "oooooo#oooo",
      "ooooo#ooooo",
      ".oooo#ooooo",
      ".ooooooooo.",
      "..ooooooo..",
      "...ooooo...",
    ]
  `);
  expect(draw(12)).toEqual(draw(10));
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => draw(count).join('\n'))).size).toBe(10);
});
