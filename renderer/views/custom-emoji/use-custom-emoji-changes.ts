import type { CustomEmoji } from '../../../shared/emoji/custom-emoji.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/**
 * Returns a function that adds, changes, or removes a custom emoji and offers Undo. The function resolves
 * with whether the change succeeded.
 */
export function useCustomEmojiChanges(): (change: EmojiChange) => Promise<boolean> {
  const { settings } = useAppStores();
  const t = useTranslate();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();
  const store = (change: EmojiChange) =>
    settings.change({ customEmoji: applyEmojiChange(settings.get()?.customEmoji ?? [], change) });
  return (change) =>
    attempt(async () => {
      const name = (change.after ?? change.before)?.name ?? '';
      const apply = async () => {
        await store(change);
        return { message: changeMessage(change, name, t) };
      };
      offerUndo({
        ...(await apply()),
        undo: async () => {
          await store(reverseEmojiChange(change));
          return { message: t('customEmoji.undone', { name }) };
        },
        redo: apply,
      });
    });
}

function changeMessage({ before, after }: EmojiChange, name: string, t: Translate): string {
  if (before === null) return t('customEmoji.added', { name });
  return after === null ? t('customEmoji.removed', { name }) : t('customEmoji.changed', { name });
}

/** A change to the custom emoji. `before` is null for an addition, and `after` is null for a removal. */
export interface EmojiChange {
  readonly before: CustomEmoji | null;
  readonly after: CustomEmoji | null;
}

/** Returns the list after a change. A changed emoji that no longer exists is added at the end. */
export function applyEmojiChange(
  list: readonly CustomEmoji[],
  { before, after }: EmojiChange,
): CustomEmoji[] {
  const at = before === null ? -1 : list.findIndex(({ name }) => name === before.name);
  const others = list.filter((other, index) => index !== at && other.name !== after?.name);
  if (after === null) return others;
  const place = at < 0 ? others.length : list.slice(0, at).filter((other) => others.includes(other)).length;
  return others.toSpliced(place, 0, after);
}

export const reverseEmojiChange = ({ before, after }: EmojiChange): EmojiChange => ({
  before: after,
  after: before,
});
