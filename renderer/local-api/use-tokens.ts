import { useEffect, useState } from 'react';
import type { TokenInfo } from '../../shared/bridge.ts';
import { useAppState } from '../state/app-state.tsx';

/** The tokens of the local API; empty until they have come. Kept only while this view is shown. */
export function useTokens(): readonly TokenInfo[] {
  const { connection, feed } = useAppState();
  const [tokens, setTokens] = useState<readonly TokenInfo[]>([]);
  useEffect(() => {
    let left = false;
    const load = async () => {
      try {
        const fetched = await connection.call('api.tokens', {});
        if (!left) setTokens(fetched);
      } catch {
        // The next contact fetches them.
      }
    };
    const stop = feed.subscribe({ onMissed: () => void load(), onEvent: () => {} });
    return () => {
      left = true;
      stop();
    };
  }, [connection, feed]);
  return tokens;
}
