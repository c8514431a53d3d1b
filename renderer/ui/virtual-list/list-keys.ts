import type { KeyboardEvent } from 'react';

/** What the keys need to know of the list. */
interface Lengths {
  count: number;
  /** The row about a screenful away. */
  pageFrom(index: number, direction: 1 | -1): number;
}

/** The row that a key goes to, by its index; null for keys that go nowhere. */
export function targetOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  from: number,
  { count, pageFrom }: Lengths,
): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return null;
  switch (event.key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return pageFrom(from, 1);
    case 'PageUp':
      return pageFrom(from, -1);
    default:
      return null;
  }
}
