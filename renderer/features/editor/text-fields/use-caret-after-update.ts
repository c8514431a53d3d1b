import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { findSplice, moveCaret } from '../../../../shared/text/text-splice.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
type FieldText = Pick<Field, 'value' | 'selectionStart' | 'selectionEnd'>;

/** Restores a field's selection after its text has changed. */
export function restoreCaret(field: Field, { value, selectionStart, selectionEnd }: FieldText): void {
  const splice = findSplice(value, field.value);
  const move = (caret: number | null) => moveCaret(caret ?? value.length, splice);
  field.setSelectionRange(move(selectionStart), move(selectionEnd));
}

/**
 * Preserves a field's caret when its text changes without typing. Returns a function that sets the caret
 * after the next change is rendered.
 */
export function useCaretAfterUpdate(field: RefObject<Field | null>): (caret: number) => void {
  const wanted = useRef<number | null>(null);
  const shown = field.current;
  // Typing has already changed the element, so its text differs from the rendered text only after other
  // changes.
  const before = shown &&
    document.activeElement === shown && {
      value: shown.value,
      selectionStart: shown.selectionStart,
      selectionEnd: shown.selectionEnd,
    };
  useLayoutEffect(() => {
    const caret = wanted.current;
    wanted.current = null;
    if (!field.current) return;
    if (caret !== null) field.current.setSelectionRange(caret, caret);
    else if (before && field.current.value !== before.value) restoreCaret(field.current, before);
  });
  return useCallback((caret) => {
    wanted.current = caret;
  }, []);
}
