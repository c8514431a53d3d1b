import { useAppState } from '../state/app-state.tsx';
import { useCustomEmojiText } from '../ui/text/custom-emoji-text.ts';
import { useToast } from '../ui/toast.tsx';
import { useAttempt } from '../ui/use-attempt.ts';
import { useUndoOffer } from '../ui/use-undo-offer.ts';
import { changed, type EmojiChange, reverse } from './emoji-changes.ts';

/** Adds, changes and removes emoji of one's own, says so, and offers to take it back. Gives whether it went well. */
export function useEmojiChanges(): (change: EmojiChange) => Promise<boolean> {
  const { settings } = useAppState();
  const words = useCustomEmojiText();
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

function saidOf(
  { before, after }: EmojiChange,
  name: string,
  words: ReturnType<typeof useCustomEmojiText>,
): string {
  if (before === null) return words.added(name);
  return after === null ? words.removed(name) : words.changed(name);
}
