import { useEffect } from 'react';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { useToast } from '../ui/feedback/toast.tsx';
import { useStable } from '../ui/hooks/use-stable.ts';
import { useText } from '../ui/text/text.tsx';

/** Says of an address that leads nowhere why something else is shown. */
export function useLostAddress(): void {
  const lost = useStore(useAppState().router.lost);
  const { noPage } = useText().frame;
  const toast = useToast();
  const tell = useStable((address: string) => toast({ message: noPage(address) }));
  useEffect(() => {
    if (lost) tell(lost.address);
  }, [lost, tell]);
}
