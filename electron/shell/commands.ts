import type { ShellCommand } from '../../shared/shell.ts';

/** What was asked of the page and not taken by it yet. */
export interface Commands {
  /** Keeps it for the page, which is told that there is something. */
  give(command: ShellCommand): void;
  take(): ShellCommand[];
}

/** More than that nobody asks for before the window is there; a program that sends links without end gets no further. */
const MOST = 20;

/** `tell`: lets the page know. It may not be there yet, and takes what is kept when it comes. */
export function createCommands(tell: () => void): Commands {
  let kept: ShellCommand[] = [];
  return {
    give(command) {
      // What only says that something is to be looked at says no more the second time, and would push others out.
      const others = command.kind === 'updates' ? kept.filter(({ kind }) => kind !== 'updates') : kept;
      kept = [...others, command].slice(-MOST);
      tell();
    },
    take() {
      const taken = kept;
      kept = [];
      return taken;
    },
  };
}
