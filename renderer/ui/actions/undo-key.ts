import { useEffect } from 'react';
import { useStable } from '../hooks/use-stable.ts';

const TEXT = 'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable]';

/** Whether these keys take the last thing back; in a text they are the text's own. */
export const isUndoKey = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>,
): boolean =>
  event.key.toLowerCase() === 'z' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !(event.target instanceof Element && event.target.matches(TEXT));

/** Ctrl Z takes the last thing back, wherever in the window the focus is, for as long as the component is there. */
export function useUndoKey(onUndo: () => void): void {
  const undo = useStable(onUndo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo]);
}
