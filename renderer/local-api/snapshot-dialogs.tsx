import type { Snapshot } from '../../shared/snapshot.ts';
import { useAppState } from '../state/app-state.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useLocalApiText } from '../ui/text/local-api-text.ts';
import { useToast } from '../ui/toast.tsx';
import { useAttempt } from '../ui/use-attempt.ts';
import { useUndoReset } from './use-undo-reset.ts';

/** What somebody wants to do with a snapshot, and has not confirmed yet. */
export interface Asked {
  what: 'restore' | 'remove';
  snapshot: Snapshot;
}

/** The name of a snapshot for people: the automatic one is called by what it is. */
export function useSnapshotName({ automatic, name }: Snapshot): string {
  const words = useLocalApiText().snapshots;
  return automatic ? words.automatic : name;
}

/** Asks before a snapshot takes the place of the library, or is deleted. */
export function SnapshotDialogs({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { connection } = useAppState();
  const words = useLocalApiText().snapshots;
  const toast = useToast();
  const attempt = useAttempt();
  const undo = useUndoReset();
  const title = useSnapshotName(asked.snapshot);
  const { name, automatic, count } = asked.snapshot;
  const restore = async () => {
    await attempt(async () => {
      const restored = automatic
        ? await connection.call('library.undoReset', {})
        : await connection.call('snapshot.restore', { name });
      toast({ message: words.restored(restored.count), action: undo, seconds: 15 });
    });
  };
  const remove = async () => {
    await attempt(async () => {
      await connection.call('snapshot.remove', { name });
      toast({ message: words.removed(name), seconds: 5 });
    });
  };
  return asked.what === 'restore' ? (
    <ConfirmDialog
      title={words.restoreTitle(title)}
      action={words.restoreDo}
      onConfirm={restore}
      onClose={onClose}
    >
      {words.restoreText(count)}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title={words.removeTitle(name)}
      action={words.removeDo}
      onConfirm={remove}
      onClose={onClose}
    >
      {words.removeText}
    </ConfirmDialog>
  );
}
