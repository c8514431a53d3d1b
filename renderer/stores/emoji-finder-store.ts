import { useEffect, useMemo, useState } from 'react';
import type { EmojiLanguage } from '../../shared/emoji/common-answer-emoji.ts';
import type { EmojiFinder } from '../../shared/emoji/emoji-finder.ts';
import {
  type CustomEmoji,
  createEmojiResolver,
  type EmojiNames,
  type EmojiResolver,
} from '../../shared/emoji/emoji-resolver.ts';
import { createStore, type Store } from './primitives/external-store.ts';

/** Finds emoji by name and keyword. Its value is null until it's loaded. */
export interface EmojiFinderStore extends Store<EmojiFinder | null> {
  /** Starts loading unless loading has already started. Retries after a failure. */
  load(): void;
}

/**
 * Creates the store. The emoji table is large, so it's loaded on demand. It's loaded again after the language
 * changes.
 */
export function createEmojiFinderStore(
  load: (language: EmojiLanguage) => Promise<EmojiFinder>,
  language: () => EmojiLanguage,
): EmojiFinderStore {
  const store = createStore<EmojiFinder | null>(null);
  let loaded: EmojiLanguage | null = null;
  return {
    get: store.get,
    subscribe: store.subscribe,
    load() {
      const wanted = language();
      if (loaded === wanted) return;
      loaded = wanted;
      load(wanted).then(
        (finder) => {
          if (loaded === wanted) store.set(finder);
        },
        () => {
          if (loaded === wanted) loaded = null;
        },
      );
    },
  };
}

export async function loadEmojiFinder(language: EmojiLanguage): Promise<EmojiFinder> {
  const [{ createEmojiFinder }, { loadEmojiEntries }, german] = await Promise.all([
    import('../../shared/emoji/emoji-finder.ts'),
    import('../../shared/emoji/emoji-table.ts'),
    language === 'de' ? import('../../shared/emoji/emoji-words-de.ts') : null,
  ]);
  return createEmojiFinder(loadEmojiEntries(), language, german?.loadGermanEmojiWords());
}

/** Returns the page's language if it has emoji keywords, or English. */
export const getPageEmojiLanguage = (): EmojiLanguage =>
  new Intl.Locale(document.documentElement.lang || 'en').language === 'de' ? 'de' : 'en';

export interface KnownEmoji {
  readonly resolver: EmojiResolver;
  /**
   * The bundled shortcodes. The value is null until they're loaded, and no name counts as unknown until then.
   */
  readonly names: EmojiNames | null;
}

export function useKnownEmoji(wanted: boolean, customEmoji: readonly CustomEmoji[] | undefined): KnownEmoji {
  const { names } = useEmojiNames(wanted);
  return useMemo(
    () => ({ names, resolver: createEmojiResolver(names ?? new Map(), customEmoji ?? []) }),
    [names, customEmoji],
  );
}

/** Loads the bundled shortcodes on demand. `names` remains null if that fails. */
export function useEmojiNames(wanted: boolean): { names: EmojiNames | null; isLost: boolean } {
  const [names, setNames] = useState<EmojiNames | null>(null);
  const [isLost, setLost] = useState(false);
  const isWanted = wanted && !names;
  useEffect(() => {
    if (!isWanted) return;
    let isStill = true;
    import('../../shared/emoji/emoji-shortcodes.ts').then(
      ({ loadEmojiNames }) => isStill && setNames(loadEmojiNames()),
      () => isStill && setLost(true),
    );
    return () => {
      isStill = false;
    };
  }, [isWanted]);
  return { names, isLost };
}
