import { useState } from 'react';
import type { ImportSource } from '../../shared/import-look.ts';
import { useAppState } from '../state/app-state.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { useUndoOffer } from '../ui/feedback/use-undo-offer.ts';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { useImportText } from '../ui/text/import-text.ts';

/** Imports what was looked at, says so, and offers to take exactly that out again. Gives whether it went well. */
export function useBring() {
  const { connection } = useAppState();
  const words = useImportText();
  const toast = useToast();
  const attempt = useAttempt();
  const offerUndo = useUndoOffer({ 'not-found': words.undoGone });
  const [isBusy, setBusy] = useState(false);
  const bring = async (source: ImportSource, choices: { leaveOut: number[]; take: number[] }) => {
    if (isBusy) return false;
    setBusy(true);
    const done = await attempt(async () => {
      const { added, undo } = await connection.call('library.import', { ...source, ...choices });
      const said = words.imported(added);
      if (undo === null) return toast({ message: said, seconds: 5 });
      offerUndo({
        said,
        seconds: 15,
        undo: async () => {
          const { removed, kept } = await connection.call('import.undo', { undo });
          toast({ message: words.undone(removed, kept), seconds: 5 });
        },
      });
    });
    setBusy(false);
    return done;
  };
  return { isBusy, bring };
}
