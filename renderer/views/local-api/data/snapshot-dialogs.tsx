import type { Snapshot } from '../../../../shared/library/snapshot.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useUndoReset } from './use-undo-reset.ts';

/** The action that the dialog asks to confirm. */
export interface PendingSnapshotAction {
  what: 'restore' | 'remove';
  snapshot: Snapshot;
}

/** The automatic snapshot that Undo restores; older ones have a number at the end. */
const isNewest = ({ name }: Snapshot): boolean => !/-\d$/.test(name);

/** The display name of a snapshot. */
export function useSnapshotName(snapshot: Snapshot): string {
  const t = useTranslate();
  if (!snapshot.automatic) return snapshot.name;
  return isNewest(snapshot) ? t('localApi.snapshots.automatic') : t('localApi.snapshots.olderAutomatic');
}

/** Asks before restoring or deleting a snapshot. */
export function SnapshotDialogs({ asked, onClose }: { asked: PendingSnapshotAction; onClose: () => void }) {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const undo = useUndoReset();
  const title = useSnapshotName(asked.snapshot);
  const { name, automatic, count } = asked.snapshot;
  const restore = async () => {
    await attempt(async () => {
      if (automatic && isNewest(asked.snapshot)) {
        // Restoring it is an undo.
        const undone = await connection.call('library.undoReset', {});
        toast({ message: t('localApi.snapshots.restored', { count: undone.count }), seconds: 5 });
        return;
      }
      const restored = await connection.call('snapshot.restore', { name });
      toast({
        message: t('localApi.snapshots.restored', { count: restored.count }),
        action: undo,
        seconds: 15,
      });
    });
  };
  const remove = async () => {
    await attempt(async () => {
      await connection.call('snapshot.remove', { name });
      toast({ message: t('localApi.snapshots.removed', { name }), seconds: 5 });
    });
  };
  return asked.what === 'restore' ? (
    <ConfirmDialog
      title={t('localApi.snapshots.restoreTitle', { name: title })}
      action={t('localApi.snapshots.restoreDo')}
      onConfirm={restore}
      onClose={onClose}
    >
      {t('localApi.snapshots.restoreText', { count })}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title={t('localApi.snapshots.removeTitle', { name })}
      action={t('localApi.snapshots.removeDo')}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('localApi.snapshots.removeText')}
    </ConfirmDialog>
  );
}
