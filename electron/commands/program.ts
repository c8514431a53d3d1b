import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { reasonOf } from '../host/durable-file.ts';
import { reasonInWords } from '../host/reason-words.ts';

/** Tells of signals that ask this process to end, and keeps them from ending it. Returns how to stop. */
export type OnSignal = (told: (signal: NodeJS.Signals) => void) => () => void;

/** As shells have it, for what could not be run, and for what is not there. */
const NOT_RUN = 126;
const NOT_FOUND = 127;
const SIGNALLED = 128;

/**
 * Runs a program on this process's own terminal, hands signals on to it, and gives its exit code: 128 and the number
 * of the signal that ended it; 127 where there is no such program, 126 where it can't be started, with the reason.
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  options: {
    env: Readonly<Record<string, string | undefined>>;
    onSignal: OnSignal;
    onNotStarted: (reason: string) => void;
  },
): Promise<number> {
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  const child = spawn(command, args, { stdio: 'inherit', env: options.env });
  const stop = options.onSignal((signal) => child.kill(signal));
  child.on('error', (error) => {
    // A signal that could not be handed on is an error as well.
    if (child.pid !== undefined) return;
    const reason = reasonOf(error);
    options.onNotStarted(reason === 'ENOENT' ? 'there is no such program' : reasonInWords(reason));
    resolve(reason === 'ENOENT' ? NOT_FOUND : NOT_RUN);
  });
  child.on('exit', (code, signal) => resolve(code ?? SIGNALLED + (signal ? constants.signals[signal] : 0)));
  try {
    return await ended;
  } finally {
    stop();
  }
}
