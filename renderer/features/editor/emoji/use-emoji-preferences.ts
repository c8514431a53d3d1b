import { useCallback, useMemo } from 'react';
import { withoutSkinTone } from '../../../../shared/emoji/emoji-completion.ts';
import { MAX_RECENT_EMOJI } from '../../../../shared/settings-choices.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';

/** Skin tone and recent emoji. */
export interface EmojiPreferences {
  readonly tone: number;
  readonly recent: readonly string[];
  /** Adds an emoji; searches are ignored. */
  addRecent(emoji: string): void;
  setTone(tone: number): void;
}

/** Preferences from the settings. A failure to store them isn't shown, because the emoji was inserted. */
export function useEmojiPreferences(): EmojiPreferences {
  const { settings } = useAppStores();
  const now = useStore(settings);
  const tone = now?.skinTone ?? 1;
  const recent = now?.recentEmoji;
  const addRecent = useCallback(
    (emoji: string) => {
      const next = withRecent(settings.get()?.recentEmoji ?? [], emoji);
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

/** The list with `emoji` first, or null if that changes nothing. Skin tones of one emoji count as the same. */
export function withRecent(recent: readonly string[], emoji: string): string[] | null {
  if (emoji.startsWith('$') || recent[0] === emoji) return null;
  const others = recent.filter((other) => withoutSkinTone(other) !== withoutSkinTone(emoji));
  return [emoji, ...others].slice(0, MAX_RECENT_EMOJI);
}
