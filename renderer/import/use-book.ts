import { useMemo } from 'react';
import { createEmojiBook, type EmojiBook } from '../../shared/emoji/emoji.ts';
import { bundledEmojiNames } from '../../shared/emoji/emoji-names.ts';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';

/** The bundled emoji names and those of one's own. */
export function useBook(): EmojiBook {
  const custom = useStore(useAppState().settings)?.customEmoji;
  return useMemo(() => createEmojiBook(bundledEmojiNames(), custom ?? []), [custom]);
}
