import { useEffect, useRef, useState } from 'react';

const TEXT = 'input, textarea, [contenteditable]';

/**
 * Returns a function that moves the focus to a restored row as soon as it's rendered, unless the focus has moved
 * since or is in a text field. `find` returns the row's button.
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
