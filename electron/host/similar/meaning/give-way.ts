import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * From now on this thread gets next to nothing while others have something to do, such as the one that draws a letter. Only
 * Linux knows priorities of single threads (setpriority(2), «C library/kernel differences»); elsewhere nothing changes.
 */
export function giveWay(): void {
  try {
    const thread = readlinkSync('/proc/thread-self').split('/').at(-1);
    setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  } catch {
    // It works all the same, only not behind the others.
  }
}
