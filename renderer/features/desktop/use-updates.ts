import { useEffect, useState } from 'react';
import { type UpdateView, type UpdateWish, updateViewSchema } from '../../../shared/updates.ts';
import type { ShellLink } from '../../bridge/shell-link.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';

export interface UpdatesLink {
  view: UpdateView;
  /** Looks at what the shell has to show now. */
  refresh: () => Promise<void>;
  wish: (wish: UpdateWish) => void;
}

/** What the shell has to show of updates, and what is wished for. */
export function useUpdates(link: ShellLink): UpdatesLink {
  const [view, setView] = useState<UpdateView>({ kind: 'nothing' });
  const refresh = useEventCallback(async () => {
    const answer = updateViewSchema.safeParse(await link.call('updates', {}).catch(() => null));
    if (answer.success) setView(answer.data);
  });
  useEffect(() => void refresh(), [refresh]);
  return { view, refresh, wish: (wish) => void link.call('wishUpdate', { wish }).catch(() => undefined) };
}
