import { useEffect, useRef, useState } from 'react';

const TEXT = 'input, textarea, [contenteditable]';

/**
 * Gives a function that moves the focus to a row that comes back, as soon as it is there. `find`: its button, if it is.
 * Who writes, or has gone elsewhere meanwhile, is left alone. For a component that stays while the list is empty.
 */
export function useFocusRestoredRow(
  find: (key: string) => HTMLElement | null | undefined,
): (key: string) => void {
  const wanted = useRef<{ key: string; from: Element | null } | null>(null);
  const [, ask] = useState(0);
  useEffect(() => {
    if (!wanted.current) return;
    const { key, from } = wanted.current;
    const now = document.activeElement;
    const hasMoved = now !== from && now !== document.body;
    const button = hasMoved ? null : find(key);
    if (hasMoved || button) wanted.current = null;
    button?.focus();
  });
  return (key) => {
    const from = document.activeElement;
    if (from?.matches(TEXT)) return;
    wanted.current = { key, from };
    ask((count) => count + 1);
  };
}
