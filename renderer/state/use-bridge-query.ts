import { skipToken, useQuery } from '@tanstack/react-query';
import type { Input, Method } from '../../shared/bridge/index.ts';
import { useAppState } from './app-state.tsx';

/** What a bridge method returns for this input, for as long as the component is there. It isn't called without input. */
export function useBridgeQuery<M extends Method>(method: M, input: Input<M> | null) {
  const { connection } = useAppState();
  return useQuery({
    queryKey: [method, input],
    queryFn: input ? () => connection.call(method, input) : skipToken,
  });
}
