import { useState } from 'react';
import type { ImportSource } from '../../shared/import-look.ts';
import { useAppState } from '../state/app-state.tsx';
import { useImportText } from '../ui/text/import-text.ts';
import { useText } from '../ui/text/text.tsx';
import { useToast } from '../ui/toast.tsx';
import { useAttempt } from '../ui/use-attempt.ts';

/** Imports what was looked at, says so, and offers to take exactly that out again. Gives whether it went well. */
export function useBring() {
  const { connection, undoStack } = useAppState();
  const text = useText();
  const words = useImportText();
  const toast = useToast();
  const attempt = useAttempt({ 'not-found': words.undoGone });
  const [isBusy, setBusy] = useState(false);
  const bring = async (source: ImportSource, choices: { leaveOut: number[]; take: number[] }) => {
    if (isBusy) return false;
    setBusy(true);
    const done = await attempt(async () => {
      const { added, undo } = await connection.call('library.import', { ...source, ...choices });
      const message = words.imported(added);
      if (undo === null) {
        toast({ message, seconds: 5 });
        return;
      }
      const takeBack = undoStack.push(async () => {
        const { removed, kept } = await connection.call('import.undo', { undo });
        toast({ message: words.undone(removed, kept), seconds: 5 });
      });
      toast({
        message,
        action: { label: text.frame.undo, onAction: () => void attempt(takeBack) },
        seconds: 15,
      });
    });
    setBusy(false);
    return done;
  };
  return { isBusy, bring };
}
