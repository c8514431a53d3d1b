import { useEffect } from 'react';
import { z } from 'zod';
import { type ShellCommand, shellCommandSchema } from '../../../shared/shell.ts';
import type { ShellLink } from '../../bridge/shell-link.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';

const commandsSchema = z.array(shellCommandSchema);

/** Does what the system asks of the window, in the order in which it was asked: what waits already, and all that comes. */
export function useAsked(link: ShellLink, carryOut: (command: ShellCommand) => void): void {
  const run = useEventCallback(carryOut);
  useEffect(() => {
    const take = async () => {
      const taken = commandsSchema.safeParse(await link.call('take', {}).catch(() => []));
      for (const command of taken.data ?? []) run(command);
    };
    link.onAsked(() => void take());
    void take();
  }, [link, run]);
}
