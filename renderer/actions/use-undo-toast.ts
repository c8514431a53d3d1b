import { useEffect } from 'react';
import type { ErrorCode } from '../../shared/errors.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { createCommandUndoStack, type UndoableChange } from '../stores/command-undo-stack.ts';
import { isShortcutLetter } from '../ui/browser/shortcut-key.ts';
import { type ToastAction, useToast } from '../ui/feedback/toast.tsx';
import { useErrorToast } from '../ui/feedback/use-error-toast.ts';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';

/** The toast after a change that isn't text editing. */
interface ChangeToast {
  message: string;
  /** Additional buttons before Undo or Redo. */
  actions?: readonly ToastAction[];
  seconds?: number;
}

interface Undoable extends ChangeToast {
  /** Undoes the change. Resolves with the toast to show, or null to show none. Rejects with an AppError. */
  undo: () => Promise<ChangeToast | null>;
  /** Repeats the change. Resolves with the toast to show. Rejects with an AppError. */
  redo: () => Promise<ChangeToast | null>;
  /**
   * Announces the message instead of showing the first toast. Use this if the toast would cover other
   * content.
   */
  announce?: (message: string) => void;
  /**
   * Resolves with whether the change succeeded. The first toast isn't shown before that, but Undo can be used
   * earlier.
   */
  isDone?: Promise<boolean>;
  isOnlyInToast?: boolean;
}

/**
 * Returns a function that shows a toast with Undo. It also adds the change to the undo stack of Ctrl+Z unless
 * `isOnlyInToast` is true. After an undo, the toast has Redo. `special` replaces the messages for some error
 * codes.
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
    const run = async (runStep: () => Promise<ChangeToast | null>, next: keyof UndoableChange) => {
      const result = await runStep();
      shown.abort();
      shown = new AbortController();
      if (result) show(result, next);
    };
    const stack = isOnlyInToast ? createCommandUndoStack() : undoStack;
    const change = stack.push({ undo: () => run(undo, 'redo'), redo: () => run(redo, 'undo') });
    const current = shown;
    const report = () => (announce ? announce(first.message) : show(first, 'undo'));
    if (!isDone) report();
    // If the change was already undone, Undo has shown its own toast.
    else void isDone.then((succeeded) => succeeded && shown === current && report());
    return change;
  };
}

/**
 * Elements where Ctrl+Z doesn't apply to the library. Text fields have their own undo, and dialogs are
 * separate.
 */
const HAS_OWN_UNDO =
  'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable], [role="dialog"] *, [role="alertdialog"] *';

/** Handles Ctrl+Z, Ctrl+Shift+Z, and Ctrl+Y outside text fields and dialogs. */
export function useUndoShortcuts(onUndo: () => void, onRedo: () => void): void {
  const undo = useEventCallback(onUndo);
  const redo = useEventCallback(onRedo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const isRedo = isShortcutLetter(event, event.shiftKey ? 'z' : 'y');
      if (!isRedo && (event.shiftKey || !isShortcutLetter(event, 'z'))) return;
      if (target instanceof Element && target.matches(HAS_OWN_UNDO)) return;
      event.preventDefault();
      (isRedo ? redo : undo)();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}
