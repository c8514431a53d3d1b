import { useEffect, useRef, useState } from 'react';

const TEXT = 'input, textarea, [contenteditable]';

/**
 * Returns a function that focuses a restored row each time the row appears. The function has no effect in a
 * text field, or after the next key press or click. `find` returns the row's button.
 */
export function useFocusRestoredRow(
  find: (key: string) => HTMLElement | null | undefined,
): (key: string) => void {
  const wanted = useRef<{ key: string; from: Element | null } | null>(null);
  const [, ask] = useState(0);
  useEffect(() => {
    const stopWatching = () => {
      wanted.current = null;
    };
    window.addEventListener('keydown', stopWatching, true);
    window.addEventListener('pointerdown', stopWatching, true);
    return () => {
      window.removeEventListener('keydown', stopWatching, true);
      window.removeEventListener('pointerdown', stopWatching, true);
    };
  }, []);
  useEffect(() => {
    if (!wanted.current) return;
    const { key, from } = wanted.current;
    const now = document.activeElement;
    // An older response can remove the row again, and the row then loses focus.
    if (now === from || now === document.body) find(key)?.focus();
  });
  return (key) => {
    const from = document.activeElement;
    if (from?.matches(TEXT)) return;
    wanted.current = { key, from };
    ask((count) => count + 1);
  };
}
