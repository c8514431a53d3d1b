import { useEffect, useState } from 'react';
import type { EmojiNames } from '../../shared/emoji.ts';

/** The names that come with the program, once they are wanted and loaded; null before. */
export function useEmojiNames(wanted: boolean): EmojiNames | null {
  const [names, setNames] = useState<EmojiNames | null>(null);
  const lacks = wanted && !names;
  useEffect(() => {
    if (!lacks) return;
    let left = false;
    import('../../shared/emoji-names.ts').then(
      ({ bundledEmojiNames }) => left || setNames(bundledEmojiNames()),
      // Emoji of one's own are still found.
      () => left || setNames(new Map()),
    );
    return () => {
      left = true;
    };
  }, [lacks]);
  return names;
}
