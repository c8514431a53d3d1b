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

/** Finds emoji by name and keyword; null until it's loaded. */
export interface EmojiFinderStore extends Store<EmojiFinder | null> {
  /** Starts loading, unless it has started. Retries after a failure. */
  load(): void;
}

/** Loaded on demand, because the table of emoji is large, and again if the language changes. */
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
  const [{ createEmojiFinder }, { bundledEmojiEntries }, german] = await Promise.all([
    import('../../shared/emoji/emoji-finder.ts'),
    import('../../shared/emoji/emoji-table.ts'),
    language === 'de' ? import('../../shared/emoji/emoji-words-de.ts') : null,
  ]);
  return createEmojiFinder(bundledEmojiEntries(), language, german?.germanEmojiWords());
}

/** The language of the page, if it has words for emoji; otherwise English. */
export const pageEmojiLanguage = (): EmojiLanguage =>
  new Intl.Locale(document.documentElement.lang || 'en').language === 'de' ? 'de' : 'en';

export interface KnownEmoji {
  readonly resolver: EmojiResolver;
  /** The bundled shortcodes; null until loaded. Until then no name counts as unknown. */
  readonly names: EmojiNames | null;
}

/** The bundled shortcodes, and the custom emoji. */
export function useKnownEmoji(wanted: boolean, customEmoji: readonly CustomEmoji[] | undefined): KnownEmoji {
  const { names } = useEmojiNames(wanted);
  return useMemo(
    () => ({ names, resolver: createEmojiResolver(names ?? new Map(), customEmoji ?? []) }),
    [names, customEmoji],
  );
}

/** The bundled shortcodes, loaded on demand; null until then, or if loading fails. */
export function useEmojiNames(wanted: boolean): { names: EmojiNames | null; isLost: boolean } {
  const [names, setNames] = useState<EmojiNames | null>(null);
  const [isLost, setLost] = useState(false);
  const isWanted = wanted && !names;
  useEffect(() => {
    if (!isWanted) return;
    let isStill = true;
    import('../../shared/emoji/emoji-shortcodes.ts').then(
      ({ bundledEmojiNames }) => isStill && setNames(bundledEmojiNames()),
      () => isStill && setLost(true),
    );
    return () => {
      isStill = false;
    };
  }, [isWanted]);
  return { names, isLost };
}
