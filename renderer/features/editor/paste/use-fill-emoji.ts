import { useEffect } from 'react';
import { suggestOptionEmoji } from '../../../../shared/emoji/emoji-fill.ts';
import { withSkinTone } from '../../../../shared/emoji/skin-tone.ts';
import type { RowText } from '../../../drafts/draft-content.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { useEmojiPreferences } from '../emoji/use-emoji-preferences.ts';

/** Adds suggested emoji to pasted options that have none. Emoji that `others` use aren't suggested. */
export type FillEmoji = (options: readonly RowText[], others: readonly RowText[]) => RowText[];

/**
 * Loads the emoji finder while a prompt is shown. Until it's loaded, the returned function doesn't change the
 * options.
 */
export function useFillEmoji(isShown: boolean): FillEmoji {
  const { emojiFinder } = useAppStores();
  const finder = useStore(emojiFinder);
  const { tone } = useEmojiPreferences();
  useEffect(() => {
    if (isShown) emojiFinder.load();
  }, [isShown, emojiFinder]);
  return (options, others) => {
    if (!finder) return [...options];
    const taken = others.filter(({ emoji }) => emoji !== '');
    const chosen = suggestOptionEmoji([...taken, ...options], finder.suggest);
    return options.map((option) => {
      const emoji = chosen.get(option);
      return emoji === undefined ? option : { emoji: withSkinTone(emoji, tone), text: option.text };
    });
  };
}
