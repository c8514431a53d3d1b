import { useEffect } from 'react';
import type { ErrorCode } from '../../shared/errors.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { createCommandUndoStack, type UndoableChange } from '../stores/command-undo-stack.ts';
import { type ToastAction, useToast } from '../ui/feedback/toast.tsx';
import { useErrorToast } from '../ui/feedback/use-error-toast.ts';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';

/** What a toast shows after a change outside of text editing. */
interface ChangeToast {
  message: string;
  /** Before Undo or Redo. */
  actions?: readonly ToastAction[];
  /** How long the toast stays. */
  seconds?: number;
}

interface Undoable extends ChangeToast {
  /** Undoes it, and returns what to show. Null: nothing. Rejects with an AppError. */
  undo: () => Promise<ChangeToast | null>;
  /** Does it again, and returns what to show. Rejects with an AppError. */
  redo: () => Promise<ChangeToast | null>;
  /** Called instead of the first toast, which would cover something. */
  announce?: (message: string) => void;
  /** Resolves with whether it succeeded. The first toast waits for it, but Undo may come before. */
  isDone?: Promise<boolean>;
  /** Whether Ctrl+Z doesn't undo it. */
  isOnlyInToast?: boolean;
}

/**
 * Shows a toast with Undo, and puts the change on the undo stack, which Ctrl+Z and Ctrl+Shift+Z use until the app is closed.
 * After an undo, the toast has Redo. Returns functions that undo and redo it. `special` replaces the messages of some error codes.
 */
export function useUndoToast(
  special: Partial<Record<ErrorCode, string>> = {},
): (done: Undoable) => UndoableChange {
  const { undoStack } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast(special);
  return ({ undo, redo, announce, isDone, isOnlyInToast = false, ...first }) => {
    let shown = new AbortController();
    const show = ({ message, actions = [], seconds = 10 }: ChangeToast, next: keyof UndoableChange) => {
      const action = { label: t(`frame.${next}`), onAction: () => void attempt(change[next]) };
      toast({ message, actions: [...actions, action], seconds, signal: shown.signal });
    };
    const run = async (step: () => Promise<ChangeToast | null>, next: keyof UndoableChange) => {
      const result = await step();
      shown.abort();
      shown = new AbortController();
      if (result) show(result, next);
    };
    const stack = isOnlyInToast ? createCommandUndoStack() : undoStack;
    const change = stack.push({ undo: () => run(undo, 'redo'), redo: () => run(redo, 'undo') });
    const current = shown;
    const report = () => (announce ? announce(first.message) : show(first, 'undo'));
    if (!isDone) report();
    // After an undo, its own toast is shown.
    else void isDone.then((succeeded) => succeeded && shown === current && report());
    return change;
  };
}

/** Text fields have their own undo, and an open dialog or menu is about something else. */
const HAS_OWN_UNDO =
  'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable], [role="dialog"] *, [role="alertdialog"] *';

/** Runs these on Ctrl+Z, and on Ctrl+Shift+Z or Ctrl+Y, outside of text fields and dialogs while the component is mounted. */
export function useUndoShortcuts(onUndo: () => void, onRedo: () => void): void {
  const undo = useEventCallback(onUndo);
  const redo = useEventCallback(onRedo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const isRedo = event.shiftKey ? key === 'z' : key === 'y';
      if (!isRedo && (key !== 'z' || event.shiftKey)) return;
      if (target instanceof Element && target.matches(HAS_OWN_UNDO)) return;
      event.preventDefault();
      (isRedo ? redo : undo)();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}
