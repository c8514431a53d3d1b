import type { Backup } from '../../shared/backup.ts';
import { useAppState } from '../state/app-state.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useText } from '../ui/text/text.tsx';

/** Asks before a backup takes the place of the library, and offers the way back afterwards. `when` it was made. */
export function RestoreDialog(props: { backup: Backup; when: string; onClose: () => void }) {
  const { name, count } = props.backup;
  const { connection } = useAppState();
  const words = useText().recovery.settings;
  const label = useText().frame.undo;
  const toast = useToast();
  const attempt = useAttempt({ 'no-snapshot': words.gone, 'snapshot-unreadable': words.unreadable });
  const attemptUndo = useAttempt();
  const undo = () =>
    void attemptUndo(async () => {
      const undone = await connection.call('library.undoReset', {});
      toast({ message: words.undone(undone.count), seconds: 5 });
    });
  const restore = async () => {
    await attempt(async () => {
      const restored = await connection.call('backup.restore', { name });
      toast({ message: words.restored(restored.count), action: { label, onAction: undo }, seconds: 15 });
    });
  };
  return (
    <ConfirmDialog
      title={words.restoreTitle}
      action={words.restoreDo}
      onConfirm={restore}
      onClose={props.onClose}
    >
      {words.restoreText(props.when, count)}
    </ConfirmDialog>
  );
}
