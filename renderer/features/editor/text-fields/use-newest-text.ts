import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { TextField } from '../../../../shared/question/question-fields.ts';
import type { DraftContent } from '../../../drafts/draft-content.ts';
import type { Store } from '../../../stores/primitives/external-store.ts';
import { isLongText } from '../../../ui/format/long-text.ts';
import { restoreCaret } from './use-caret-after-update.ts';

/**
 * Returns attributes for an uncontrolled element that shows a field's newest text. Typing doesn't cause a
 * render. `onText` stores the typed text, and the element then shows the stored text.
 */
export function useNewestText<E extends HTMLInputElement | HTMLTextAreaElement>(
  content: Store<DraftContent>,
  field: TextField,
  onText: (text: string) => void,
) {
  const ref = useRef<E>(null);
  const [defaultValue] = useState(() => content.get()[field]);
  const show = useCallback(() => {
    const element = ref.current;
    const text = content.get()[field];
    if (!element) return;
    element.toggleAttribute('data-long', isLongText(text));
    if (element.value !== text) setTextWithCaret(element, text);
  }, [content, field]);
  useLayoutEffect(() => {
    show();
    return content.subscribe(show);
  }, [content, show]);
  const onChange = () => {
    if (ref.current) onText(ref.current.value);
    show();
  };
  return { ref, defaultValue, onChange };
}

/** Sets a field's text and keeps the caret next to the same text. */
function setTextWithCaret(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd } = element;
  element.value = text;
  if (document.activeElement === element) restoreCaret(element, { value, selectionStart, selectionEnd });
}
