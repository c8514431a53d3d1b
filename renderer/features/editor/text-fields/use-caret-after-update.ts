import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Gives how to put the caret somewhere once the text that was just changed is in the field. */
export function useCaretAfterUpdate(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
): (caret: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    const caret = wanted.current;
    wanted.current = null;
    if (caret !== null) field.current?.setSelectionRange(caret, caret);
  });
  return useCallback((caret) => {
    wanted.current = caret;
  }, []);
}
