import { customEmoji } from './en/custom-emoji.ts';
import { useText } from './text.tsx';

/** Every word about one's own emoji. English gives the shape. */
export type CustomEmojiText = typeof customEmoji;

/** The words about one's own emoji in the chosen locale. They are loaded with the view. */
export const useCustomEmojiText = (): CustomEmojiText => useText().more?.customEmoji ?? customEmoji;
