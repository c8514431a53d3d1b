import type { Input } from '../../../shared/bridge/bridge-methods.ts';
import type { DraftOptions } from '../../../shared/bridge/question-methods.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { type ToastAction, useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

type PrivateChange = Input<'questions.setPrivateField'>;

/**
 * Changes several questions and reports it, with one Undo. Each returns whether it succeeded. `onGone` gets the questions
 * that left the list. `quiet`: announces the change without a toast, which would cover the field.
 */
export function useBulkCommands(onGone: (ids: readonly number[]) => void, { quiet = false } = {}) {
  const { connection, router, undoStack } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const announce = useAnnounce();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();

  const nothing = () =>
    quiet ? announce(t('library.done.nothing')) : toast({ message: t('library.done.nothing') });
  const reportWithUndo = (
    said: string,
    revert: () => Promise<{ before: readonly unknown[] } | { ids: readonly unknown[] }>,
    actions: readonly ToastAction[] = [],
  ) => {
    const undo = async () => {
      const reverted = await revert();
      const isChanged = ('ids' in reverted ? reverted.ids : reverted.before).length > 0;
      toast({ message: isChanged ? t('library.done.undone') : t('library.done.nothing') });
    };
    if (!quiet) return offerUndo({ message: said, undo, actions });
    undoStack.push(undo);
    announce(said);
  };
  return {
    tag: (ids: readonly number[], tags: { add: readonly string[]; remove: readonly string[] }) =>
      attempt(async () => {
        const change = { ids: [...ids], add: [...tags.add], remove: [...tags.remove] };
        const { before, full } = await connection.call('questions.tag', change);
        if (before.length === 0 && full === 0) return nothing();
        const message = [
          t('library.done.tagged', { count: before.length }),
          ...(full > 0 ? [t('library.done.full', { count: full })] : []),
        ].join('. ');
        reportWithUndo(message, () =>
          connection.call('questions.setPrivateField', { name: 'tags', values: before }),
        );
      }),
    /** `said` returns the toast's message for the number of changed questions. */
    setPrivateField: ({ name, values }: PrivateChange, said: (count: number) => string) =>
      attempt(async () => {
        const { before } = await connection.call('questions.setPrivateField', { name, values });
        if (before.length === 0) return nothing();
        const undo = { name, values: before };
        reportWithUndo(said(before.length), () => connection.call('questions.setPrivateField', undo));
      }),
    /** `added` is the number of new emoji. */
    setDraftOptions: (drafts: readonly DraftOptions[], added: number) =>
      attempt(async () => {
        const { before } = await connection.call('drafts.setOptions', { drafts: [...drafts] });
        if (before.length === 0) return nothing();
        reportWithUndo(t('editor.missingEmoji.added', { count: added }), () =>
          connection.call('drafts.setOptions', { drafts: before }),
        );
      }),
    markPosted: (posting: Input<'questions.markPosted'>) =>
      attempt(async () => {
        const { ids: done } = await connection.call('questions.markPosted', posting);
        const skipped = posting.ids.length - done.length;
        const message = [
          ...(done.length > 0 ? [t('posted.marked', { count: done.length })] : []),
          ...(skipped > 0 ? [t('posted.skipped', { count: skipped })] : []),
        ].join('. ');
        if (done.length === 0) return toast({ message });
        reportWithUndo(message, () => connection.call('questions.undoMarkPosted', { ids: done }));
      }),
    /** Moves questions to the trash. `flush` saves all drafts. */
    remove: (ids: readonly number[], flush: () => Promise<void>) =>
      attempt(async () => {
        await flush();
        const { ids: done } = await connection.call('questions.remove', { ids: [...ids] });
        onGone(done);
        offerUndo({
          message: t('frame.removedMany', { count: done.length }),
          undo: async () => {
            const { ids: restored } = await connection.call('questions.restore', { ids: done });
            toast({ message: t('frame.restoredMany', { count: restored.length }) });
          },
        });
      }),
    restore: (ids: readonly number[]) =>
      attempt(async () => {
        const { ids: done } = await connection.call('questions.restore', { ids: [...ids] });
        onGone(done);
        const [open = null] = done.length === 1 ? done : [];
        const onAction = () => router.go({ view: 'library', section: 'all', open });
        reportWithUndo(
          t('library.done.restored', { count: done.length }),
          () => connection.call('questions.remove', { ids: done }),
          open === null ? [] : [{ label: t('frame.open'), onAction }],
        );
      }),
    purge: (ids: readonly number[]) =>
      attempt(async () => {
        const { ids: done } = await connection.call('questions.purge', { ids: [...ids] });
        onGone(done);
        toast({ message: t('library.done.purged', { count: done.length }) });
      }),
  };
}
