import type { KeyboardEvent } from 'react';

/** Moves the focus among controls that are one stop of the tab order: with the arrow keys, Home and End. */
export function moveAmong(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const active = document.activeElement;
  const from = active instanceof HTMLElement ? all.indexOf(active) : -1;
  const to = from < 0 ? undefined : all.at(targetOf(event.key, from, all.length));
  if (!to || to === all[from]) return null;
  event.preventDefault();
  event.stopPropagation();
  to.focus();
  return to;
}

/** Round and round; where no key moves, where it was. */
function targetOf(key: string, from: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return from - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return from;
  }
}
