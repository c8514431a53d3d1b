import type { MouseEvent } from 'react';

/** The row that a mouse marks instead of opening it: by its box, with Ctrl, or a stretch with Shift. */
export function markedBy(event: MouseEvent<HTMLElement>): { id: number; stretch: boolean } | null {
  if (event.button !== 0 || !(event.target instanceof Element)) return null;
  const isMeant =
    event.ctrlKey || event.metaKey || event.shiftKey || event.target.closest('[data-mark]') !== null;
  const id = Number(event.target.closest<HTMLElement>('[data-key]')?.dataset.key);
  return isMeant && id > 0 ? { id, stretch: event.shiftKey } : null;
}
