import { isGiven } from './opened.ts';

/** What a start of the app is told that follows a crash: milliseconds since 1970 of that crash. */
const AFTER_CRASH = '--after-crash=';

/** Two crashes within so many milliseconds are one that comes back with every start. */
const TOO_SOON = 60_000;

/** Whether this start follows a crash so closely that another one is no reason to start once more. */
export function crashedJustNow(argv: readonly string[], now: number): boolean {
  const said = argv.findLast((one) => one.startsWith(AFTER_CRASH));
  const at = Number(said?.slice(AFTER_CRASH.length));
  return said !== undefined && Number.isFinite(at) && Math.abs(now - at) < TOO_SOON;
}

/** The arguments of the next start: those of this one, without what only this one was given to open. */
export const argumentsAfterCrash = (argv: readonly string[], now: number): string[] => [
  ...argv.slice(1).filter((one) => !one.startsWith(AFTER_CRASH) && !isGiven(one)),
  `${AFTER_CRASH}${now}`,
];

export interface RestartPorts {
  argv: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
  log: (error: unknown) => void;
  /** Starts the app anew once this one has ended. */
  relaunch: (args: string[]) => void;
  /** Says that it failed twice. */
  tell: () => void;
  exit: (code: number) => void;
}

/**
 * Returns what is done about an error that nobody expected, behind which the host's state is not to be trusted any more:
 * the app ends at once and starts anew. Everything that was acknowledged is on the disk. One that comes back with the
 * start is told instead.
 */
export function createRestart(ports: RestartPorts): (error: unknown) => void {
  let isEnding = false;
  return (error) => {
    if (isEnding) return;
    isEnding = true;
    ports.log(error);
    if (crashedJustNow(ports.argv, ports.now())) ports.tell();
    else ports.relaunch(argumentsAfterCrash(ports.argv, ports.now()));
    ports.exit(1);
  };
}
