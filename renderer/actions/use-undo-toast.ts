import { useEffect } from 'react';
import type { ErrorCode } from '../../shared/errors.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { type ToastAction, useToast } from '../ui/feedback/toast.tsx';
import { useErrorToast } from '../ui/feedback/use-error-toast.ts';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';

/** A change outside of text editing, and how to undo it. */
interface Undoable {
  message: string;
  /** Undoes it and reports that. Rejects with an AppError. */
  undo: () => Promise<unknown>;
  /** Before Undo. */
  actions?: readonly ToastAction[];
  /** How long the toast stays. */
  seconds?: number;
}

/**
 * Shows a toast with Undo, and puts the change on the undo stack, which Ctrl+Z uses until the app is closed.
 * `special` replaces the messages of some error codes.
 */
export function useUndoToast(special: Partial<Record<ErrorCode, string>> = {}): (done: Undoable) => void {
  const { undoStack } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast(special);
  return ({ message, undo, actions = [], seconds = 10 }) => {
    const undone = new AbortController();
    const undoOnce = undoStack.push(async () => {
      await undo();
      undone.abort();
    });
    toast({
      message,
      actions: [...actions, { label: t('frame.undo'), onAction: () => void attempt(undoOnce) }],
      seconds,
      signal: undone.signal,
    });
  };
}

/** Text fields have their own undo, and an open dialog or menu is about something else. */
const HAS_OWN_UNDO =
  'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable], [role="dialog"] *, [role="alertdialog"] *';

/** Runs `onUndo` on Ctrl+Z outside of text fields and dialogs while the component is mounted. */
export function useUndoShortcut(onUndo: () => void): void {
  const undo = useEventCallback(onUndo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || event.defaultPrevented) return;
      if (target instanceof Element && target.matches(HAS_OWN_UNDO)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo]);
}
