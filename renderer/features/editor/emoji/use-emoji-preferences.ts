import { useCallback, useMemo } from 'react';
import { removeSkinTone } from '../../../../shared/emoji/emoji-completion.ts';
import { MAX_PINNED_EMOJI, MAX_RECENT_EMOJI } from '../../../../shared/settings-choices.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';

export interface EmojiPreferences {
  readonly tone: number;
  readonly recent: readonly string[];
  /** Adds a recently used emoji. Searches are ignored. */
  addRecent(emoji: string): void;
  setTone(tone: number): void;
  readonly pinned: readonly string[];
  setPinned(pinned: readonly string[]): void;
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
  const pinned = now?.pinnedEmoji;
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
  const setPinned = useCallback(
    (pinnedEmoji: readonly string[]) => {
      settings.change({ pinnedEmoji: [...pinnedEmoji] }).catch(() => {});
    },
    [settings],
  );
  return useMemo(
    () => ({ tone, recent: recent ?? [], addRecent, setTone, pinned: pinned ?? [], setPinned }),
    [tone, recent, addRecent, setTone, pinned, setPinned],
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

/** Returns the pinned emoji with or without `emoji`, or null if no more can be pinned. */
export function togglePinnedEmoji(pinned: readonly string[], emoji: string): string[] | null {
  if (pinned.includes(emoji)) return pinned.filter((other) => other !== emoji);
  return pinned.length < MAX_PINNED_EMOJI ? [...pinned, emoji] : null;
}
