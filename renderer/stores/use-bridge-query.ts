import { skipToken, useQuery } from '@tanstack/react-query';
import type { Input, Method, Output } from '../../shared/bridge/bridge-methods.ts';
import { useAppStores } from './app-stores.tsx';

/**
 * The result of a bridge method while the component is mounted. Without input, nothing is requested. `keepsLast`:
 * shows the last result until there is one for the new input. `debounceMs`: how long an input must stay the same.
 */
export function useBridgeQuery<M extends Method>(
  method: M,
  input: Input<M> | null,
  { keepsLast = false, debounceMs = 0 }: { keepsLast?: boolean; debounceMs?: number } = {},
) {
  const { connection } = useAppStores();
  return useQuery<Output<M>>({
    queryKey: [method, input],
    queryFn: input
      ? async ({ signal }) => {
          if (debounceMs > 0) await debounceQuery(debounceMs, signal);
          return connection.call(method, input);
        }
      : skipToken,
    placeholderData: (last) => (keepsLast ? last : undefined),
  });
}

/** Waits before a query runs. Throws if the query is replaced meanwhile. */
export async function debounceQuery(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  signal.throwIfAborted();
}
