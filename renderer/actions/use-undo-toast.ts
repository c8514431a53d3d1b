import { useEffect } from 'react';
import type { ErrorCode } from '../../shared/errors.ts';
import { useAppState } from '../stores/app-state.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { useErrorToast } from '../ui/feedback/use-error-toast.ts';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';

/** Something that was done outside of the text, and the way back. */
interface Undoable {
  /** What was done, in words. */
  message: string;
  /** Takes it back, and says so. Rejects with an AppError. */
  undo: () => Promise<unknown>;
  /** How long the message stays that offers it, in seconds. */
  seconds?: number;
}

/**
 * Says what was done, and offers to take it back: in the message for a while, by Ctrl Z until the window is closed.
 * `special` has words for failures of that which mean something else here than elsewhere.
 */
export function useUndoToast(special: Partial<Record<ErrorCode, string>> = {}): (done: Undoable) => void {
  const { undoStack } = useAppState();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast(special);
  return ({ message, undo, seconds = 10 }) => {
    const takeBack = undoStack.push(async () => void (await undo()));
    toast({
      message,
      action: { label: t('frame.undo'), onAction: () => void attempt(takeBack) },
      seconds,
    });
  };
}

const TEXT = 'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable]';

/** Whether these keys take the last thing back; in a text they are the text's own. */
export const isUndoShortcut = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>,
): boolean =>
  event.key.toLowerCase() === 'z' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !(event.target instanceof Element && event.target.matches(TEXT));

/** Ctrl Z takes the last thing back, wherever in the window the focus is, for as long as the component is there. */
export function useUndoShortcut(onUndo: () => void): void {
  const undo = useEventCallback(onUndo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoShortcut(event)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo]);
}
