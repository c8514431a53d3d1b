import { useEffect, useMemo, useState } from 'react';
import type { CustomEmoji, SeenEmoji } from '../../shared/emoji/custom-emoji.ts';
import { useAppState } from '../state/app-state.tsx';

const TELLING: ReadonlySet<string> = new Set(['library', 'similar', 'settings']);

/**
 * Pictures seen in questions; null until they have come, and where they can't be had: they are an offer. Asked for anew
 * when questions change, and when the settings do: what was kept meanwhile is left out at once.
 */
export function useSeenEmoji(custom: readonly CustomEmoji[] | undefined): readonly SeenEmoji[] | null {
  const { connection, feed } = useAppState();
  const [seen, setSeen] = useState<readonly SeenEmoji[] | null>(null);
  useEffect(() => {
    let isStill = true;
    const fetchAnew = () =>
      connection.call('emoji.seen', {}).then(
        (now) => isStill && setSeen(now),
        () => {},
      );
    void fetchAnew();
    const stop = feed.subscribe({
      onMissed: () => void fetchAnew(),
      onEvent: ({ type }) => {
        if (TELLING.has(type)) void fetchAnew();
      },
    });
    return () => {
      isStill = false;
      stop();
    };
  }, [connection, feed]);
  return useMemo(
    () => seen?.filter(({ url }) => !custom?.some((own) => own.url === url)) ?? null,
    [seen, custom],
  );
}
