import type { Terminal } from './terminal.ts';

export const EXIT = { done: 0, problems: 1, usage: 2, failed: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Command {
  name: string;
  summary: string;
  help: string;
  /** Resolves with an exit code from `EXIT`, or with the exit code of the program that the command ran. */
  run(args: string[], terminal: Terminal): Promise<number>;
}

/** Incorrect usage. The message names the problem and its solution. */
export class UsageError extends Error {}
