import type { MouseEvent } from 'react';

/** What a mouse marks instead of opening it. */
interface MarkedByMouse {
  id: number;
  /** `box` means this row alone, `more` this one besides what is open, `stretch` all rows up to this one. */
  way: 'box' | 'more' | 'stretch';
}

/** The row that a mouse marks instead of opening it: by its box, with Ctrl, or a stretch with Shift. */
export function markedBy(event: MouseEvent<HTMLElement>): MarkedByMouse | null {
  if (event.button !== 0 || !(event.target instanceof Element)) return null;
  const id = Number(event.target.closest<HTMLElement>('[data-key]')?.dataset.key);
  if (!(id > 0)) return null;
  if (event.shiftKey) return { id, way: 'stretch' };
  if (event.target.closest('[data-mark]')) return { id, way: 'box' };
  return event.ctrlKey || event.metaKey ? { id, way: 'more' } : null;
}
