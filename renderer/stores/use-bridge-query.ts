import { skipToken, useQuery } from '@tanstack/react-query';
import type { Input, Method, Output } from '../../shared/bridge/bridge-protocol.ts';
import { useAppState } from './app-state.tsx';

/**
 * What a bridge method returns for this input, for as long as the component is there. It isn't called without input.
 * `keepsLast`: after the input changes, the last result is shown until there is one for the new input.
 */
export function useBridgeQuery<M extends Method>(
  method: M,
  input: Input<M> | null,
  { keepsLast = false }: { keepsLast?: boolean } = {},
) {
  const { connection } = useAppState();
  return useQuery<Output<M>>({
    queryKey: [method, input],
    queryFn: input ? () => connection.call(method, input) : skipToken,
    placeholderData: (last) => (keepsLast ? last : undefined),
  });
}

/** Lets typing rest: a query that is replaced while it waits here makes no call. */
export async function debounceQuery(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  signal.throwIfAborted();
}
