import { useCallback, useMemo } from 'react';
import { removeSkinTone } from '../../../../shared/emoji/emoji-completion.ts';
import { MAX_RECENT_EMOJI } from '../../../../shared/settings-choices.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';

export interface EmojiPreferences {
  readonly tone: number;
  readonly recent: readonly string[];
  /** Adds a recently used emoji. Searches are ignored. */
  addRecent(emoji: string): void;
  setTone(tone: number): void;
}

/**
 * Reads and stores the emoji preferences. Doesn't report a failed save, because the emoji was inserted
 * anyway.
 */
export function useEmojiPreferences(): EmojiPreferences {
  const { settings } = useAppStores();
  const now = useStore(settings);
  const tone = now?.skinTone ?? 1;
  const recent = now?.recentEmoji;
  const addRecent = useCallback(
    (emoji: string) => {
      const next = addRecentEmoji(settings.get()?.recentEmoji ?? [], emoji);
      if (next) settings.change({ recentEmoji: next }).catch(() => {});
    },
    [settings],
  );
  const setTone = useCallback(
    (skinTone: number) => {
      settings.change({ skinTone }).catch(() => {});
    },
    [settings],
  );
  return useMemo(
    () => ({ tone, recent: recent ?? [], addRecent, setTone }),
    [tone, recent, addRecent, setTone],
  );
}

/**
 * Returns the list with `emoji` first, or null if nothing changes. Skin tone variants count as the same
 * emoji.
 */
export function addRecentEmoji(recent: readonly string[], emoji: string): string[] | null {
  if (emoji.startsWith('$') || recent[0] === emoji) return null;
  const others = recent.filter((other) => removeSkinTone(other) !== removeSkinTone(emoji));
  return [emoji, ...others].slice(0, MAX_RECENT_EMOJI);
}
