import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that sets the caret after the changed text is rendered. */
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
