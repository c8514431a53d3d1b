import { useEffect, useRef } from 'react';
import { useStable } from '../hooks/use-stable.ts';

/** Stands for the key in what was held back. */
export const ENTER = '\n';

/**
 * Keeps what is typed while the field that it is meant for is still on its way, so that it does not go to what stands there
 * until then. `take` gives it, and lets keys go their own way again; Escape while it waits calls `onEscape`.
 */
export function useHeldKeys(onEscape: () => void): { hold: () => void; take: () => string } {
  const held = useRef('');
  const onKeyDown = useStable((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Backspace') held.current = [...held.current].slice(0, -1).join('');
    else if (event.key === 'Enter' && !event.repeat) held.current += ENTER;
    else if ([...event.key].length === 1) held.current += event.key;
    event.preventDefault();
    event.stopPropagation();
  });
  const take = useStable(() => {
    window.removeEventListener('keydown', onKeyDown, true);
    const typed = held.current;
    held.current = '';
    return typed;
  });
  const hold = useStable(() => {
    take();
    window.addEventListener('keydown', onKeyDown, true);
  });
  useEffect(() => () => void take(), [take]);
  return { hold, take };
}
