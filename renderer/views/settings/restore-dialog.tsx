import type { Backup } from '../../../shared/backup.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/** Asks before a backup takes the place of the library, and offers the way back afterwards. `when` it was made. */
export function RestoreDialog(props: { backup: Backup; when: string; onClose: () => void }) {
  const { name, count } = props.backup;
  const { connection } = useAppState();
  const t = useTranslate();

  const toast = useToast();
  const attempt = useErrorToast({
    'no-snapshot': t('recovery.settings.gone'),
    'snapshot-unreadable': t('recovery.settings.unreadable'),
  });
  const attemptUndo = useErrorToast();
  const undo = () =>
    void attemptUndo(async () => {
      const undone = await connection.call('library.undoReset', {});
      toast({ message: t('recovery.settings.undone', { count: undone.count }), seconds: 5 });
    });
  const restore = async () => {
    await attempt(async () => {
      const restored = await connection.call('backup.restore', { name });
      toast({
        message: t('recovery.settings.restored', { count: restored.count }),
        action: { label: t('frame.undo'), onAction: undo },
        seconds: 15,
      });
    });
  };
  return (
    <ConfirmDialog
      title={t('recovery.settings.restoreTitle')}
      action={t('recovery.settings.restoreDo')}
      onConfirm={restore}
      onClose={props.onClose}
    >
      {t('recovery.settings.restoreText', { when: props.when, count })}
    </ConfirmDialog>
  );
}
