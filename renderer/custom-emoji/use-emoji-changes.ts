import { useAppState } from '../state/app-state.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { useUndoOffer } from '../ui/feedback/use-undo-offer.ts';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { type Text, useText } from '../ui/text/text.tsx';
import { changed, type EmojiChange, reverse } from './emoji-changes.ts';

/** Adds, changes and removes emoji of one's own, says so, and offers to take it back. Gives whether it went well. */
export function useEmojiChanges(): (change: EmojiChange) => Promise<boolean> {
  const { settings } = useAppState();
  const words = useText().customEmoji;
  const toast = useToast();
  const attempt = useAttempt();
  const offerUndo = useUndoOffer();
  const keep = (change: EmojiChange) =>
    settings.change({ customEmoji: changed(settings.get()?.customEmoji ?? [], change) });
  return (change) =>
    attempt(async () => {
      await keep(change);
      const name = (change.after ?? change.before)?.name ?? '';
      offerUndo({
        said: saidOf(change, name, words),
        undo: async () => {
          await keep(reverse(change));
          toast({ message: words.undone(name) });
        },
      });
    });
}

function saidOf({ before, after }: EmojiChange, name: string, words: Text['customEmoji']): string {
  if (before === null) return words.added(name);
  return after === null ? words.removed(name) : words.changed(name);
}
