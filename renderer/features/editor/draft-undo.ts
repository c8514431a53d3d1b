import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { isShortcutLetter } from '../../ui/browser/shortcut-key.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';

/**
 * Undoes and redoes changes to the whole draft instead of a single field. Handles shortcuts and the input
 * events that menus send. Returns props for the element around the fields.
 */
export function useDraftUndo({ controller }: DraftSession): {
  ref: RefObject<HTMLElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const ref = useRef<HTMLElement>(null);
  const onBeforeInput = useEventCallback((event: InputEvent) => {
    if (event.inputType === 'historyUndo') controller.dispatch({ type: 'undo' });
    else if (event.inputType === 'historyRedo') controller.dispatch({ type: 'redo' });
    else return;
    event.preventDefault();
  });
  // React's `onBeforeInput` is a different event.
  useEffect(() => {
    const { current } = ref;
    current?.addEventListener('beforeinput', onBeforeInput);
    return () => current?.removeEventListener('beforeinput', onBeforeInput);
  }, [onBeforeInput]);
  return {
    ref,
    onKeyDown(event) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) return;
      const isUndo = !event.shiftKey && isShortcutLetter(event, 'z');
      if (!isUndo && !isShortcutLetter(event, event.shiftKey ? 'z' : 'y')) return;
      controller.dispatch({ type: isUndo ? 'undo' : 'redo' });
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
