import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Another start of the app, as reported to the running app. */
export interface Start {
  argv: string[];
  workingFolder: string;
}

const lockFile = (userData: string) => path.join(userData, 'stand-in.lock');
const getStartsFile = (userData: string) => path.join(userData, 'stand-in.starts');

/**
 * Locks the folder for this process, and calls `onStart` at each further start with this folder. If another
 * process has the lock, notifies that process of this start and returns false.
 */
export function lockOrPassOn(userData: string, onStart: (start: Start) => void): boolean {
  const starts = getStartsFile(userData);
  if (isAlive(lockHolder(userData))) {
    const file = path.join(starts, `${process.pid}`);
    writeFileSync(
      file,
      JSON.stringify({ argv: reorderLikeChromium(process.argv), workingFolder: process.cwd() }),
    );
    renameSync(file, `${file}.json`);
    return false;
  }
  writeFileSync(lockFile(userData), String(process.pid));
  rmSync(starts, { recursive: true, force: true });
  mkdirSync(starts);
  watch(starts, () => {
    for (const name of readdirSync(starts).filter((each) => each.endsWith('.json'))) {
      const file = path.join(starts, name);
      const start = JSON.parse(readFileSync(file, 'utf8'));
      rmSync(file);
      onStart(start);
    }
  }).unref();
  return true;
}

export function unlock(userData: string): void {
  // A second instance must not remove the first instance's lock.
  if (lockHolder(userData) === process.pid) rmSync(lockFile(userData), { force: true });
}

/** Moves switches before all other arguments and adds more switches, like Chromium. */
function reorderLikeChromium([program = '', ...args]: readonly string[]): string[] {
  const isSwitch = (one: string) => one.startsWith('-');
  return [
    program,
    ...args.filter(isSwitch),
    '--original-process-start-time=13400000000000000',
    ...args.filter((one) => !isSwitch(one)),
  ];
}

/** Returns the ID of the process that has the lock, or null. The process may have been killed. */
const lockHolder = (userData: string): number | null =>
  existsSync(lockFile(userData)) ? Number(readFileSync(lockFile(userData), 'utf8')) : null;

function isAlive(pid: number | null): boolean {
  try {
    return pid !== null && process.kill(pid, 0);
  } catch {
    return false;
  }
}
