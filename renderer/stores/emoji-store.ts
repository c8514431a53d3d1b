import { useEffect, useMemo, useState } from 'react';
import { createEmojiFinder, type EmojiFinder } from '../../shared/emoji/emoji-finder.ts';
import {
  type CustomEmoji,
  createEmojiResolver,
  type EmojiNames,
  type EmojiResolver,
} from '../../shared/emoji/emoji-resolver.ts';
import { createStore, type Store } from './primitives/external-store.ts';

/** Finds emoji by names and keywords; null until somebody wanted it and it has come. */
export interface EmojiFinderStore extends Store<EmojiFinder | null> {
  /** Loads it, where that has not begun. What failed is tried again with the next call. */
  load(): void;
}

/** Help that `load` gives when it is first wanted: its table is large, and nobody needs it to begin with. */
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

/** From the program's own files. */
export async function loadEmojiFinder(): Promise<EmojiFinder> {
  const { bundledEmojiEntries } = await import('../../shared/emoji/emoji-table.ts');
  return createEmojiFinder(bundledEmojiEntries());
}

/** Emoji that the service knows, as far as this window does. */
export interface KnownEmoji {
  readonly resolver: EmojiResolver;
  /** The bundled names, once something needed them. Until then no name counts as unknown. */
  readonly names: EmojiNames | null;
}

/** The bundled names, and those of the community. */
export function useKnownEmoji(wanted: boolean, customEmoji: readonly CustomEmoji[] | undefined): KnownEmoji {
  const { names } = useEmojiNames(wanted);
  return useMemo(
    () => ({ names, resolver: createEmojiResolver(names ?? new Map(), customEmoji ?? []) }),
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
