import type { ShellCommand } from '../../../shared/bridge/shell-protocol.ts';

/** Commands that the page hasn't fetched yet. */
export interface PendingCommands {
  /** Queues a command and notifies the page. */
  add(command: ShellCommand): void;
  drain(): ShellCommand[];
}

/** Limits the queue if a program opens links endlessly. */
const MAX_PENDING_COMMANDS = 20;

/**
 * Creates an empty queue. `notify` may be called before the page exists, because the page fetches the queue
 * when it loads.
 */
export function createPendingCommands(notify: () => void): PendingCommands {
  let kept: ShellCommand[] = [];
  return {
    add(command) {
      // Removes an earlier `updates` command, because repeated ones would displace other commands.
      const others = command.kind === 'updates' ? kept.filter(({ kind }) => kind !== 'updates') : kept;
      kept = [...others, command].slice(-MAX_PENDING_COMMANDS);
      notify();
    },
    drain() {
      const taken = kept;
      kept = [];
      return taken;
    },
  };
}
