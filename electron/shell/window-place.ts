import type { Rectangle, ShellState } from './shell-state.ts';

/** Of a display: what no dock or bar covers. */
export interface Display {
  workArea: Rectangle;
}

/** The size of a window that was never moved, in pixels that the system scales. */
export const FIRST_SIZE = { width: 1280, height: 800 } as const;
export const LEAST_SIZE = { width: 640, height: 480 } as const;

/** So much of its title bar must be on a display for a hand to get hold of the window. */
const HANDLE = { width: 120, height: 30 } as const;

/**
 * Where the window opens: as it was left, where a display still shows enough of it to be moved, and no larger than that
 * display. Without a place the system centres it.
 */
export function placeOf(
  left: ShellState['window'],
  displays: readonly Display[],
): Rectangle | typeof FIRST_SIZE {
  if (left === null) return FIRST_SIZE;
  const { bounds } = left;
  return (
    displays
      .map(({ workArea }) => ({ workArea, place: noLarger(bounds, workArea) }))
      .find(({ workArea, place }) => canBeHeld(place, workArea))?.place ?? FIRST_SIZE
  );
}

const noLarger = ({ x, y, width, height }: Rectangle, area: Rectangle): Rectangle => ({
  x,
  y,
  width: Math.max(LEAST_SIZE.width, Math.min(width, area.width)),
  height: Math.max(LEAST_SIZE.height, Math.min(height, area.height)),
});

function canBeHeld(bounds: Rectangle, area: Rectangle): boolean {
  const across = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
  const isTopInside = bounds.y >= area.y && bounds.y + HANDLE.height <= area.y + area.height;
  return isTopInside && across >= HANDLE.width;
}
