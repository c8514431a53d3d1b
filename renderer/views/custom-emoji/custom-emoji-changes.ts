import type { Translate } from '../../../shared/messages/translate.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { changed, type EmojiChange, reverse } from './emoji-changes.ts';

/** Adds, changes and removes emoji of one's own, says so, and offers to take it back. Gives whether it went well. */
export function useEmojiChanges(): (change: EmojiChange) => Promise<boolean> {
  const { settings } = useAppState();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();
  const keep = (change: EmojiChange) =>
    settings.change({ customEmoji: changed(settings.get()?.customEmoji ?? [], change) });
  return (change) =>
    attempt(async () => {
      await keep(change);
      const name = (change.after ?? change.before)?.name ?? '';
      offerUndo({
        message: saidOf(change, name, t),
        undo: async () => {
          await keep(reverse(change));
          toast({ message: t('customEmoji.undone', { name }) });
        },
      });
    });
}

function saidOf({ before, after }: EmojiChange, name: string, t: Translate): string {
  if (before === null) return t('customEmoji.added', { name });
  return after === null ? t('customEmoji.removed', { name }) : t('customEmoji.changed', { name });
}
