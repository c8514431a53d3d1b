import { type RefObject, useLayoutEffect } from 'react';
import type { CaretPosition, EditorPositionStore } from '../../drafts/editor-position.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const isTextElement = (element: unknown): element is TextElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Restores scroll position and caret of the draft, and stores them when it's left. */
export function useEditorPosition(root: RefObject<HTMLElement | null>, keeper: EditorPositionStore): void {
  useLayoutEffect(() => {
    const body = root.current;
    if (!body) return;
    const { scroll, caret } = keeper.get();
    if (caret) restoreCaret(body, caret);
    body.scrollTop = scroll;
    const onScroll = () => keeper.set({ scroll: body.scrollTop });
    const onLeave = ({ target }: FocusEvent) => keeper.set({ caret: caretPositionIn(target) });
    body.addEventListener('scroll', onScroll, { passive: true });
    body.addEventListener('focusout', onLeave);
    return () => {
      // Removed elements cause no blur event.
      if (body.contains(document.activeElement))
        keeper.set({ caret: caretPositionIn(document.activeElement) });
      body.removeEventListener('scroll', onScroll);
      body.removeEventListener('focusout', onLeave);
    };
  }, [root, keeper]);
}

function caretPositionIn(element: EventTarget | null): CaretPosition | null {
  if (!isTextElement(element)) return null;
  const location = element.closest<HTMLElement>('[data-location]')?.dataset.location;
  const { selectionStart: start, selectionEnd: end } = element;
  return location === undefined || start === null || end === null ? null : { location, start, end };
}

/** Sets the caret without the focus, which stays in the list until F6 or Enter. */
function restoreCaret(body: HTMLElement, { location, start, end }: CaretPosition): void {
  const root = body.querySelector<HTMLElement>(`[data-location="${CSS.escape(location)}"]`);
  const field = 'textarea, [data-option-text], input';
  const element = root?.matches(field) ? root : root?.querySelector<HTMLElement>(field);
  if (!isTextElement(element)) return;
  element.setSelectionRange(start, end);
  element.dataset.paneResume = '';
  body.addEventListener('focusin', () => delete element.dataset.paneResume, { once: true });
}
