import { useEffect, useMemo, useState } from 'react';
import {
  type CustomEmoji,
  createEmojiBook,
  type EmojiBook,
  type EmojiNames,
} from '../../shared/emoji/emoji.ts';

/** Emoji that the service knows, as far as this window does. */
export interface KnownEmoji {
  readonly book: EmojiBook;
  /** The bundled names, once something needed them. Until then no name counts as unknown. */
  readonly names: EmojiNames | null;
}

/** The bundled names, and those of the community. */
export function useKnownEmoji(wanted: boolean, customEmoji: readonly CustomEmoji[] | undefined): KnownEmoji {
  const { names } = useEmojiNames(wanted);
  return useMemo(
    () => ({ names, book: createEmojiBook(names ?? new Map(), customEmoji ?? []) }),
    [names, customEmoji],
  );
}

/** The bundled names, loaded when they are wanted first: null until they are there, or for good where that fails. */
export function useEmojiNames(wanted: boolean): { names: EmojiNames | null; isLost: boolean } {
  const [names, setNames] = useState<EmojiNames | null>(null);
  const [isLost, setLost] = useState(false);
  const isWanted = wanted && !names;
  useEffect(() => {
    if (!isWanted) return;
    let isStill = true;
    import('../../shared/emoji/emoji-names.ts').then(
      ({ bundledEmojiNames }) => isStill && setNames(bundledEmojiNames()),
      () => isStill && setLost(true),
    );
    return () => {
      isStill = false;
    };
  }, [isWanted]);
  return { names, isLost };
}
