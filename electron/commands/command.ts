/** How a command ends: 0 done, 1 problems found, 2 used wrongly, 3 could not run. */
export const EXIT = { done: 0, problems: 1, usage: 2, failed: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where a command writes, and what it may read of its surroundings. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Tells when standard output takes nothing any more. Where it is missing that can't happen. */
  onOutFailure?(told: (error: Error) => void): void;
  /** Calls `listener` for each line of standard input: in a terminal, for each Enter. Returns how to stop. */
  onLine?(listener: () => void): () => void;
  env: Readonly<Record<string, string | undefined>>;
  /** Resolves when somebody asks the process to stop. */
  stopAsked: Promise<void>;
}

export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** What follows the name, with a line for each option. */
  help: string;
  /** Resolves with the exit code: one of `EXIT`, or that of a program which it ran. */
  run(args: string[], terminal: Terminal): Promise<number>;
}

/** The command line is used wrongly. The message says how and what is right. */
export class UsageError extends Error {}
