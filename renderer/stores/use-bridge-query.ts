import { skipToken, useQuery } from '@tanstack/react-query';
import type { Input, Method, Output } from '../../shared/bridge/bridge-methods.ts';
import { useAppStores } from './app-stores.tsx';

/**
 * Returns a bridge method's result and updates it while the component is mounted. If the input is null,
 * nothing is requested. With `keepsLast`, the last result is returned until the new input's result arrives.
 * `debounceMs` is how long an input must be unchanged before the request.
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

/** Waits before a query runs. Rejects if the query is replaced during the wait. */
export async function debounceQuery(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  signal.throwIfAborted();
}
