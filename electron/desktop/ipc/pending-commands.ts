import type { ShellCommand } from '../../../shared/bridge/shell-protocol.ts';

/** Commands for the page that it has not fetched yet. */
export interface PendingCommands {
  /** Queues a command and notifies the page. */
  add(command: ShellCommand): void;
  drain(): ShellCommand[];
}

/** Limits a program that sends links without end. */
const MAX_PENDING_COMMANDS = 20;

/** `notify` may be called before the page exists; it fetches the queue when it loads. */
export function createPendingCommands(notify: () => void): PendingCommands {
  let kept: ShellCommand[] = [];
  return {
    add(command) {
      // A repeated command without data would push out others.
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
