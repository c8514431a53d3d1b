import { useEffect, useMemo, useState } from 'react';
import {
  type CustomEmoji,
  createEmojiResolver,
  type EmojiNames,
  type EmojiResolver,
} from '../../shared/emoji/emoji-resolver.ts';
import { createEmojiFinder, type EmojiFinder } from '../../shared/emoji/emoji-suggestions.ts';
import { createStore, type Store } from './primitives/external-store.ts';

/** Finds emoji by name and keyword; null until it's loaded. */
export interface EmojiFinderStore extends Store<EmojiFinder | null> {
  /** Starts loading, unless it has started. Retries after a failure. */
  load(): void;
}

/** Loaded on demand, because the table of emoji is large. */
export function createEmojiFinderStore(load: () => Promise<EmojiFinder>): EmojiFinderStore {
  const store = createStore<EmojiFinder | null>(null);
  let isLoading = false;
  return {
    get: store.get,
    subscribe: store.subscribe,
    load() {
      if (isLoading || store.get()) return;
      isLoading = true;
      load().then(
        (help) => store.set(help),
        () => {
          isLoading = false;
        },
      );
    },
  };
}

export async function loadEmojiFinder(): Promise<EmojiFinder> {
  const { bundledEmojiEntries } = await import('../../shared/emoji/emoji-table.ts');
  return createEmojiFinder(bundledEmojiEntries());
}

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
