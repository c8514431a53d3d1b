import { useMemo } from 'react';
import type { CustomEmoji, SeenEmoji } from '../../../shared/emoji/custom-emoji.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';

/**
 * Pictures seen in questions; null until they have come, and where they can't be had: they are an offer. What was kept
 * meanwhile is left out at once.
 */
export function useSeenEmoji(custom: readonly CustomEmoji[] | undefined): readonly SeenEmoji[] | null {
  const { data: seen } = useBridgeQuery('emoji.seen', {});
  return useMemo(
    () => seen?.filter(({ url }) => !custom?.some((own) => own.url === url)) ?? null,
    [seen, custom],
  );
}
