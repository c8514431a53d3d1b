import type { ErrorCode } from '../../../shared/errors.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { useAttempt } from '../hooks/use-attempt.ts';
import { useTranslate } from '../messages/use-translate.tsx';
import { useToast } from './toast.tsx';

/** Something that was done outside of the text, and the way back. */
interface Undoable {
  /** What was done, in words. */
  said: string;
  /** Takes it back, and says so. Rejects with an AppError. */
  undo: () => Promise<unknown>;
  /** How long the message stays that offers it, in seconds. */
  seconds?: number;
}

/**
 * Says what was done, and offers to take it back: in the message for a while, by Ctrl Z until the window is closed.
 * `special` has words for failures of that which mean something else here than elsewhere.
 */
export function useUndoOffer(special: Partial<Record<ErrorCode, string>> = {}): (done: Undoable) => void {
  const { undoStack } = useAppState();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useAttempt(special);
  return ({ said, undo, seconds = 10 }) => {
    const takeBack = undoStack.push(async () => void (await undo()));
    toast({
      message: said,
      action: { label: t('frame.undo'), onAction: () => void attempt(takeBack) },
      seconds,
    });
  };
}
