import { useRef, useState } from 'react';
import type { ImportSource } from '../../../shared/import-look.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { importedMessage, problemMessage } from './import-messages.ts';
import { useImportJob } from './import-session.ts';

/**
 * Imports what was looked at, says so, and offers to take exactly that out again. `bring` resolves with whether it was
 * imported; `share` of the file is read, and until it is all read `cancel` ends it without a change. `isCanceled`: it was, and
 * nothing was started since.
 */
export function useBring() {
  const { connection } = useAppState();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast({ 'not-found': t('importing.undoGone') });
  const [isBusy, setBusy] = useState(false);
  const job = useImportJob();
  const [isCanceled, setCanceled] = useState(false);
  // The dialog is open then, and says it itself.
  const canceledHere = useRef(false);
  const cancel = () => {
    canceledHere.current = true;
    job.cancel();
  };
  const bring = async (source: ImportSource, choices: { leaveOut: number[]; take: number[] }) => {
    if (isBusy) return false;
    setBusy(true);
    setCanceled(false);
    canceledHere.current = false;
    let isDone = false;
    await attempt(async () => {
      const report = await job
        .run(source, (sent) => connection.call('library.import', { ...sent, ...choices }))
        .catch((error: unknown) => {
          if (error instanceof DOMException && error.name === 'AbortError') return null;
          throw error;
        });
      const [problem] = report?.problems ?? [];
      if (!report || problem?.fault?.code === 'canceled') {
        if (canceledHere.current) return setCanceled(true);
        return toast({ message: t('importing.importCanceled'), seconds: 5 });
      }
      if (report.state === 'refused')
        return toast({ message: problem ? problemMessage(problem, t) : t('importing.failed') });
      const { added, undo } = report;
      isDone = true;
      const said = importedMessage(added, t);
      if (undo === null) return toast({ message: said, seconds: 5 });
      offerUndo({
        message: said,
        seconds: 15,
        undo: async () => {
          const { removed, kept } = await connection.call('import.undo', { undo });
          toast({ message: t('importing.undone', { removed, kept }), seconds: 5 });
        },
      });
    });
    setBusy(false);
    return isDone;
  };
  return { isBusy, bring, share: job.share, isCanceled, cancel };
}
